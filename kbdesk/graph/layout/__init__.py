"""Where the nodes of the graph stand: communities as discs beside each other, their pages inside, islands around."""
