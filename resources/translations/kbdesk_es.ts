<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>A desk for knowledge bases that agents write.</source>
        <translation>Un escritorio para las bases de conocimiento que escriben los agentes.</translation>
    </message>
    <message>
        <source>About kbdesk</source>
        <translation>Acerca de kbdesk</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Copiar las versiones</translation>
    </message>
    <message>
        <source>Free software under the licence {licence}: use, study, share and change it.</source>
        <translation>Software libre con licencia {licence}: úsalo, estúdialo, compártelo y cámbialo.</translation>
    </message>
    <message>
        <source>Its text did not come with this kbdesk; it stands at https://www.gnu.org/licenses/agpl-3.0.</source>
        <translation>Su texto no vino con este kbdesk; está en https://www.gnu.org/licenses/agpl-3.0.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paquete</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Paquetes</translation>
    </message>
    <message>
        <source>Packages that kbdesk is made with</source>
        <translation>Paquetes con los que está hecho kbdesk</translation>
    </message>
    <message>
        <source>The versions are copied.</source>
        <translation>Versiones copiadas.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>no indicada</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message>
        <source>Add a folder</source>
        <translation>Añadir una carpeta</translation>
    </message>
    <message>
        <source>Add originals</source>
        <translation>Añadir originales</translation>
    </message>
    <message>
        <source>Added to the originals: %1</source>
        <translation>Añadido a los originales: %1</translation>
    </message>
    <message>
        <source>Pasted picture</source>
        <translation>Imagen pegada</translation>
    </message>
    <message>
        <source>There are no files in it.</source>
        <translation>No hay archivos en ella.</translation>
    </message>
    <message>
        <source>This project cannot be written; nothing was added.</source>
        <translation>Este proyecto es de solo lectura; no se añadió nada.</translation>
    </message>
</context>
<context>
    <name>Arriving</name>
    <message>
        <source>Arranging the pages</source>
        <translation>Disposición de las páginas</translation>
    </message>
    <message>
        <source>Arranging the pages…</source>
        <translation>Disponiendo las páginas…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Agents are asked no more to read: %1</source>
        <translation>Ya no se pide a los agentes que lean: %1</translation>
    </message>
    <message>
        <source>Agents are asked to read: %1</source>
        <translation>Se ha pedido a los agentes que lean: %1</translation>
    </message>
    <message>
        <source>Asking agents: %1 of %2</source>
        <translation>Pidiéndolo a los agentes: %1 de %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stopped: agents are asked nothing.</source>
        <translation>Detenido: no se ha pedido nada a los agentes.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undone: agents are asked as before.</source>
        <translation>Deshecho: a los agentes se les pide lo mismo que antes.</translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>Agents reach you through its icon in the tray.</source>
        <translation>Los agentes te avisan por su icono en la bandeja.</translation>
    </message>
    <message>
        <source>An agent asks you</source>
        <translation>Un agente te pide algo</translation>
    </message>
    <message>
        <source>Done in kbdesk</source>
        <translation>Terminado en kbdesk</translation>
    </message>
    <message>
        <source>kbdesk is still here</source>
        <translation>kbdesk sigue aquí</translation>
    </message>
    <message>
        <source>{name} is open.</source>
        <translation>{name} está abierta.</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>&amp;Add…</source>
        <translation>Aña&amp;dir…</translation>
    </message>
    <message>
        <source>Add a &amp;folder…</source>
        <translation>Añadir una &amp;carpeta…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>By folder</source>
        <translation>Por carpetas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Enter goes to the next match, the down key to the graph</source>
        <translation>Intro va a la siguiente coincidencia; la flecha abajo, al grafo</translation>
    </message>
    <message>
        <source>Filter by name, type, status or origin</source>
        <translation>Filtrar los originales</translation>
    </message>
    <message>
        <source>Filter the graph</source>
        <translation>Filtrar el grafo</translation>
    </message>
    <message>
        <source>Filter the originals</source>
        <translation>Filtrar los originales</translation>
    </message>
    <message>
        <source>Find &amp;missing originals…</source>
        <translation>&amp;Buscar los originales que faltan…</translation>
    </message>
    <message>
        <source>Find a page</source>
        <translation>Buscar una página</translation>
    </message>
    <message>
        <source>Find a page in the graph</source>
        <translation>Buscar una página en el grafo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Path between two pages</source>
        <translation>Camino entre dos páginas</translation>
    </message>
    <message>
        <source>Search inside the originals</source>
        <translation>Buscar dentro de los originales</translation>
    </message>
    <message>
        <source>Show all pages (key 0)</source>
        <translation>Mostrar todas las páginas (tecla 0)</translation>
    </message>
    <message>
        <source>Show the chosen one below</source>
        <translation>Mostrar debajo el elegido</translation>
    </message>
    <message>
        <source>The &amp;retired folder…</source>
        <translation>La carpeta de &amp;retirados…</translation>
    </message>
    <message>
        <source>The pages as a list</source>
        <translation>Las páginas como lista</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Lo que se muestra</translation>
    </message>
    <message>
        <source>What strikes the eye</source>
        <translation>Lo que llama la atención</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Acercar (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Alejar (-)</translation>
    </message>
    <message>
        <source>some of it is hidden</source>
        <translation>una parte está oculta</translation>
    </message>
</context>
<context>
    <name>ChosenPage</name>
    <message>
        <source>&amp;Choose a page…</source>
        <translation>&amp;Elegir una página…</translation>
    </message>
    <message>
        <source>None is chosen yet.</source>
        <translation>Aún no hay ninguna elegida.</translation>
    </message>
</context>
<context>
    <name>ComingSign</name>
    <message>
        <source>The rest of this page is on its way…</source>
        <translation>El resto de esta página está en camino…</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Enter does it, Escape closes</source>
        <translation>Intro lo ejecuta, Escape cierra</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>¿Qué quieres hacer?</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>Another program</source>
        <translation>Otro programa</translation>
    </message>
    <message>
        <source>Commands to ingest, query and lint, and skills to do so unasked.</source>
        <translation>Comandos para incorporar, consultar y revisar, y habilidades para hacerlo sin que lo pidas.</translation>
    </message>
    <message>
        <source>Connect an agent</source>
        <translation>Conectar un agente</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Most programs that speak MCP read this form. What they start is: {line}</source>
        <translation>La mayoría de los programas que hablan MCP leen esta forma. Lo que inician es: {line}</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programas</translation>
    </message>
    <message>
        <source>The entry is copied.</source>
        <translation>Entrada copiada.</translation>
    </message>
    <message>
        <source>The program that your agent runs in is told how to reach “{name}”. Which one is it?</source>
        <translation>Se le indica al programa de tu agente cómo llegar a «{name}». ¿Cuál es?</translation>
    </message>
    <message>
        <source>The settings as they were: {path}</source>
        <translation>La configuración de antes: {path}</translation>
    </message>
    <message>
        <source>The settings of {title} cannot be changed safely, so put this there by hand. {trouble}</source>
        <translation>La configuración de {title} no se puede cambiar sin riesgo; ponlo allí a mano. {trouble}</translation>
    </message>
    <message>
        <source>There are no settings of {title} on this machine; it may not be installed.</source>
        <translation>No hay configuración de {title} en este equipo; quizá no esté instalado.</translation>
    </message>
    <message>
        <source>What belongs into its settings</source>
        <translation>Lo que va en su configuración</translation>
    </message>
    <message>
        <source>&amp;Copy the entry</source>
        <translation>&amp;Copiar la entrada</translation>
    </message>
    <message>
        <source>&amp;Write it</source>
        <translation>&amp;Escribirla</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Ce&amp;rrar</translation>
    </message>
    <message>
        <source>What &amp;belongs into its settings</source>
        <translation>&amp;Lo que va en su configuración</translation>
    </message>
    <message>
        <source>With its commands, as a &amp;plugin</source>
        <translation>Con sus comandos, como com&amp;plemento</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Escribiendo…</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Escrito: {path}</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>conectado</translation>
    </message>
    <message>
        <source>connected in another way</source>
        <translation>conectado de otro modo</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>sin conectar</translation>
    </message>
    <message>
        <source>not found here</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>{title} does not know this knowledge base yet. A copy of its settings is kept.</source>
        <translation>{title} aún no conoce esta base de conocimiento. Se conserva una copia de su configuración.</translation>
    </message>
    <message>
        <source>{title} does not know this knowledge base yet. It is told with its own command.</source>
        <translation>{title} aún no conoce esta base de conocimiento. Se le indica con su propio comando.</translation>
    </message>
    <message>
        <source>{title} knows this knowledge base, as “{name}”.</source>
        <translation>{title} conoce esta base de conocimiento como «{name}».</translation>
    </message>
    <message>
        <source>{title} starts kbdesk for this knowledge base in another way. Writing this replaces that.</source>
        <translation>{title} inicia kbdesk para esta base de conocimiento de otra forma. Escribir esto la reemplaza.</translation>
    </message>
</context>
<context>
    <name>Dropping</name>
    <message>
        <source>Drop one folder here to open it. Files can be added when a knowledge base is open.</source>
        <translation>Suelta aquí una carpeta para abrirla. Los archivos se pueden añadir cuando hay una base de conocimiento abierta.</translation>
    </message>
    <message>
        <source>Drop to add %1 to the sources, into “%2”</source>
        <translation>Suelta para añadir %1 a las fuentes, en «%2»</translation>
    </message>
    <message>
        <source>Drop to add this web address to the sources</source>
        <translation>Suelta para añadir esta dirección web a las fuentes</translation>
    </message>
    <message>
        <source>Drop to open “%1” as a knowledge base</source>
        <translation>Suelta para abrir «%1» como base de conocimiento</translation>
    </message>
    <message>
        <source>This knowledge base cannot be written: nothing can be added.</source>
        <translation>No se puede escribir en esta base de conocimiento: no se puede añadir nada.</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Back to reading</source>
        <translation>Volver a la lectura</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copiar el texto</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>It could not be kept as a draft either: leave it open, or copy it.</source>
        <translation>Tampoco se pudo guardar como borrador: déjalo abierto o cópialo.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Saved, together with what others had changed meanwhile: nothing touched.</source>
        <translation>Guardado, junto con lo que otros cambiaron entretanto: no había conflictos.</translation>
    </message>
    <message>
        <source>Saving keeps both: what does not touch is merged, and where both changed the same place you will see both and choose.</source>
        <translation>Al guardar se conservan ambos textos: lo que no se cruza se combina, y donde ambos cambiaron lo mismo verás las dos versiones para elegir.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The page was changed elsewhere; here is how it stands now.</source>
        <translation>La página se cambió en otro lugar; así está ahora.</translation>
    </message>
    <message>
        <source>This page&apos;s file is gone. Your text is kept as a draft; copy it to put it elsewhere.</source>
        <translation>El archivo de esta página ya no existe. Tu texto se conserva como borrador; cópialo para ponerlo en otro sitio.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Your text is kept as a draft.</source>
        <translation>Tu texto se conserva como borrador.</translation>
    </message>
    <message>
        <source>“{name}” is no name for a field of your own: use letters without accents, digits, _ and -.</source>
        <translation>«{name}» no sirve como nombre de un campo propio: usa letras sin acentos, cifras, _ y -.</translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source>Choose a page…</source>
        <translation>Elegir una página…</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>%1, pages: %2</source>
        <translation>%1, páginas: %2</translation>
    </message>
    <message>
        <source>Click to hide or show: %1</source>
        <translation>Clic para ocultar o mostrar: %1</translation>
    </message>
</context>
<context>
    <name>Examining</name>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Looking into the originals</source>
        <translation>Examinando los originales</translation>
    </message>
    <message>
        <source>Looking into the originals: %1 of %2</source>
        <translation>Examinando los originales: %1 de %2</translation>
    </message>
    <message>
        <source>Looking into the originals…</source>
        <translation>Examinando los originales…</translation>
    </message>
    <message>
        <source>Not looked into yet: %1. Until then their pages are not counted, their text not searched.</source>
        <translation>Sin examinar: %1. Hasta entonces no se cuentan sus páginas ni se busca en su texto.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>FileHanding</name>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>&amp;Elegir un archivo…</translation>
    </message>
    <message>
        <source>Drop the file here, or choose it</source>
        <translation>Suelta el archivo aquí o elígelo</translation>
    </message>
    <message>
        <source>It will be saved as %1</source>
        <translation>Se guardará como %1</translation>
    </message>
    <message>
        <source>It will be saved in %1</source>
        <translation>Se guardará en %1</translation>
    </message>
    <message>
        <source>One file is asked for, not a folder.</source>
        <translation>Se pide un archivo, no una carpeta.</translation>
    </message>
    <message>
        <source>One file is asked for; these are several.</source>
        <translation>Se pide un solo archivo; estos son varios.</translation>
    </message>
    <message>
        <source>Only a file of this computer can be handed over.</source>
        <translation>Solo se puede entregar un archivo de este equipo.</translation>
    </message>
    <message>
        <source>Take the file away</source>
        <translation>Quitar el archivo</translation>
    </message>
    <message>
        <source>The file that is asked for</source>
        <translation>El archivo que se pide</translation>
    </message>
    <message>
        <source>The file to hand over</source>
        <translation>El archivo que se entrega</translation>
    </message>
    <message>
        <source>new version of %1</source>
        <translation>nueva versión de %1</translation>
    </message>
</context>
<context>
    <name>FilterStrip</name>
    <message>
        <source>Filter no more</source>
        <translation>Dejar de filtrar</translation>
    </message>
    <message>
        <source>Filter the graph, as in the search</source>
        <translation>Filtrar el grafo, como en la búsqueda</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Encontradas: %1</translation>
    </message>
    <message>
        <source>two words</source>
        <translation>dos palabras</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All folders</source>
        <translation>Todas las carpetas</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>Any origin</source>
        <translation>Cualquier procedencia</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>Cualquier situación</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Cualquier estado</translation>
    </message>
    <message>
        <source>Filter by name, type, status or origin</source>
        <translation>Filtrar los originales</translation>
    </message>
    <message>
        <source>Filter by status, state, type, folder and origin</source>
        <translation>Filtrar por estado, situación, tipo, carpeta y procedencia</translation>
    </message>
    <message>
        <source>Filter the originals</source>
        <translation>Filtrar los originales</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Procedencia</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situación</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>With text or not</source>
        <translation>Con texto o sin él</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Cerrar (Escape)</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Buscar en esta página</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>Buscar en este texto</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se encontró nada</translation>
    </message>
    <message>
        <source>Put in its place</source>
        <translation>Poner en su lugar</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Reemplazar todo</translation>
    </message>
    <message>
        <source>Replaced: {count}</source>
        <translation>Reemplazos: {count}</translation>
    </message>
    <message>
        <source>The match before (Shift+Enter)</source>
        <translation>Resultado anterior (Mayús+Intro)</translation>
    </message>
    <message>
        <source>The next match (Enter)</source>
        <translation>Resultado siguiente (Intro)</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>El lugar siguiente</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>El lugar anterior</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} de {count}</translation>
    </message>
</context>
<context>
    <name>FindLine</name>
    <message>
        <source>Close (Escape)</source>
        <translation>Cerrar (Escape)</translation>
    </message>
    <message>
        <source>Find in this original</source>
        <translation>Buscar en este original</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>The match before (Shift+Enter)</source>
        <translation>Resultado anterior (Mayús+Intro)</translation>
    </message>
    <message>
        <source>The next match (Enter)</source>
        <translation>Resultado siguiente (Intro)</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} de {count}</translation>
    </message>
</context>
<context>
    <name>FinderView</name>
    <message>
        <source>An agent writes them, through kbdesk or into the folder.</source>
        <translation>Las escribe un agente, a través de kbdesk o directamente en la carpeta.</translation>
    </message>
    <message>
        <source>Back to the index</source>
        <translation>Volver al índice</translation>
    </message>
    <message>
        <source>Filter or search</source>
        <translation>Filtrar o buscar</translation>
    </message>
    <message>
        <source>Filter the index; Enter searches all text</source>
        <translation>Filtra el índice; Intro busca en todo el texto</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>No pages yet</source>
        <translation>Aún no hay páginas</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Nada coincide</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
    <message>
        <source>Press Enter to search all text.</source>
        <translation>Pulsa Intro para buscar en todo el texto.</translation>
    </message>
    <message>
        <source>Typing filters the index, Enter searches all text ({keys})</source>
        <translation>Al escribir se filtra el índice; Intro busca en todo el texto ({keys})</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Looking for what strikes the eye…</source>
        <translation>Buscando lo que llama la atención…</translation>
    </message>
    <message>
        <source>Nothing strikes the eye</source>
        <translation>Nada llama la atención</translation>
    </message>
    <message>
        <source>There are too few pages and links for that yet.</source>
        <translation>Todavía hay muy pocas páginas y enlaces para eso.</translation>
    </message>
    <message>
        <source>What strikes the eye</source>
        <translation>Lo que llama la atención</translation>
    </message>
</context>
<context>
    <name>FollowUpChoices</name>
    <message>
        <source>Ask the agent to look at these pages again</source>
        <translation>Pedir al agente que revise estas páginas</translation>
    </message>
    <message>
        <source>Comment for the agent</source>
        <translation>Comentario para el agente</translation>
    </message>
    <message>
        <source>Optional: what it shall look for. Otherwise it is told what was retired.</source>
        <translation>Opcional: en qué debe fijarse. Si no, se le dice qué se retiró.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>The page that supersedes them</source>
        <translation>La página que los sustituye</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Qué hacer después</translation>
    </message>
    <message>
        <source>is retired too</source>
        <translation>se retira también</translation>
    </message>
    <message>
        <source>is superseded by another page</source>
        <translation>lo sustituye otra página</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>se queda como está</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Links: %1</source>
        <translation>Enlaces: %1</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <translation>Páginas: %1</translation>
    </message>
    <message>
        <source>What the colours say</source>
        <translation>Lo que dicen los colores</translation>
    </message>
</context>
<context>
    <name>GraphCanvas</name>
    <message>
        <source>All of it is hidden, or does not fit the filter.</source>
        <translation>Todo está oculto o no encaja en el filtro.</translation>
    </message>
    <message>
        <source>Page graph</source>
        <translation>Grafo de páginas</translation>
    </message>
    <message>
        <source>Shift and arrow keys mark a page, Enter opens it, arrow keys move, plus and minus zoom.</source>
        <translation>Mayús y las flechas marcan una página, Intro la abre, las flechas desplazan, más y menos cambian el zoom.</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Arranging the pages…</source>
        <translation>Ordenando las páginas…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Mark a page first: find it, or go to it with Shift and the arrow keys.</source>
        <translation>Marca primero una página: búscala o ve a ella con Mayús y las flechas.</translation>
    </message>
    <message>
        <source>The graph is not arranged</source>
        <translation>El grafo no está dispuesto</translation>
    </message>
    <message>
        <source>You stopped it before there was anything to see.</source>
        <translation>Lo detuviste antes de que hubiera algo que ver.</translation>
    </message>
    <message>
        <source>As soon as there are pages, they stand here with the links between them.</source>
        <translation>En cuanto haya páginas, aparecerán aquí con los enlaces entre ellas.</translation>
    </message>
    <message>
        <source>No pages yet</source>
        <translation>Aún no hay páginas</translation>
    </message>
    <message>
        <source>The graph cannot be shown</source>
        <translation>No se puede mostrar el grafo</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>HeaderForm</name>
    <message>
        <source>Add a field</source>
        <translation>Añadir un campo</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Otro…</translation>
    </message>
    <message>
        <source>As a form</source>
        <translation>Como formulario</translation>
    </message>
    <message>
        <source>As it is written</source>
        <translation>Como está escrito</translation>
    </message>
    <message>
        <source>Fields ({count})</source>
        <translation>Campos ({count})</translation>
    </message>
    <message>
        <source>Keep the field {name}</source>
        <translation>Conservar el campo {name}</translation>
    </message>
    <message>
        <source>Remove the field {name}</source>
        <translation>Quitar el campo {name}</translation>
    </message>
    <message>
        <source>Several values, parted by commas</source>
        <translation>Varios valores, separados por comas</translation>
    </message>
    <message>
        <source>The new field&apos;s name</source>
        <translation>Nombre del campo nuevo</translation>
    </message>
</context>
<context>
    <name>HealthView</name>
    <message>
        <source>All is well</source>
        <translation>Todo en orden</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Every link leads to a page that stands, and every page can be found.</source>
        <translation>Todos los enlaces llevan a una página que existe y todas las páginas se pueden encontrar.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Examinar a fondo</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Problems: {count}</source>
        <translation>Problemas: {count}</translation>
    </message>
    <message>
        <source>Remarks of the closer look: {count}</source>
        <translation>Observaciones del examen a fondo: {count}</translation>
    </message>
    <message>
        <source>Twins, names without a page, summaries against their originals, pages without a source</source>
        <translation>Páginas gemelas, nombres sin página, resúmenes frente a sus originales, páginas sin fuente</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How kbdesk works</source>
        <translation>Cómo funciona kbdesk</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Search results</source>
        <translation>Resultados de la búsqueda</translation>
    </message>
</context>
<context>
    <name>IndexModel</name>
    <message>
        <source>{count} of them retired or superseded</source>
        <translation>{count} de ellas retiradas o sustituidas</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} de {all}</translation>
    </message>
</context>
<context>
    <name>LayoutChoice</name>
    <message>
        <source>Laid out as</source>
        <translation>Organizada como</translation>
    </message>
    <message>
        <source>Originals in</source>
        <translation>Originales en</translation>
    </message>
    <message>
        <source>Pages in</source>
        <translation>Páginas en</translation>
    </message>
    <message>
        <source>Write this into kbdesk.toml, for everyone who opens this folder</source>
        <translation>Anotarlo en kbdesk.toml, para todos los que abran esta carpeta</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Export the graph</source>
        <translation>Exportar el grafo</translation>
    </message>
    <message>
        <source>GraphML file</source>
        <translation>Archivo GraphML</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagen PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dibujo SVG</translation>
    </message>
    <message>
        <source>Writing the graph…</source>
        <translation>Escribiendo el grafo…</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Escrito: {path}</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>What the colours say</source>
        <translation>Lo que dicen los colores</translation>
    </message>
</context>
<context>
    <name>LimitBoxes</name>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
</context>
<context>
    <name>LinkCompletion</name>
    <message>
        <source>Pages to link to</source>
        <translation>Páginas para enlazar</translation>
    </message>
</context>
<context>
    <name>LinksPanel</name>
    <message>
        <source>Authors</source>
        <translation>Autores</translation>
    </message>
    <message>
        <source>Copy a link to this heading</source>
        <translation>Copiar un enlace a este encabezado</translation>
    </message>
    <message>
        <source>Copy the page&apos;s id</source>
        <translation>Copiar el id de la página</translation>
    </message>
    <message>
        <source>Go to Health</source>
        <translation>Ir a Diagnóstico</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
    <message>
        <source>Make these words a link</source>
        <translation>Convertir estas palabras en enlace</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vecinas</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>Abrir en una pestaña nueva</translation>
    </message>
    <message>
        <source>This link leads nowhere: {address}</source>
        <translation>Este enlace no lleva a ninguna parte: {address}</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Rastreo</translation>
    </message>
    <message>
        <source>What each paragraph rests on</source>
        <translation>En qué se apoya cada párrafo</translation>
    </message>
    <message>
        <source>What is around this page</source>
        <translation>Qué hay alrededor de esta página</translation>
    </message>
    <message>
        <source>What is beside the page</source>
        <translation>Lo que hay junto a la página</translation>
    </message>
    <message>
        <source>Who wrote each paragraph</source>
        <translation>Quién escribió cada párrafo</translation>
    </message>
    <message>
        <source>“{title}” links here now.</source>
        <translation>«{title}» ahora enlaza aquí.</translation>
    </message>
</context>
<context>
    <name>LocalGraphView</name>
    <message>
        <source>Links away</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Pages around this one</source>
        <translation>Páginas alrededor de esta</translation>
    </message>
    <message>
        <source>Show all pages (key 0)</source>
        <translation>Mostrar todas las páginas (tecla 0)</translation>
    </message>
    <message>
        <source>The pages around the one you read stand here.</source>
        <translation>Aquí aparecen las páginas cercanas a la que lees.</translation>
    </message>
    <message>
        <source>This page does not stand in the graph.</source>
        <translation>Esta página no está en el grafo.</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>Registro de errores</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Nothing is in it.</source>
        <translation>Está vacío.</translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>The lines are copied.</source>
        <translation>Líneas copiadas.</translation>
    </message>
    <message>
        <source>The log cannot be read: {trouble}</source>
        <translation>El registro no se puede leer: {trouble}</translation>
    </message>
    <message>
        <source>When something went wrong inside kbdesk, it stands here. It may name files and pages.</source>
        <translation>Si algo falla dentro de kbdesk, queda aquí. Puede nombrar archivos y páginas.</translation>
    </message>
</context>
<context>
    <name>MarkdownEdit</name>
    <message>
        <source>Drop to put %1 into this page here. A copy is added to the sources.</source>
        <translation>Suelta para poner %1 aquí en esta página. Se añade una copia a las fuentes.</translation>
    </message>
    <message>
        <source>The page&apos;s text, as markdown</source>
        <translation>El texto de la página, en Markdown</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>la imagen</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Arrange anew</source>
        <translation>Disponer de nuevo</translation>
    </message>
    <message>
        <source>Copy its path</source>
        <translation>Copiar su ruta</translation>
    </message>
    <message>
        <source>Copy the page&apos;s id</source>
        <translation>Copiar el id de la página</translation>
    </message>
    <message>
        <source>Hide hubs</source>
        <translation>Ocultar los nodos centrales</translation>
    </message>
    <message>
        <source>Hide none</source>
        <translation>No ocultar ninguno</translation>
    </message>
    <message>
        <source>Keep it where it stands</source>
        <translation>Mantenerla donde está</translation>
    </message>
    <message>
        <source>Let all pages move again</source>
        <translation>Soltar todas las páginas</translation>
    </message>
    <message>
        <source>Let it move again</source>
        <translation>Soltarla</translation>
    </message>
    <message>
        <source>Links away: %1</source>
        <translation>Enlaces de distancia: %1</translation>
    </message>
    <message>
        <source>Map in the corner</source>
        <translation>Mapa en la esquina</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>No page was shown yet</source>
        <translation>Aún no se ha mostrado ninguna página</translation>
    </message>
    <message>
        <source>Nothing was opened yet</source>
        <translation>Aún no se ha abierto nada</translation>
    </message>
    <message>
        <source>Only what is around it</source>
        <translation>Solo lo que la rodea</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open a &amp;recent one</source>
        <translation>Abrir una &amp;reciente</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>Abrir en una pestaña nueva</translation>
    </message>
    <message>
        <source>Originals</source>
        <translation>Originales</translation>
    </message>
    <message>
        <source>Pages shown latel&amp;y</source>
        <translation>Páginas visitadas &amp;hace poco</translation>
    </message>
    <message>
        <source>Pages that are not there yet</source>
        <translation>Páginas que aún no existen</translation>
    </message>
    <message>
        <source>Pages without links</source>
        <translation>Páginas sin enlaces</translation>
    </message>
    <message>
        <source>Path from here</source>
        <translation>Camino desde aquí</translation>
    </message>
    <message>
        <source>Path to here</source>
        <translation>Camino hasta aquí</translation>
    </message>
    <message>
        <source>Retired and superseded pages</source>
        <translation>Páginas retiradas y sustituidas</translation>
    </message>
    <message>
        <source>Show all pages</source>
        <translation>Mostrar todas las páginas</translation>
    </message>
    <message>
        <source>Show among the originals</source>
        <translation>Mostrar entre los originales</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Lo que se muestra</translation>
    </message>
    <message>
        <source>With more links than %1</source>
        <translation>Con más de %1 enlaces</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <source>Click or drag to look elsewhere</source>
        <translation>Haz clic o arrastra para mirar en otro lugar</translation>
    </message>
    <message>
        <source>Map of the graph</source>
        <translation>Mapa del grafo</translation>
    </message>
    <message>
        <source>The arrow keys move what is seen.</source>
        <translation>Las flechas mueven lo que se ve.</translation>
    </message>
</context>
<context>
    <name>NewPageDialog</name>
    <message>
        <source>&amp;Make the page</source>
        <translation>C&amp;rear la página</translation>
    </message>
    <message>
        <source>Begin with the type&apos;s tem&amp;plate</source>
        <translation>Empezar con la &amp;plantilla del tipo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>Creada: %1</translation>
    </message>
    <message>
        <source>New page</source>
        <translation>Nueva página</translation>
    </message>
    <message>
        <source>The template</source>
        <translation>La plantilla</translation>
    </message>
</context>
<context>
    <name>OriginalActions</name>
    <message>
        <source>%1 is back in place.</source>
        <translation>%1 vuelve a estar en su sitio.</translation>
    </message>
    <message>
        <source>&amp;Close it</source>
        <translation>&amp;Contraer</translation>
    </message>
    <message>
        <source>&amp;Copy path</source>
        <translation>&amp;Copiar la ruta</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation>&amp;Desplegar</translation>
    </message>
    <message>
        <source>&amp;Retire…</source>
        <translation>&amp;Retirar…</translation>
    </message>
    <message>
        <source>Ask agents no more</source>
        <translation>Ya no pedirlo a los agentes</translation>
    </message>
    <message>
        <source>Ask agents to read it</source>
        <translation>Pedir a los agentes que lo lean</translation>
    </message>
    <message>
        <source>Back in place: %1</source>
        <translation>De nuevo en su sitio: %1</translation>
    </message>
    <message>
        <source>Close &amp;all folders</source>
        <translation>Contraer tod&amp;as las carpetas</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>Copiar en&amp;lace</translation>
    </message>
    <message>
        <source>Fi&amp;nd it again…</source>
        <translation>Volver a e&amp;ncontrarlo…</translation>
    </message>
    <message>
        <source>Let it &amp;go…</source>
        <translation>Dar por p&amp;erdido…</translation>
    </message>
    <message>
        <source>No program here opens %1.</source>
        <translation>Ningún programa de este equipo abre %1.</translation>
    </message>
    <message>
        <source>O&amp;pen all folders</source>
        <translation>Desplegar &amp;todas las carpetas</translation>
    </message>
    <message>
        <source>Open with its own &amp;program</source>
        <translation>Abrir con su pr&amp;ograma</translation>
    </message>
    <message>
        <source>Re&amp;store</source>
        <translation>Re&amp;staurar</translation>
    </message>
    <message>
        <source>Restore under &amp;another name…</source>
        <translation>Restaurar con otro no&amp;mbre…</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Mostrar en la car&amp;peta</translation>
    </message>
    <message>
        <source>Show it &amp;below</source>
        <translation>Mostrarlo &amp;debajo</translation>
    </message>
    <message>
        <source>Show the pages that c&amp;ite it…</source>
        <translation>Mostrar las pág&amp;inas que lo citan…</translation>
    </message>
    <message>
        <source>This file could run a program; it is shown in its folder instead.</source>
        <translation>Este archivo podría ejecutar un programa; en su lugar se muestra en su carpeta.</translation>
    </message>
</context>
<context>
    <name>OriginalsTable</name>
    <message>
        <source>Originals</source>
        <translation>Originales</translation>
    </message>
</context>
<context>
    <name>OriginalsView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>Añadiendo…</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Elegir archivos…</translation>
    </message>
    <message>
        <source>Drop files here or choose some: the folder for them is made then.</source>
        <translation>Suelta archivos aquí o elígelos: la carpeta para ellos se crea en ese momento.</translation>
    </message>
    <message>
        <source>Drop files or folders here: papers, slides, tables, notes. Agents build the pages from them.</source>
        <translation>Suelta aquí archivos o carpetas: artículos, presentaciones, tablas, notas. A partir de ellos los agentes crean las páginas.</translation>
    </message>
    <message>
        <source>Drop to add to %1</source>
        <translation>Suelta para añadir a %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>elegidos: %1</translation>
    </message>
    <message>
        <source>Looking at the originals…</source>
        <translation>Examinando los originales…</translation>
    </message>
    <message>
        <source>No originals yet</source>
        <translation>Aún no hay originales</translation>
    </message>
    <message>
        <source>Only files and folders of this computer can be dropped here.</source>
        <translation>Aquí solo se pueden soltar archivos y carpetas de este equipo.</translation>
    </message>
    <message>
        <source>Originals: %1</source>
        <translation>Originales: %1</translation>
    </message>
    <message>
        <source>The originals cannot be listed</source>
        <translation>No se pueden listar los originales</translation>
    </message>
    <message>
        <source>This knowledge base has no folder for originals</source>
        <translation>Esta base de conocimiento no tiene carpeta de originales</translation>
    </message>
    <message>
        <source>This project cannot be written.</source>
        <translation>Este proyecto es de solo lectura.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>PageBrowser</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
</context>
<context>
    <name>PageCanvas</name>
    <message>
        <source>Pages of the original</source>
        <translation>Páginas del original</translation>
    </message>
</context>
<context>
    <name>PageChooser</name>
    <message>
        <source>{name}  ·  Enter takes it, Escape closes</source>
        <translation>{name}  ·  Intro elige, Escape cierra</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Edit this page</source>
        <translation>Editar esta página</translation>
    </message>
    <message>
        <source>Fields ({count})</source>
        <translation>Campos ({count})</translation>
    </message>
    <message>
        <source>Original: {path}</source>
        <translation>Original: {path}</translation>
    </message>
    <message>
        <source>Read {title} instead</source>
        <translation>Leer {title} en su lugar</translation>
    </message>
    <message>
        <source>This file is not as it should be: {trouble}</source>
        <translation>Este archivo no está como debería: {trouble}</translation>
    </message>
    <message>
        <source>This page is retired. Don&apos;t rely on what it says.</source>
        <translation>Esta página está retirada. No te fíes de lo que dice.</translation>
    </message>
    <message>
        <source>This page is superseded.</source>
        <translation>Esta página está sustituida.</translation>
    </message>
    <message>
        <source>What can be done with this page</source>
        <translation>Qué se puede hacer con esta página</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>sustituida</translation>
    </message>
    <message>
        <source>updated {day}</source>
        <translation>actualizada {day}</translation>
    </message>
</context>
<context>
    <name>PageNaming</name>
    <message>
        <source>&amp;Slug, part of the page&apos;s id and its file&apos;s name</source>
        <translation>&amp;Slug: parte del id de la página y nombre de su archivo</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>A slug has letters a to z or digits.</source>
        <translation>Un slug tiene letras de la «a» a la «z» o cifras.</translation>
    </message>
    <message>
        <source>Its id will be {id}, its file {file}.</source>
        <translation>Su id será {id} y su archivo {file}.</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>T&amp;ipo</translation>
    </message>
    <message>
        <source>What the page is about</source>
        <translation>De qué trata la página</translation>
    </message>
    <message>
        <source>Write a title; the slug is made from it.</source>
        <translation>Escribe un título; el slug se forma a partir de él.</translation>
    </message>
    <message>
        <source>{id} cannot be had: it is taken, or no slug. {free} is free.</source>
        <translation>{id} no se puede usar: ya existe o no es un slug. {free} está libre.</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Descartarlo</translation>
    </message>
    <message>
        <source>Discard this text? It cannot be brought back.</source>
        <translation>¿Descartar este texto? No se podrá recuperar.</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Descartar…</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarlo</translation>
    </message>
    <message>
        <source>There is a text of this page that is not saved, from {time}.</source>
        <translation>Hay un texto de esta página sin guardar ({time}).</translation>
    </message>
    <message>
        <source>This page is being edited in another tab.</source>
        <translation>Esta página se está editando en otra pestaña.</translation>
    </message>
</context>
<context>
    <name>PagesView</name>
    <message>
        <source>Being drawn…</source>
        <translation>Dibujando…</translation>
    </message>
    <message>
        <source>Outline of the original</source>
        <translation>Esquema del original</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Página {page} de {count}</translation>
    </message>
    <message>
        <source>Picture {name}</source>
        <translation>Imagen {name}</translation>
    </message>
    <message>
        <source>Slide {page} of {count}</source>
        <translation>Diapositiva {page} de {count}</translation>
    </message>
</context>
<context>
    <name>PathPanel</name>
    <message numerus="yes">
        <source>%n link(s) from one to the other</source>
        <translation>
            <numerusform>%n enlace de una a otra</numerusform>
            <numerusform>%n enlaces de una a otra</numerusform>
        </translation>
    </message>
    <message>
        <source>Another way as short</source>
        <translation>Otro camino igual de corto</translation>
    </message>
    <message>
        <source>Choose two pages: here, or in the menu of a page in the drawing.</source>
        <translation>Elige dos páginas: aquí o en el menú de una página en el dibujo.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>No way leads from one to the other, by what is shown.</source>
        <translation>Por lo que se muestra, ningún camino lleva de una a otra.</translation>
    </message>
    <message>
        <source>One of the pages is not in the graph.</source>
        <translation>Una de las páginas no está en el grafo.</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>Al revés</translation>
    </message>
    <message>
        <source>The pages on the way</source>
        <translation>Las páginas del camino</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>Nothing fits</source>
        <translation>Nada coincide</translation>
    </message>
</context>
<context>
    <name>PlaceBar</name>
    <message>
        <source>The overview of this knowledge base</source>
        <translation>La vista general de esta base de conocimiento</translation>
    </message>
    <message>
        <source>This section in the index</source>
        <translation>Esta sección en el índice</translation>
    </message>
</context>
<context>
    <name>PlacesDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copied: {text}</source>
        <translation>Copiado: {text}</translation>
    </message>
    <message>
        <source>Copy the path: %1</source>
        <translation>Copiar la ruta: %1</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>Registro de errores</translation>
    </message>
    <message>
        <source>Everything of this knowledge base is in it. Copy it to keep it.</source>
        <translation>Contiene toda esta base de conocimiento. Cópiala para conservarla.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>It can be thrown away: it is built again.</source>
        <translation>Se puede borrar: se vuelve a crear.</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Kept here while the knowledge base&apos;s own folder could not be written.</source>
        <translation>Guardados aquí mientras no se podía escribir en la carpeta de la base.</translation>
    </message>
    <message>
        <source>Kept, and out of the way.</source>
        <translation>Apartados, pero conservados.</translation>
    </message>
    <message>
        <source>List of the originals</source>
        <translation>Lista de originales</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>No knowledge base is open; these are kbdesk&apos;s own files.</source>
        <translation>No hay ninguna base abierta; estos son los archivos propios de kbdesk.</translation>
    </message>
    <message>
        <source>Originals</source>
        <translation>Originales</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Retired originals</source>
        <translation>Originales retirados</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>Índice de búsqueda</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Show in the folder: %1</source>
        <translation>Mostrar en la carpeta: %1</translation>
    </message>
    <message>
        <source>Texts in writing</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>Texts in writing, elsewhere</source>
        <translation>Borradores en otro lugar</translation>
    </message>
    <message>
        <source>The documents that the pages were made from.</source>
        <translation>Los documentos de los que salieron las páginas.</translation>
    </message>
    <message>
        <source>The pages, index.md, log.md and overview.md: plain Markdown.</source>
        <translation>Las páginas, index.md, log.md y overview.md: Markdown puro.</translation>
    </message>
    <message>
        <source>This knowledge base</source>
        <translation>Esta base de conocimiento</translation>
    </message>
    <message>
        <source>What is where on disk</source>
        <translation>Qué hay en el disco y dónde</translation>
    </message>
    <message>
        <source>What went wrong. It may name files and pages.</source>
        <translation>Lo que ha fallado. Puede nombrar archivos y páginas.</translation>
    </message>
    <message>
        <source>What you chose, and how you left each knowledge base.</source>
        <translation>Lo que elegiste y cómo dejaste cada base de conocimiento.</translation>
    </message>
    <message>
        <source>What you write and have not saved yet.</source>
        <translation>Lo que escribes y aún no has guardado.</translation>
    </message>
    <message>
        <source>Where each came from, and its fingerprint.</source>
        <translation>De dónde vino cada uno, y su huella.</translation>
    </message>
    <message>
        <source>Who changed what, every text before and after, requests and answers. Keep it.</source>
        <translation>Quién cambió qué, cada texto antes y después, solicitudes y respuestas. Consérvalo.</translation>
    </message>
    <message>
        <source>kbdesk on this machine</source>
        <translation>kbdesk en este equipo</translation>
    </message>
    <message>
        <source>not there yet</source>
        <translation>aún no existe</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Picture: {name}</source>
        <translation>Imagen: {name}</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>PreviewBar</name>
    <message>
        <source>As large as there is room (0)</source>
        <translation>Ajustar al espacio (0)</translation>
    </message>
    <message>
        <source>As large as there is room; now {percent}</source>
        <translation>Ajustar al espacio; ahora {percent}</translation>
    </message>
    <message>
        <source>Find in this original</source>
        <translation>Buscar en este original</translation>
    </message>
    <message>
        <source>Go back by one</source>
        <translation>Ir al anterior</translation>
    </message>
    <message>
        <source>Go on by one</source>
        <translation>Ir al siguiente</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Ampliar (+)</translation>
    </message>
    <message>
        <source>Open it with its own program</source>
        <translation>Abrirlo con su programa</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>Show it beside the page</source>
        <translation>Mostrarlo junto a la página</translation>
    </message>
    <message>
        <source>Smaller (-)</source>
        <translation>Reducir (-)</translation>
    </message>
    <message>
        <source>The text as agents read it</source>
        <translation>El texto como lo leen los agentes</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>de {count}</translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>A scan: pictures of pages without text. Agents cannot read it; add its text, made by OCR.</source>
        <translation>Un escaneo: imágenes de páginas sin texto. Los agentes no pueden leerlo; añade su texto, obtenido por OCR.</translation>
    </message>
    <message>
        <source>No original is selected</source>
        <translation>Ningún original seleccionado</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>Open it with its own program</source>
        <translation>Abrirlo con su programa</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Replaced by %1</source>
        <translation>Sustituido por %1</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Diapositiva</translation>
    </message>
    <message>
        <source>The link leads to a sheet that is not here: %1</source>
        <translation>El enlace lleva a una hoja que no está aquí: %1</translation>
    </message>
    <message>
        <source>The link leads to page %1; the last one is %2.</source>
        <translation>El enlace lleva a la página %1; la última es la %2.</translation>
    </message>
    <message>
        <source>The link leads to part %1; the last one is %2.</source>
        <translation>El enlace lleva a la parte %1; la última es la %2.</translation>
    </message>
    <message>
        <source>The link leads to slide %1; the last one is %2.</source>
        <translation>El enlace lleva a la diapositiva %1; la última es la %2.</translation>
    </message>
    <message>
        <source>This file could run a program; it is shown in its folder instead.</source>
        <translation>Este archivo podría ejecutar un programa; en su lugar se muestra en su carpeta.</translation>
    </message>
    <message>
        <source>This link leads out of the knowledge base: {address}</source>
        <translation>Este enlace sale de la base de conocimiento: {address}</translation>
    </message>
    <message>
        <source>This original cannot be read</source>
        <translation>Este original no se puede leer</translation>
    </message>
    <message>
        <source>This original cannot be shown here</source>
        <translation>Este original no se puede mostrar aquí</translation>
    </message>
    <message>
        <source>This original is missing</source>
        <translation>Este original falta</translation>
    </message>
</context>
<context>
    <name>QuickSwitcher</name>
    <message>
        <source>Create page “{title}”</source>
        <translation>Crear la página «{title}»</translation>
    </message>
    <message>
        <source>Enter opens, Ctrl+Enter opens in a new tab, Escape closes</source>
        <translation>Intro abre, Ctrl+Intro abre en una pestaña nueva, Escape cierra</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Ir a una página</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
    <message>
        <source>Title, alias or id of a page</source>
        <translation>Título, alias o id de una página</translation>
    </message>
</context>
<context>
    <name>RawHeader</name>
    <message>
        <source>Line {number}: {words}</source>
        <translation>Línea {number}: {words}</translation>
    </message>
    <message>
        <source>The header as it is written</source>
        <translation>La cabecera tal como está escrita</translation>
    </message>
</context>
<context>
    <name>ReadText</name>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Text of the original</source>
        <translation>Texto del original</translation>
    </message>
    <message>
        <source>There is no text in it.</source>
        <translation>No contiene texto.</translation>
    </message>
    <message>
        <source>[The text goes on; this is its beginning.]</source>
        <translation>[El texto continúa; esto es el comienzo.]</translation>
    </message>
</context>
<context>
    <name>ReaderView</name>
    <message>
        <source>An agent writes it, as the living synthesis of this knowledge base. Connect one with:</source>
        <translation>La escribe un agente, como síntesis viva de esta base de conocimiento. Conecta uno con:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to where the footnote is named</source>
        <translation>Volver a la llamada de la nota</translation>
    </message>
    <message>
        <source>Bug</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Precaución</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy a link to this heading</source>
        <translation>Copiar un enlace a este encabezado</translation>
    </message>
    <message>
        <source>Copy where the link leads</source>
        <translation>Copiar el destino del enlace</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Peligro</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>Versiones anteriores…</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Footnote {number}</source>
        <translation>Nota {number}</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Notas al pie</translation>
    </message>
    <message>
        <source>Hide what is inside</source>
        <translation>Ocultar el contenido</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Importante</translation>
    </message>
    <message>
        <source>In this page: {heading}</source>
        <translation>En esta página: {heading}</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Información</translation>
    </message>
    <message>
        <source>Loading {name}…</source>
        <translation>Cargando {name}…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Make this page</source>
        <translation>Crear esta página</translation>
    </message>
    <message>
        <source>No page “{address}” exists. The link leads nowhere.</source>
        <translation>No existe ninguna página «{address}». El enlace no lleva a ningún sitio.</translation>
    </message>
    <message>
        <source>No such original: %1</source>
        <translation>No existe ese original: %1</translation>
    </message>
    <message>
        <source>No such page: %1</source>
        <translation>No existe la página: %1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>Abrir en una pestaña nueva</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>Opening {page}…</source>
        <translation>Abriendo {page}…</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
    <message>
        <source>Picture not found: {name}</source>
        <translation>Imagen no encontrada: {name}</translation>
    </message>
    <message>
        <source>Picture on the web, not loaded</source>
        <translation>Imagen de la web, no cargada</translation>
    </message>
    <message>
        <source>Picture too large or of an unknown kind: {name}</source>
        <translation>Imagen demasiado grande o de tipo desconocido: {name}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Cita</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Show or hide what is inside</source>
        <translation>Mostrar u ocultar el contenido</translation>
    </message>
    <message>
        <source>Show what is inside</source>
        <translation>Mostrar el contenido</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Éxito</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>There is no overview yet</source>
        <translation>Aún no hay vista general</translation>
    </message>
    <message>
        <source>This link leads out of the knowledge base: {address}</source>
        <translation>Este enlace sale de la base de conocimiento: {address}</translation>
    </message>
    <message>
        <source>This link leads to no page and to no original: {path}</source>
        <translation>Este enlace no lleva a ninguna página ni a ningún original: {path}</translation>
    </message>
    <message>
        <source>This page cannot be shown</source>
        <translation>Esta página no se puede mostrar</translation>
    </message>
    <message>
        <source>This page has lists or quotes inside one another too deeply, so it is shown as it is written.</source>
        <translation>Esta página tiene listas o citas anidadas a demasiada profundidad, así que se muestra tal como está escrita.</translation>
    </message>
    <message>
        <source>This page has no heading “{anchor}”; here is its beginning.</source>
        <translation>Esta página no tiene ningún encabezado «{anchor}»; este es su comienzo.</translation>
    </message>
    <message>
        <source>This page holds a very long line without spaces, so it is shown as it is written.</source>
        <translation>Esta página contiene una línea muy larga sin espacios, así que se muestra tal como está escrita.</translation>
    </message>
    <message>
        <source>This page is not there</source>
        <translation>Esta página no está</translation>
    </message>
    <message>
        <source>This page is very long. Its first part is shown, as it is written.</source>
        <translation>Esta página es muy larga. Se muestra su primera parte, tal como está escrita.</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Escribirla</translation>
    </message>
    <message>
        <source>kbdesk does not open addresses of this kind: {address}</source>
        <translation>kbdesk no abre direcciones de este tipo: {address}</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>sustituida</translation>
    </message>
    <message>
        <source>undeclared</source>
        <translation>no declarado</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>&amp;Rename the page</source>
        <translation>&amp;Cambiar el nombre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Every link to it, in texts and headers, follows as one change that can be undone.</source>
        <translation>Todos los enlaces a ella, en textos y cabeceras, la siguen en un solo cambio que se puede deshacer.</translation>
    </message>
    <message>
        <source>Rename a page</source>
        <translation>Cambiar el nombre de una página</translation>
    </message>
    <message>
        <source>Rename “{title}”?</source>
        <translation>¿Cambiar el nombre de «{title}»?</translation>
    </message>
    <message>
        <source>Renamed: {title}</source>
        <translation>Nombre cambiado: {title}</translation>
    </message>
    <message>
        <source>The &amp;name of its file</source>
        <translation>El &amp;nombre de su archivo</translation>
    </message>
    <message>
        <source>The name of its file</source>
        <translation>El nombre de su archivo</translation>
    </message>
</context>
<context>
    <name>RequestDialog</name>
    <message>
        <source>&amp;Approve</source>
        <translation>&amp;Aprobar</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>&amp;Rechazar</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Más tarde</translation>
    </message>
    <message>
        <source>&amp;Next request</source>
        <translation>&amp;Solicitud siguiente</translation>
    </message>
    <message>
        <source>&amp;Note to the agent</source>
        <translation>&amp;Nota para el agente</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Choose the file first</source>
        <translation>Elige antes el archivo</translation>
    </message>
    <message>
        <source>No page links to it.</source>
        <translation>Ninguna página enlaza con ella.</translation>
    </message>
    <message>
        <source>No page was built from it.</source>
        <translation>Ninguna página se ha hecho a partir de él.</translation>
    </message>
    <message>
        <source>No summary was built from it.</source>
        <translation>Ningún resumen se hizo a partir de él.</translation>
    </message>
    <message>
        <source>Note to the agent</source>
        <translation>Nota para el agente</translation>
    </message>
    <message>
        <source>Optional: why, or what to do instead</source>
        <translation>Opcional: por qué, o qué hacer en su lugar</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>This request no longer waits.</source>
        <translation>Esta solicitud ya no espera respuesta.</translation>
    </message>
</context>
<context>
    <name>RequestNotice</name>
    <message numerus="yes">
        <source>%Ln requests wait for you. The newest: %1</source>
        <translation>
            <numerusform>Te espera %Ln solicitud: %1</numerusform>
            <numerusform>Te esperan %Ln solicitudes. La más reciente: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer…</source>
        <translation>Responder…</translation>
    </message>
    <message>
        <source>Put aside until another comes</source>
        <translation>Ocultar hasta que llegue otra</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
</context>
<context>
    <name>RequestsView</name>
    <message>
        <source>Nothing was asked of you yet</source>
        <translation>Todavía no se te ha pedido nada</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>The requests cannot be read</source>
        <translation>No se pueden leer las solicitudes</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>When an agent wants a page or an original retired, or needs a file, it asks here.</source>
        <translation>Cuando un agente quiere retirar una página o un original, o necesita un archivo, lo pide aquí.</translation>
    </message>
</context>
<context>
    <name>RetireDialog</name>
    <message>
        <source>&amp;Retire the page</source>
        <translation>&amp;Retirar la página</translation>
    </message>
    <message>
        <source>&amp;lead to another page</source>
        <translation>&amp;llevan a otra página</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>It is &amp;lost: nothing is said against it</source>
        <translation>Se ha p&amp;erdido: nada se dice en su contra</translation>
    </message>
    <message>
        <source>It is &amp;replaced by another original:</source>
        <translation>Lo &amp;sustituye otro original:</translation>
    </message>
    <message>
        <source>It is &amp;wrong: nobody should rely on it</source>
        <translation>Es &amp;incorrecto: nadie debería fiarse de él</translation>
    </message>
    <message>
        <source>Let go: %1</source>
        <translation>Dado por perdido: %1</translation>
    </message>
    <message>
        <source>Let it &amp;go</source>
        <translation>&amp;Dar por perdido</translation>
    </message>
    <message>
        <source>Let these originals go: %1</source>
        <translation>Dar por perdidos estos originales: %1</translation>
    </message>
    <message>
        <source>Let “%1” go?</source>
        <translation>¿Dar por perdido «%1»?</translation>
    </message>
    <message>
        <source>Looking for what was built from it…</source>
        <translation>Buscando lo que se hizo a partir de él…</translation>
    </message>
    <message>
        <source>None is chosen</source>
        <translation>Ninguno elegido</translation>
    </message>
    <message>
        <source>R&amp;eason</source>
        <translation>&amp;Motivo</translation>
    </message>
    <message>
        <source>Re&amp;tire</source>
        <translation>Re&amp;tirar</translation>
    </message>
    <message>
        <source>Rea&amp;son</source>
        <translation>M&amp;otivo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Sustituido por</translation>
    </message>
    <message>
        <source>Retire a page</source>
        <translation>Retirar una página</translation>
    </message>
    <message>
        <source>Retire these originals: %1</source>
        <translation>Retirar estos originales: %1</translation>
    </message>
    <message>
        <source>Retire “%1”?</source>
        <translation>¿Retirar «%1»?</translation>
    </message>
    <message>
        <source>Retire “{title}”?</source>
        <translation>¿Retirar «{title}»?</translation>
    </message>
    <message>
        <source>Retired: %1</source>
        <translation>Retirado: %1</translation>
    </message>
    <message>
        <source>Retired: {title}</source>
        <translation>Retirada: {title}</translation>
    </message>
    <message>
        <source>The file is gone already; what was known of it is kept among the retired ones.</source>
        <translation>El archivo ya no está; lo que se sabía de él se conserva entre los retirados.</translation>
    </message>
    <message>
        <source>The file moves out of the way but is kept; it can be restored. Agents see it as retired.</source>
        <translation>El archivo se aparta, pero se conserva; se puede restaurar. Los agentes lo ven como retirado.</translation>
    </message>
    <message>
        <source>The page stays and can be restored. It leaves the index, and a notice on it says why.</source>
        <translation>La página se queda y se puede restaurar. Sale del índice y un aviso en ella dice por qué.</translation>
    </message>
    <message>
        <source>The page that the links lead to</source>
        <translation>La página a la que llevan los enlaces</translation>
    </message>
    <message>
        <source>What is known of it, if anything</source>
        <translation>Lo que se sabe de ello, si es que se sabe algo</translation>
    </message>
    <message>
        <source>What is wrong with it, or why the other one is better</source>
        <translation>Qué tiene de malo, o por qué el otro es mejor</translation>
    </message>
    <message>
        <source>Why can nobody rely on this page any more?</source>
        <translation>¿Por qué nadie puede fiarse ya de esta página?</translation>
    </message>
    <message>
        <source>go; only their &amp;words stay</source>
        <translation>desaparecen; solo quedan sus &amp;palabras</translation>
    </message>
    <message>
        <source>stay as they &amp;are, and health tells of them</source>
        <translation>se quedan &amp;como están, y el diagnóstico los señala</translation>
    </message>
</context>
<context>
    <name>RoomsView</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Opened in a tab behind: {title}</source>
        <translation>Abierta en una pestaña en segundo plano: {title}</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>All pages</source>
        <translation>Todas las páginas</translation>
    </message>
    <message>
        <source>Around %1</source>
        <translation>Alrededor de %1</translation>
    </message>
    <message>
        <source>Links away</source>
        <translation>Enlaces de distancia</translation>
    </message>
</context>
<context>
    <name>SearchView</name>
    <message>
        <source>No page in force has such a field, or not with this in it: {fields}.</source>
        <translation>Ninguna página vigente tiene ese campo, o no con ese contenido: {fields}.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se encontró nada</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Buscar en todas las páginas</translation>
    </message>
    <message>
        <source>Search with {way}</source>
        <translation>Buscar con {way}</translation>
    </message>
    <message>
        <source>Try fewer or other words, or take a condition away.</source>
        <translation>Prueba con menos palabras o con otras, o quita una condición.</translation>
    </message>
    <message>
        <source>What can be searched for</source>
        <translation>Qué se puede buscar</translation>
    </message>
    <message>
        <source>not with this word</source>
        <translation>sin esta palabra</translation>
    </message>
    <message>
        <source>pages of this type</source>
        <translation>páginas de este tipo</translation>
    </message>
    <message>
        <source>pages that link to this page, by its id or title</source>
        <translation>páginas que enlazan con esta, por su id o título</translation>
    </message>
    <message>
        <source>pages whose header has this in a field of that name</source>
        <translation>páginas cuya cabecera tiene esto en un campo con ese nombre</translation>
    </message>
    <message>
        <source>pages with these words, or words that begin so</source>
        <translation>páginas con estas palabras, o palabras que empiezan así</translation>
    </message>
    <message>
        <source>retired pages, which are left out otherwise; also superseded</source>
        <translation>páginas retiradas, que normalmente se omiten; también superseded (sustituidas)</translation>
    </message>
    <message>
        <source>status:retired looks among the retired ones.</source>
        <translation>status:retired busca entre las retiradas.</translation>
    </message>
    <message>
        <source>these words in just this order</source>
        <translation>estas palabras, exactamente en este orden</translation>
    </message>
    <message>
        <source>two words</source>
        <translation>dos palabras</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>%1 unless you choose otherwise; 0 is no limit. It holds for agents too.</source>
        <translation>%1 si no eliges otra cosa; 0 es sin límite. También vale para los agentes.</translation>
    </message>
    <message>
        <source>Agents still reach you. Quit in the File menu or in that of the icon ends kbdesk.</source>
        <translation>Los agentes te siguen avisando. Para cerrar kbdesk del todo: Salir, en el menú Archivo o en el del icono.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>As the system (%1)</source>
        <translation>Como el sistema (%1)</translation>
    </message>
    <message>
        <source>Begin with what was open last</source>
        <translation>Empezar con lo último abierto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Everywhere in kbdesk. %1 and %2 in the window change it too.</source>
        <translation>En todo kbdesk. También cambia con %1 y %2 en la ventana.</translation>
    </message>
    <message>
        <source>Folder for exports</source>
        <translation>Carpeta de exportación</translation>
    </message>
    <message>
        <source>How long the lines of a page become where there is room.</source>
        <translation>Largo de las líneas cuando hay espacio.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of kbdesk</source>
        <translation>Idioma de kbdesk</translation>
    </message>
    <message>
        <source>Largest download from the web</source>
        <translation>Tamaño máximo de una descarga</translation>
    </message>
    <message>
        <source>Largest file that is taken in</source>
        <translation>Tamaño máximo de un archivo añadido</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Estrecho</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Ningún ajuste contiene estas palabras.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>Numbers and dates follow. What is open stays open.</source>
        <translation>También números y fechas. Nada se cierra.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivadas</translation>
    </message>
    <message>
        <source>Originals of “%1”</source>
        <translation>Originales de «%1»</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar en los ajustes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Start and end</source>
        <translation>Inicio y cierre</translation>
    </message>
    <message>
        <source>Stay in the tray when the window is closed</source>
        <translation>Seguir en la bandeja al cerrar la ventana</translation>
    </message>
    <message>
        <source>Such as adding many files, when it ends while another window is in front.</source>
        <translation>Como añadir muchos archivos, si termina con otra ventana delante.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>The journal and the log sign your changes with it. Without one they take that of your account.</source>
        <translation>El diario y el registro firman con él tus cambios. Si lo dejas vacío, usan el de tu cuenta.</translation>
    </message>
    <message>
        <source>The system tells you while another window is in front. In kbdesk a bar says it in any case.</source>
        <translation>El sistema te avisa si hay otra ventana delante. En kbdesk siempre lo dice una barra.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Undo: my own settings again</source>
        <translation>Deshacer: volver a mis ajustes</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Very wide</source>
        <translation>Muy ancho</translation>
    </message>
    <message>
        <source>When an agent asks for something</source>
        <translation>Cuando un agente pide algo</translation>
    </message>
    <message>
        <source>When long work has ended</source>
        <translation>Cuando termina un trabajo largo</translation>
    </message>
    <message>
        <source>Where pages go as PDF or HTML when you do not say otherwise.</source>
        <translation>Adonde van las páginas en PDF o HTML si no indicas otra cosa.</translation>
    </message>
    <message>
        <source>Whether menus and tabs slide and fade.</source>
        <translation>Deslizar y atenuar menús y pestañas.</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Width of a page</source>
        <translation>Ancho de la página</translation>
    </message>
    <message>
        <source>With its tabs, as you left it. Otherwise kbdesk begins with its start screen.</source>
        <translation>Con sus pestañas, como lo dejaste. Si no, kbdesk empieza con su pantalla de inicio.</translation>
    </message>
    <message>
        <source>You and your files</source>
        <translation>Tú y tus archivos</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Your system shows no tray, so kbdesk ends with its window.</source>
        <translation>Tu sistema no muestra una bandeja, así que kbdesk se cierra con su ventana.</translation>
    </message>
    <message>
        <source>colours, night</source>
        <translation>colores, noche</translation>
    </message>
    <message>
        <source>column</source>
        <translation>columna</translation>
    </message>
    <message>
        <source>font, letters, zoom</source>
        <translation>fuente, letras, zoom</translation>
    </message>
    <message>
        <source>size, limit</source>
        <translation>tamaño, límite</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Path between two pages</source>
        <translation>Camino entre dos páginas</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What strikes the eye</source>
        <translation>Lo que llama la atención</translation>
    </message>
</context>
<context>
    <name>StandingDialog</name>
    <message>
        <source>No page links to it.</source>
        <translation>Ninguna página enlaza con ella.</translation>
    </message>
    <message>
        <source>The links to it</source>
        <translation>Los enlaces a ella</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>A knowledge base can be created in it: kbdesk makes the folders “knowledge” and “sources” there and leaves everything else as it is.</source>
        <translation>En ella se puede crear una base de conocimiento: kbdesk crea allí las carpetas «knowledge» y «sources» y deja todo lo demás como está.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Create one here</source>
        <translation>Crear una aquí</translation>
    </message>
    <message>
        <source>It opens as it is: no file changes until you or an agent changes it. What kbdesk notes for itself, the history and the reviews, stands in the hidden folder .kbdesk.</source>
        <translation>Se abre tal como está: ningún archivo cambia hasta que tú o un agente lo cambiéis. Lo que kbdesk anota para sí, el historial y las revisiones, está en la carpeta oculta .kbdesk.</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>Abrir una carpeta…</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>Abrir otra carpeta…</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirla</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>Abrir el ejemplo</translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation>Abiertas antes</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>Abriendo {name}</translation>
    </message>
    <message>
        <source>Or drop a folder on this window.</source>
        <translation>O suelta una carpeta en esta ventana.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Read, question and correct the knowledge base that your agent writes.</source>
        <translation>Lee, consulta y corrige la base de conocimiento que escribe tu agente.</translation>
    </message>
    <message>
        <source>There is no knowledge base here</source>
        <translation>Aquí no hay ninguna base de conocimiento</translation>
    </message>
    <message>
        <source>This cannot be opened</source>
        <translation>Esto no se puede abrir</translation>
    </message>
    <message>
        <source>kbdesk</source>
        <translation>kbdesk</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln files</source>
        <translation>
            <numerusform>{done} de %Ln archivo</numerusform>
            <numerusform>{done} de %Ln archivos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Pages up to this many links away: %1</source>
        <translation>Páginas a esta distancia en enlaces como máximo: %1</translation>
    </message>
</context>
<context>
    <name>SupersedeDialog</name>
    <message>
        <source>&amp;Supersede the page</source>
        <translation>&amp;Sustituir la página</translation>
    </message>
    <message>
        <source>&amp;lead to the page that replaces it</source>
        <translation>&amp;llevan a la página que la sustituye</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Reas&amp;on, if you like</source>
        <translation>&amp;Motivo, si quieres</translation>
    </message>
    <message>
        <source>Reason, if you like</source>
        <translation>Motivo, si quieres</translation>
    </message>
    <message>
        <source>Supersede a page</source>
        <translation>Sustituir una página</translation>
    </message>
    <message>
        <source>Supersede “{title}”?</source>
        <translation>¿Sustituir «{title}»?</translation>
    </message>
    <message>
        <source>Superseded: {title}</source>
        <translation>Sustituida: {title}</translation>
    </message>
    <message>
        <source>The page stays and can be restored. A notice on it sends the reader to the one that replaces it.</source>
        <translation>La página se queda y se puede restaurar. Un aviso en ella remite a la que la sustituye.</translation>
    </message>
    <message>
        <source>The page that replaces it</source>
        <translation>La página que la sustituye</translation>
    </message>
    <message>
        <source>stay as they &amp;are, and health tells of them</source>
        <translation>se quedan &amp;como están, y el diagnóstico los señala</translation>
    </message>
</context>
<context>
    <name>TabBar</name>
    <message>
        <source>Close this tab</source>
        <translation>Cerrar esta pestaña</translation>
    </message>
    <message>
        <source>Close {title}</source>
        <translation>Cerrar {title}</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>Pestañas</translation>
    </message>
    <message>
        <source>{title}, not saved</source>
        <translation>{title}, sin guardar</translation>
    </message>
</context>
<context>
    <name>TabGroup</name>
    <message>
        <source>Choose a page in the index, or go to one by its name.</source>
        <translation>Elige una página en el índice o ve a una por su nombre.</translation>
    </message>
    <message>
        <source>No tab is open</source>
        <translation>No hay ninguna pestaña abierta</translation>
    </message>
</context>
<context>
    <name>TablesView</name>
    <message>
        <source>Cells of the sheet</source>
        <translation>Celdas de la hoja</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>This sheet is empty.</source>
        <translation>Esta hoja está vacía.</translation>
    </message>
    <message>
        <source>This sheet is longer; its first rows are shown.</source>
        <translation>Esta hoja es más larga; se muestran sus primeras filas.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Built from it:</source>
        <translation>Hecho a partir de él:</translation>
    </message>
    <message>
        <source>No original is selected</source>
        <translation>Ningún original seleccionado</translation>
    </message>
    <message>
        <source>No summary is built from it.</source>
        <translation>Ningún resumen se ha hecho a partir de él.</translation>
    </message>
</context>
<context>
    <name>TextsView</name>
    <message>
        <source>A picture that cannot be shown</source>
        <translation>Una imagen que no se puede mostrar</translation>
    </message>
    <message>
        <source>Text of the original</source>
        <translation>Texto del original</translation>
    </message>
    <message>
        <source>The picture is on its way</source>
        <translation>La imagen está en camino</translation>
    </message>
</context>
<context>
    <name>ToDo</name>
    <message>
        <source>%1 changed since</source>
        <translation>Cambiados después: %1</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>Faltan: %1</translation>
    </message>
    <message>
        <source>%1 not ingested</source>
        <translation>Sin incorporar: %1</translation>
    </message>
    <message>
        <source>%1 of a kind not supported</source>
        <translation>Tipo no compatible: %1</translation>
    </message>
    <message>
        <source>%1 with an orphaned summary</source>
        <translation>Con resumen huérfano: %1</translation>
    </message>
    <message>
        <source>%1 without text</source>
        <translation>Sin texto: %1</translation>
    </message>
    <message>
        <source>What needs doing</source>
        <translation>Qué hay pendiente</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>More to do with the text</source>
        <translation>Más acciones con el texto</translation>
    </message>
</context>
<context>
    <name>Touched</name>
    <message>
        <source>Pages that link to it</source>
        <translation>Páginas que enlazan con ella</translation>
    </message>
    <message>
        <source>Pages those summaries feed or are linked from</source>
        <translation>Páginas a las que esos resúmenes alimentan o que los enlazan</translation>
    </message>
    <message>
        <source>Summaries built from it</source>
        <translation>Resúmenes hechos a partir de él</translation>
    </message>
    <message>
        <source>What it touches</source>
        <translation>Qué afecta</translation>
    </message>
    <message>
        <source>and more: %1</source>
        <translation>y más: %1</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message numerus="yes">
        <source>%Ln changes wait to be reviewed</source>
        <translation>
            <numerusform>%Ln cambio por revisar</numerusform>
            <numerusform>%Ln cambios por revisar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests wait for you</source>
        <translation>
            <numerusform>%Ln solicitud te espera</numerusform>
            <numerusform>%Ln solicitudes te esperan</numerusform>
        </translation>
    </message>
    <message>
        <source>No request waits</source>
        <translation>Ninguna solicitud pendiente</translation>
    </message>
    <message>
        <source>Nothing waits to be reviewed</source>
        <translation>No hay nada por revisar</translation>
    </message>
    <message>
        <source>Open kbdesk</source>
        <translation>Abrir kbdesk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Copied: {text}</source>
        <translation>Copiado: {text}</translation>
    </message>
    <message>
        <source>Open a knowledge base</source>
        <translation>Abrir una base de conocimiento</translation>
    </message>
    <message>
        <source>Originals: {count}</source>
        <translation>Originales: {count}</translation>
    </message>
    <message>
        <source>Pages: {count}</source>
        <translation>Páginas: {count}</translation>
    </message>
    <message>
        <source>Reading pages: {done} of {total}</source>
        <translation>Leyendo páginas: {done} de {total}</translation>
    </message>
    <message>
        <source>Restored: {title}</source>
        <translation>Restaurada: {title}</translation>
    </message>
    <message>
        <source>Something went wrong inside kbdesk. Your files are as they were; the log has the details.</source>
        <translation>Algo ha fallado dentro de kbdesk. Tus archivos están como estaban; el registro tiene los detalles.</translation>
    </message>
    <message>
        <source>To review: {count}</source>
        <translation>Por revisar: {count}</translation>
    </message>
    <message>
        <source>Waiting requests: {count}</source>
        <translation>Solicitudes pendientes: {count}</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>solo lectura</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;About kbdesk</source>
        <translation>&amp;Acerca de kbdesk</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>&amp;As it was on…</source>
        <translation>Cómo estaba e&amp;l…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Bigger text</source>
        <translation>Texto &amp;más grande</translation>
    </message>
    <message>
        <source>&amp;Bold</source>
        <translation>&amp;Negrita</translation>
    </message>
    <message>
        <source>&amp;Close the knowledge base</source>
        <translation>&amp;Cerrar la base de conocimiento</translation>
    </message>
    <message>
        <source>&amp;Close the tab</source>
        <translation>&amp;Cerrar la pestaña</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>Có&amp;digo</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;Comandos…</translation>
    </message>
    <message>
        <source>&amp;Comment for the agent…</source>
        <translation>&amp;Comentario para el agente…</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>Tema &amp;oscuro</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Edit, then accept…</source>
        <translation>&amp;Editar y aceptar…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Find in the page…</source>
        <translation>&amp;Buscar en la página…</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Go to a page…</source>
        <translation>&amp;Ir a una página…</translation>
    </message>
    <message>
        <source>&amp;Go to the other side</source>
        <translation>&amp;Ir al otro panel</translation>
    </message>
    <message>
        <source>&amp;Health</source>
        <translation>Diag&amp;nóstico</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;How kbdesk works</source>
        <translation>&amp;Cómo funciona kbdesk</translation>
    </message>
    <message>
        <source>&amp;Index</source>
        <translation>Í&amp;ndice</translation>
    </message>
    <message>
        <source>&amp;Italic</source>
        <translation>&amp;Cursiva</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>&amp;Enlace</translation>
    </message>
    <message>
        <source>&amp;Links</source>
        <translation>&amp;Enlaces</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>&amp;Merge with another page…</source>
        <translation>&amp;Fusionar con otra página…</translation>
    </message>
    <message>
        <source>&amp;Move the tab to the other side</source>
        <translation>&amp;Mover la pestaña al otro panel</translation>
    </message>
    <message>
        <source>&amp;New page…</source>
        <translation>&amp;Nueva página…</translation>
    </message>
    <message>
        <source>&amp;New tab…</source>
        <translation>&amp;Nueva pestaña…</translation>
    </message>
    <message>
        <source>&amp;Next change</source>
        <translation>&amp;Siguiente cambio</translation>
    </message>
    <message>
        <source>&amp;Numbered list</source>
        <translation>Lista n&amp;umerada</translation>
    </message>
    <message>
        <source>&amp;Open a folder…</source>
        <translation>&amp;Abrir una carpeta…</translation>
    </message>
    <message>
        <source>&amp;Open the file</source>
        <translation>Abrir el arc&amp;hivo</translation>
    </message>
    <message>
        <source>&amp;Open the page</source>
        <translation>Abrir la &amp;página</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>Vis&amp;ta general</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Página</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Páginas</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>&amp;Vista previa</translation>
    </message>
    <message>
        <source>&amp;Previous change</source>
        <translation>Cambio a&amp;nterior</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <translation>Pestaña &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Quote</source>
        <translation>C&amp;ita</translation>
    </message>
    <message>
        <source>&amp;Retire…</source>
        <translation>&amp;Retirar…</translation>
    </message>
    <message>
        <source>&amp;Revert</source>
        <translation>&amp;Revertir</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revisión</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>&amp;Sources</source>
        <translation>&amp;Fuentes</translation>
    </message>
    <message>
        <source>&amp;Tab</source>
        <translation>P&amp;estaña</translation>
    </message>
    <message>
        <source>&amp;Tasks</source>
        <translation>&amp;Tareas</translation>
    </message>
    <message>
        <source>&amp;Two sides</source>
        <translation>Dos &amp;paneles</translation>
    </message>
    <message>
        <source>&amp;Undo the last judgement</source>
        <translation>&amp;Deshacer la última decisión</translation>
    </message>
    <message>
        <source>&amp;Unsaved texts…</source>
        <translation>Textos &amp;sin guardar…</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>Tamaño de texto &amp;habitual</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;What has changed since yesterday</source>
        <translation>&amp;Qué ha cambiado desde ayer</translation>
    </message>
    <message>
        <source>&amp;What is where on disk…</source>
        <translation>Qué hay en el disco y &amp;dónde…</translation>
    </message>
    <message>
        <source>Accept everything of this &amp;session…</source>
        <translation>Aceptar todo lo &amp;hecho en esta sesión…</translation>
    </message>
    <message>
        <source>Accept everything s&amp;hown…</source>
        <translation>Aceptar todo lo &amp;mostrado…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <source>Add an original from the &amp;web…</source>
        <translation>Añadir un original de la &amp;web…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>Todas las &amp;teclas</translation>
    </message>
    <message>
        <source>Arrange the graph anew</source>
        <translation>Disponer el grafo de nuevo</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Close the &amp;other tabs</source>
        <translation>Cerrar las &amp;otras pestañas</translation>
    </message>
    <message>
        <source>Close the tabs to the &amp;right</source>
        <translation>Cerrar las pestañas de la &amp;derecha</translation>
    </message>
    <message>
        <source>Co&amp;nnect an agent…</source>
        <translation>C&amp;onectar un agente…</translation>
    </message>
    <message>
        <source>Copy a &amp;link to the page</source>
        <translation>Copiar un en&amp;lace a la página</translation>
    </message>
    <message>
        <source>Export the graph as GraphML…</source>
        <translation>Exportar el grafo como GraphML…</translation>
    </message>
    <message>
        <source>Export the graph as PNG…</source>
        <translation>Exportar el grafo como PNG…</translation>
    </message>
    <message>
        <source>Export the graph as SVG…</source>
        <translation>Exportar el grafo como SVG…</translation>
    </message>
    <message>
        <source>Filter the graph</source>
        <translation>Filtrar el grafo</translation>
    </message>
    <message>
        <source>Find a page in the graph</source>
        <translation>Buscar una página en el grafo</translation>
    </message>
    <message>
        <source>Find and &amp;replace…</source>
        <translation>&amp;Buscar y reemplazar…</translation>
    </message>
    <message>
        <source>Find missing originals…</source>
        <translation>Buscar los originales que faltan…</translation>
    </message>
    <message>
        <source>Heading &amp;%1</source>
        <translation>Encabezado &amp;%1</translation>
    </message>
    <message>
        <source>Let all pages of the graph move again</source>
        <translation>Soltar todas las páginas del grafo</translation>
    </message>
    <message>
        <source>Li&amp;st</source>
        <translation>Li&amp;sta</translation>
    </message>
    <message>
        <source>Line &amp;down</source>
        <translation>B&amp;ajar la línea</translation>
    </message>
    <message>
        <source>Line &amp;up</source>
        <translation>Subir la &amp;línea</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Examinar a fondo</translation>
    </message>
    <message>
        <source>Map in the graph&apos;s corner</source>
        <translation>Mapa en la esquina del grafo</translation>
    </message>
    <message>
        <source>Mar&amp;k up</source>
        <translation>Te&amp;xto</translation>
    </message>
    <message>
        <source>N&amp;o heading</source>
        <translation>Sin encabezad&amp;o</translation>
    </message>
    <message>
        <source>New preference…</source>
        <translation>Nueva preferencia…</translation>
    </message>
    <message>
        <source>Only what is around the marked page</source>
        <translation>Solo lo que rodea a la página marcada</translation>
    </message>
    <message>
        <source>Originals &amp;kept current…</source>
        <translation>Originales al &amp;día…</translation>
    </message>
    <message>
        <source>Path between two pages</source>
        <translation>Camino entre dos páginas</translation>
    </message>
    <message>
        <source>Pause fetching by schedule</source>
        <translation>Pausar las descargas programadas</translation>
    </message>
    <message>
        <source>Rename and fi&amp;x the links…</source>
        <translation>Cambiar nombre y a&amp;justar los enlaces…</translation>
    </message>
    <message>
        <source>Revert everything of this sess&amp;ion…</source>
        <translation>Revertir todo lo hecho en esta ses&amp;ión…</translation>
    </message>
    <message>
        <source>Search inside the originals</source>
        <translation>Buscar dentro de los originales</translation>
    </message>
    <message>
        <source>Show all pages of the graph</source>
        <translation>Mostrar todas las páginas del grafo</translation>
    </message>
    <message>
        <source>The pages as a list</source>
        <translation>Las páginas como lista</translation>
    </message>
    <message>
        <source>The retired folder…</source>
        <translation>La carpeta de retirados…</translation>
    </message>
    <message>
        <source>What it res&amp;ts on…</source>
        <translation>En &amp;qué se apoya…</translation>
    </message>
    <message>
        <source>What strikes the eye in the graph</source>
        <translation>Lo que llama la atención en el grafo</translation>
    </message>
    <message>
        <source>What the graph shows…</source>
        <translation>Lo que muestra el grafo…</translation>
    </message>
    <message>
        <source>What the graph&apos;s colours say…</source>
        <translation>Lo que dicen los colores del grafo…</translation>
    </message>
    <message>
        <source>Where it &amp;comes from</source>
        <translation>De dónde &amp;viene</translation>
    </message>
    <message>
        <source>Who wrote it, &amp;by paragraph</source>
        <translation>&amp;Quién la escribió, por párrafos</translation>
    </message>
    <message>
        <source>Cop&amp;y the page&apos;s id</source>
        <translation>Copiar el &amp;id de la página</translation>
    </message>
    <message>
        <source>Accept the whole opera&amp;tion</source>
        <translation>Aceptar toda la &amp;operación</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>Versiones an&amp;teriores…</translation>
    </message>
    <message>
        <source>Error &amp;log…</source>
        <translation>&amp;Registro de errores…</translation>
    </message>
    <message>
        <source>Export as &amp;HTML…</source>
        <translation>Exportar como página &amp;web (HTML)…</translation>
    </message>
    <message>
        <source>Export as P&amp;DF…</source>
        <translation>Exportar como &amp;PDF…</translation>
    </message>
    <message>
        <source>F&amp;ilter the index</source>
        <translation>Fi&amp;ltrar el índice</translation>
    </message>
    <message>
        <source>G&amp;raph</source>
        <translation>&amp;Grafo</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Language of the &amp;system</source>
        <translation>Idioma del &amp;sistema</translation>
    </message>
    <message>
        <source>Li&amp;ght theme</source>
        <translation>Tema &amp;claro</translation>
    </message>
    <message>
        <source>Look for &amp;changes</source>
        <translation>&amp;Buscar cambios</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>Pestaña &amp;siguiente</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>Next p&amp;lace in the change</source>
        <translation>Siguiente &amp;lugar del cambio</translation>
    </message>
    <message>
        <source>Op&amp;en the closed tab again</source>
        <translation>&amp;Reabrir la pestaña cerrada</translation>
    </message>
    <message>
        <source>Open co&amp;mments…</source>
        <translation>Comentarios a&amp;biertos…</translation>
    </message>
    <message>
        <source>Open the &amp;sample</source>
        <translation>Abrir el &amp;ejemplo</translation>
    </message>
    <message>
        <source>Prefere&amp;nces</source>
        <translation>Pr&amp;eferencias</translation>
    </message>
    <message>
        <source>Previous place in the chan&amp;ge</source>
        <translation>Lu&amp;gar anterior del cambio</translation>
    </message>
    <message>
        <source>Print the pa&amp;ge…</source>
        <translation>I&amp;mprimir la página…</translation>
    </message>
    <message>
        <source>Re&amp;quests</source>
        <translation>&amp;Solicitudes</translation>
    </message>
    <message>
        <source>Re&amp;vert the whole operation</source>
        <translation>Re&amp;vertir toda la operación</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Re&amp;visión</translation>
    </message>
    <message>
        <source>Res&amp;tore</source>
        <translation>Rest&amp;aurar</translation>
    </message>
    <message>
        <source>Revert everything sho&amp;wn…</source>
        <translation>Rever&amp;tir todo lo mostrado…</translation>
    </message>
    <message>
        <source>S&amp;earch</source>
        <translation>B&amp;uscar</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>Sho&amp;w it in its folder</source>
        <translation>Mostrarlo en su &amp;carpeta</translation>
    </message>
    <message>
        <source>Show the &amp;folder</source>
        <translation>&amp;Mostrar la carpeta</translation>
    </message>
    <message>
        <source>Spl&amp;it…</source>
        <translation>&amp;Dividir…</translation>
    </message>
    <message>
        <source>Su&amp;persede…</source>
        <translation>S&amp;ustituir…</translation>
    </message>
    <message>
        <source>Tab %1</source>
        <translation>Pestaña %1</translation>
    </message>
    <message>
        <source>The last tab</source>
        <translation>La última pestaña</translation>
    </message>
    <message>
        <source>The match before</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Theme of the s&amp;ystem</source>
        <translation>Tema del &amp;sistema</translation>
    </message>
    <message>
        <source>Undo the l&amp;ast change…</source>
        <translation>Deshacer el últim&amp;o cambio…</translation>
    </message>
</context>
<context>
    <name>amounts</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>%1 It is damaged.</source>
        <translation>%1 Está dañado.</translation>
    </message>
    <message>
        <source>%1 The same holds for %2 more.</source>
        <translation>%1 Lo mismo vale para otros %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read and is not recorded: %2</source>
        <translation>%1 no se puede leer y no se registra: %2</translation>
    </message>
    <message>
        <source>%1 differs from it only by capital letters; many systems take them for one name.</source>
        <translation>%1 solo difiere en las mayúsculas; muchos sistemas los toman por un mismo nombre.</translation>
    </message>
    <message>
        <source>%1 has the same content as the file that was to replace it.</source>
        <translation>%1 tiene el mismo contenido que el archivo que debía sustituirlo.</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder.</source>
        <translation>%1 es un archivo, no una carpeta.</translation>
    </message>
    <message>
        <source>%1 is a link to another place.</source>
        <translation>%1 es un enlace a otro lugar.</translation>
    </message>
    <message>
        <source>%1 is in a private network or on this machine; nothing is downloaded from there.</source>
        <translation>%1 está en una red privada o en esta máquina; de ahí no se descarga nada.</translation>
    </message>
    <message>
        <source>%1 is in the sources already, as %2; it was not copied again.</source>
        <translation>%1 ya está en las fuentes, como %2; no se copió de nuevo.</translation>
    </message>
    <message>
        <source>%1 is itself superseded by %2, so each would send the reader to the other.</source>
        <translation>%1 está a su vez sustituida por %2, así que cada una remitiría a la otra.</translation>
    </message>
    <message>
        <source>%1 is named as its own replacement.</source>
        <translation>%1 se nombra como sustituto de sí mismo.</translation>
    </message>
    <message>
        <source>%1 is no plain file.</source>
        <translation>%1 no es un archivo normal.</translation>
    </message>
    <message>
        <source>%1 is there: its file&apos;s name differs only in case or form, and many systems take both for one.</source>
        <translation>%1 ya está: el nombre de su archivo solo difiere en mayúsculas o en forma, y muchos sistemas toman ambos por uno.</translation>
    </message>
    <message>
        <source>%1 may mean %2.</source>
        <translation>%1 puede referirse a %2.</translation>
    </message>
    <message>
        <source>%1 of %2 addresses on the web are gone.</source>
        <translation>desaparecen %1 de %2 direcciones web.</translation>
    </message>
    <message>
        <source>%1 of %2 links to sources are gone.</source>
        <translation>desaparecen %1 de %2 enlaces a fuentes.</translation>
    </message>
    <message>
        <source>%1 of these %2 edits cannot be made.</source>
        <translation>%1 de estas %2 ediciones no se pueden hacer.</translation>
    </message>
    <message>
        <source>%1 retired originals had no record.</source>
        <translation>%1 originales retirados no tenían registro.</translation>
    </message>
    <message>
        <source>%1 table rows are broken; the first is “%2”: %3.</source>
        <translation>Filas de tabla rotas: %1; la primera es «%2»: %3.</translation>
    </message>
    <message>
        <source>%1, and %2 in the line of dashes under it</source>
        <translation>%1, y %2 en la línea de guiones debajo</translation>
    </message>
    <message>
        <source>%1, and %2 in the table&apos;s head</source>
        <translation>%1, y %2 en la cabecera de la tabla</translation>
    </message>
    <message>
        <source>%1, in the same places as in this text.</source>
        <translation>%1, en los mismos lugares que en este texto.</translation>
    </message>
    <message>
        <source>%1: %2 is a summary of %3 already; one original has one summary.</source>
        <translation>%1: %2 ya es un resumen de %3; cada original tiene un solo resumen.</translation>
    </message>
    <message>
        <source>%1: %2, written at the same time, is called “%3” too.</source>
        <translation>%1: %2, escrita al mismo tiempo, también se llama «%3».</translation>
    </message>
    <message>
        <source>%1: The page type `%2` is declared twice; the first is used.</source>
        <translation>%1: El tipo de página `%2` está declarado dos veces; se usa el primero.</translation>
    </message>
    <message>
        <source>%1: `%2` was “%3”; the page was not read before.</source>
        <translation>%1: `%2` era «%3»; la página no se había leído antes.</translation>
    </message>
    <message>
        <source>%1: `file` names %2, and there is no such original; list_sources gives their paths.</source>
        <translation>%1: `file` nombra %2, y no existe ese original; list_sources da sus rutas.</translation>
    </message>
    <message>
        <source>%1: `related` names %2, and there is no such page.</source>
        <translation>%1: `related` nombra %2, y no existe esa página.</translation>
    </message>
    <message>
        <source>%1: `updated` cannot be set in this header, so it stays as it was.</source>
        <translation>%1: `updated` no se puede poner en esta cabecera, así que se queda como estaba.</translation>
    </message>
    <message>
        <source>%1: a summary names its original in `file` (or its address in `url`); this one names none.</source>
        <translation>%1: un resumen nombra su original en `file` (o su dirección en `url`); este no nombra ninguno.</translation>
    </message>
    <message>
        <source>%1: it goes, and links to it lead nowhere now, in %2.</source>
        <translation>%1: desaparece, y los enlaces a ella ya no llevan a ningún sitio, en %2.</translation>
    </message>
    <message>
        <source>%1: its file is no longer UTF-8 text.</source>
        <translation>%1: su archivo ya no es texto UTF-8.</translation>
    </message>
    <message>
        <source>%1: left as it is. %2</source>
        <translation>%1: se dejó como está. %2</translation>
    </message>
    <message>
        <source>%1: the comment behind `%2` went: %3</source>
        <translation>%1: se perdió el comentario tras `%2`: %3</translation>
    </message>
    <message>
        <source>%1: the cut goes through the list item “%2”.</source>
        <translation>%1: el corte atraviesa el elemento de lista «%2».</translation>
    </message>
    <message>
        <source>%1: the link %2 leads nowhere.</source>
        <translation>%1: el enlace %2 no lleva a ningún sitio.</translation>
    </message>
    <message>
        <source>%1: written after %2 was read %3. A preference is what the person said: did they say this?</source>
        <translation>%1: escrita después de leer %2 (%3). Una preferencia es lo que dijo la persona: ¿lo dijo?</translation>
    </message>
    <message>
        <source>A change that was cut short could not be finished or taken back. %1</source>
        <translation>Un cambio interrumpido no se pudo terminar ni deshacer. %1</translation>
    </message>
    <message>
        <source>A code fence of this page is never closed; what comes below it would be read as code.</source>
        <translation>Un bloque de código de esta página nunca se cierra; lo que siga debajo se leería como código.</translation>
    </message>
    <message>
        <source>A declared page type is ignored. %1</source>
        <translation>Un tipo de página declarado se ignora. %1</translation>
    </message>
    <message>
        <source>A destination stays inside the sources folder.</source>
        <translation>El destino debe quedar dentro de la carpeta de fuentes.</translation>
    </message>
    <message>
        <source>A file stands there already.</source>
        <translation>Ya hay un archivo ahí.</translation>
    </message>
    <message>
        <source>A file stands where a folder should be</source>
        <translation>Hay un archivo donde debería haber una carpeta</translation>
    </message>
    <message>
        <source>A folder of this name stands there (%1).</source>
        <translation>Ya hay ahí una carpeta con ese nombre (%1).</translation>
    </message>
    <message>
        <source>A folder stands where the file should be</source>
        <translation>Hay una carpeta donde debería estar el archivo</translation>
    </message>
    <message>
        <source>A folder stands where the file should be.</source>
        <translation>Hay una carpeta donde debería estar el archivo.</translation>
    </message>
    <message>
        <source>A header is lines of fields, each as `name: value`.</source>
        <translation>Una cabecera son líneas de campos, cada una como `nombre: valor`.</translation>
    </message>
    <message>
        <source>A knowledge base was opened here, and its folder “%1” is not there now.</source>
        <translation>Aquí se abrió una base de conocimiento, y su carpeta «%1» no está ahora.</translation>
    </message>
    <message>
        <source>A link stands at this path.</source>
        <translation>Hay un enlace en esta ruta.</translation>
    </message>
    <message>
        <source>A name cannot end in a dot or a space on Windows.</source>
        <translation>En Windows un nombre no puede terminar en punto o espacio.</translation>
    </message>
    <message>
        <source>A name with %1 is not allowed on every system.</source>
        <translation>Un nombre con %1 no se admite en todos los sistemas.</translation>
    </message>
    <message>
        <source>A new one was begun. %1</source>
        <translation>Se empezó uno nuevo. %1</translation>
    </message>
    <message>
        <source>A page cannot be merged with itself.</source>
        <translation>Una página no se puede fusionar consigo misma.</translation>
    </message>
    <message>
        <source>A page cannot supersede itself.</source>
        <translation>Una página no puede sustituirse a sí misma.</translation>
    </message>
    <message>
        <source>A page of type `%1` cannot stand at `%2/%3.md`.</source>
        <translation>Una página de tipo `%1` no puede estar en `%2/%3.md`.</translation>
    </message>
    <message>
        <source>A page type needs a text for `%1`.</source>
        <translation>Un tipo de página necesita un texto para `%1`.</translation>
    </message>
    <message>
        <source>%1 The file %2 was left as it is.</source>
        <translation>%1 El archivo %2 se dejó como está.</translation>
    </message>
    <message>
        <source>%1 are called “%2” too.</source>
        <translation>%1 se llaman también «%2».</translation>
    </message>
    <message>
        <source>%1 is called so too, and links would not tell them apart.</source>
        <translation>%1 también se llama así, y los enlaces no los distinguirían.</translation>
    </message>
    <message>
        <source>%1 is called “%2” too.</source>
        <translation>%1 se llama también «%2».</translation>
    </message>
    <message>
        <source>%1, only pictures of pages (a scan).</source>
        <translation>%1, solo imágenes de páginas (un escaneo).</translation>
    </message>
    <message>
        <source>%1, which is to replace it, is %2 itself.</source>
        <translation>%1, que ha de ocupar su lugar, está a su vez %2.</translation>
    </message>
    <message>
        <source>%1: index.md got no line for it: %2</source>
        <translation>%1: index.md no recibió una línea para ella: %2</translation>
    </message>
    <message>
        <source>%1: it is retired, and pages made from it stay: %2.</source>
        <translation>%1: está retirado, y las páginas hechas a partir de él se quedan: %2.</translation>
    </message>
    <message>
        <source>A part of kbdesk that reads such files does not load (“%1”).</source>
        <translation>No se carga una parte de kbdesk que lee esos archivos («%1»).</translation>
    </message>
    <message>
        <source>A request must say what it asks for.</source>
        <translation>Una solicitud debe decir qué pide.</translation>
    </message>
    <message>
        <source>A retirement needs a reason.</source>
        <translation>Para retirar hace falta un motivo.</translation>
    </message>
    <message>
        <source>A slug is small letters a-z, digits and single dashes, 200 at most.</source>
        <translation>Un slug son letras minúsculas a-z, cifras y guiones sueltos, 200 como mucho.</translation>
    </message>
    <message>
        <source>A text for this page was not saved (%1 %2 UTC).</source>
        <translation>Un texto para esta página no se guardó (%1 %2 UTC).</translation>
    </message>
    <message>
        <source>A title is more than spaces.</source>
        <translation>Un título es más que espacios.</translation>
    </message>
    <message>
        <source>A title is one line.</source>
        <translation>Un título ocupa una sola línea.</translation>
    </message>
    <message>
        <source>Add a transcript beside it.</source>
        <translation>Añade una transcripción al lado.</translation>
    </message>
    <message>
        <source>Add it again if you have it.</source>
        <translation>Añádelo de nuevo si lo tienes.</translation>
    </message>
    <message>
        <source>Add it first, or name one that is present.</source>
        <translation>Añádelo antes, o nombra uno que esté.</translation>
    </message>
    <message>
        <source>Add the file again if you have it.</source>
        <translation>Añade de nuevo el archivo si lo tienes.</translation>
    </message>
    <message>
        <source>Add the file again.</source>
        <translation>Añade el archivo de nuevo.</translation>
    </message>
    <message>
        <source>An answer worth keeping, drawn from several pages (field `question`).</source>
        <translation>Una respuesta que merece conservarse, sacada de varias páginas (campo `question`).</translation>
    </message>
    <message>
        <source>An id is type/slug, and never so long. Look in the index or search.</source>
        <translation>Un id es tipo/slug, y nunca tan largo. Mira en el índice o busca.</translation>
    </message>
    <message>
        <source>An id is type/slug, and the types are %1. Look in the index or search.</source>
        <translation>Un id es tipo/slug, y los tipos son %1. Mira en el índice o busca.</translation>
    </message>
    <message>
        <source>An id is type/slug; the index lists them.</source>
        <translation>Un id es tipo/slug; el índice los lista.</translation>
    </message>
    <message>
        <source>An original is retired as `wrong` or as `replaced`.</source>
        <translation>Un original se retira como `wrong` (incorrecto) o como `replaced` (sustituido).</translation>
    </message>
    <message>
        <source>An original stands at this path already, and originals are never overwritten.</source>
        <translation>Ya hay un original en esta ruta, y los originales nunca se sobrescriben.</translation>
    </message>
    <message>
        <source>Another program changed this file at the same moment.</source>
        <translation>Otro programa cambió este archivo en ese mismo momento.</translation>
    </message>
    <message>
        <source>Another program has this file open</source>
        <translation>Otro programa tiene abierto este archivo</translation>
    </message>
    <message>
        <source>Another program holds it</source>
        <translation>Otro programa lo tiene ocupado</translation>
    </message>
    <message>
        <source>Another program is writing to this project (%1).</source>
        <translation>Otro programa está escribiendo en este proyecto (%1).</translation>
    </message>
    <message>
        <source>As it stood after change %1, %2.</source>
        <translation>Como estaba después del cambio %1, %2.</translation>
    </message>
    <message>
        <source>As it was found, %1.</source>
        <translation>Como se encontró, %1.</translation>
    </message>
    <message>
        <source>Ask for %1 from 1 to %2.</source>
        <translation>Pide %1 de 1 a %2.</translation>
    </message>
    <message>
        <source>Ask for it without a range.</source>
        <translation>Pídelo sin intervalo.</translation>
    </message>
    <message>
        <source>Ask for less at once.</source>
        <translation>Pide menos de una vez.</translation>
    </message>
    <message>
        <source>Ask them, or supersede it by another page.</source>
        <translation>Pídeselo, o sustitúyela por otra página.</translation>
    </message>
    <message>
        <source>At the next change of the originals it is set aside with its date and rebuilt with what can be read.</source>
        <translation>Con el próximo cambio de los originales se aparta con su fecha y se rehace con lo que se pueda leer.</translation>
    </message>
    <message>
        <source>At the next change of the originals it is written again as it was last known.</source>
        <translation>Con el próximo cambio en los originales se reescribirá como se conocía.</translation>
    </message>
    <message>
        <source>Bring it back or connect its disk. If it was deleted on purpose, make an empty folder of its name.</source>
        <translation>Recupérala o conecta su disco. Si se borró a propósito, crea una carpeta vacía con su nombre.</translation>
    </message>
    <message>
        <source>Bring that folder back or connect its disk. If it was deleted on purpose, make an empty one of its name.</source>
        <translation>Recupera esa carpeta o conecta su disco. Si se borró a propósito, crea una vacía con su nombre.</translation>
    </message>
    <message>
        <source>Bring the pages back; it follows.</source>
        <translation>Recupera las páginas; esto sigue.</translation>
    </message>
    <message>
        <source>Call it %1 for example.</source>
        <translation>Llámalo %1, por ejemplo.</translation>
    </message>
    <message>
        <source>Call it %1.</source>
        <translation>Llámalo %1.</translation>
    </message>
    <message>
        <source>Change it by hand.</source>
        <translation>Cámbialo a mano.</translation>
    </message>
    <message>
        <source>Change its permissions or free some space on its disk.</source>
        <translation>Cambia sus permisos o libera espacio en su disco.</translation>
    </message>
    <message>
        <source>Change its permissions, or close it in the other program.</source>
        <translation>Cambia sus permisos o ciérralo en el otro programa.</translation>
    </message>
    <message>
        <source>Change its permissions, then open it again.</source>
        <translation>Cambia sus permisos y vuelve a abrirlo.</translation>
    </message>
    <message>
        <source>Change its permissions.</source>
        <translation>Cambia sus permisos.</translation>
    </message>
    <message>
        <source>Change the permissions of file and folder and try again.</source>
        <translation>Cambia los permisos del archivo y de la carpeta e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Change what comes after it, or restore the page.</source>
        <translation>Cambia lo que viene después, o restaura la página.</translation>
    </message>
    <message>
        <source>Check again.</source>
        <translation>Comprueba de nuevo.</translation>
    </message>
    <message>
        <source>Check the address and the network.</source>
        <translation>Comprueba la dirección y la red.</translation>
    </message>
    <message>
        <source>Check the address and try again.</source>
        <translation>Comprueba la dirección e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Check the address, or save it yourself.</source>
        <translation>Comprueba la dirección o guárdalo por tu cuenta.</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>Comprueba la dirección.</translation>
    </message>
    <message>
        <source>Check the disk and its connection.</source>
        <translation>Comprueba el disco y su conexión.</translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation>Comprueba el disco e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Check the disk, its space and its connection.</source>
        <translation>Comprueba el disco, su espacio y su conexión.</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>Elige una carpeta que exista.</translation>
    </message>
    <message>
        <source>Choose a folder that is no link.</source>
        <translation>Elige una carpeta que no sea un enlace.</translation>
    </message>
    <message>
        <source>Choose a name without it.</source>
        <translation>Elige un nombre sin él.</translation>
    </message>
    <message>
        <source>Choose a plain file.</source>
        <translation>Elige un archivo normal.</translation>
    </message>
    <message>
        <source>Choose a shorter name, or move the project to a folder with a shorter path.</source>
        <translation>Elige un nombre más corto o mueve el proyecto a una carpeta con una ruta más corta.</translation>
    </message>
    <message>
        <source>Choose a slug of letters, digits and dashes, 200 bytes at most.</source>
        <translation>Elige un identificador de letras, cifras y guiones, de 200 bytes como máximo.</translation>
    </message>
    <message>
        <source>Choose an earlier version.</source>
        <translation>Elige una versión anterior.</translation>
    </message>
    <message>
        <source>Choose another folder, or create a knowledge base here.</source>
        <translation>Elige otra carpeta o crea aquí una base de conocimiento.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Elige otra carpeta.</translation>
    </message>
    <message>
        <source>Choose another name, or a folder ending in “/”.</source>
        <translation>Elige otro nombre, o una carpeta terminada en «/».</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Elige otro nombre.</translation>
    </message>
    <message>
        <source>Choose another name; if it is a newer version, name the old one as the one it replaces.</source>
        <translation>Elige otro nombre; si es una versión más reciente, nombra la antigua como la que sustituye.</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>Elige otro lugar.</translation>
    </message>
    <message>
        <source>Choose another slug, `%1-%2` for example.</source>
        <translation>Elige otro slug, por ejemplo `%1-%2`.</translation>
    </message>
    <message>
        <source>Choose another slug.</source>
        <translation>Elige otro identificador.</translation>
    </message>
    <message>
        <source>Choose another slug: index, log and overview are kept for these files.</source>
        <translation>Elige otro slug: index, log y overview están reservados para esos archivos.</translation>
    </message>
    <message>
        <source>Choose it again.</source>
        <translation>Elígelo de nuevo.</translation>
    </message>
    <message>
        <source>Choose shorter names.</source>
        <translation>Elige nombres más cortos.</translation>
    </message>
    <message>
        <source>Choose the folder of a knowledge base.</source>
        <translation>Elige la carpeta de una base de conocimiento.</translation>
    </message>
    <message>
        <source>Choose what comes after it.</source>
        <translation>Elige lo que viene después.</translation>
    </message>
    <message>
        <source>Close it first.</source>
        <translation>Ciérralo primero.</translation>
    </message>
    <message>
        <source>Close it in the other program and try again.</source>
        <translation>Ciérralo en el otro programa e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Cierra otros programas e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Close the header with `---`.</source>
        <translation>Cierra la cabecera con `---`.</translation>
    </message>
    <message>
        <source>Close the knowledge base and open it again.</source>
        <translation>Cierra la base de conocimiento y ábrela de nuevo.</translation>
    </message>
    <message>
        <source>Close the knowledge base and open it again: the damaged file is then set aside.</source>
        <translation>Cierra la base de conocimiento y ábrela de nuevo: entonces se aparta el archivo dañado.</translation>
    </message>
    <message>
        <source>Connect its disk or bring its pages back. If they were deleted on purpose, say so (kbdesk doctor --pages-gone).</source>
        <translation>Conecta su disco o recupera sus páginas. Si se borraron a propósito, dilo (kbdesk doctor --pages-gone).</translation>
    </message>
    <message>
        <source>Connect its disk or bring them back, if they should be there. %1</source>
        <translation>Conecta su disco o recupéralos, si deberían estar. %1</translation>
    </message>
    <message>
        <source>Correct the [[page_types]] tables.</source>
        <translation>Corrige las tablas [[page_types]].</translation>
    </message>
    <message>
        <source>Correct the file.</source>
        <translation>Corrige el archivo.</translation>
    </message>
    <message>
        <source>Correct the header by hand first.</source>
        <translation>Corrige antes la cabecera a mano.</translation>
    </message>
    <message>
        <source>Correct the line.</source>
        <translation>Corrige la línea.</translation>
    </message>
    <message>
        <source>Create those pages first (or in the same call), or link to pages that exist.</source>
        <translation>Crea antes esas páginas (o en la misma llamada), o enlaza con páginas que existan.</translation>
    </message>
    <message>
        <source>Delete %1 if you do not know it, and open the project again.</source>
        <translation>Borra %1 si no lo conoces y abre de nuevo el proyecto.</translation>
    </message>
    <message>
        <source>Delete it and open the project again.</source>
        <translation>Bórralo y abre el proyecto de nuevo.</translation>
    </message>
    <message>
        <source>Delete the file; a new one is made.</source>
        <translation>Borra el archivo; se crea uno nuevo.</translation>
    </message>
    <message>
        <source>Did you mean %1 (%2)? Give the id exactly so.</source>
        <translation>¿Querías decir %1 (%2)? Escribe el id exactamente así.</translation>
    </message>
    <message>
        <source>Did you mean %1 (%2)? Give the name exactly so.</source>
        <translation>¿Querías decir %1 (%2)? Escribe el nombre exactamente así.</translation>
    </message>
    <message>
        <source>It is no TOML: “%1”.</source>
        <translation>No es TOML: «%1».</translation>
    </message>
    <message>
        <source>Not known: the list of originals was damaged. Its folder is not known either.</source>
        <translation>Desconocido: la lista de originales estaba dañada. Tampoco se conoce su carpeta.</translation>
    </message>
    <message>
        <source>Not known: the list of originals was gone. Its folder is not known either.</source>
        <translation>Desconocido: la lista de originales no estaba. Tampoco se conoce su carpeta.</translation>
    </message>
    <message>
        <source>Not known: the list of originals was written without it. Its folder is not known either.</source>
        <translation>Desconocido: la lista de originales se escribió sin él. Tampoco se conoce su carpeta.</translation>
    </message>
    <message>
        <source>Pages would go that others link to: %1. Pages with these links: %2.</source>
        <translation>Desaparecerían páginas a las que enlazan otras: %1. Páginas con esos enlaces: %2.</translation>
    </message>
    <message>
        <source>Retired on %1: %2. Don&apos;t rely on what it says.</source>
        <translation>Retirada el %1: %2. No te fíes de lo que dice.</translation>
    </message>
    <message>
        <source>Superseded on %1 (%2): see [%3](%4).</source>
        <translation>Sustituida el %1 (%2): mira [%3](%4).</translation>
    </message>
    <message>
        <source>Superseded on %1: see [%2](%3).</source>
        <translation>Sustituida el %1: mira [%2](%3).</translation>
    </message>
    <message>
        <source>The %1 cannot do what was asked: it is too much or too long (“%2”).</source>
        <translation>El %1 no puede hacer lo que se pidió: es demasiado o demasiado largo («%2»).</translation>
    </message>
    <message>
        <source>The disk refused (“%1”)</source>
        <translation>El disco se negó («%1»)</translation>
    </message>
    <message>
        <source>The file is larger than the limit of %1 MB.</source>
        <translation>El archivo supera el límite de %1 MB.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read: its pages are not known now.</source>
        <translation>No se puede leer la carpeta %1: ahora no se conocen sus páginas.</translation>
    </message>
    <message>
        <source>The folder of its file says what type a page is.</source>
        <translation>La carpeta de su archivo decide de qué tipo es la página.</translation>
    </message>
    <message>
        <source>The index of the originals&apos; texts is damaged.</source>
        <translation>El índice de los textos de los originales está dañado.</translation>
    </message>
    <message>
        <source>The list of originals (sources.json) is gone and with it every original that it named, as when a disk is unplugged.</source>
        <translation>No está la lista de originales (sources.json) ni ninguno de los originales que nombraba, como cuando se desconecta un disco.</translation>
    </message>
    <message>
        <source>The list of originals (sources.json) is gone.</source>
        <translation>No está la lista de originales (sources.json).</translation>
    </message>
    <message>
        <source>The list of originals says that an agent&apos;s run saved it.</source>
        <translation>La lista de originales dice que lo guardó un agente.</translation>
    </message>
    <message>
        <source>The original %1 was retired: %2</source>
        <translation>El original %1 se retiró: %2</translation>
    </message>
    <message>
        <source>The program that reads documents could not be started (“%1”).</source>
        <translation>No se pudo iniciar el programa que lee los documentos («%1»).</translation>
    </message>
    <message>
        <source>The project&apos;s settings do not parse: “%1”.</source>
        <translation>No se entienden los ajustes del proyecto: «%1».</translation>
    </message>
    <message>
        <source>The query has too many characters: %1, at most %2.</source>
        <translation>La búsqueda tiene demasiados caracteres: %1; como máximo, %2.</translation>
    </message>
    <message>
        <source>The query has too many conditions: %1, at most %2.</source>
        <translation>La búsqueda tiene demasiadas condiciones: %1; como máximo, %2.</translation>
    </message>
    <message>
        <source>The query has too many words: %1, at most %2.</source>
        <translation>La búsqueda tiene demasiadas palabras: %1; como máximo, %2.</translation>
    </message>
    <message>
        <source>The server asks for a password (HTTP 401).</source>
        <translation>El servidor pide una contraseña (HTTP 401).</translation>
    </message>
    <message>
        <source>The server does not allow it (HTTP 403).</source>
        <translation>El servidor no lo permite (HTTP 403).</translation>
    </message>
    <message>
        <source>The server does not give the file (HTTP %1).</source>
        <translation>El servidor no entrega el archivo (HTTP %1).</translation>
    </message>
    <message>
        <source>The server gives no file.</source>
        <translation>El servidor no entrega ningún archivo.</translation>
    </message>
    <message>
        <source>The server has it no longer (HTTP 410).</source>
        <translation>El servidor ya no lo tiene (HTTP 410).</translation>
    </message>
    <message>
        <source>The server has no such page (HTTP 404).</source>
        <translation>El servidor no tiene esa página (HTTP 404).</translation>
    </message>
    <message>
        <source>The server sent an empty file.</source>
        <translation>El servidor envió un archivo vacío.</translation>
    </message>
    <message>
        <source>The server was asked too often (HTTP 429).</source>
        <translation>Se han hecho demasiadas peticiones al servidor (HTTP 429).</translation>
    </message>
    <message>
        <source>The system says “%1”</source>
        <translation>El sistema dice: «%1»</translation>
    </message>
    <message>
        <source>The transfer broke off before its end.</source>
        <translation>La transferencia se cortó antes de terminar.</translation>
    </message>
    <message>
        <source>This PDF has no text</source>
        <translation>Este PDF no tiene texto</translation>
    </message>
    <message>
        <source>This is no JSON: “%1”.</source>
        <translation>Esto no es JSON: «%1».</translation>
    </message>
    <message>
        <source>This is no TOML: “%1”.</source>
        <translation>Esto no es TOML: «%1».</translation>
    </message>
    <message>
        <source>This page says nothing that could be traced.</source>
        <translation>Esta página no dice nada que se pueda rastrear.</translation>
    </message>
    <message>
        <source>This project was opened for reading only: its disk was full.</source>
        <translation>Este proyecto se abrió solo para lectura: su disco estaba lleno.</translation>
    </message>
    <message>
        <source>This project was opened for reading only: its folder could not be written.</source>
        <translation>Este proyecto se abrió solo para lectura: no se podía escribir en su carpeta.</translation>
    </message>
    <message>
        <source>it cannot be unpacked (“%1”)</source>
        <translation>no se puede descomprimir («%1»)</translation>
    </message>
    <message>
        <source>it is not JSON (line %1: “%2”)</source>
        <translation>no es JSON (línea %1: «%2»)</translation>
    </message>
    <message>
        <source>its content is no such drawing</source>
        <translation>su contenido no es un dibujo de ese tipo</translation>
    </message>
    <message>
        <source>its content is no such picture</source>
        <translation>su contenido no es una imagen de ese tipo</translation>
    </message>
    <message>
        <source>its picture cannot be read</source>
        <translation>su imagen no se puede leer</translation>
    </message>
    <message>
        <source>the change of %1 with which it came was taken back</source>
        <translation>se deshizo el cambio del %1 con el que llegó</translation>
    </message>
    <message>
        <source>the code fence “%1” is never closed (%2 lines after it read as code).</source>
        <translation>el bloque de código «%1» no se cierra nunca (las %2 líneas siguientes se leen como código).</translation>
    </message>
    <message>
        <source>the code fence “%1” is never closed (1 line after it read as code).</source>
        <translation>el bloque de código «%1» no se cierra nunca (la línea siguiente se lee como código).</translation>
    </message>
    <message>
        <source>the code fence “%1” is never closed.</source>
        <translation>el bloque de código «%1» no se cierra nunca.</translation>
    </message>
    <message>
        <source>the field `%1` is gone now.</source>
        <translation>el campo `%1` ya no está.</translation>
    </message>
    <message>
        <source>the field `%1` is “%2” now.</source>
        <translation>el campo `%1` es ahora «%2».</translation>
    </message>
    <message>
        <source>this loses the header field %1.</source>
        <translation>así se pierde el campo %1 de la cabecera.</translation>
    </message>
    <message>
        <source>this loses the header fields %1.</source>
        <translation>así se pierden los campos %1 de la cabecera.</translation>
    </message>
    <message>
        <source>this loses the whole header: %1.</source>
        <translation>así se pierde toda la cabecera: %1.</translation>
    </message>
    <message>
        <source>you can read and search, but nothing can be changed.</source>
        <translation>puedes leer y buscar, pero no cambiar nada.</translation>
    </message>
    <message>
        <source>Did you mean %1? Give the id exactly so.</source>
        <translation>¿Te refieres a %1? Indica el id exactamente así.</translation>
    </message>
    <message>
        <source>%1 is called nearly the same: “%2”.</source>
        <translation>%1 se llama casi igual: «%2».</translation>
    </message>
    <message>
        <source>%1 refuses the connection.</source>
        <translation>%1 rechaza la conexión.</translation>
    </message>
    <message>
        <source>%1%2 Check what this page says from it; correct it or take it out.</source>
        <translation>%1%2 Comprueba lo que esta página dice a partir de él; corrígelo o quítalo.</translation>
    </message>
    <message>
        <source>%1: it is not superseded any more.</source>
        <translation>%1: ya no está sustituida.</translation>
    </message>
    <message>
        <source>%1: the log got no entry. %2</source>
        <translation>%1: el registro no recibió ninguna entrada. %2</translation>
    </message>
    <message>
        <source>A copy could not be made.</source>
        <translation>No se pudo hacer una copia.</translation>
    </message>
    <message>
        <source>A limit is a number of bytes.</source>
        <translation>Un límite es un número de bytes.</translation>
    </message>
    <message>
        <source>An original stands in its place again.</source>
        <translation>Vuelve a haber un original en su sitio.</translation>
    </message>
    <message>
        <source>Ask for a part of it.</source>
        <translation>Pide una parte que esté dentro.</translation>
    </message>
    <message>
        <source>Ask for a smaller one.</source>
        <translation>Pide una más pequeña.</translation>
    </message>
    <message>
        <source>Ask them.</source>
        <translation>Pregúntale.</translation>
    </message>
    <message>
        <source>Call the file something else, or choose another folder.</source>
        <translation>Ponle otro nombre al archivo o elige otra carpeta.</translation>
    </message>
    <message>
        <source>Change it as it stands today.</source>
        <translation>Cámbiala tal como está hoy.</translation>
    </message>
    <message>
        <source>Change it there.</source>
        <translation>Cámbialo allí.</translation>
    </message>
    <message>
        <source>Check the address, or try again later.</source>
        <translation>Comprueba la dirección o inténtalo más tarde.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>Elige otro.</translation>
    </message>
    <message>
        <source>Choose another page.</source>
        <translation>Elige otra página.</translation>
    </message>
    <message>
        <source>Choose one of them.</source>
        <translation>Elige uno de ellos.</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Elige uno.</translation>
    </message>
    <message>
        <source>Close the knowledge base and open it again: they are read anew then.</source>
        <translation>Cierra la base de conocimiento y ábrela de nuevo: entonces se vuelven a leer.</translation>
    </message>
    <message>
        <source>Did you mean %1? Give the name exactly so.</source>
        <translation>¿Querías decir %1? Escribe el nombre exactamente así.</translation>
    </message>
    <message>
        <source>Did you mean `%1`? %2</source>
        <translation>¿Querías decir `%1`? %2</translation>
    </message>
    <message>
        <source>Did you mean `%1`? Give the type exactly so.</source>
        <translation>¿Te refieres a `%1`? Indica el tipo exactamente así.</translation>
    </message>
    <message>
        <source>Don&apos;t rely on what it says.</source>
        <translation>No te fíes de lo que dice.</translation>
    </message>
    <message>
        <source>Drop or choose the file that was asked for.</source>
        <translation>Suelta o elige el archivo que se pidió.</translation>
    </message>
    <message>
        <source>Edit %1, or choose another slug.</source>
        <translation>Edita %1 o elige otro slug.</translation>
    </message>
    <message>
        <source>Edit or rewrite it, or choose another slug.</source>
        <translation>Edítala o reescríbela, o elige otro slug.</translation>
    </message>
    <message>
        <source>Edit what comes after it, or restore the page.</source>
        <translation>Edita lo que viene después, o restaura la página.</translation>
    </message>
    <message>
        <source>Fetch the page that it was made from.</source>
        <translation>Descarga la página de la que se hizo.</translation>
    </message>
    <message>
        <source>Free some space and open it again.</source>
        <translation>Libera espacio y ábrelo de nuevo.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Libera espacio y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>Free some space and try again; everything stands as it was.</source>
        <translation>Libera espacio e inténtalo de nuevo; todo está como estaba.</translation>
    </message>
    <message>
        <source>Free some space on it; until then nothing can be saved.</source>
        <translation>Libera espacio en él; hasta entonces no se puede guardar nada.</translation>
    </message>
    <message>
        <source>Free some space on its disk, then open it again.</source>
        <translation>Libera espacio en su disco y vuelve a abrirlo.</translation>
    </message>
    <message>
        <source>Get it again from where it came from.</source>
        <translation>Consíguelo de nuevo de donde vino.</translation>
    </message>
    <message>
        <source>Give 1 to %1 minutes.</source>
        <translation>Indica de 1 a %1 minutos.</translation>
    </message>
    <message>
        <source>Give a day and an hour.</source>
        <translation>Indica un día y una hora.</translation>
    </message>
    <message>
        <source>Give a smaller one.</source>
        <translation>Indica uno menor.</translation>
    </message>
    <message>
        <source>Give a text to replace, or a field.</source>
        <translation>Indica un texto que reemplazar, o un campo.</translation>
    </message>
    <message>
        <source>Give a text to replace.</source>
        <translation>Indica un texto que reemplazar.</translation>
    </message>
    <message>
        <source>Give a whole one.</source>
        <translation>Indica una completa.</translation>
    </message>
    <message>
        <source>Give another address.</source>
        <translation>Indica otra dirección.</translation>
    </message>
    <message>
        <source>Give another file.</source>
        <translation>Indica otro archivo.</translation>
    </message>
    <message>
        <source>Give another path to restore it to.</source>
        <translation>Indica otra ruta donde restaurarlo.</translation>
    </message>
    <message>
        <source>Give at least one.</source>
        <translation>Indica al menos una.</translation>
    </message>
    <message>
        <source>Give each its own slug.</source>
        <translation>Da a cada una su propio slug.</translation>
    </message>
    <message>
        <source>Give more of what stands around it.</source>
        <translation>Indica más de lo que lo rodea.</translation>
    </message>
    <message>
        <source>Give one from 0, which is none.</source>
        <translation>Indica uno a partir de 0, que es sin límite.</translation>
    </message>
    <message>
        <source>Give one that begins with https://.</source>
        <translation>Indica una que empiece por https://.</translation>
    </message>
    <message>
        <source>Give the exact words that stand in the page.</source>
        <translation>Indica las palabras exactas que están en la página.</translation>
    </message>
    <message>
        <source>Give the final address.</source>
        <translation>Indica la dirección final.</translation>
    </message>
    <message>
        <source>Give them in a plainer form.</source>
        <translation>Dalos en una forma más sencilla.</translation>
    </message>
    <message>
        <source>Give what is to stand there. To take a page out of use, ask to retire it or supersede it.</source>
        <translation>Indica lo que debe figurar ahí. Para dejar de usar una página, pide retirarla o sustitúyela.</translation>
    </message>
    <message>
        <source>How the person wants things done (field `since`).</source>
        <translation>Cómo quiere la persona que se hagan las cosas (campo `since`).</translation>
    </message>
    <message>
        <source>Hunks are judged within one change of one file.</source>
        <translation>Los fragmentos se juzgan dentro de un solo cambio de un solo archivo.</translation>
    </message>
    <message>
        <source>If no program has it open, change the permissions of file and folder.</source>
        <translation>Si ningún programa lo tiene abierto, cambia los permisos del archivo y de la carpeta.</translation>
    </message>
    <message>
        <source>If you trust it, open it with its own program and save it anew.</source>
        <translation>Si te fías de él, ábrelo con su propio programa y guárdalo de nuevo.</translation>
    </message>
    <message>
        <source>In VS Code run “MCP: List Servers” and start it; then ask in the chat&apos;s agent mode: what is in my knowledge base?</source>
        <translation>En VS Code ejecuta «MCP: List Servers» e inícialo; luego pregunta en el modo agente del chat: ¿qué hay en mi base de conocimiento?</translation>
    </message>
    <message>
        <source>In Windsurf&apos;s Cascade, open the MCP servers and refresh; then ask: what is in my knowledge base?</source>
        <translation>En Cascade de Windsurf, abre los servidores MCP y actualiza; luego pregunta: ¿qué hay en mi base de conocimiento?</translation>
    </message>
    <message>
        <source>In Zed&apos;s agent panel, look whether the server&apos;s dot is green; then ask: what is in my knowledge base?</source>
        <translation>En el panel de agentes de Zed, mira si el punto del servidor está verde; luego pregunta: ¿qué hay en mi base de conocimiento?</translation>
    </message>
    <message>
        <source>In this wiki no page is made anew as one of another type: links by name would not tell the two apart.</source>
        <translation>En esta wiki ninguna página se crea de nuevo con otro tipo: los enlaces por nombre no distinguirían las dos.</translation>
    </message>
    <message>
        <source>Install kbdesk again.</source>
        <translation>Instala kbdesk de nuevo.</translation>
    </message>
    <message>
        <source>It begins %1.</source>
        <translation>Comienza el %1.</translation>
    </message>
    <message>
        <source>It cannot be brought back: no copy of what it held is kept.</source>
        <translation>No se puede recuperar: no se conserva ninguna copia de su contenido.</translation>
    </message>
    <message>
        <source>It cannot be opened</source>
        <translation>No se puede abrir</translation>
    </message>
    <message>
        <source>It cannot be taken up again: another has its name, or the list does not know what it was.</source>
        <translation>No se puede volver a anotar: otro tiene su nombre o la lista no sabe qué era.</translation>
    </message>
    <message>
        <source>It cannot replace itself.</source>
        <translation>No puede sustituirse a sí mismo.</translation>
    </message>
    <message>
        <source>It did not end within %1 seconds.</source>
        <translation>No terminó en %1 segundos.</translation>
    </message>
    <message>
        <source>It grows by an entry for each operation: add one.</source>
        <translation>Crece con una entrada por operación: añade una.</translation>
    </message>
    <message>
        <source>It has %1 pages.</source>
        <translation>Tiene %1 páginas.</translation>
    </message>
    <message>
        <source>It is kept as a draft, to be saved or dropped.</source>
        <translation>Se conserva como borrador, para guardarlo o descartarlo.</translation>
    </message>
    <message>
        <source>It is kept by hand here; a new page gets its line where the others have one.</source>
        <translation>Aquí se lleva a mano; una página nueva recibe su línea donde las demás la tienen.</translation>
    </message>
    <message>
        <source>It is made of the pages: change these.</source>
        <translation>Se forma a partir de las páginas: cambia esas.</translation>
    </message>
    <message>
        <source>It is not UTF-8 text (line %1).</source>
        <translation>No es texto UTF-8 (línea %1).</translation>
    </message>
    <message>
        <source>It is not said what replaces it.</source>
        <translation>No se dice qué lo sustituye.</translation>
    </message>
    <message>
        <source>It is not said which page supersedes this one.</source>
        <translation>No se dice qué página sustituye a esta.</translation>
    </message>
    <message>
        <source>It is sent in a compression that was not asked for (%1).</source>
        <translation>Se envía con una compresión que no se pidió (%1).</translation>
    </message>
    <message>
        <source>It is written to all the time.</source>
        <translation>Se está escribiendo en él sin cesar.</translation>
    </message>
    <message>
        <source>It knows %1. For another one, take what --print shows for cursor: most clients read that form.</source>
        <translation>Conoce %1. Para otro, toma lo que --print muestra para cursor: la mayoría de los clientes leen esa forma.</translation>
    </message>
    <message>
        <source>It may be made by its scripts; save it from a browser.</source>
        <translation>Puede que la generen sus scripts; guárdala desde un navegador.</translation>
    </message>
    <message>
        <source>It redirects to something that is no web address.</source>
        <translation>Redirige a algo que no es una dirección web.</translation>
    </message>
    <message>
        <source>It redirects too often.</source>
        <translation>Redirige demasiadas veces.</translation>
    </message>
    <message>
        <source>It stands there so: %1</source>
        <translation>Allí figura así: %1</translation>
    </message>
    <message>
        <source>It stands there with other spaces, line breaks, quotation marks, dashes or capitals.</source>
        <translation>Allí figura con otros espacios, saltos de línea, comillas, rayas o mayúsculas.</translation>
    </message>
    <message>
        <source>It was %1.</source>
        <translation>Era %1.</translation>
    </message>
    <message>
        <source>It was changed %1 times, the last by %2 at %3</source>
        <translation>Se cambió %1 veces, la última por %2 (%3)</translation>
    </message>
    <message>
        <source>It was changed by %1 at %2</source>
        <translation>Lo cambió %1 (%2)</translation>
    </message>
    <message>
        <source>It was changed meanwhile</source>
        <translation>Se cambió entretanto</translation>
    </message>
    <message>
        <source>It was changed, moved or deleted since.</source>
        <translation>Se modificó, movió o borró después.</translation>
    </message>
    <message>
        <source>It was moved or deleted since.</source>
        <translation>Se movió o borró después.</translation>
    </message>
    <message>
        <source>It was retired already.</source>
        <translation>Ya estaba retirado.</translation>
    </message>
    <message>
        <source>Its address gives a newer version.</source>
        <translation>Su dirección ofrece una versión más reciente.</translation>
    </message>
    <message>
        <source>Its folder is gone</source>
        <translation>Su carpeta ya no está</translation>
    </message>
    <message>
        <source>Its name is not UTF-8 text, so it is left out.</source>
        <translation>Su nombre no es texto UTF-8, así que se omite.</translation>
    </message>
    <message>
        <source>Its name is not UTF-8 text, so it is left out. Rename it.</source>
        <translation>Su nombre no es texto UTF-8, así que se omite. Cámbiale el nombre.</translation>
    </message>
    <message>
        <source>Leave it as it was, or supersede, retire or restore the page.</source>
        <translation>Déjalo como estaba, o sustituye, retira o restaura la página.</translation>
    </message>
    <message>
        <source>Leave it out, or ask the person to write the first entry.</source>
        <translation>Omítela, o pide a la persona que escriba la primera entrada.</translation>
    </message>
    <message>
        <source>Leave it out, or ask the person whether this wiki is to have one.</source>
        <translation>Omítela, o pregunta a la persona si esta wiki debe tener uno.</translation>
    </message>
    <message>
        <source>Leave out its lone surrogates (U+D800 to U+DFFF).</source>
        <translation>Quita sus sustitutos sueltos (U+D800 a U+DFFF).</translation>
    </message>
    <message>
        <source>Leave some out.</source>
        <translation>Omite algunas.</translation>
    </message>
    <message>
        <source>Leave the line breaks out.</source>
        <translation>Quita los saltos de línea.</translation>
    </message>
    <message>
        <source>Leave them out.</source>
        <translation>Omítelos.</translation>
    </message>
    <message>
        <source>Let the person raise the limit in the settings, or make it smaller.</source>
        <translation>Que la persona suba el límite en los ajustes, o haz el archivo más pequeño.</translation>
    </message>
    <message>
        <source>Let the person restore it first.</source>
        <translation>Deja que la persona la restaure antes.</translation>
    </message>
    <message>
        <source>Line %1 of the header: %2</source>
        <translation>Línea %1 de la cabecera: %2</translation>
    </message>
    <message>
        <source>Link by the id of the page that you mean.</source>
        <translation>Enlaza por el id de la página a la que te refieres.</translation>
    </message>
    <message>
        <source>List the originals to see the retired ones.</source>
        <translation>Lista los originales para ver los retirados.</translation>
    </message>
    <message>
        <source>List the originals to see their paths.</source>
        <translation>Lista los originales para ver sus rutas.</translation>
    </message>
    <message>
        <source>List the originals to see which are missing.</source>
        <translation>Lista los originales para ver cuáles faltan.</translation>
    </message>
    <message>
        <source>List the originals to see which are.</source>
        <translation>Lista los originales para ver cuáles lo están.</translation>
    </message>
    <message>
        <source>Look at it again.</source>
        <translation>Míralo de nuevo.</translation>
    </message>
    <message>
        <source>Look at it in the program that made it.</source>
        <translation>Míralo en el programa que lo hizo.</translation>
    </message>
    <message>
        <source>Look at it with a PDF viewer.</source>
        <translation>Míralo con un visor de PDF.</translation>
    </message>
    <message>
        <source>Look at it with a book reader.</source>
        <translation>Míralo con un lector de libros.</translation>
    </message>
    <message>
        <source>Look at its history.</source>
        <translation>Mira su historial.</translation>
    </message>
    <message>
        <source>Look at its text.</source>
        <translation>Mira su texto.</translation>
    </message>
    <message>
        <source>Look at its versions again.</source>
        <translation>Mira de nuevo sus versiones.</translation>
    </message>
    <message>
        <source>Look at the change again.</source>
        <translation>Vuelve a mirar el cambio.</translation>
    </message>
    <message>
        <source>Look at the comments again.</source>
        <translation>Vuelve a mirar los comentarios.</translation>
    </message>
    <message>
        <source>Look at the drafts again.</source>
        <translation>Mira de nuevo los borradores.</translation>
    </message>
    <message>
        <source>Look at the history again.</source>
        <translation>Vuelve a mirar el historial.</translation>
    </message>
    <message>
        <source>Look at the list again.</source>
        <translation>Vuelve a mirar la lista.</translation>
    </message>
    <message>
        <source>Look at the page&apos;s history.</source>
        <translation>Mira el historial de la página.</translation>
    </message>
    <message>
        <source>Look at the page&apos;s versions.</source>
        <translation>Mira las versiones de la página.</translation>
    </message>
    <message>
        <source>Look at the picture itself.</source>
        <translation>Mira la imagen misma.</translation>
    </message>
    <message>
        <source>Look at the queue again.</source>
        <translation>Vuelve a mirar los pendientes.</translation>
    </message>
    <message>
        <source>Look for it again.</source>
        <translation>Vuelve a buscarlo.</translation>
    </message>
    <message>
        <source>Look for the words that matter.</source>
        <translation>Busca las palabras que importan.</translation>
    </message>
    <message>
        <source>Look for those that matter.</source>
        <translation>Busca las que importan.</translation>
    </message>
    <message>
        <source>Look in the index or search for it; a new page is made with create.</source>
        <translation>Búscala en el índice o con la búsqueda; una página nueva se crea con create.</translation>
    </message>
    <message>
        <source>Look in the index or search.</source>
        <translation>Mira en el índice o busca.</translation>
    </message>
    <message>
        <source>Make %1 and what is in it readable and writable, then open it again.</source>
        <translation>Permite leer y escribir en %1 y en lo que contiene, y ábrelo de nuevo.</translation>
    </message>
    <message>
        <source>Make a page of the new name, and supersede the old one by it.</source>
        <translation>Crea una página con el nombre nuevo y sustituye con ella la antigua.</translation>
    </message>
    <message>
        <source>Make it and what is in %1 writable, then open it again.</source>
        <translation>Permite la escritura en ella y en lo que hay en %1, y ábrela de nuevo.</translation>
    </message>
    <message>
        <source>Make it anew as a page of the other type.</source>
        <translation>Créala de nuevo como página del otro tipo.</translation>
    </message>
    <message>
        <source>Make it readable and try again.</source>
        <translation>Permite leerla e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Make it smaller, or use another disk.</source>
        <translation>Hazlo más pequeño o usa otro disco.</translation>
    </message>
    <message>
        <source>Make it writable if it may change, and try again.</source>
        <translation>Permite la escritura si puede cambiar e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Make it writable, or copy the project to another disk.</source>
        <translation>Permite la escritura en él o copia el proyecto a otro disco.</translation>
    </message>
    <message>
        <source>Make the folder .kbdesk readable and writable.</source>
        <translation>Permite leer y escribir en la carpeta .kbdesk.</translation>
    </message>
    <message>
        <source>Make the folder .kbdesk writable, or copy the project.</source>
        <translation>Permite la escritura en la carpeta .kbdesk o copia el proyecto.</translation>
    </message>
    <message>
        <source>Mend or remove this file.</source>
        <translation>Corrige o quita este archivo.</translation>
    </message>
    <message>
        <source>Mend that file and open the folder again.</source>
        <translation>Corrige ese archivo y abre de nuevo la carpeta.</translation>
    </message>
    <message>
        <source>Mend this file.</source>
        <translation>Corrige este archivo.</translation>
    </message>
    <message>
        <source>Mend this line.</source>
        <translation>Corrige esta línea.</translation>
    </message>
    <message>
        <source>Move it away, then try again.</source>
        <translation>Muévelo a otro sitio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Move its file with the program that you write the wiki with.</source>
        <translation>Mueve su archivo con el programa con el que escribes la wiki.</translation>
    </message>
    <message>
        <source>Move or rename it, and kbdesk makes one when it next changes a page.</source>
        <translation>Muévelo o cámbiale el nombre; kbdesk creará uno cuando cambie una página.</translation>
    </message>
    <message>
        <source>Move or rename it.</source>
        <translation>Muévelo o cámbiale el nombre.</translation>
    </message>
    <message>
        <source>Name a folder inside it, or &quot;&quot; for its root.</source>
        <translation>Nombra una carpeta dentro de ella, o &quot;&quot; para su raíz.</translation>
    </message>
    <message>
        <source>Name a page by its id, type/slug.</source>
        <translation>Nombra una página por su id, tipo/slug.</translation>
    </message>
    <message>
        <source>Name another page.</source>
        <translation>Nombra otra página.</translation>
    </message>
    <message>
        <source>Name it, or retire the page.</source>
        <translation>Indícala o retira la página.</translation>
    </message>
    <message>
        <source>Name one piece with its hunks.</source>
        <translation>Indica una sola parte con sus fragmentos.</translation>
    </message>
    <message>
        <source>Name one that is present, or none to replace.</source>
        <translation>Nombra uno que esté, o ninguno.</translation>
    </message>
    <message>
        <source>Name the original that does, or retire it as wrong.</source>
        <translation>Nombra el original que lo sustituye, o retíralo como incorrecto.</translation>
    </message>
    <message>
        <source>Name the page that replaces it.</source>
        <translation>Nombra la página que la sustituye.</translation>
    </message>
    <message>
        <source>Name the source that replaces it.</source>
        <translation>Nombra la fuente que lo sustituye.</translation>
    </message>
    <message>
        <source>Names that begin with a dot are hidden (%1).</source>
        <translation>Los nombres que empiezan por un punto quedan ocultos (%1).</translation>
    </message>
    <message>
        <source>Newer changes of the files are not known yet. %1</source>
        <translation>Aún no se conocen los cambios más recientes de los archivos. %1</translation>
    </message>
    <message>
        <source>No connection to %1 could be made.</source>
        <translation>No se pudo conectar con %1.</translation>
    </message>
    <message>
        <source>No file can have this name.</source>
        <translation>Ningún archivo puede llamarse así.</translation>
    </message>
    <message>
        <source>No file was chosen.</source>
        <translation>No se eligió ningún archivo.</translation>
    </message>
    <message>
        <source>No folder can have this name.</source>
        <translation>Ninguna carpeta puede llamarse así.</translation>
    </message>
    <message>
        <source>No original of this path is missing.</source>
        <translation>No falta ningún original con esta ruta.</translation>
    </message>
    <message>
        <source>No original of this path was let go.</source>
        <translation>Ningún original con esta ruta se dio por perdido.</translation>
    </message>
    <message>
        <source>No page can stand at `%1`.</source>
        <translation>Ninguna página puede estar en `%1`.</translation>
    </message>
    <message>
        <source>No retired original has this path.</source>
        <translation>Ningún original retirado tiene esta ruta.</translation>
    </message>
    <message>
        <source>No secure connection to the server could be made.</source>
        <translation>No se pudo establecer una conexión segura con el servidor.</translation>
    </message>
    <message>
        <source>No text would be left in the page.</source>
        <translation>No quedaría texto en la página.</translation>
    </message>
    <message>
        <source>Nothing can be saved in this folder.</source>
        <translation>No se puede guardar nada en esta carpeta.</translation>
    </message>
    <message>
        <source>Nothing in it could be read, so a new one was begun.</source>
        <translation>No se pudo leer nada de él, así que se empezó uno nuevo.</translation>
    </message>
    <message>
        <source>Nothing is written to it. Use a newer kbdesk, or the program that wrote it.</source>
        <translation>No se escribe nada en ella. Usa un kbdesk más reciente o el programa que la escribió.</translation>
    </message>
    <message>
        <source>Nothing was written. Put the entry there by hand.</source>
        <translation>No se escribió nada. Pon la entrada allí a mano.</translation>
    </message>
    <message>
        <source>One concrete thing: a person, place, organization, work, tool (fields `kind`, `aliases`).</source>
        <translation>Una sola cosa concreta: una persona, un lugar, una organización, una obra, una herramienta (campos `kind`, `aliases`).</translation>
    </message>
    <message>
        <source>One idea: what it is, how it works, where it holds (field `aliases`: its other names).</source>
        <translation>Una sola idea: qué es, cómo funciona, dónde vale (campo `aliases`: sus otros nombres).</translation>
    </message>
    <message>
        <source>Only %1 of the %2 files changed at once were looked at for losses.</source>
        <translation>Solo se buscaron pérdidas en %1 de los %2 archivos cambiados a la vez.</translation>
    </message>
    <message>
        <source>Only a page of a PDF is shown as a picture.</source>
        <translation>Solo una página de un PDF se muestra como imagen.</translation>
    </message>
    <message>
        <source>Only changes of pages and of originals are taken back.</source>
        <translation>Solo se revierten cambios de páginas y de originales.</translation>
    </message>
    <message>
        <source>Only changes of pages are undone so.</source>
        <translation>Así solo se deshacen cambios de páginas.</translation>
    </message>
    <message>
        <source>Only http and https addresses are downloaded, not %1:.</source>
        <translation>Solo se descargan direcciones http y https, no %1:.</translation>
    </message>
    <message>
        <source>Only the person deletes originals.</source>
        <translation>Solo la persona borra originales.</translation>
    </message>
    <message>
        <source>Only the person renames a page.</source>
        <translation>Solo la persona cambia el nombre de una página.</translation>
    </message>
    <message>
        <source>Open it again.</source>
        <translation>Ábrelo de nuevo.</translation>
    </message>
    <message>
        <source>Open it with its own program and save it anew.</source>
        <translation>Ábrelo con su propio programa y guárdalo de nuevo.</translation>
    </message>
    <message>
        <source>Open it with its own program.</source>
        <translation>Ábrelo con su propio programa.</translation>
    </message>
    <message>
        <source>Open it with the program it was made with.</source>
        <translation>Ábrelo con el programa con el que se hizo.</translation>
    </message>
    <message>
        <source>Open it.</source>
        <translation>Ábrela.</translation>
    </message>
    <message>
        <source>Open the file itself.</source>
        <translation>Abre el propio archivo.</translation>
    </message>
    <message>
        <source>Other users can read this secret.</source>
        <translation>Otros usuarios pueden leer este secreto.</translation>
    </message>
    <message>
        <source>Pages of this wiki are never renamed: their ids are noted elsewhere.</source>
        <translation>Las páginas de esta wiki nunca cambian de nombre: sus identificadores están anotados en otros sitios.</translation>
    </message>
    <message>
        <source>Part it into several pages.</source>
        <translation>Divídela en varias páginas.</translation>
    </message>
    <message>
        <source>Part it into smaller files with another program.</source>
        <translation>Divídelo en archivos más pequeños con otro programa.</translation>
    </message>
    <message>
        <source>Plug it in or connect it again, and try again.</source>
        <translation>Conéctalo de nuevo e inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Put it in %1/.</source>
        <translation>Ponlo en %1/.</translation>
    </message>
    <message>
        <source>Put the file there yourself if you have it, or accept this change.</source>
        <translation>Pon tú el archivo ahí si lo tienes, o acepta este cambio.</translation>
    </message>
    <message>
        <source>Quit Claude Desktop wholly, start it again and ask: what is in my knowledge base?</source>
        <translation>Cierra Claude Desktop del todo, vuelve a iniciarlo y pregunta: ¿qué hay en mi base de conocimiento?</translation>
    </message>
    <message>
        <source>Read it again and repeat the change.</source>
        <translation>Léelo de nuevo y repite el cambio.</translation>
    </message>
    <message>
        <source>Read the page again and copy it exactly, without fields.</source>
        <translation>Lee de nuevo la página y cópialo exactamente, sin los campos.</translation>
    </message>
    <message>
        <source>Read this original and write what the knowledge base should hold of it.</source>
        <translation>Lee este original y escribe lo que la base de conocimiento debe contener de él.</translation>
    </message>
    <message>
        <source>Reading this file takes more memory than allowed, or it is made to crash its reader.</source>
        <translation>Leer este archivo necesita más memoria de la permitida, o está hecho para bloquear a su lector.</translation>
    </message>
    <message>
        <source>Rename it so that its name ends in .%1, and it can be read.</source>
        <translation>Cámbiale el nombre para que termine en .%1 y se podrá leer.</translation>
    </message>
    <message>
        <source>Rename it.</source>
        <translation>Cámbiale el nombre.</translation>
    </message>
    <message>
        <source>Restore it first.</source>
        <translation>Primero hay que restaurar.</translation>
    </message>
    <message>
        <source>Restore one of them first.</source>
        <translation>Restaura antes una de ellas.</translation>
    </message>
    <message>
        <source>Restore the original instead.</source>
        <translation>Restaura el original en su lugar.</translation>
    </message>
    <message>
        <source>Retire it as wrong or as replaced.</source>
        <translation>Retíralo como erróneo o como sustituido.</translation>
    </message>
    <message>
        <source>Run `git lfs pull` first.</source>
        <translation>Ejecuta antes `git lfs pull`.</translation>
    </message>
    <message>
        <source>Run it yourself: %1</source>
        <translation>Ejecútalo tú: %1</translation>
    </message>
    <message>
        <source>Run kbdesk doctor.</source>
        <translation>Ejecuta kbdesk doctor.</translation>
    </message>
    <message>
        <source>Run text recognition (OCR) over it and add the result, or look at it as a picture.</source>
        <translation>Pásale un reconocimiento de texto (OCR) y añade el resultado, o míralo como imagen.</translation>
    </message>
    <message>
        <source>Save a copy without the password and add that.</source>
        <translation>Guarda una copia sin contraseña y añádela.</translation>
    </message>
    <message>
        <source>Save it anew from a browser.</source>
        <translation>Guárdala de nuevo desde un navegador.</translation>
    </message>
    <message>
        <source>Save it anew in today&apos;s format.</source>
        <translation>Guárdalo de nuevo en el formato actual.</translation>
    </message>
    <message>
        <source>Save it as %1.</source>
        <translation>Guárdalo como %1.</translation>
    </message>
    <message>
        <source>Save it as UTF-8 in the program that wrote it.</source>
        <translation>Guárdalo como UTF-8 en el programa que lo escribió.</translation>
    </message>
    <message>
        <source>Save the file yourself and add it.</source>
        <translation>Guarda el archivo por tu cuenta y añádelo.</translation>
    </message>
    <message>
        <source>Say in a few words what the page is about.</source>
        <translation>Di en pocas palabras de qué trata la página.</translation>
    </message>
    <message>
        <source>Say in a sentence why it goes.</source>
        <translation>Di en una frase por qué se va.</translation>
    </message>
    <message>
        <source>Say it in fewer words.</source>
        <translation>Dilo con menos palabras.</translation>
    </message>
    <message>
        <source>Say what becomes of these links, or keep the pages as retired ones.</source>
        <translation>Di qué pasa con esos enlaces o conserva las páginas como retiradas.</translation>
    </message>
    <message>
        <source>Say which of the two.</source>
        <translation>Di cuál de los dos.</translation>
    </message>
    <message>
        <source>Say why nobody should rely on the page.</source>
        <translation>Di por qué nadie debería fiarse de la página.</translation>
    </message>
    <message>
        <source>See whether it was moved or its disk unplugged, then try again.</source>
        <translation>Mira si se ha movido o si se ha desconectado su disco e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>See whether it was moved, its disk unplugged or its permissions changed.</source>
        <translation>Mira si se ha movido, si se ha desconectado su disco o si han cambiado sus permisos.</translation>
    </message>
    <message>
        <source>Select some text, or choose a heading.</source>
        <translation>Selecciona texto o elige un encabezado.</translation>
    </message>
    <message>
        <source>Send the character whole.</source>
        <translation>Envía el carácter entero.</translation>
    </message>
    <message>
        <source>Set it by hand.</source>
        <translation>Ponlo a mano.</translation>
    </message>
    <message>
        <source>Some of what this took back or changed was changed since.</source>
        <translation>Parte de lo que esto revirtió o cambió se ha cambiado después.</translation>
    </message>
    <message>
        <source>Something else stands here.</source>
        <translation>Aquí hay otra cosa.</translation>
    </message>
    <message>
        <source>Something of this was changed since, so it is not undone.</source>
        <translation>Algo de esto se modificó después, así que no se deshace.</translation>
    </message>
    <message>
        <source>Something stands at this path already.</source>
        <translation>Ya hay algo en esta ruta.</translation>
    </message>
    <message>
        <source>Something stands where a folder should be</source>
        <translation>Hay otra cosa donde debería haber una carpeta</translation>
    </message>
    <message>
        <source>Split it into smaller files.</source>
        <translation>Divídelo en archivos más pequeños.</translation>
    </message>
    <message>
        <source>Start claude and type /mcp; then ask: what is in my knowledge base?</source>
        <translation>Inicia claude y escribe /mcp; luego pregunta: ¿qué hay en mi base de conocimiento?</translation>
    </message>
    <message>
        <source>Start codex and type /mcp; then ask: what is in my knowledge base?</source>
        <translation>Inicia codex y escribe /mcp; luego pregunta: ¿qué hay en mi base de conocimiento?</translation>
    </message>
    <message>
        <source>Start copilot and type /mcp show; then ask: what is in my knowledge base?</source>
        <translation>Inicia copilot y escribe /mcp show; luego pregunta: ¿qué hay en mi base de conocimiento?</translation>
    </message>
    <message>
        <source>Start gemini and type /mcp; then ask: what is in my knowledge base?</source>
        <translation>Inicia gemini y escribe /mcp; luego pregunta: ¿qué hay en mi base de conocimiento?</translation>
    </message>
    <message>
        <source>Start {title} anew and ask: what is in my knowledge base?</source>
        <translation>Reinicia {title} y pregunta: ¿qué hay en mi base de conocimiento?</translation>
    </message>
    <message>
        <source>Supersede, retire or restore the page instead of setting it.</source>
        <translation>Sustituye, retira o restaura la página en lugar de cambiarlo.</translation>
    </message>
    <message>
        <source>Supersede, retire or restore the page.</source>
        <translation>Sustituye, retira o restaura la página.</translation>
    </message>
    <message>
        <source>Take back what was done later first, or accept this change.</source>
        <translation>Deshaz primero lo que se hizo después, o acepta este cambio.</translation>
    </message>
    <message>
        <source>Take the whole block, or none of it.</source>
        <translation>Toma el bloque entero o nada de él.</translation>
    </message>
    <message>
        <source>Takes back %1 changes of %2, the last %3.</source>
        <translation>Revierte %1 cambios de %2, el último %3.</translation>
    </message>
    <message>
        <source>Takes back %1 changes, the last %2, %3.</source>
        <translation>Revierte %1 cambios, el último %2, %3.</translation>
    </message>
    <message>
        <source>Takes back change %1, %2.</source>
        <translation>Revierte el cambio %1, %2.</translation>
    </message>
    <message>
        <source>Takes back the change of %1, %2.</source>
        <translation>Revierte el cambio de %1, %2.</translation>
    </message>
    <message>
        <source>Text cannot be extracted from %1 files (unsupported).</source>
        <translation>De los archivos %1 no se puede extraer texto (no compatible).</translation>
    </message>
    <message>
        <source>That a page is superseded or retired is said by the store.</source>
        <translation>Que una página esté sustituida o retirada lo dice kbdesk.</translation>
    </message>
    <message>
        <source>The %1 cannot be used. %2.</source>
        <translation>No se puede usar el %1. %2.</translation>
    </message>
    <message>
        <source>The %1 is a part of every wiki; it is never superseded, retired or restored, and replaces no page.</source>
        <translation>Esta página (%1) forma parte de toda base; nunca se sustituye, se retira ni se restaura, y no sustituye a ninguna página.</translation>
    </message>
    <message>
        <source>The %1 is damaged: %2.</source>
        <translation>El %1 está dañado: %2.</translation>
    </message>
    <message>
        <source>The %1 is not open any more.</source>
        <translation>El %1 ya no está abierto.</translation>
    </message>
    <message>
        <source>The %1 was put away by another program.</source>
        <translation>Otro programa apartó el %1.</translation>
    </message>
    <message>
        <source>The answer is not one that a web server gives.</source>
        <translation>La respuesta no es la de un servidor web.</translation>
    </message>
    <message>
        <source>The client&apos;s own command failed: %1</source>
        <translation>Falló el propio comando del cliente: %1</translation>
    </message>
    <message>
        <source>The copy of this file was lost half-way.</source>
        <translation>La copia de este archivo se perdió a medio camino.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>El disco está lleno</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>The disk is full: %1</source>
        <translation>El disco está lleno: %1</translation>
    </message>
    <message>
        <source>The disk is not there any more</source>
        <translation>El disco ya no está</translation>
    </message>
    <message>
        <source>The disk is read-only</source>
        <translation>El disco es de solo lectura</translation>
    </message>
    <message>
        <source>The disk of the folder %1 is not there now. %2</source>
        <translation>El disco de la carpeta %1 no está ahora. %2</translation>
    </message>
    <message>
        <source>The disk quota is used up</source>
        <translation>La cuota de disco está agotada</translation>
    </message>
    <message>
        <source>The disk reported an error</source>
        <translation>El disco informó de un error</translation>
    </message>
    <message>
        <source>The disk takes no file of this size</source>
        <translation>El disco no admite un archivo de este tamaño</translation>
    </message>
    <message>
        <source>The disk was full when this was opened: %1</source>
        <translation>El disco estaba lleno al abrir: %1</translation>
    </message>
    <message>
        <source>The doctor made it anew.</source>
        <translation>El doctor lo rehízo.</translation>
    </message>
    <message>
        <source>The field `%1` cannot be set in this header without harm.</source>
        <translation>El campo `%1` no se puede poner en esta cabecera sin daño.</translation>
    </message>
    <message>
        <source>The field `%1` is kept by the store.</source>
        <translation>El campo `%1` lo mantiene kbdesk.</translation>
    </message>
    <message>
        <source>The file changed while it was being copied.</source>
        <translation>El archivo cambió mientras se copiaba.</translation>
    </message>
    <message>
        <source>The file index.md is made from the pages.</source>
        <translation>El archivo index.md se genera a partir de las páginas.</translation>
    </message>
    <message>
        <source>The file index.md was not made by kbdesk and is not renewed, since there are pages in folders of no declared type: pages made with kbdesk may be missing from it.</source>
        <translation>El archivo index.md no lo creó kbdesk y no se renueva, porque hay páginas en carpetas sin tipo declarado: pueden faltar en él páginas creadas con kbdesk.</translation>
    </message>
    <message>
        <source>The file is lost.</source>
        <translation>El archivo se ha perdido.</translation>
    </message>
    <message>
        <source>The file of this retired original is gone.</source>
        <translation>El archivo de este original retirado ya no existe.</translation>
    </message>
    <message>
        <source>The file of this retired original is gone; there is nothing to bring back.</source>
        <translation>El archivo de este original retirado ya no está; no hay nada que recuperar.</translation>
    </message>
    <message>
        <source>The file to add is gone.</source>
        <translation>El archivo que se iba a añadir ya no está.</translation>
    </message>
    <message>
        <source>The folder %1 differs from %2 only by capital letters; many systems take them for one.</source>
        <translation>La carpeta %1 solo difiere de %2 en las mayúsculas; muchos sistemas las toman por una.</translation>
    </message>
    <message>
        <source>The folder %1 is not there now. %2</source>
        <translation>La carpeta %1 no está ahora. %2</translation>
    </message>
    <message>
        <source>The folder %1 lies on a network file system (%2).</source>
        <translation>La carpeta %1 está en un sistema de archivos de red (%2).</translation>
    </message>
    <message>
        <source>The folder `%1` of the page type `%2` does not lie in the knowledge folder.</source>
        <translation>La carpeta `%1` del tipo de página `%2` no está dentro de la carpeta knowledge.</translation>
    </message>
    <message>
        <source>The folder it lies in cannot be read.</source>
        <translation>La carpeta en la que está no se puede leer.</translation>
    </message>
    <message>
        <source>The folder of the originals is not there.</source>
        <translation>La carpeta de los originales no está.</translation>
    </message>
    <message>
        <source>The folder of the pages is gone.</source>
        <translation>La carpeta de las páginas ya no está.</translation>
    </message>
    <message>
        <source>The header is not closed by a line of `---`.</source>
        <translation>La cabecera no se cierra con una línea `---`.</translation>
    </message>
    <message>
        <source>The header is written as one map in braces, so a single field cannot be set.</source>
        <translation>La cabecera está escrita como un solo mapa entre llaves, así que no se puede cambiar un campo suelto.</translation>
    </message>
    <message>
        <source>The headings are: %1%2.</source>
        <translation>Los encabezados son: %1%2.</translation>
    </message>
    <message>
        <source>The history of this knowledge base does not reach back so far.</source>
        <translation>El historial de esta base de conocimiento no llega tan atrás.</translation>
    </message>
    <message>
        <source>The id of the page is missing.</source>
        <translation>Falta el id de la página.</translation>
    </message>
    <message>
        <source>The index is damaged: a header makes no sense.</source>
        <translation>El índice está dañado: una cabecera no tiene sentido.</translation>
    </message>
    <message>
        <source>The index is damaged: a list makes no sense.</source>
        <translation>El índice está dañado: una lista no tiene sentido.</translation>
    </message>
    <message>
        <source>The index is damaged: claims make no sense.</source>
        <translation>El índice está dañado: hay afirmaciones sin sentido.</translation>
    </message>
    <message>
        <source>The index was damaged. It was set aside as %1 in %2, where you can delete it; the index is built anew from the pages.</source>
        <translation>El índice estaba dañado. Se apartó como %1 en %2, donde puedes borrarlo; el índice se rehace a partir de las páginas.</translation>
    </message>
    <message>
        <source>The journal (history, reviews, requests) is gone: %1/%2 was deleted or emptied. %3</source>
        <translation>El diario (historial, revisiones, solicitudes) ya no está: %1/%2 se borró o se vació. %3</translation>
    </message>
    <message>
        <source>The journal (history, reviews, requests) was damaged. It was set aside as %1 in %2. %3</source>
        <translation>El diario (historial, revisiones, solicitudes) estaba dañado. Se apartó como %1 en %2. %3</translation>
    </message>
    <message>
        <source>The journal cannot be read, so that earlier versions, reviews and requests are not shown.</source>
        <translation>El diario no se puede leer, así que no se muestran versiones anteriores, revisiones ni solicitudes.</translation>
    </message>
    <message>
        <source>The journal does not hold this text.</source>
        <translation>El diario no contiene este texto.</translation>
    </message>
    <message>
        <source>The journal holds this text, but it is damaged.</source>
        <translation>El diario contiene este texto, pero está dañado.</translation>
    </message>
    <message>
        <source>The journal is damaged: of its history, what can still be read is shown (%1 changes, %2 texts, %3 requests).</source>
        <translation>El diario está dañado: de su historial se muestra lo que aún se puede leer (cambios: %1, textos: %2, solicitudes: %3).</translation>
    </message>
    <message>
        <source>The journal is damaged: some of its records cannot be read.</source>
        <translation>El diario está dañado: algunos de sus registros no se pueden leer.</translation>
    </message>
    <message>
        <source>The journal with the history is gone: it was deleted or emptied.</source>
        <translation>El diario con el historial ya no está: se borró o se vació.</translation>
    </message>
    <message>
        <source>The list of originals (sources.json) is damaged: %1.</source>
        <translation>La lista de originales (sources.json) está dañada: %1.</translation>
    </message>
    <message>
        <source>The list of originals (sources.json) is of another format (version %1) than this one.</source>
        <translation>La lista de originales (sources.json) tiene otro formato (versión %1) que el de este kbdesk.</translation>
    </message>
    <message>
        <source>The list of originals was changed since, so this is not undone.</source>
        <translation>La lista de originales ha cambiado desde entonces, así que esto no se deshace.</translation>
    </message>
    <message>
        <source>The list of originals was damaged. It was set aside as %1 and made anew with what could be read of it, what the journal knew of it, and the files that are there.</source>
        <translation>La lista de originales estaba dañada. Se apartó como %1 y se rehízo con lo que se pudo leer de ella, lo que el diario sabía de ella y los archivos que hay.</translation>
    </message>
    <message>
        <source>The list of originals was damaged; %1 entries and %2 retired ones could be saved.</source>
        <translation>La lista de originales estaba dañada; se pudieron salvar %1 entradas y %2 retiradas.</translation>
    </message>
    <message>
        <source>The list of originals was gone: %1 was deleted. It was written again as it was last known; what another program noted in it since is not there.</source>
        <translation>La lista de originales había desaparecido: %1 se borró. Se reescribió como se conocía; falta lo que otro programa anotara en ella desde entonces.</translation>
    </message>
    <message>
        <source>The list of originals was gone; %1 entries and %2 retired ones were known.</source>
        <translation>La lista de originales había desaparecido; se conocían %1 entradas y %2 retiradas.</translation>
    </message>
    <message>
        <source>The log has no entry yet whose form could be followed.</source>
        <translation>El registro aún no tiene ninguna entrada cuya forma se pueda seguir.</translation>
    </message>
    <message>
        <source>The name %1 is not known.</source>
        <translation>El nombre %1 no se conoce.</translation>
    </message>
    <message>
        <source>The name is too long for this disk</source>
        <translation>El nombre es demasiado largo para este disco</translation>
    </message>
    <message>
        <source>The name of the field `%1` takes more than one line.</source>
        <translation>El nombre del campo `%1` ocupa más de una línea.</translation>
    </message>
    <message>
        <source>The name says %1, but the content is that of a file of the type %2.</source>
        <translation>El nombre dice %1, pero el contenido es el de un archivo de tipo %2.</translation>
    </message>
    <message>
        <source>The name says %1, but this is a file of an older Office version.</source>
        <translation>El nombre dice %1, pero es un archivo de una versión antigua de Office.</translation>
    </message>
    <message>
        <source>The notice that a page is superseded or retired is kept by the store.</source>
        <translation>El aviso de que una página está sustituida o retirada lo mantiene kbdesk.</translation>
    </message>
    <message>
        <source>The original %1 was retired as %2%3.</source>
        <translation>El original %1 se retiró como %2%3.</translation>
    </message>
    <message>
        <source>The original that is to replace it is not there.</source>
        <translation>El original que debe sustituirlo no está.</translation>
    </message>
    <message>
        <source>The original to be replaced is not there.</source>
        <translation>El original que se iba a sustituir no está.</translation>
    </message>
    <message>
        <source>The other side answers too slowly.</source>
        <translation>El otro lado responde demasiado despacio.</translation>
    </message>
    <message>
        <source>The overview has no fields, only text.</source>
        <translation>La vista general no tiene campos, solo texto.</translation>
    </message>
    <message>
        <source>The overview has no fields.</source>
        <translation>La vista general no tiene campos.</translation>
    </message>
    <message>
        <source>The page has no headings; read it whole.</source>
        <translation>La página no tiene encabezados; léela entera.</translation>
    </message>
    <message>
        <source>The page has no main content that could be told apart.</source>
        <translation>No se pudo distinguir el contenido principal de la página.</translation>
    </message>
    <message>
        <source>The page is neither superseded nor retired.</source>
        <translation>La página no está ni sustituida ni retirada.</translation>
    </message>
    <message>
        <source>The page is shown as it was last known.</source>
        <translation>La página se muestra como se conocía.</translation>
    </message>
    <message>
        <source>The page of this change is gone.</source>
        <translation>La página de este cambio ya no está.</translation>
    </message>
    <message>
        <source>The page would be too long (%1 bytes; the limit is %2).</source>
        <translation>La página sería demasiado larga (%1 bytes; el límite es %2).</translation>
    </message>
    <message>
        <source>The page&apos;s file has that name already.</source>
        <translation>El archivo de la página ya tiene ese nombre.</translation>
    </message>
    <message>
        <source>The page&apos;s file is gone.</source>
        <translation>El archivo de la página ya no está.</translation>
    </message>
    <message>
        <source>The page&apos;s file was gone after this change.</source>
        <translation>Después de este cambio el archivo de la página ya no estaba.</translation>
    </message>
    <message>
        <source>The pages were left as they are.</source>
        <translation>Las páginas se dejaron como estaban.</translation>
    </message>
    <message>
        <source>The part cuts through a block of code.</source>
        <translation>La parte corta un bloque de código.</translation>
    </message>
    <message>
        <source>The path is too long for Windows</source>
        <translation>La ruta es demasiado larga para Windows</translation>
    </message>
    <message>
        <source>The path it had cannot be used again.</source>
        <translation>La ruta que tenía no se puede volver a usar.</translation>
    </message>
    <message>
        <source>The program that arranges the graph could not be started (“%1”).</source>
        <translation>No se pudo iniciar el programa que dispone el grafo («%1»).</translation>
    </message>
    <message>
        <source>The program that arranges the graph ended before it was done.</source>
        <translation>El programa que dispone el grafo terminó antes de acabar.</translation>
    </message>
    <message>
        <source>The project&apos;s settings say how it is laid out already.</source>
        <translation>La configuración del proyecto ya dice cómo está organizado.</translation>
    </message>
    <message>
        <source>The replacement of %1 is a folder (%2), not a file.</source>
        <translation>Lo que sustituye a %1 es una carpeta (%2), no un archivo.</translation>
    </message>
    <message>
        <source>The same file was retired as wrong (%1, %2): %3</source>
        <translation>El mismo archivo se retiró como incorrecto (%1, %2): %3</translation>
    </message>
    <message>
        <source>The server cannot prove that it is the one it says (its certificate is not valid).</source>
        <translation>El servidor no puede demostrar que es el que dice ser (su certificado no es válido).</translation>
    </message>
    <message>
        <source>The store sets `type`, `updated` and `ingested` itself.</source>
        <translation>kbdesk pone `type`, `updated` e `ingested` por sí mismo.</translation>
    </message>
    <message>
        <source>The summaries %1 rest on this original.</source>
        <translation>Los resúmenes %1 se basan en este original.</translation>
    </message>
    <message>
        <source>The summary %1 rests on this original.</source>
        <translation>El resumen %1 se basa en este original.</translation>
    </message>
    <message>
        <source>The text holds half of a character (a lone surrogate).</source>
        <translation>El texto contiene medio carácter (un sustituto suelto).</translation>
    </message>
    <message>
        <source>The text to replace is empty.</source>
        <translation>El texto que reemplazar está vacío.</translation>
    </message>
    <message>
        <source>The text to replace is in the page %1 times.</source>
        <translation>El texto que reemplazar está %1 veces en la página.</translation>
    </message>
    <message>
        <source>The text to replace is not in the page.</source>
        <translation>El texto que reemplazar no está en la página.</translation>
    </message>
    <message>
        <source>The types are: %1.</source>
        <translation>Los tipos son: %1.</translation>
    </message>
    <message>
        <source>The value of `%1` holds signs that no text file can hold.</source>
        <translation>El valor de `%1` contiene signos que ningún archivo de texto puede guardar.</translation>
    </message>
    <message>
        <source>There are %1 %2; %3 to %4 is no part of them.</source>
        <translation>Hay %1 %2; de %3 a %4 no forma parte de ellas.</translation>
    </message>
    <message>
        <source>There are no words in this.</source>
        <translation>Aquí no hay palabras.</translation>
    </message>
    <message>
        <source>There are no words to search for.</source>
        <translation>No hay palabras que buscar.</translation>
    </message>
    <message>
        <source>There is a knowledge base here already.</source>
        <translation>Aquí ya hay una base de conocimiento.</translation>
    </message>
    <message>
        <source>There is a page at that place already.</source>
        <translation>Ya hay una página en ese lugar.</translation>
    </message>
    <message>
        <source>There is no file to bring back.</source>
        <translation>No hay archivo que recuperar.</translation>
    </message>
    <message>
        <source>There is no knowledge base in this folder (no “knowledge” folder with pages).</source>
        <translation>En esta carpeta no hay ninguna base de conocimiento (no hay carpeta «knowledge» con páginas).</translation>
    </message>
    <message>
        <source>There is no overview yet.</source>
        <translation>Aún no hay vista general.</translation>
    </message>
    <message>
        <source>There is no page to create.</source>
        <translation>No hay ninguna página que crear.</translation>
    </message>
    <message>
        <source>There is no page to edit.</source>
        <translation>No hay ninguna página que editar.</translation>
    </message>
    <message>
        <source>There is no page type “%1”.</source>
        <translation>No existe el tipo de página «%1».</translation>
    </message>
    <message>
        <source>There is no permission</source>
        <translation>No hay permiso</translation>
    </message>
    <message>
        <source>There is no permission to read this file.</source>
        <translation>No hay permiso para leer este archivo.</translation>
    </message>
    <message>
        <source>There is no permission to read this folder.</source>
        <translation>No hay permiso para leer esta carpeta.</translation>
    </message>
    <message>
        <source>There is no permission, or another program holds it</source>
        <translation>No hay permiso, u otro programa lo tiene ocupado</translation>
    </message>
    <message>
        <source>There is no permission.</source>
        <translation>No hay permiso.</translation>
    </message>
    <message>
        <source>There is no place to keep this text.</source>
        <translation>No hay dónde conservar este texto.</translation>
    </message>
    <message>
        <source>There is no reason given.</source>
        <translation>No se indica ningún motivo.</translation>
    </message>
    <message>
        <source>There is no secret in this file.</source>
        <translation>No hay ningún secreto en este archivo.</translation>
    </message>
    <message>
        <source>There is no such change of this file.</source>
        <translation>No existe ese cambio de este archivo.</translation>
    </message>
    <message>
        <source>There is no such change.</source>
        <translation>No existe ese cambio.</translation>
    </message>
    <message>
        <source>There is no such comment.</source>
        <translation>No existe ese comentario.</translation>
    </message>
    <message>
        <source>There is no such draft.</source>
        <translation>No existe ese borrador.</translation>
    </message>
    <message>
        <source>There is no such file among the originals any more.</source>
        <translation>Ya no existe ese archivo entre los originales.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>No existe ese archivo.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>No existe esa carpeta.</translation>
    </message>
    <message>
        <source>There is no such heading.</source>
        <translation>No existe ese encabezado.</translation>
    </message>
    <message>
        <source>There is no such judgement.</source>
        <translation>No existe esa decisión.</translation>
    </message>
    <message>
        <source>There is no such link in this page any more.</source>
        <translation>Ese enlace ya no está en esta página.</translation>
    </message>
    <message>
        <source>There is no such original.</source>
        <translation>No existe ese original.</translation>
    </message>
    <message>
        <source>There is no such page any more.</source>
        <translation>Esa página ya no existe.</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>No existe esa página.</translation>
    </message>
    <message>
        <source>There is no such part of the text.</source>
        <translation>No existe esa parte del texto.</translation>
    </message>
    <message>
        <source>There is no such picture.</source>
        <translation>No existe esa imagen.</translation>
    </message>
    <message>
        <source>There is no such request.</source>
        <translation>No existe esa solicitud.</translation>
    </message>
    <message>
        <source>There is no such sheet.</source>
        <translation>No existe esa hoja.</translation>
    </message>
    <message>
        <source>There is no such step of a comment.</source>
        <translation>No existe ese paso de un comentario.</translation>
    </message>
    <message>
        <source>There is no text in this file.</source>
        <translation>No hay texto en este archivo.</translation>
    </message>
    <message>
        <source>There is nothing to change.</source>
        <translation>No hay nada que cambiar.</translation>
    </message>
    <message>
        <source>There is nothing to move.</source>
        <translation>No hay nada que mover.</translation>
    </message>
    <message>
        <source>These fields make no header that can be read.</source>
        <translation>Estos campos no forman una cabecera que se pueda leer.</translation>
    </message>
    <message>
        <source>These links lead nowhere: %1.</source>
        <translation>Estos enlaces no llevan a ningún sitio: %1.</translation>
    </message>
    <message>
        <source>This %1 is damaged: %2.</source>
        <translation>Archivo dañado (%1): %2.</translation>
    </message>
    <message>
        <source>This address holds a name or password, which would be kept with the original.</source>
        <translation>Esta dirección contiene un nombre o una contraseña, que quedaría guardada con el original.</translation>
    </message>
    <message>
        <source>This address names no server.</source>
        <translation>Esta dirección no nombra ningún servidor.</translation>
    </message>
    <message>
        <source>This book holds no text.</source>
        <translation>Este libro no contiene texto.</translation>
    </message>
    <message>
        <source>This change has no such place.</source>
        <translation>Este cambio no tiene ese lugar.</translation>
    </message>
    <message>
        <source>This comment is closed already.</source>
        <translation>Este comentario ya está cerrado.</translation>
    </message>
    <message>
        <source>This comment is closed: it was dealt with.</source>
        <translation>Este comentario está cerrado: ya se atendió.</translation>
    </message>
    <message>
        <source>This comment is open.</source>
        <translation>Este comentario está abierto.</translation>
    </message>
    <message>
        <source>This disk does not take the name</source>
        <translation>Este disco no admite el nombre</translation>
    </message>
    <message>
        <source>This document has no pages, slides or sheets to choose from.</source>
        <translation>Este documento no tiene páginas, diapositivas ni hojas entre las que elegir.</translation>
    </message>
    <message>
        <source>This field cannot be changed without harm to another one.</source>
        <translation>Este campo no se puede cambiar sin dañar otro.</translation>
    </message>
    <message>
        <source>This file cannot be read: it is shown as it was last known.</source>
        <translation>Este archivo no se puede leer: se muestra como se conocía.</translation>
    </message>
    <message>
        <source>This file grew past %1 bytes while it was read.</source>
        <translation>Este archivo superó los %1 bytes mientras se leía.</translation>
    </message>
    <message>
        <source>This file has nothing of the kind.</source>
        <translation>Este archivo no tiene nada así.</translation>
    </message>
    <message>
        <source>This file is a link.</source>
        <translation>Este archivo es un enlace.</translation>
    </message>
    <message>
        <source>This file is damaged in a way that its reader does not know.</source>
        <translation>Este archivo está dañado de un modo que su lector no conoce.</translation>
    </message>
    <message>
        <source>This file is empty</source>
        <translation>Este archivo está vacío</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>Este archivo está vacío.</translation>
    </message>
    <message>
        <source>This file is empty: it holds nothing but spaces and line ends.</source>
        <translation>Este archivo está vacío: solo contiene espacios y saltos de línea.</translation>
    </message>
    <message>
        <source>This file is kbdesk&apos;s own, and no document.</source>
        <translation>Este archivo es del propio kbdesk, no un documento.</translation>
    </message>
    <message>
        <source>This file is larger than the project allows (%1 bytes; the limit is %2).</source>
        <translation>Este archivo es más grande de lo que permite el proyecto (%1 bytes; el límite es %2).</translation>
    </message>
    <message>
        <source>This file is marked as read-only, so it was not changed.</source>
        <translation>Este archivo está marcado como de solo lectura, así que no se cambió.</translation>
    </message>
    <message>
        <source>This file is nested too deeply to be read.</source>
        <translation>Este archivo está anidado a demasiada profundidad para leerlo.</translation>
    </message>
    <message>
        <source>This file is not in the retired folder any more.</source>
        <translation>Este archivo ya no está en la carpeta de retirados.</translation>
    </message>
    <message>
        <source>This file is not opened: %1, which no document needs (a zip bomb).</source>
        <translation>Este archivo no se abre: %1, algo que ningún documento necesita (una bomba zip).</translation>
    </message>
    <message>
        <source>This file is of a kind that text cannot be extracted from (unsupported).</source>
        <translation>De este tipo de archivo no se puede extraer texto (no compatible).</translation>
    </message>
    <message>
        <source>This file is protected with a password.</source>
        <translation>Este archivo está protegido con contraseña.</translation>
    </message>
    <message>
        <source>This file is too large to read (%1 bytes; the limit is %2).</source>
        <translation>Este archivo es demasiado grande para leerlo (%1 bytes; el límite es %2).</translation>
    </message>
    <message>
        <source>This file is too large to read as text (%1 MB; the limit is %2 MB).</source>
        <translation>Este archivo es demasiado grande para leerlo como texto (%1 MB; el límite es %2 MB).</translation>
    </message>
    <message>
        <source>This file is written in a way that cannot be changed safely.</source>
        <translation>Este archivo está escrito de una forma que no se puede cambiar sin riesgo.</translation>
    </message>
    <message>
        <source>This file needs more memory to read than a document may take.</source>
        <translation>Leer este archivo necesita más memoria de la que se permite a un documento.</translation>
    </message>
    <message>
        <source>This file takes longer to read than %1 seconds.</source>
        <translation>Leer este archivo lleva más de %1 segundos.</translation>
    </message>
    <message>
        <source>This folder cannot be read now, so nothing was written into it.</source>
        <translation>Esta carpeta no se puede leer ahora, así que no se escribió nada en ella.</translation>
    </message>
    <message>
        <source>This folder cannot be read: its pages are shown as they were last known, and count as there.</source>
        <translation>Esta carpeta no se puede leer: sus páginas se muestran como se conocían y cuentan como presentes.</translation>
    </message>
    <message>
        <source>This folder cannot be read: what is in it is not known now.</source>
        <translation>Esta carpeta no se puede leer: ahora no se sabe qué contiene.</translation>
    </message>
    <message>
        <source>This folder cannot be written.</source>
        <translation>En esta carpeta no se puede escribir.</translation>
    </message>
    <message>
        <source>This folder cannot be written: %1</source>
        <translation>No se puede escribir en esta carpeta: %1</translation>
    </message>
    <message>
        <source>This folder is empty, as one is whose disk is unplugged, so nothing was written into it.</source>
        <translation>Esta carpeta está vacía, como si su disco estuviera desconectado, así que no se escribió nada en ella.</translation>
    </message>
    <message>
        <source>This folder is empty, as one is whose disk is unplugged: %1</source>
        <translation>Esta carpeta está vacía, como si su disco estuviera desconectado: %1</translation>
    </message>
    <message>
        <source>This folder is not there, so nothing was written into it.</source>
        <translation>Esta carpeta no está, así que no se escribió nada en ella.</translation>
    </message>
    <message>
        <source>This folder is not there: %1</source>
        <translation>Esta carpeta no está: %1</translation>
    </message>
    <message>
        <source>This folder lies on a network file system (%1).</source>
        <translation>Esta carpeta está en un sistema de archivos de red (%1).</translation>
    </message>
    <message>
        <source>This folder of originals cannot be read: what is in it is not known now.</source>
        <translation>Esta carpeta de originales no se puede leer: ahora no se sabe qué contiene.</translation>
    </message>
    <message>
        <source>This folder of pages is not one that was found empty.</source>
        <translation>Esta carpeta de páginas no es una que se encontrara vacía.</translation>
    </message>
    <message>
        <source>This installation of kbdesk lacks a part.</source>
        <translation>A esta instalación de kbdesk le falta una parte.</translation>
    </message>
    <message>
        <source>This is JSON, but no object.</source>
        <translation>Es JSON, pero no un objeto.</translation>
    </message>
    <message>
        <source>This is a file, not a folder.</source>
        <translation>Esto es un archivo, no una carpeta.</translation>
    </message>
    <message>
        <source>This is a link to a file or folder elsewhere, where kbdesk would keep its own.</source>
        <translation>Esto es un enlace a un archivo o carpeta de otro lugar, donde kbdesk guardaría lo suyo.</translation>
    </message>
    <message>
        <source>This is a part of every wiki, and no page to write or to name here.</source>
        <translation>Esto forma parte de toda wiki; no es una página que se pueda escribir ni nombrar aquí.</translation>
    </message>
    <message>
        <source>This is a picture; its text cannot be extracted.</source>
        <translation>Esto es una imagen; su texto no se puede extraer.</translation>
    </message>
    <message>
        <source>This is a recording; it cannot be played here.</source>
        <translation>Esto es una grabación; no se puede reproducir aquí.</translation>
    </message>
    <message>
        <source>This is a recording; its text cannot be extracted.</source>
        <translation>Esto es una grabación; su texto no se puede extraer.</translation>
    </message>
    <message>
        <source>This is how the knowledge base once stood; nothing of it can be changed.</source>
        <translation>Así estuvo una vez la base de conocimiento; no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>This is longer than %1 characters.</source>
        <translation>Esto tiene más de %1 caracteres.</translation>
    </message>
    <message>
        <source>This is neither a file nor a folder, and stands where kbdesk keeps its own.</source>
        <translation>Esto no es ni archivo ni carpeta, y está donde kbdesk guarda lo suyo.</translation>
    </message>
    <message>
        <source>This is no UTF-8 text.</source>
        <translation>No es texto UTF-8.</translation>
    </message>
    <message>
        <source>This is no change of an original.</source>
        <translation>Esto no es un cambio de un original.</translation>
    </message>
    <message>
        <source>This is no time between two fetches.</source>
        <translation>Este no es un intervalo válido entre dos descargas.</translation>
    </message>
    <message>
        <source>This is no time.</source>
        <translation>Esto no es una fecha y hora.</translation>
    </message>
    <message>
        <source>This is not a file that can be added.</source>
        <translation>Este archivo no se puede añadir.</translation>
    </message>
    <message>
        <source>This is not a plain file.</source>
        <translation>Esto no es un archivo normal.</translation>
    </message>
    <message>
        <source>This is not a web address.</source>
        <translation>Esto no es una dirección web.</translation>
    </message>
    <message>
        <source>This is only a Git LFS pointer; the file itself was not fetched.</source>
        <translation>Esto es solo un puntero de Git LFS; el archivo en sí no se ha descargado.</translation>
    </message>
    <message>
        <source>This is taken back already.</source>
        <translation>Esto ya se revirtió.</translation>
    </message>
    <message>
        <source>This knowledge base has no %1 yet.</source>
        <translation>Esta base de conocimiento aún no tiene %1.</translation>
    </message>
    <message>
        <source>This line would end the header.</source>
        <translation>Esta línea cerraría la cabecera.</translation>
    </message>
    <message>
        <source>This name is too long for most disks.</source>
        <translation>Este nombre es demasiado largo para la mayoría de los discos.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Este número es demasiado grande.</translation>
    </message>
    <message>
        <source>This original cannot be read.</source>
        <translation>Este original no se puede leer.</translation>
    </message>
    <message>
        <source>This original changed since it was read. Read it again and bring the pages built from it up to date.</source>
        <translation>Este original ha cambiado desde que se leyó. Léelo de nuevo y pon al día las páginas hechas a partir de él.</translation>
    </message>
    <message>
        <source>This original did not come from a web address.</source>
        <translation>Este original no vino de una dirección web.</translation>
    </message>
    <message>
        <source>This original is being fetched already.</source>
        <translation>Este original ya se está descargando.</translation>
    </message>
    <message>
        <source>This original is missing from the sources folder.</source>
        <translation>Este original falta en la carpeta de fuentes.</translation>
    </message>
    <message>
        <source>This original is not lost: its file is there.</source>
        <translation>Este original no se ha perdido: su archivo está ahí.</translation>
    </message>
    <message>
        <source>This original is not missing.</source>
        <translation>Este original no falta.</translation>
    </message>
    <message>
        <source>This original is retired already.</source>
        <translation>Este original ya está retirado.</translation>
    </message>
    <message>
        <source>This original is retired, so it is not fetched anew.</source>
        <translation>Este original está retirado, así que no se vuelve a descargar.</translation>
    </message>
    <message>
        <source>This original replaced no other.</source>
        <translation>Este original no sustituyó a ningún otro.</translation>
    </message>
    <message>
        <source>This original was retired while it was fetched.</source>
        <translation>Este original se retiró mientras se descargaba.</translation>
    </message>
    <message>
        <source>This page came with the change and was changed since, so it does not go.</source>
        <translation>Esta página llegó con el cambio y se ha modificado después, así que no se elimina.</translation>
    </message>
    <message>
        <source>This page has changed since it was looked at.</source>
        <translation>Esta página ha cambiado desde que se miró.</translation>
    </message>
    <message>
        <source>This page has changed since it was read.</source>
        <translation>Esta página ha cambiado desde que se leyó.</translation>
    </message>
    <message>
        <source>This page has changed since its versions were looked at.</source>
        <translation>Esta página ha cambiado desde que se miraron sus versiones.</translation>
    </message>
    <message>
        <source>This page has changed since, so the change is not undone.</source>
        <translation>Esta página ha cambiado desde entonces, así que el cambio no se deshace.</translation>
    </message>
    <message>
        <source>This page has no such version.</source>
        <translation>Esta página no tiene esa versión.</translation>
    </message>
    <message>
        <source>This page holds no text.</source>
        <translation>Esta página no contiene texto.</translation>
    </message>
    <message>
        <source>This page is damaged and cannot be shown.</source>
        <translation>Esta página está dañada y no se puede mostrar.</translation>
    </message>
    <message>
        <source>This page is not in force, so none is made of it.</source>
        <translation>Esta página no está vigente, así que no se crea otra a partir de ella.</translation>
    </message>
    <message>
        <source>This page is retired already.</source>
        <translation>Esta página ya está retirada.</translation>
    </message>
    <message>
        <source>This page is retired, so nothing is merged with it.</source>
        <translation>Esta página está retirada, así que no se une nada con ella.</translation>
    </message>
    <message>
        <source>This page is retired; superseding it would bring it back.</source>
        <translation>Esta página está retirada; sustituirla la recuperaría.</translation>
    </message>
    <message>
        <source>This page is superseded, so nothing is merged with it.</source>
        <translation>Esta página está sustituida, así que no se une nada con ella.</translation>
    </message>
    <message>
        <source>This page was changed since in the same places, so the change is not taken back.</source>
        <translation>Esta página se ha modificado después en los mismos lugares, así que el cambio no se revierte.</translation>
    </message>
    <message>
        <source>This page went, came or changed since, so the change is not taken back.</source>
        <translation>Esta página desapareció, apareció o cambió después, así que el cambio no se revierte.</translation>
    </message>
    <message>
        <source>This part of a page is too large to be drawn.</source>
        <translation>Esta parte de una página es demasiado grande para dibujarla.</translation>
    </message>
    <message>
        <source>This path goes through a link.</source>
        <translation>Esta ruta pasa por un enlace.</translation>
    </message>
    <message>
        <source>This path is too long for some systems (%1 signs; the limit is %2).</source>
        <translation>Esta ruta es demasiado larga para algunos sistemas (%1 signos; el límite es %2).</translation>
    </message>
    <message>
        <source>This path leads out of its folder.</source>
        <translation>Esta ruta sale de su carpeta.</translation>
    </message>
    <message>
        <source>This picture has no such part.</source>
        <translation>Esta imagen no tiene esa parte.</translation>
    </message>
    <message>
        <source>This picture is too large to be shown here (%1 × %2 pixels).</source>
        <translation>Esta imagen es demasiado grande para mostrarla aquí (%1 × %2 píxeles).</translation>
    </message>
    <message>
        <source>This presentation has no slides.</source>
        <translation>Esta presentación no tiene diapositivas.</translation>
    </message>
    <message>
        <source>This project cannot be written.</source>
        <translation>No se puede escribir en este proyecto.</translation>
    </message>
    <message>
        <source>This request is damaged: it cannot be told what it asks for.</source>
        <translation>Esta solicitud está dañada: no se puede saber qué pide.</translation>
    </message>
    <message>
        <source>This request was answered already: it is %1.</source>
        <translation>Esta solicitud ya se respondió: %1.</translation>
    </message>
    <message>
        <source>This sheet has no cells to read: it is a chart, or damaged.</source>
        <translation>Esta hoja no tiene celdas que leer: es un gráfico o está dañada.</translation>
    </message>
    <message>
        <source>This table cannot be read: its quotes do not fit together.</source>
        <translation>Esta tabla no se puede leer: sus comillas no cuadran.</translation>
    </message>
    <message>
        <source>This text holds half of a character, which no file can hold.</source>
        <translation>Este texto contiene medio carácter, que ningún archivo puede guardar.</translation>
    </message>
    <message>
        <source>This was noted as seen already.</source>
        <translation>Ya estaba marcado como visto.</translation>
    </message>
    <message>
        <source>This was undone already.</source>
        <translation>Esto ya se deshizo.</translation>
    </message>
    <message>
        <source>This wiki has no log (log.md), and none is made for it.</source>
        <translation>Esta wiki no tiene registro (log.md), y no se crea ninguno.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Inténtalo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>Try again later, or save the file yourself.</source>
        <translation>Inténtalo más tarde o guarda el archivo por tu cuenta.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Inténtalo más tarde.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Two pages of one call have the same place.</source>
        <translation>Dos páginas de la misma llamada tienen el mismo lugar.</translation>
    </message>
    <message>
        <source>Undoes change %1, %2.</source>
        <translation>Deshace el cambio %1, %2.</translation>
    </message>
    <message>
        <source>Undoes the change of %1, %2.</source>
        <translation>Deshace el cambio de %1, %2.</translation>
    </message>
    <message>
        <source>Use a path inside the project.</source>
        <translation>Usa una ruta dentro del proyecto.</translation>
    </message>
    <message>
        <source>Use a path relative to it.</source>
        <translation>Usa una ruta relativa a ella.</translation>
    </message>
    <message>
        <source>Use another one.</source>
        <translation>Usa otro.</translation>
    </message>
    <message>
        <source>Use letters without accents, digits, `_` and `-`.</source>
        <translation>Usa letras sin acentos, cifras, `_` y `-`.</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>Usa uno de %1.</translation>
    </message>
    <message>
        <source>Use the file itself, not a link to it.</source>
        <translation>Usa el archivo mismo, no un enlace a él.</translation>
    </message>
    <message>
        <source>Wait until that has ended.</source>
        <translation>Espera a que termine.</translation>
    </message>
    <message>
        <source>What could still be read was taken over into a new one: %1 changes, %2 texts, %3 requests.</source>
        <translation>Lo que aún se podía leer se pasó a uno nuevo: cambios: %1, textos: %2, solicitudes: %3.</translation>
    </message>
    <message>
        <source>What it held before cannot be brought back: no retired copy of it is kept.</source>
        <translation>Lo que contenía antes no se puede recuperar: no se conserva ninguna copia retirada.</translation>
    </message>
    <message>
        <source>What leads to `%1` is no object.</source>
        <translation>Lo que lleva a `%1` no es un objeto.</translation>
    </message>
    <message>
        <source>What one source says: one page per ingested original (field `file`) or web page (field `url`).</source>
        <translation>Lo que dice una sola fuente: una página por original incorporado (campo `file`) o página web (campo `url`).</translation>
    </message>
    <message>
        <source>What was deleted from the retired folder is gone.</source>
        <translation>Lo que se borró de la carpeta de retirados ya no existe.</translation>
    </message>
    <message>
        <source>Windows keeps the name %1 for itself.</source>
        <translation>Windows se reserva el nombre %1.</translation>
    </message>
    <message>
        <source>With this change the rest would be read otherwise.</source>
        <translation>Con este cambio, el resto se leería de otra manera.</translation>
    </message>
    <message>
        <source>With this header the rest would be read otherwise.</source>
        <translation>Con esta cabecera, lo demás se leería de otra forma.</translation>
    </message>
    <message>
        <source>Work on it from one machine at a time: locks may not hold between machines there.</source>
        <translation>Trabaja en ella desde un solo equipo a la vez: ahí los bloqueos entre equipos pueden no respetarse.</translation>
    </message>
    <message>
        <source>Write a few words.</source>
        <translation>Escribe algunas palabras.</translation>
    </message>
    <message>
        <source>Write each as [[page_types]].</source>
        <translation>Escribe cada uno como [[page_types]].</translation>
    </message>
    <message>
        <source>Write it whole first.</source>
        <translation>Escríbela entera primero.</translation>
    </message>
    <message>
        <source>Write its fields as lines.</source>
        <translation>Escribe sus campos como líneas.</translation>
    </message>
    <message>
        <source>Write its fields on lines of their own.</source>
        <translation>Escribe sus campos en líneas propias.</translation>
    </message>
    <message>
        <source>Write what is to be said.</source>
        <translation>Escribe lo que hay que decir.</translation>
    </message>
    <message>
        <source>YAML does not accept it: %1.</source>
        <translation>YAML no lo acepta: %1.</translation>
    </message>
    <message>
        <source>YAML does not accept the header: %1.</source>
        <translation>YAML no acepta la cabecera: %1.</translation>
    </message>
    <message>
        <source>YAML does not accept this header (%1), so `%2` cannot be changed without harm.</source>
        <translation>YAML no acepta esta cabecera (%1), así que `%2` no se puede cambiar sin daño.</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of a file everywhere.</source>
        <translation>`%1` no puede ser en todas partes el nombre de un archivo.</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of a page&apos;s file everywhere.</source>
        <translation>`%1` no puede ser en todas partes el nombre del archivo de una página.</translation>
    </message>
    <message>
        <source>`%1` is no name for a field.</source>
        <translation>`%1` no sirve como nombre de campo.</translation>
    </message>
    <message>
        <source>`%1` is no name for a page type: small letters, digits and `-`.</source>
        <translation>`%1` no sirve como nombre de tipo de página: letras minúsculas, cifras y `-`.</translation>
    </message>
    <message>
        <source>`%1` is no page type here, and no folder of pages.</source>
        <translation>`%1` no es aquí ningún tipo de página ni ninguna carpeta de páginas.</translation>
    </message>
    <message>
        <source>`%1` is no page type here.</source>
        <translation>`%1` no es un tipo de página de aquí.</translation>
    </message>
    <message>
        <source>`%1` is no slug.</source>
        <translation>`%1` no es un slug.</translation>
    </message>
    <message>
        <source>`%1` is no type here; the types are %2. Look in the index or search.</source>
        <translation>`%1` no es un tipo de aquí; los tipos son %2. Mira en el índice o busca.</translation>
    </message>
    <message>
        <source>`index_fields` of `%1` is no list of field names.</source>
        <translation>`index_fields` de `%1` no es una lista de nombres de campo.</translation>
    </message>
    <message>
        <source>`page_types` is no list of tables.</source>
        <translation>`page_types` no es una lista de tablas.</translation>
    </message>
    <message>
        <source>a record makes no sense</source>
        <translation>un registro no tiene sentido</translation>
    </message>
    <message>
        <source>it cannot be checked</source>
        <translation>no se puede comprobar</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>it cannot be opened as a book</source>
        <translation>no se puede abrir como libro</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>it ends without `|`</source>
        <translation>termina sin `|`</translation>
    </message>
    <message>
        <source>it holds %1 parts</source>
        <translation>contiene %1 partes</translation>
    </message>
    <message>
        <source>it holds no slides</source>
        <translation>no contiene diapositivas</translation>
    </message>
    <message>
        <source>it holds something else than a list of files</source>
        <translation>contiene algo distinto de una lista de archivos</translation>
    </message>
    <message>
        <source>it is nested too deep</source>
        <translation>está anidado a demasiada profundidad</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>está anidado a demasiada profundidad</translation>
    </message>
    <message>
        <source>it is not JSON that can be read</source>
        <translation>no es JSON que se pueda leer</translation>
    </message>
    <message>
        <source>it is not UTF-8 text (byte %1)</source>
        <translation>no es texto UTF-8 (byte %1)</translation>
    </message>
    <message>
        <source>it is too long for a header</source>
        <translation>es demasiado largo para una cabecera</translation>
    </message>
    <message>
        <source>it stands under no head with a line of dashes</source>
        <translation>no está bajo ninguna cabecera con línea de guiones</translation>
    </message>
    <message>
        <source>it would unpack to %1 MB</source>
        <translation>descomprimido ocuparía %1 MB</translation>
    </message>
    <message>
        <source>its %1 KB would unpack to %2 MB</source>
        <translation>sus %1 KB ocuparían %2 MB descomprimidos</translation>
    </message>
    <message>
        <source>its `files` is no map of paths</source>
        <translation>su `files` no es un mapa de rutas</translation>
    </message>
    <message>
        <source>its `retired` is no list</source>
        <translation>su `retired` no es una lista</translation>
    </message>
    <message>
        <source>its content is no PDF</source>
        <translation>su contenido no es un PDF</translation>
    </message>
    <message>
        <source>its content is no such file</source>
        <translation>su contenido no es un archivo de ese tipo</translation>
    </message>
    <message>
        <source>its entry of %1 is of a wrong shape</source>
        <translation>su entrada de %1 tiene una forma incorrecta</translation>
    </message>
    <message>
        <source>its file is gone, and links to it lead nowhere now, in %1.</source>
        <translation>su archivo ya no está, y los enlaces a ella ya no llevan a ningún sitio, en %1.</translation>
    </message>
    <message>
        <source>its file is gone.</source>
        <translation>su archivo ya no está.</translation>
    </message>
    <message>
        <source>its file is lost</source>
        <translation>su archivo se ha perdido</translation>
    </message>
    <message>
        <source>its file is no longer UTF-8 text.</source>
        <translation>su archivo ya no es texto UTF-8.</translation>
    </message>
    <message>
        <source>its list of pages cannot be read</source>
        <translation>su lista de páginas no se puede leer</translation>
    </message>
    <message>
        <source>its name differs from that of %1 only in case or form; on many systems they are one file.</source>
        <translation>su nombre solo difiere del de %1 en mayúsculas o en forma; en muchos sistemas son un mismo archivo.</translation>
    </message>
    <message>
        <source>its pages are shown as they were last known, and count as there.</source>
        <translation>sus páginas se muestran como se conocían y cuentan como presentes.</translation>
    </message>
    <message>
        <source>its parts do not fit together</source>
        <translation>sus partes no encajan entre sí</translation>
    </message>
    <message>
        <source>its table of contents cannot be read</source>
        <translation>su tabla de contenido no se puede leer</translation>
    </message>
    <message>
        <source>merged with %1 changes, the last by %2 at %3.</source>
        <translation>combinado con %1 cambios, el último de %2 (%3).</translation>
    </message>
    <message>
        <source>merged with a change by %1 at %2.</source>
        <translation>combinado con un cambio de %1 (%2).</translation>
    </message>
    <message>
        <source>merged with a change.</source>
        <translation>combinado con un cambio.</translation>
    </message>
    <message>
        <source>no address on the web is left (%1 before).</source>
        <translation>no queda ninguna dirección web (antes: %1).</translation>
    </message>
    <message>
        <source>no head stands above the line of dashes</source>
        <translation>no hay cabecera sobre la línea de guiones</translation>
    </message>
    <message>
        <source>no link to a source is left (%1 before).</source>
        <translation>no queda ningún enlace a una fuente (antes: %1).</translation>
    </message>
    <message>
        <source>no such column</source>
        <translation>no existe esa columna</translation>
    </message>
    <message>
        <source>no such table</source>
        <translation>no existe esa tabla</translation>
    </message>
    <message>
        <source>one of its retired originals is of a wrong shape</source>
        <translation>uno de sus originales retirados tiene una forma incorrecta</translation>
    </message>
    <message>
        <source>the table row “%1” is broken: %2.</source>
        <translation>la fila de tabla «%1» está rota: %2.</translation>
    </message>
    <message>
        <source>this adds what does not show on the page: “%1”.</source>
        <translation>así se añade algo que no se ve en la página: «%1».</translation>
    </message>
    <message>
        <source>this adds what reads like an order to a machine: “%1”.</source>
        <translation>así se añade algo que parece una orden para una máquina: «%1».</translation>
    </message>
    <message>
        <source>this changes numbers or dates, and no link to a source with them: %1.</source>
        <translation>así cambian números o fechas sin que cambie ningún enlace a una fuente: %1.</translation>
    </message>
    <message>
        <source>this could not be copied.</source>
        <translation>no se pudo copiar.</translation>
    </message>
    <message>
        <source>this could not be kept.</source>
        <translation>no se pudo conservar.</translation>
    </message>
    <message>
        <source>this could not be locked.</source>
        <translation>no se pudo bloquear.</translation>
    </message>
    <message>
        <source>this could not be made.</source>
        <translation>no se pudo crear.</translation>
    </message>
    <message>
        <source>this could not be moved back.</source>
        <translation>no se pudo devolver a su sitio.</translation>
    </message>
    <message>
        <source>this could not be moved.</source>
        <translation>no se pudo mover.</translation>
    </message>
    <message>
        <source>this could not be put in place.</source>
        <translation>no se pudo poner en su sitio.</translation>
    </message>
    <message>
        <source>this could not be read.</source>
        <translation>no se pudo leer.</translation>
    </message>
    <message>
        <source>this could not be removed.</source>
        <translation>no se pudo eliminar.</translation>
    </message>
    <message>
        <source>this could not be set aside.</source>
        <translation>no se pudo apartar.</translation>
    </message>
    <message>
        <source>this could not be started.</source>
        <translation>no se pudo iniciar.</translation>
    </message>
    <message>
        <source>this could not be taken back.</source>
        <translation>no se pudo revertir.</translation>
    </message>
    <message>
        <source>this could not be tidied up.</source>
        <translation>no se pudo ordenar.</translation>
    </message>
    <message>
        <source>this could not be used.</source>
        <translation>no se pudo usar.</translation>
    </message>
    <message>
        <source>this could not be written.</source>
        <translation>no se pudo escribir.</translation>
    </message>
    <message>
        <source>this drops %1 % of the page (from %2 signs to %3).</source>
        <translation>esto quita el %1 % de la página (de %2 signos a %3).</translation>
    </message>
    <message>
        <source>this drops %1 % of the page (from %2 words to %3).</source>
        <translation>esto quita el %1 % de la página (de %2 palabras a %3).</translation>
    </message>
    <message>
        <source>this exchanges most of the page (%1 % of its words are gone).</source>
        <translation>esto cambia casi toda la página (desaparece el %1 % de sus palabras).</translation>
    </message>
    <message>
        <source>this stays, and its link to a source is gone: “%1”.</source>
        <translation>esto se queda y su enlace a una fuente ya no está: «%1».</translation>
    </message>
    <message>
        <source>“%1” is a file here, and a knowledge base needs a folder of that name.</source>
        <translation>Aquí «%1» es un archivo, y una base de conocimiento necesita una carpeta con ese nombre.</translation>
    </message>
    <message>
        <source>“%1” must be the name of a folder in the project.</source>
        <translation>«%1» debe ser el nombre de una carpeta del proyecto.</translation>
    </message>
    <message>
        <source>“layout” must be one of %1.</source>
        <translation>«layout» debe ser uno de estos: %1.</translation>
    </message>
    <message>
        <source>“left_out” must be a list of folders.</source>
        <translation>«left_out» debe ser una lista de carpetas.</translation>
    </message>
</context>
<context>
    <name>core_parts</name>
    <message>
        <source>approved</source>
        <translation>aprobada</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>caducada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>sustituida</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 celdas</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation>%1, proceso %2</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 celda</translation>
    </message>
    <message>
        <source>It is longer than what is read of such a file: its beginning is searched.</source>
        <translation>Es más largo de lo que se lee de un archivo así: se busca en su comienzo.</translation>
    </message>
    <message>
        <source>Pages %1 to %2 of this PDF have no text</source>
        <translation>Las páginas %1 a %2 de este PDF no tienen texto</translation>
    </message>
    <message>
        <source>SQLite says “%1”</source>
        <translation>SQLite dice «%1»</translation>
    </message>
    <message>
        <source>`%1` is the type, `%2` a folder</source>
        <translation>`%1` es el tipo, `%2` una carpeta</translation>
    </message>
    <message>
        <source>an agent</source>
        <translation>un agente</translation>
    </message>
    <message>
        <source>an agent (%1)</source>
        <translation>un agente (%1)</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>otro programa</translation>
    </message>
    <message>
        <source>by a client of this name, perhaps in another chat</source>
        <translation>por un cliente con este nombre, quizá en otra conversación</translation>
    </message>
    <message>
        <source>half of a character (a lone surrogate)</source>
        <translation>medio carácter (un sustituto suelto)</translation>
    </message>
    <message>
        <source>in small letters</source>
        <translation>en minúsculas</translation>
    </message>
    <message>
        <source>in the same session</source>
        <translation>en la misma sesión</translation>
    </message>
    <message>
        <source>index</source>
        <translation>índice</translation>
    </message>
    <message>
        <source>index of the originals&apos; texts</source>
        <translation>índice de los textos de los originales</translation>
    </message>
    <message>
        <source>its lines have no form that could be followed. Add one where it belongs.</source>
        <translation>sus líneas no tienen una forma que se pueda seguir. Añade una donde corresponda.</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>diario</translation>
    </message>
    <message>
        <source>kbdesk doctor, mending</source>
        <translation>kbdesk doctor, reparando</translation>
    </message>
    <message>
        <source>kbdesk, looking for changes</source>
        <translation>kbdesk, buscando cambios</translation>
    </message>
    <message>
        <source>kbdesk, recovering</source>
        <translation>kbdesk, recuperando</translation>
    </message>
    <message>
        <source>kbdesk, setting a damaged journal aside</source>
        <translation>kbdesk, apartando un diario dañado</translation>
    </message>
    <message>
        <source>kbdesk, writing its settings</source>
        <translation>kbdesk, escribiendo su configuración</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>network drive</source>
        <translation>unidad de red</translation>
    </message>
    <message>
        <source>network share</source>
        <translation>recurso compartido de red</translation>
    </message>
    <message>
        <source>no section of it is for pages of this folder. Add one where it belongs.</source>
        <translation>ninguna de sus secciones es para páginas de esta carpeta. Añade una donde corresponda.</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>páginas</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>hojas</translation>
    </message>
    <message>
        <source>slides</source>
        <translation>diapositivas</translation>
    </message>
    <message>
        <source>the id alone, no address</source>
        <translation>solo el id, sin dirección</translation>
    </message>
    <message>
        <source>the id alone, no link</source>
        <translation>solo el id, sin enlace</translation>
    </message>
    <message>
        <source>the parser says “%1”</source>
        <translation>el analizador dice «%1»</translation>
    </message>
    <message>
        <source>the person</source>
        <translation>la persona</translation>
    </message>
    <message>
        <source>the person (%1)</source>
        <translation>la persona (%1)</translation>
    </message>
    <message>
        <source>without #…</source>
        <translation>sin #…</translation>
    </message>
    <message>
        <source>without .md</source>
        <translation>sin .md</translation>
    </message>
    <message>
        <source>without a / at its ends</source>
        <translation>sin / en los extremos</translation>
    </message>
    <message>
        <source>without its folder</source>
        <translation>sin su carpeta</translation>
    </message>
    <message>
        <source>without signs that are not seen</source>
        <translation>sin signos invisibles</translation>
    </message>
</context>
<context>
    <name>dayedit</name>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>The next month</source>
        <translation>Mes siguiente</translation>
    </message>
</context>
<context>
    <name>difference</name>
    <message>
        <source>A part went from here, to: {place}</source>
        <translation>Una parte se movió de aquí a: {place}</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptado</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Como está ahora</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Como estaba</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Characters that are not shown here: {count}</source>
        <translation>Caracteres que no se muestran aquí: {count}</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Cabecera</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Movido</translation>
    </message>
    <message>
        <source>Moved and changed</source>
        <translation>Movido y modificado</translation>
    </message>
    <message>
        <source>No longer links to: {names}</source>
        <translation>Ya no enlaza a: {names}</translation>
    </message>
    <message>
        <source>No longer shows: {names}</source>
        <translation>Ya no muestra: {names}</translation>
    </message>
    <message>
        <source>Not seen when it is rendered: {words}</source>
        <translation>No se ve en la página: {words}</translation>
    </message>
    <message>
        <source>Nothing stood here</source>
        <translation>Aquí no había nada</translation>
    </message>
    <message>
        <source>Now links to: {names}</source>
        <translation>Ahora enlaza a: {names}</translation>
    </message>
    <message>
        <source>Now shows: {names}</source>
        <translation>Ahora muestra: {names}</translation>
    </message>
    <message>
        <source>Only blanks changed</source>
        <translation>Solo cambiaron espacios</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>Reverted</source>
        <translation>Revertido</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostrar más</translation>
    </message>
    <message>
        <source>Shown as it is written: rendered, some of it would not be seen.</source>
        <translation>Se muestra tal como está escrito: presentado, una parte no se vería.</translation>
    </message>
    <message>
        <source>Stood before: {place}</source>
        <translation>Antes estaba en: {place}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>This picture cannot be shown</source>
        <translation>No se puede mostrar esta imagen</translation>
    </message>
    <message>
        <source>Unchanged lines: {count}</source>
        <translation>Líneas sin cambios: {count}</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Qué cambió</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>lines {first}–{last}</source>
        <translation>líneas {first}–{last}</translation>
    </message>
    <message>
        <source>{unchanged} · show</source>
        <translation>{unchanged} · mostrar</translation>
    </message>
    <message>
        <source>“{words}” leads to {after} now, no longer to {before}</source>
        <translation>«{words}» lleva ahora a {after}, ya no a {before}</translation>
    </message>
</context>
<context>
    <name>dropping</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>&amp;Both</source>
        <translation>Am&amp;bos</translation>
    </message>
    <message>
        <source>&amp;Mine</source>
        <translation>&amp;Lo mío</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(nada)</translation>
    </message>
    <message>
        <source>A later text of the same page comes first.</source>
        <translation>Antes hay un texto posterior de la misma página.</translation>
    </message>
    <message>
        <source>A text of {page} could not be kept on any disk: it will be lost. Copy it, or close again to lose it.</source>
        <translation>Un texto de {page} no se pudo guardar en ningún disco y se perderá. Cópialo, o cierra otra vez para perderlo.</translation>
    </message>
    <message>
        <source>Adding to the sources: {done} of {total}</source>
        <translation>Añadiendo a las fuentes: {done} de {total}</translation>
    </message>
    <message>
        <source>Adding to the sources: {name}</source>
        <translation>Añadiendo a las fuentes: {name}</translation>
    </message>
    <message>
        <source>Adding to the sources…</source>
        <translation>Añadiendo a las fuentes…</translation>
    </message>
    <message>
        <source>All as on the page</source>
        <translation>Todo como en la página</translation>
    </message>
    <message>
        <source>All mine</source>
        <translation>Todo lo mío</translation>
    </message>
    <message>
        <source>As on th&amp;e page</source>
        <translation>&amp;Como en la página</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Volver al texto</translation>
    </message>
    <message>
        <source>By h&amp;and</source>
        <translation>A ma&amp;no</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare with the page</source>
        <translation>Comparar con la página</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copiar el texto</translation>
    </message>
    <message>
        <source>Copy your text</source>
        <translation>Copiar tu texto</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Descartarlo</translation>
    </message>
    <message>
        <source>Discard this text? It cannot be brought back.</source>
        <translation>¿Descartar este texto? No se podrá recuperar.</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Descartar…</translation>
    </message>
    <message>
        <source>Draft kept · {time}</source>
        <translation>Borrador guardado · {time}</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Hide what stood there before</source>
        <translation>Ocultar lo que había antes</translation>
    </message>
    <message>
        <source>How the page stands</source>
        <translation>Cómo está la página</translation>
    </message>
    <message>
        <source>It is being edited.</source>
        <translation>Se está editando.</translation>
    </message>
    <message>
        <source>It is in the sources; the page it was for is not being edited any more.</source>
        <translation>Está en las fuentes; la página a la que iba ya no se está editando.</translation>
    </message>
    <message>
        <source>It was put into a page by mistake, and taken out again.</source>
        <translation>Se puso en una página por error y se volvió a quitar.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarlo</translation>
    </message>
    <message>
        <source>Keep it there</source>
        <translation>Dejarlo ahí</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>Verlos</translation>
    </message>
    <message>
        <source>The same place was changed in two ways</source>
        <translation>El mismo lugar se cambió de dos formas</translation>
    </message>
    <message>
        <source>You changed this page yourself at {time}, outside this text.</source>
        <translation>Tú cambiaste esta página ({time}), fuera de este texto.</translation>
    </message>
    <message>
        <source>You took back a change of this page yourself at {time}.</source>
        <translation>Tú deshiciste un cambio de esta página ({time}).</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Add a page: a few letters of its title or id</source>
        <translation>Añadir una página: unas letras de su título o id</translation>
    </message>
    <message>
        <source>Choosing another supersedes, retires or restores the page.</source>
        <translation>Elegir otro sustituye, retira o restaura la página.</translation>
    </message>
    <message>
        <source>Its header says “{type}”.</source>
        <translation>Su cabecera dice «{type}».</translation>
    </message>
    <message>
        <source>Nothing differs: the page says the same.</source>
        <translation>No hay diferencias: la página dice lo mismo.</translation>
    </message>
    <message>
        <source>Nothing was overwritten and nothing is lost. Choose for each place what will stand there.</source>
        <translation>No se ha sobrescrito ni perdido nada. Elige en cada lugar lo que va a quedar.</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
    </message>
    <message>
        <source>Pages to name</source>
        <translation>Páginas que se pueden nombrar</translation>
    </message>
    <message>
        <source>Place {number} of {count}</source>
        <translation>Lugar {number} de {count}</translation>
    </message>
    <message>
        <source>Places that both changed</source>
        <translation>Lugares cambiados por ambos</translation>
    </message>
    <message>
        <source>Places to decide: {count}</source>
        <translation>Lugares por decidir: {count}</translation>
    </message>
    <message>
        <source>Restored: {title}</source>
        <translation>Restaurada: {title}</translation>
    </message>
    <message>
        <source>Save this</source>
        <translation>Guardar esto</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Show what stood there before</source>
        <translation>Mostrar lo que había antes</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Take it out of the sources</source>
        <translation>Sacarlo de las fuentes</translation>
    </message>
    <message>
        <source>Take out: {name}</source>
        <translation>Quitar: {name}</translation>
    </message>
    <message>
        <source>Taken out: it lies among the retired sources, and can be restored there.</source>
        <translation>Sacado: está entre las fuentes retiradas y se puede restaurar ahí.</translation>
    </message>
    <message>
        <source>The draft cannot be kept: {trouble} It is tried again by itself.</source>
        <translation>El borrador no se puede guardar: {trouble} Se reintenta automáticamente.</translation>
    </message>
    <message>
        <source>The folder of its file says what type a page is.</source>
        <translation>La carpeta de su archivo decide de qué tipo es la página.</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>El lugar siguiente</translation>
    </message>
    <message>
        <source>The page was changed while you were writing.</source>
        <translation>La página se cambió mientras escribías.</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>El lugar anterior</translation>
    </message>
    <message>
        <source>There are texts that were written and never saved. They are kept until you save or discard them.</source>
        <translation>Hay textos escritos que nunca se guardaron. Se conservan hasta que los guardes o los descartes.</translation>
    </message>
    <message>
        <source>There is none: everything that was written is saved.</source>
        <translation>No hay ninguno: todo lo escrito está guardado.</translation>
    </message>
    <message>
        <source>This page was changed by {who} at {time}.</source>
        <translation>Esta página la cambió {who} ({time}).</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Unsaved texts</source>
        <translation>Textos sin guardar</translation>
    </message>
    <message>
        <source>Unsaved texts: {count}</source>
        <translation>Textos sin guardar: {count}</translation>
    </message>
    <message>
        <source>What other pages have in their headers</source>
        <translation>Lo que otras páginas tienen en sus cabeceras</translation>
    </message>
    <message>
        <source>What stood there before</source>
        <translation>Lo que había antes</translation>
    </message>
    <message>
        <source>What type of page its header says it is.</source>
        <translation>El tipo de página que dice su cabecera.</translation>
    </message>
    <message>
        <source>What was written and never saved is kept here, outside of your files, until you save or discard it.</source>
        <translation>Lo que se escribió y nunca se guardó se conserva aquí, fuera de tus archivos, hasta que lo guardes o lo descartes.</translation>
    </message>
    <message>
        <source>What will stand there</source>
        <translation>Lo que va a quedar</translation>
    </message>
    <message>
        <source>What would change in the page if your text was saved.</source>
        <translation>Qué cambiaría en la página si se guardara tu texto.</translation>
    </message>
    <message>
        <source>What you wrote</source>
        <translation>Lo que escribiste</translation>
    </message>
    <message>
        <source>Words: {chosen} of {count}</source>
        <translation>Palabras: {chosen} de {count}</translation>
    </message>
    <message>
        <source>Words: {count}</source>
        <translation>Palabras: {count}</translation>
    </message>
    <message>
        <source>Write “{type}” into its header, which says “{said}”</source>
        <translation>Escribir «{type}» en su cabecera, que dice «{said}»</translation>
    </message>
    <message>
        <source>Your text beside the page as it stands</source>
        <translation>Tu texto junto a la página como está</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>una persona</translation>
    </message>
    <message>
        <source>active</source>
        <translation>activa</translation>
    </message>
    <message>
        <source>active: restore the page</source>
        <translation>activa: restaurar la página</translation>
    </message>
    <message>
        <source>an agent</source>
        <translation>un agente</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>otro programa</translation>
    </message>
    <message>
        <source>as on the page</source>
        <translation>como en la página</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambos</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>lo mío</translation>
    </message>
    <message>
        <source>no such page</source>
        <translation>no existe esa página</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>retired: for a reason…</source>
        <translation>retirada: por un motivo…</translation>
    </message>
    <message>
        <source>someone else</source>
        <translation>otra persona</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>sustituida</translation>
    </message>
    <message>
        <source>superseded by {page}</source>
        <translation>sustituida por {page}</translation>
    </message>
    <message>
        <source>superseded: by another page…</source>
        <translation>sustituida: por otra página…</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>por decidir</translation>
    </message>
    <message>
        <source>updated {day}</source>
        <translation>actualizada {day}</translation>
    </message>
    <message>
        <source>{names}: still among the sources, though this text does not link there any more.</source>
        <translation>{names}: sigue entre las fuentes, aunque este texto ya no enlaza ahí.</translation>
    </message>
    <message>
        <source>{page}, kept at {time}</source>
        <translation>{page}, guardado {time}</translation>
    </message>
    <message>
        <source>{title}: its header says “{type}” now.</source>
        <translation>{title}: su cabecera dice ahora «{type}».</translation>
    </message>
    <message>
        <source>{title}: its status is “{status}” now.</source>
        <translation>{title}: su estado es ahora «{status}».</translation>
    </message>
</context>
<context>
    <name>fetching</name>
    <message>
        <source>%1 has changed: %2 is the new version, the old one is retired.</source>
        <translation>%1 ha cambiado: %2 es la nueva versión; la anterior se ha retirado.</translation>
    </message>
    <message>
        <source>%1 has changed; the new version waits in the review.</source>
        <translation>%1 ha cambiado; la nueva versión espera en la revisión.</translation>
    </message>
    <message>
        <source>%1 has not changed.</source>
        <translation>%1 no ha cambiado.</translation>
    </message>
    <message>
        <source>%1 is another original; nothing is overwritten, so this one has a number.</source>
        <translation>%1 es otro original; no se sobrescribe nada, así que este lleva un número.</translation>
    </message>
    <message>
        <source>%1 is noted as the new version of %2.</source>
        <translation>%1 queda anotado como nueva versión de %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 was not fetched; what was there before is kept.</source>
        <translation>%1 no se descargó; se conserva lo que había.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Dirección</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>De&amp;scargar</translation>
    </message>
    <message>
        <source>&amp;Fetch it anew</source>
        <translation>Volver a descargar&amp;lo</translation>
    </message>
    <message>
        <source>&amp;Fetch now</source>
        <translation>&amp;Descargar ahora</translation>
    </message>
    <message>
        <source>&amp;Keep it current…</source>
        <translation>M&amp;antenerlo al día…</translation>
    </message>
    <message>
        <source>&amp;New version of</source>
        <translation>&amp;Nueva versión de</translation>
    </message>
    <message>
        <source>&amp;Only when I ask for it</source>
        <translation>&amp;Solo cuando yo lo pida</translation>
    </message>
    <message>
        <source>&amp;Pause all schedules on this computer</source>
        <translation>&amp;Pausar todas las descargas programadas en este equipo</translation>
    </message>
    <message>
        <source>&amp;Retry all that failed</source>
        <translation>&amp;Reintentar los fallidos</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>D&amp;etener</translation>
    </message>
    <message>
        <source>Add an original from the web</source>
        <translation>Añadir un original de la web</translation>
    </message>
    <message>
        <source>Add one by its address (Ctrl+V in Sources): it can be fetched anew by hand or by a schedule.</source>
        <translation>Añade uno por su dirección (Ctrl+V en Fuentes): se puede volver a descargar a mano o de forma programada.</translation>
    </message>
    <message>
        <source>Being fetched</source>
        <translation>Descargando</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Compared with %1 of %2, which it replaced.</source>
        <translation>Comparado con %1 (%2), al que sustituyó.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Day and hour</source>
        <translation>Día y hora</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descarga</translation>
    </message>
    <message>
        <source>Eve&amp;ry</source>
        <translation>&amp;Cada</translation>
    </message>
    <message>
        <source>Every %1 minutes</source>
        <translation>Cada %1 minutos</translation>
    </message>
    <message>
        <source>Every &amp;day</source>
        <translation>Cada &amp;día</translation>
    </message>
    <message>
        <source>Every &amp;week</source>
        <translation>Cada se&amp;mana</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Cada día</translation>
    </message>
    <message>
        <source>Every minute</source>
        <translation>Cada minuto</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>Cada semana</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallido</translation>
    </message>
    <message>
        <source>Fetch no&amp;w</source>
        <translation>Descargar a&amp;hora</translation>
    </message>
    <message>
        <source>Fetch now</source>
        <translation>Descargar ahora</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>Descargado</translation>
    </message>
    <message>
        <source>Filter by name, address, state or code</source>
        <translation>Filtrar por nombre, dirección, estado o código</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>Into the f&amp;older</source>
        <translation>En la &amp;carpeta</translation>
    </message>
    <message>
        <source>It is a new &amp;version of it</source>
        <translation>Es una nueva &amp;versión de ese</translation>
    </message>
    <message>
        <source>It is downloaded once, from this computer. Of a web page its main content is saved beside it as Markdown. Nothing that is there is overwritten.</source>
        <translation>Se descarga una vez, desde este equipo. De una página web se guarda además su contenido principal como Markdown. No se sobrescribe nada de lo que hay.</translation>
    </message>
    <message>
        <source>It is fetched while this knowledge base is open here. If its content has changed, the new version waits in the review and the old one is kept among the retired originals.</source>
        <translation>Se descarga mientras esta base de conocimiento está abierta aquí. Si su contenido ha cambiado, la nueva versión espera en la revisión y la anterior se conserva entre los originales retirados.</translation>
    </message>
    <message>
        <source>Originals kept current</source>
        <translation>Originales al día</translation>
    </message>
    <message>
        <source>Paused: nothing is fetched by schedule on this computer.</source>
        <translation>En pausa: en este equipo no se hacen descargas programadas.</translation>
    </message>
    <message>
        <source>Schedules last checked: %1</source>
        <translation>Última comprobación: %1</translation>
    </message>
    <message>
        <source>The server redirected to</source>
        <translation>El servidor redirigió a</translation>
    </message>
    <message>
        <source>This address is here already, as %1. Fetching it anew keeps both versions.</source>
        <translation>Esta dirección ya está aquí, como %1. Si lo vuelves a descargar, se conservan ambas versiones.</translation>
    </message>
    <message>
        <source>It looks like a new version of %1: choose that</source>
        <translation>Parece una nueva versión de %1: elegirlo</translation>
    </message>
    <message>
        <source>Its main content</source>
        <translation>Su contenido principal</translation>
    </message>
    <message>
        <source>Keep an original current</source>
        <translation>Mantener un original al día</translation>
    </message>
    <message>
        <source>Keep “%1” current</source>
        <translation>Mantener «%1» al día</translation>
    </message>
    <message>
        <source>Looking at the originals…</source>
        <translation>Examinando los originales…</translation>
    </message>
    <message>
        <source>Minutes between two fetches</source>
        <translation>Minutos entre dos descargas</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>New version of</source>
        <translation>Nueva versión de</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próxima</translation>
    </message>
    <message>
        <source>No originals from the web</source>
        <translation>No hay originales de la web</translation>
    </message>
    <message>
        <source>Not fetched again</source>
        <translation>Como se añadió</translation>
    </message>
    <message>
        <source>Not fetched; what was there before is kept: %1</source>
        <translation>Sin descargar; se conserva lo que había: %1</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>No se guardó nada.</translation>
    </message>
    <message>
        <source>On&amp;ce, at</source>
        <translation>&amp;Una vez, el</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una vez</translation>
    </message>
    <message>
        <source>Only by hand</source>
        <translation>Solo a mano</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Originals from the web</source>
        <translation>Originales de la web</translation>
    </message>
    <message>
        <source>Originals that have changed; the new versions wait in the review: %1</source>
        <translation>Originales que han cambiado; las nuevas versiones esperan en la revisión: %1</translation>
    </message>
    <message>
        <source>Reading both versions…</source>
        <translation>Leyendo ambas versiones…</translation>
    </message>
    <message>
        <source>Retr&amp;y</source>
        <translation>Rein&amp;tentar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Sche&amp;dule…</source>
        <translation>Pro&amp;gramar…</translation>
    </message>
    <message>
        <source>Show &amp;it in Sources</source>
        <translation>M&amp;ostrarlo en Fuentes</translation>
    </message>
    <message>
        <source>Show it in Sources</source>
        <translation>Mostrarlo en Fuentes</translation>
    </message>
    <message>
        <source>Show what cha&amp;nged</source>
        <translation>Mostrar los ca&amp;mbios</translation>
    </message>
    <message>
        <source>Show what changed</source>
        <translation>Mostrar los cambios</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Stopped. Nothing was saved.</source>
        <translation>Detenido. No se guardó nada.</translation>
    </message>
    <message>
        <source>The same content is here already, as %1. Nothing was saved.</source>
        <translation>El mismo contenido ya está aquí, como %1. No se guardó nada.</translation>
    </message>
    <message>
        <source>The text is the same; what differs is not part of it.</source>
        <translation>El texto es el mismo; lo que difiere no forma parte de él.</translation>
    </message>
    <message>
        <source>The texts cannot be compared.</source>
        <translation>Los textos no se pueden comparar.</translation>
    </message>
    <message>
        <source>This original did not come from this address, so it cannot be kept current by it.</source>
        <translation>Este original no vino de esta dirección, así que no se puede mantener al día desde ella.</translation>
    </message>
    <message>
        <source>This project cannot be written; nothing was added.</source>
        <translation>Este proyecto es de solo lectura; no se añadió nada.</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>Rein&amp;tentar</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>Dirección web</translation>
    </message>
    <message>
        <source>What changed in an original</source>
        <translation>Qué cambió en un original</translation>
    </message>
    <message>
        <source>What changed in “%1”</source>
        <translation>Qué cambió en «%1»</translation>
    </message>
    <message>
        <source>What is on the clipboard is neither a file, nor a picture, nor a web address.</source>
        <translation>En el portapapeles no hay ni un archivo, ni una imagen, ni una dirección web.</translation>
    </message>
    <message>
        <source>Without its main content</source>
        <translation>Sin su contenido principal</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambio</translation>
    </message>
    <message>
        <source>fetched</source>
        <translation>descarga</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>next</source>
        <translation>próxima</translation>
    </message>
    <message>
        <source>next fetch: %1</source>
        <translation>próxima descarga: %1</translation>
    </message>
    <message>
        <source>nothing is scheduled</source>
        <translation>no hay nada programado</translation>
    </message>
    <message>
        <source>nothing: it is new</source>
        <translation>ninguno: es nuevo</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>the sources folder itself</source>
        <translation>la propia carpeta de fuentes</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>intento</translation>
    </message>
</context>
<context>
    <name>graph</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>A quarter or more</source>
        <translation>Un cuarto o más</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Antigüedad</translation>
    </message>
    <message>
        <source>Being found out…</source>
        <translation>Averiguándose…</translation>
    </message>
    <message>
        <source>Between far communities</source>
        <translation>Entre comunidades lejanas</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Puentes</translation>
    </message>
    <message>
        <source>Communities with few links</source>
        <translation>Comunidades con pocos enlaces</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>Comunidad</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Huecos</translation>
    </message>
    <message>
        <source>Hang on it alone: %1</source>
        <translation>Dependen solo de ella: %1</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Nodos centrales</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>Vigente</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Islas</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Linked with both: %1</source>
        <translation>Enlazadas con ambas: %1</translation>
    </message>
    <message>
        <source>Links between them: %1</source>
        <translation>Enlaces entre ellas: %1</translation>
    </message>
    <message>
        <source>Links: %1</source>
        <translation>Enlaces: %1</translation>
    </message>
    <message>
        <source>Links: %1 · communities: %2</source>
        <translation>Enlaces: %1 · comunidades: %2</translation>
    </message>
    <message>
        <source>Makes no claims</source>
        <translation>No afirma nada</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>No se sabe</translation>
    </message>
    <message>
        <source>Not there yet</source>
        <translation>Aún no existe</translation>
    </message>
    <message>
        <source>Nothing of it</source>
        <translation>Nada de ello</translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>Nada que revisar</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Más antiguas</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Originals</source>
        <translation>Originales</translation>
    </message>
    <message>
        <source>Pages that hold parts together</source>
        <translation>Páginas que unen partes</translation>
    </message>
    <message>
        <source>Pages with most links</source>
        <translation>Páginas con más enlaces</translation>
    </message>
    <message>
        <source>Pages without any link: %1</source>
        <translation>Páginas sin ningún enlace: %1</translation>
    </message>
    <message>
        <source>Pages, those with most links first</source>
        <translation>Páginas, primero las que más enlaces tienen</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <translation>Páginas: %1</translation>
    </message>
    <message>
        <source>Rests on originals, all of it</source>
        <translation>Se apoya en originales, todo</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Review state</source>
        <translation>Estado de revisión</translation>
    </message>
    <message>
        <source>Smaller ones</source>
        <translation>Las menores</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>Sustituida</translation>
    </message>
    <message>
        <source>Surprising links</source>
        <translation>Enlaces sorprendentes</translation>
    </message>
    <message>
        <source>This page is not there yet</source>
        <translation>Esta página aún no existe</translation>
    </message>
    <message>
        <source>Three quarters or more</source>
        <translation>Tres cuartos o más</translation>
    </message>
    <message>
        <source>Trace share</source>
        <translation>Parte con origen</translation>
    </message>
    <message>
        <source>Trace share: %1</source>
        <translation>Parte con origen: %1</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Waits for an agent</source>
        <translation>Espera a un agente</translation>
    </message>
    <message>
        <source>Waits for review</source>
        <translation>Espera revisión</translation>
    </message>
    <message>
        <source>Ways over it: %1</source>
        <translation>Caminos por ella: %1</translation>
    </message>
    <message>
        <source>Within a month</source>
        <translation>En el último mes</translation>
    </message>
    <message>
        <source>Within a week</source>
        <translation>En la última semana</translation>
    </message>
    <message>
        <source>Within a year</source>
        <translation>En el último año</translation>
    </message>
    <message>
        <source>Within three months</source>
        <translation>En los últimos tres meses</translation>
    </message>
    <message>
        <source>Without a link to the rest</source>
        <translation>Sin enlace con el resto</translation>
    </message>
    <message>
        <source>Without status</source>
        <translation>Sin estado</translation>
    </message>
</context>
<context>
    <name>hanging</name>
    <message>
        <source>No page was built from it.</source>
        <translation>Ninguna página se ha hecho a partir de él.</translation>
    </message>
    <message>
        <source>Pages that these feed, or that rest on it or link to it</source>
        <translation>Páginas que estos alimentan, o que se apoyan en él o lo enlazan</translation>
    </message>
    <message>
        <source>Paragraphs that rest on it alone</source>
        <translation>Párrafos que se apoyan solo en él</translation>
    </message>
    <message>
        <source>Paragraphs that rest on other originals too: %1</source>
        <translation>Párrafos que se apoyan también en otros originales: %1</translation>
    </message>
    <message>
        <source>Summaries built from it</source>
        <translation>Resúmenes hechos a partir de él</translation>
    </message>
    <message>
        <source>and more: %1</source>
        <translation>y más: %1</translation>
    </message>
</context>
<context>
    <name>health</name>
    <message>
        <source>&amp;Changes</source>
        <translation>&amp;Cambios</translation>
    </message>
    <message>
        <source>&amp;Make the change</source>
        <translation>&amp;Hacer el cambio</translation>
    </message>
    <message>
        <source>&amp;What would change</source>
        <translation>&amp;Qué cambiaría</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln at once. You see what would change, and choose, before anything is written.</source>
        <translation>
            <numerusform>Hay uno solo. Ves qué cambiaría y eliges antes de que se escriba nada.</numerusform>
            <numerusform>Los %Ln a la vez. Ves qué cambiaría y eliges antes de que se escriba nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of a kind</source>
        <translation>Todos los de un tipo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Modificada: %1</translation>
    </message>
    <message>
        <source>Changes, each can be left out</source>
        <translation>Cambios; cada uno se puede omitir</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2</source>
        <translation>Elegidos: %1 de %2</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>Versiones anteriores…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Files that are not as they should be</source>
        <translation>Archivos que no están como deberían</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Keep only its words</source>
        <translation>Conservar solo sus palabras</translation>
    </message>
    <message>
        <source>Keep only their words…</source>
        <translation>Conservar solo sus palabras…</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Tecla %1</translation>
    </message>
    <message>
        <source>Lead it to another page…</source>
        <translation>Llevarlo a otra página…</translation>
    </message>
    <message>
        <source>Lead it to the heading “%1”</source>
        <translation>Llevarlo al encabezado «%1»</translation>
    </message>
    <message>
        <source>Lead it to the page’s beginning</source>
        <translation>Llevarlo al comienzo de la página</translation>
    </message>
    <message>
        <source>Lead it to “%1”</source>
        <translation>Llevarlo a «%1»</translation>
    </message>
    <message>
        <source>Lead them to the likeliest pages…</source>
        <translation>Llevar a la página más probable…</translation>
    </message>
    <message>
        <source>Lead them to the pages that replace theirs…</source>
        <translation>Llevarlos a las páginas que sustituyen a las suyas…</translation>
    </message>
    <message>
        <source>Lead them to the pages’ beginnings…</source>
        <translation>Llevarlos al comienzo de las páginas…</translation>
    </message>
    <message>
        <source>Link all back…</source>
        <translation>Devolver todos los enlaces…</translation>
    </message>
    <message>
        <source>Link back from “%1”</source>
        <translation>Devolver el enlace desde «%1»</translation>
    </message>
    <message>
        <source>Link it from another page…</source>
        <translation>Enlazarla desde otra página…</translation>
    </message>
    <message>
        <source>Link it from “%1”</source>
        <translation>Enlazarla desde «%1»</translation>
    </message>
    <message>
        <source>Link them from the likeliest pages…</source>
        <translation>Enlazarlas desde las páginas más probables…</translation>
    </message>
    <message>
        <source>Link them from the overview…</source>
        <translation>Enlazarlas desde la vista general…</translation>
    </message>
    <message>
        <source>Links that lead nowhere</source>
        <translation>Enlaces que no llevan a ningún sitio</translation>
    </message>
    <message>
        <source>Links to headings that are not there</source>
        <translation>Enlaces a encabezados que no existen</translation>
    </message>
    <message>
        <source>Links to retired pages</source>
        <translation>Enlaces a páginas retiradas</translation>
    </message>
    <message>
        <source>Links to superseded pages</source>
        <translation>Enlaces a páginas sustituidas</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Looking for what can be done: %1 of %2</source>
        <translation>Buscando qué se puede hacer: %1 de %2</translation>
    </message>
    <message>
        <source>Looking for what can be done…</source>
        <translation>Buscando qué se puede hacer…</translation>
    </message>
    <message>
        <source>Make the pages they ask for…</source>
        <translation>Crear las páginas que piden…</translation>
    </message>
    <message>
        <source>Make the page…</source>
        <translation>Crear la página…</translation>
    </message>
    <message>
        <source>Making the change…</source>
        <translation>Haciendo el cambio…</translation>
    </message>
    <message>
        <source>Mended, pages written: %1</source>
        <translation>Arreglado; páginas escritas: %1</translation>
    </message>
    <message>
        <source>Names that many pages use and no page explains</source>
        <translation>Nombres que muchas páginas usan y ninguna explica</translation>
    </message>
    <message>
        <source>Names that many systems take for one</source>
        <translation>Nombres que muchos sistemas toman por uno solo</translation>
    </message>
    <message>
        <source>Names that not every system takes</source>
        <translation>Nombres que no todos los sistemas admiten</translation>
    </message>
    <message>
        <source>New page: %1</source>
        <translation>Página nueva: %1</translation>
    </message>
    <message>
        <source>Nothing is proposed: no page is called alike.</source>
        <translation>No se propone nada: ninguna página se llama de forma parecida.</translation>
    </message>
    <message>
        <source>Nothing is proposed: no page replaces theirs.</source>
        <translation>No se propone nada: ninguna página sustituye a las suyas.</translation>
    </message>
    <message>
        <source>Nothing: it is left out.</source>
        <translation>Nada: se omite.</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Abrir el archivo</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Abrir la página</translation>
    </message>
    <message>
        <source>Originals with several summaries</source>
        <translation>Originales con varios resúmenes</translation>
    </message>
    <message>
        <source>Originals without a summary</source>
        <translation>Originales sin resumen</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
    <message>
        <source>Pages that are called the same</source>
        <translation>Páginas que se llaman igual</translation>
    </message>
    <message>
        <source>Pages that no page links to</source>
        <translation>Páginas que ninguna otra enlaza</translation>
    </message>
    <message>
        <source>Pages that say nearly the same</source>
        <translation>Páginas que dicen casi lo mismo</translation>
    </message>
    <message>
        <source>Pages that would be written</source>
        <translation>Páginas que se escribirían</translation>
    </message>
    <message>
        <source>Pages without a link to a source</source>
        <translation>Páginas sin enlace a una fuente</translation>
    </message>
    <message>
        <source>Pictures that are not there</source>
        <translation>Imágenes que no existen</translation>
    </message>
    <message>
        <source>Related pages that do not link back</source>
        <translation>Páginas relacionadas que no devuelven el enlace</translation>
    </message>
    <message>
        <source>Retire it…</source>
        <translation>Retirarla…</translation>
    </message>
    <message>
        <source>Retire the summary…</source>
        <translation>Retirar el resumen…</translation>
    </message>
    <message>
        <source>Show the original</source>
        <translation>Mostrar el original</translation>
    </message>
    <message>
        <source>Summaries older than their original</source>
        <translation>Resúmenes más antiguos que su original</translation>
    </message>
    <message>
        <source>Summaries whose original is missing</source>
        <translation>Resúmenes cuyo original falta</translation>
    </message>
    <message>
        <source>Summaries whose original is retired</source>
        <translation>Resúmenes cuyo original está retirado</translation>
    </message>
    <message>
        <source>Supersede it by “%1”…</source>
        <translation>Sustituirla por «%1»…</translation>
    </message>
    <message>
        <source>Take the picture out, keep its words</source>
        <translation>Quitar la imagen y conservar su texto</translation>
    </message>
    <message>
        <source>Take the pictures out, keep their words…</source>
        <translation>Quitar las imágenes y conservar su texto…</translation>
    </message>
    <message>
        <source>The page that is to link to it</source>
        <translation>La página que va a enlazar con ella</translation>
    </message>
    <message>
        <source>The page that the link is to lead to</source>
        <translation>La página a la que va a llevar el enlace</translation>
    </message>
    <message>
        <source>These are looked at one by one.</source>
        <translation>Estos se revisan uno por uno.</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Qué cambiaría</translation>
    </message>
    <message>
        <source>changed after %1</source>
        <translation>cambiado después de %1</translation>
    </message>
    <message>
        <source>like %1</source>
        <translation>como %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>links to %1, which does not exist</source>
        <translation>enlaza con %1, que no existe</translation>
    </message>
    <message>
        <source>links to %1, which is retired</source>
        <translation>enlaza con %1, que está retirada</translation>
    </message>
    <message>
        <source>links to %1, which is superseded</source>
        <translation>enlaza con %1, que está sustituida</translation>
    </message>
    <message>
        <source>links to the heading “%1” of %2, which has none such</source>
        <translation>enlaza con el encabezado «%1» de %2, que no lo tiene</translation>
    </message>
    <message>
        <source>nobody has summarised it</source>
        <translation>nadie lo ha resumido</translation>
    </message>
    <message>
        <source>not linked back from %1</source>
        <translation>%1 no devuelve el enlace</translation>
    </message>
    <message>
        <source>shows %1, which does not exist</source>
        <translation>muestra %1, que no existe</translation>
    </message>
    <message>
        <source>stands in %1</source>
        <translation>está en %1</translation>
    </message>
    <message>
        <source>the page’s beginning</source>
        <translation>el comienzo de la página</translation>
    </message>
    <message>
        <source>the same as %1 there</source>
        <translation>igual que %1 en esa página</translation>
    </message>
    <message>
        <source>without a proposal: %1</source>
        <translation>sin propuesta: %1</translation>
    </message>
    <message>
        <source>“%1”, like %2</source>
        <translation>«%1», como %2</translation>
    </message>
</context>
<context>
    <name>hits</name>
    <message>
        <source>Found: {count}</source>
        <translation>Encontradas: {count}</translation>
    </message>
    <message>
        <source>No page has what was typed. {count} for {words}.</source>
        <translation>Ninguna página tiene lo que escribiste. {count} para {words}.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se encontró nada</translation>
    </message>
    <message>
        <source>The best {count}</source>
        <translation>Las mejores: {count}</translation>
    </message>
</context>
<context>
    <name>joining</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>también %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>keywords</name>
    <message>
        <source>MCP, Claude, AI, server, plug in, assistant</source>
        <translation>MCP, Claude, IA, servidor, complemento, asistente</translation>
    </message>
    <message>
        <source>another name, file name, slug, move</source>
        <translation>otro nombre, nombre de archivo, identificador, mover</translation>
    </message>
    <message>
        <source>backlinks, sidebar, right, panel, outline, hide, show</source>
        <translation>retroenlaces, barra lateral, derecha, panel, esquema, ocultar, mostrar</translation>
    </message>
    <message>
        <source>blame, authors, annotate</source>
        <translation>autores, autoría, quién lo escribió, anotar</translation>
    </message>
    <message>
        <source>bring back, undelete, unarchive</source>
        <translation>recuperar, desarchivar, deshacer la retirada</translation>
    </message>
    <message>
        <source>bug, crash, debug, trouble</source>
        <translation>error, fallo, depurar, problema</translation>
    </message>
    <message>
        <source>change, write, rename, title, correct, modify, header, properties</source>
        <translation>cambiar, escribir, renombrar, título, corregir, modificar, cabecera, propiedades</translation>
    </message>
    <message>
        <source>color by, groups, community, clusters, age, status</source>
        <translation>colorear por, grupos, comunidades, antigüedad, estado, color by</translation>
    </message>
    <message>
        <source>create, add, write, note, article</source>
        <translation>crear, añadir, escribir, nota, artículo</translation>
    </message>
    <message>
        <source>dark mode, night, black, appearance, colours</source>
        <translation>modo oscuro, noche, negro, apariencia, colores</translation>
    </message>
    <message>
        <source>delete, remove, archive, obsolete, trash</source>
        <translation>eliminar, borrar, quitar, archivar, obsoleta, papelera</translation>
    </message>
    <message>
        <source>divide, extract, cut in two</source>
        <translation>separar, extraer, partir en dos, cortar</translation>
    </message>
    <message>
        <source>drafts, recover, lost</source>
        <translation>borradores, recuperar, perdido</translation>
    </message>
    <message>
        <source>example, demo, tutorial</source>
        <translation>ejemplo, demostración, tutorial</translation>
    </message>
    <message>
        <source>exit, leave, end</source>
        <translation>cerrar, terminar, abandonar</translation>
    </message>
    <message>
        <source>explorer, file manager, directory, reveal</source>
        <translation>explorador, gestor de archivos, directorio, mostrar</translation>
    </message>
    <message>
        <source>external editor, other program</source>
        <translation>editor externo, otro programa</translation>
    </message>
    <message>
        <source>find everywhere, full text, look for, query</source>
        <translation>buscar en todo, texto completo, encontrar, consulta</translation>
    </message>
    <message>
        <source>hide, hubs, types, orphans, originals, missing pages</source>
        <translation>ocultar, nodos centrales, tipos, huérfanas, originales, páginas que faltan</translation>
    </message>
    <message>
        <source>history, timeline, what happened, activity, changes</source>
        <translation>historial, cronología, qué pasó, actividad, cambios</translation>
    </message>
    <message>
        <source>history, what changed on this page, diff, compare, revisions</source>
        <translation>historial, qué cambió en esta página, diferencias, comparar, revisiones</translation>
    </message>
    <message>
        <source>home, start, dashboard, statistics</source>
        <translation>inicio, portada, panel, estadísticas</translation>
    </message>
    <message>
        <source>inbox, questions, approve, permissions</source>
        <translation>bandeja de entrada, preguntas, aprobar, permisos</translation>
    </message>
    <message>
        <source>insights, analysis, hubs, bridges, islands, gaps, clusters</source>
        <translation>hallazgos, análisis, nodos centrales, puentes, islas, huecos, insights</translation>
    </message>
    <message>
        <source>join, combine, duplicate</source>
        <translation>unir, juntar, combinar, duplicada</translation>
    </message>
    <message>
        <source>layout, reset positions, rearrange</source>
        <translation>diseño, restablecer posiciones, reordenar, layout</translation>
    </message>
    <message>
        <source>leave, switch vault</source>
        <translation>salir, cambiar de base</translation>
    </message>
    <message>
        <source>light mode, day, bright, appearance, colours</source>
        <translation>modo claro, día, blanco, apariencia, colores</translation>
    </message>
    <message>
        <source>lint, check, broken links, problems, orphans, repair, fix</source>
        <translation>comprobar, enlaces rotos, problemas, huérfanas, reparar, arreglar</translation>
    </message>
    <message>
        <source>load, vault, wiki, knowledge base, project, directory</source>
        <translation>cargar, base de conocimiento, wiki, proyecto, directorio</translation>
    </message>
    <message>
        <source>local graph, neighbourhood, ego network, depth</source>
        <translation>grafo local, vecindad, entorno, profundidad</translation>
    </message>
    <message>
        <source>look back, time travel, snapshot, past, earlier, history, date</source>
        <translation>mirar atrás, viaje en el tiempo, instantánea, pasado, antes, historial, fecha</translation>
    </message>
    <message>
        <source>manual, guide, documentation, tutorial</source>
        <translation>manual, guía, documentación, tutorial</translation>
    </message>
    <message>
        <source>map, network, connections, neighbours</source>
        <translation>mapa, red, conexiones, vecinas</translation>
    </message>
    <message>
        <source>minimap, overview map</source>
        <translation>minimapa, vista de conjunto</translation>
    </message>
    <message>
        <source>mode, automatic, appearance, colours</source>
        <translation>modo, automático, apariencia, colores</translation>
    </message>
    <message>
        <source>options, configure, font, language, appearance, theme</source>
        <translation>opciones, preferencias del programa, configurar, letra, idioma, apariencia, tema</translation>
    </message>
    <message>
        <source>originals, documents, files, raw, import, add files</source>
        <translation>originales, documentos, archivos, importar, añadir archivos</translation>
    </message>
    <message>
        <source>palette, actions</source>
        <translation>paleta, acciones</translation>
    </message>
    <message>
        <source>paper, printer</source>
        <translation>papel, impresora</translation>
    </message>
    <message>
        <source>path, location, data, backup, where</source>
        <translation>ruta, ubicación, datos, copia de seguridad, dónde</translation>
    </message>
    <message>
        <source>pins, unfreeze, release</source>
        <translation>fijar, desanclar, soltar, pins</translation>
    </message>
    <message>
        <source>profile, agent instructions, likes</source>
        <translation>perfil, instrucciones para el agente, gustos</translation>
    </message>
    <message>
        <source>provenance, evidence, sources, citations</source>
        <translation>procedencia, pruebas, fuentes, citas</translation>
    </message>
    <message>
        <source>provenance, sources, citations, evidence, originals</source>
        <translation>procedencia, fuentes, citas, pruebas, originales</translation>
    </message>
    <message>
        <source>quick switcher, open page, jump, find page</source>
        <translation>cambio rápido, abrir página, saltar, encontrar página</translation>
    </message>
    <message>
        <source>reload, refresh, update, rescan</source>
        <translation>recargar, actualizar, releer</translation>
    </message>
    <message>
        <source>replace, outdated, newer page, redirect</source>
        <translation>reemplazar, anticuada, página más reciente, redirigir</translation>
    </message>
    <message>
        <source>restore tab, undo close</source>
        <translation>recuperar pestaña, deshacer el cierre</translation>
    </message>
    <message>
        <source>reveal, explorer, file manager, path</source>
        <translation>mostrar, explorador, gestor de archivos, ruta</translation>
    </message>
    <message>
        <source>save as, Gephi, yEd, Cytoscape, data</source>
        <translation>guardar como, Gephi, yEd, Cytoscape, datos</translation>
    </message>
    <message>
        <source>save as, document, share</source>
        <translation>guardar como, documento, compartir</translation>
    </message>
    <message>
        <source>save as, image, picture, screenshot, share</source>
        <translation>guardar como, imagen, captura, compartir</translation>
    </message>
    <message>
        <source>save as, vector, drawing, share</source>
        <translation>guardar como, vectorial, dibujo, compartir</translation>
    </message>
    <message>
        <source>save as, web page, website, share</source>
        <translation>guardar como, página web, sitio web, compartir</translation>
    </message>
    <message>
        <source>search in page, look for</source>
        <translation>buscar en la página, encontrar</translation>
    </message>
    <message>
        <source>search node, locate, fly to</source>
        <translation>buscar nodo, localizar, ir a</translation>
    </message>
    <message>
        <source>search, query, only some pages</source>
        <translation>buscar, consulta, solo algunas páginas</translation>
    </message>
    <message>
        <source>shortcuts, hotkeys, keyboard, cheat sheet</source>
        <translation>atajos, teclado, chuleta</translation>
    </message>
    <message>
        <source>shortest path, how connected, degrees of separation</source>
        <translation>camino más corto, conexión, grados de separación</translation>
    </message>
    <message>
        <source>sidebar, tree, left, panel, hide, show</source>
        <translation>barra lateral, árbol, izquierda, panel, ocultar, mostrar</translation>
    </message>
    <message>
        <source>sidebar, tree, list of pages</source>
        <translation>barra lateral, árbol, lista de páginas</translation>
    </message>
    <message>
        <source>slug, name, clipboard</source>
        <translation>slug, nombre, portapapeles</translation>
    </message>
    <message>
        <source>split view, pane, side by side, columns</source>
        <translation>vista dividida, panel, lado a lado, columnas</translation>
    </message>
    <message>
        <source>store, write to disk</source>
        <translation>grabar, escribir en disco</translation>
    </message>
    <message>
        <source>take back, roll back, revert, restore</source>
        <translation>dar marcha atrás, revertir, restaurar, volver atrás</translation>
    </message>
    <message>
        <source>version, licence, credits</source>
        <translation>versión, licencia, créditos</translation>
    </message>
    <message>
        <source>what changed, changed since, approve, accept, diff, pending</source>
        <translation>qué cambió, cambios desde, aprobar, aceptar, diferencias, pendiente</translation>
    </message>
    <message>
        <source>what changed, changed since, what is new, news, recent changes, today</source>
        <translation>qué cambió, cambios desde, novedades, cambios recientes, hoy</translation>
    </message>
    <message>
        <source>wikilink, reference, clipboard, share</source>
        <translation>enlace wiki, referencia, portapapeles, compartir</translation>
    </message>
    <message>
        <source>zoom in, font size, larger, enlarge</source>
        <translation>acercar, tamaño de letra, más grande, ampliar</translation>
    </message>
    <message>
        <source>zoom out, font size, reduce</source>
        <translation>alejar, tamaño de letra, más pequeño, reducir</translation>
    </message>
    <message>
        <source>zoom, reset, 100 %, font size, normal</source>
        <translation>zoom, restablecer, 100 %, tamaño de letra, normal</translation>
    </message>
</context>
<context>
    <name>kinds</name>
    <message>
        <source>Concepts</source>
        <translation>Conceptos</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entidades</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Resúmenes</translation>
    </message>
    <message>
        <source>Syntheses</source>
        <translation>Síntesis</translation>
    </message>
    <message>
        <source>aliases</source>
        <translation>otros nombres</translation>
    </message>
    <message>
        <source>concept</source>
        <translation>concepto</translation>
    </message>
    <message>
        <source>description</source>
        <translation>descripción</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>entidad</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>ingest</source>
        <translation>incorporación</translation>
    </message>
    <message>
        <source>ingested</source>
        <translation>incorporado</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>lint</source>
        <translation>comprobación</translation>
    </message>
    <message>
        <source>preference</source>
        <translation>preferencia</translation>
    </message>
    <message>
        <source>query</source>
        <translation>consulta</translation>
    </message>
    <message>
        <source>question</source>
        <translation>pregunta</translation>
    </message>
    <message>
        <source>related</source>
        <translation>relacionadas</translation>
    </message>
    <message>
        <source>retire</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>since</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>fuentes</translation>
    </message>
    <message>
        <source>status</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>resumen</translation>
    </message>
    <message>
        <source>supersede</source>
        <translation>sustitución</translation>
    </message>
    <message>
        <source>synthesis</source>
        <translation>síntesis</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>update</source>
        <translation>actualización</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>actualizada</translation>
    </message>
    <message>
        <source>url</source>
        <translation>dirección</translation>
    </message>
</context>
<context>
    <name>layouts</name>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln página</numerusform>
            <numerusform>%Ln páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>A knowledge base</source>
        <translation>Una base de conocimiento</translation>
    </message>
    <message>
        <source>A wiki that is laid out in its own way</source>
        <translation>Una wiki organizada a su manera</translation>
    </message>
    <message>
        <source>An Obsidian vault</source>
        <translation>Un almacén de Obsidian</translation>
    </message>
    <message>
        <source>LLM wiki</source>
        <translation>Wiki de LLM</translation>
    </message>
    <message>
        <source>Markdown files in folders</source>
        <translation>Archivos Markdown en carpetas</translation>
    </message>
    <message>
        <source>Obsidian vault</source>
        <translation>Almacén de Obsidian</translation>
    </message>
    <message>
        <source>Plain folders</source>
        <translation>Carpetas sin más</translation>
    </message>
    <message>
        <source>Recognised by {signs}.</source>
        <translation>Se reconoce por {signs}.</translation>
    </message>
    <message>
        <source>in {folder}</source>
        <translation>en {folder}</translation>
    </message>
    <message>
        <source>kbdesk’s own layout</source>
        <translation>La organización de kbdesk</translation>
    </message>
    <message>
        <source>not there yet</source>
        <translation>aún no existe</translation>
    </message>
</context>
<context>
    <name>leaving</name>
    <message>
        <source>Export this page</source>
        <translation>Exportar esta página</translation>
    </message>
    <message>
        <source>HTML file</source>
        <translation>Archivo HTML</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>PDF file</source>
        <translation>Archivo PDF</translation>
    </message>
    <message>
        <source>The printer did not take the page.</source>
        <translation>La impresora no aceptó la página.</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Escrito: {path}</translation>
    </message>
</context>
<context>
    <name>links</name>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Linked from</source>
        <translation>Enlazada desde</translation>
    </message>
    <message>
        <source>Links to</source>
        <translation>Enlaza con</translation>
    </message>
    <message>
        <source>Named without a link</source>
        <translation>Mencionada sin enlace</translation>
    </message>
    <message>
        <source>No page links here yet.</source>
        <translation>Ninguna página enlaza aquí todavía.</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>En esta página</translation>
    </message>
    <message>
        <source>Shares most links</source>
        <translation>Comparte más enlaces</translation>
    </message>
    <message>
        <source>Show more of {count}</source>
        <translation>Mostrar más (de {count})</translation>
    </message>
    <message>
        <source>This page links to no other.</source>
        <translation>Esta página no enlaza con ninguna otra.</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>ambiguo</translation>
    </message>
    <message>
        <source>shares {count}</source>
        <translation>comparte {count}</translation>
    </message>
    <message>
        <source>{count}, broken: {broken}</source>
        <translation>{count}, rotos: {broken}</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>All operations</source>
        <translation>Todas las operaciones</translation>
    </message>
    <message>
        <source>As it was then…</source>
        <translation>Cómo estaba entonces…</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>En cualquier momento</translation>
    </message>
    <message>
        <source>Changes that belong to it</source>
        <translation>Cambios que le corresponden</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Entries: %1</source>
        <translation>Entradas: %1</translation>
    </message>
    <message>
        <source>Every change shows here, and the entries that an agent adds when it ends an operation.</source>
        <translation>Aquí aparece cada cambio, y las entradas que un agente añade al terminar una operación.</translation>
    </message>
    <message>
        <source>Filter by words, pages, people, days</source>
        <translation>Filtra por palabras, páginas, personas o días</translation>
    </message>
    <message>
        <source>In words of its own: open it to read the log</source>
        <translation>Con sus propias palabras: ábrelo para leer el registro</translation>
    </message>
    <message>
        <source>It names no pages.</source>
        <translation>No nombra ninguna página.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Log, newest first</source>
        <translation>Registro, lo más reciente primero</translation>
    </message>
    <message>
        <source>No entry fits</source>
        <translation>Ninguna entrada coincide</translation>
    </message>
    <message>
        <source>No pages any more: %1</source>
        <translation>Ya no son páginas: %1</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Pages it names</source>
        <translation>Páginas que nombra</translation>
    </message>
    <message>
        <source>Since yesterday</source>
        <translation>Desde ayer</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Los últimos 7 días</translation>
    </message>
    <message>
        <source>The log is empty</source>
        <translation>El registro está vacío</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Try fewer words, all operations, or any time.</source>
        <translation>Prueba con menos palabras, todas las operaciones o cualquier momento.</translation>
    </message>
    <message>
        <source>Without a day</source>
        <translation>Sin día</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
</context>
<context>
    <name>made</name>
    <message>
        <source>What was being written when its window was closed is done.</source>
        <translation>Lo que se estaba escribiendo cuando se cerró su ventana está hecho.</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>%1 cannot be read as what it should be.</source>
        <translation>%1 no se puede leer como lo que debería ser.</translation>
    </message>
    <message>
        <source>%1 could not be downloaded. Nothing was changed.</source>
        <translation>%1 no se pudo descargar. No se cambió nada.</translation>
    </message>
    <message>
        <source>%1 could not be read this time.</source>
        <translation>%1 no se pudo leer esta vez.</translation>
    </message>
    <message>
        <source>%1 is not there any more, or never was.</source>
        <translation>%1 ya no existe, o nunca existió.</translation>
    </message>
    <message>
        <source>%1 is of a kind whose text kbdesk cannot read. It is kept as it is.</source>
        <translation>%1 es de un tipo cuyo texto kbdesk no puede leer. Se conserva tal cual.</translation>
    </message>
    <message>
        <source>%1 lies outside the folder it belongs to. Nothing was done.</source>
        <translation>%1 está fuera de la carpeta a la que pertenece. No se hizo nada.</translation>
    </message>
    <message>
        <source>%1 was changed by someone else in the meantime. Nothing was overwritten; look at it and try again.</source>
        <translation>Entretanto alguien más cambió %1. No se sobrescribió nada; revísalo e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>%1 would link to pages that do not exist: %2. Nothing was changed.</source>
        <translation>%1 enlazaría con páginas que no existen: %2. No se cambió nada.</translation>
    </message>
    <message>
        <source>Another program has %1 open. Close it there and try again.</source>
        <translation>Otro programa tiene abierto %1. Ciérralo allí e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Another program is writing to this project just now (%1). Try again in a moment.</source>
        <translation>Otro programa está escribiendo ahora en este proyecto (%1). Inténtalo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Cerrar este aviso</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Something went wrong with %1.</source>
        <translation>Algo ha fallado con %1.</translation>
    </message>
    <message>
        <source>That is not possible for %1. Nothing was changed.</source>
        <translation>Eso no es posible con %1. No se cambió nada.</translation>
    </message>
    <message>
        <source>The disk is full: %1 was not written. Free some space and try again; everything stands as it was.</source>
        <translation>El disco está lleno: %1 no se escribió. Libera espacio e inténtalo de nuevo; todo está como estaba.</translation>
    </message>
    <message>
        <source>The disk is read-only: %1 was not written. Make it writable, or copy the project to another disk.</source>
        <translation>El disco es de solo lectura: %1 no se escribió. Permite la escritura en él o copia el proyecto a otro disco.</translation>
    </message>
    <message>
        <source>The disk refused to read or write %1. Check free space, permissions and whether it is plugged in.</source>
        <translation>El disco no permitió leer o escribir %1. Comprueba el espacio libre, los permisos y que esté conectado.</translation>
    </message>
    <message>
        <source>There is no permission for %1. Change the permissions of file and folder and try again.</source>
        <translation>No hay permiso para %1. Cambia los permisos del archivo y de la carpeta e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>This disk takes no file of such a name or size: %1. Choose a shorter name.</source>
        <translation>Este disco no admite un archivo con ese nombre o tamaño: %1. Elige un nombre más corto.</translation>
    </message>
    <message>
        <source>this project</source>
        <translation>este proyecto</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>{folder} cannot be opened: {trouble}</source>
        <translation>{folder} no se puede abrir: {trouble}</translation>
    </message>
    <message>
        <source>{folder} cannot be read: this account has no permission.</source>
        <translation>{folder} no se puede leer: esta cuenta no tiene permiso.</translation>
    </message>
    <message>
        <source>{folder} does not exist. Has it been moved, or its drive unplugged?</source>
        <translation>{folder} no existe. ¿Se ha movido, o se ha desconectado su unidad?</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder.</source>
        <translation>{folder} es un archivo, no una carpeta.</translation>
    </message>
    <message>
        <source>{folder} is empty.</source>
        <translation>{folder} está vacía.</translation>
    </message>
    <message>
        <source>{folder} is not a knowledge base that kbdesk knows. Markdown files in it: {count}.</source>
        <translation>{folder} no es una base de conocimiento que kbdesk conozca. Archivos Markdown en ella: {count}.</translation>
    </message>
    <message>
        <source>{folder} is not a knowledge base: no “knowledge” folder with pages is in it.</source>
        <translation>{folder} no es una base de conocimiento: no contiene ninguna carpeta «knowledge» con páginas.</translation>
    </message>
</context>
<context>
    <name>originals</name>
    <message>
        <source>%1 is back in place.</source>
        <translation>%1 vuelve a estar en su sitio.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Borrar definitivamente</translation>
    </message>
    <message>
        <source>&amp;Folder and name in the sources</source>
        <translation>&amp;Carpeta y nombre en las fuentes</translation>
    </message>
    <message>
        <source>&amp;Into the folder</source>
        <translation>En la &amp;carpeta</translation>
    </message>
    <message>
        <source>&amp;Let go of the rest…</source>
        <translation>&amp;Dar por perdidos los demás…</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>&amp;Search a folder…</source>
        <translation>&amp;Buscar en una carpeta…</translation>
    </message>
    <message>
        <source>A link; left out</source>
        <translation>Enlace; se omite</translation>
    </message>
    <message>
        <source>A scan</source>
        <translation>Un escaneo</translation>
    </message>
    <message>
        <source>A summary says that it was built from it, but nothing else tells of such an original.</source>
        <translation>Un resumen dice que se hizo a partir de él, pero nada más habla de ese original.</translation>
    </message>
    <message>
        <source>A summary still stands on it: %1</source>
        <translation>Un resumen todavía se basa en él: %1</translation>
    </message>
    <message>
        <source>Add files: %1</source>
        <translation>Añadir archivos: %1</translation>
    </message>
    <message>
        <source>Add originals</source>
        <translation>Añadir originales</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>Añadir «%1»</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>Añadido: %1</translation>
    </message>
    <message>
        <source>Added to the originals: %1</source>
        <translation>Añadido a los originales: %1</translation>
    </message>
    <message>
        <source>Added: %1 of %2</source>
        <translation>Añadidos: %1 de %2</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Another original is called %1. This one gets a free name, %2; or choose one, or let it replace that.</source>
        <translation>Otro original se llama %1. Este recibe un nombre libre, %2; también puedes elegir uno o hacer que lo sustituya.</translation>
    </message>
    <message>
        <source>Back in place: %1</source>
        <translation>De nuevo en su sitio: %1</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>No se puede leer</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Changed since</source>
        <translation>Cambiado después</translation>
    </message>
    <message>
        <source>Choose a folder, or type the name of a new one.</source>
        <translation>Elige una carpeta o escribe el nombre de una nueva.</translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <translation>Elegir el archivo…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy %1 to its place</source>
        <translation>Copiar %1 a su sitio</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copiando</translation>
    </message>
    <message>
        <source>Copying…</source>
        <translation>Copiando…</translation>
    </message>
    <message>
        <source>Could not be added: %1</source>
        <translation>No se pudo añadir: %1</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañado</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>Deleted from the retired folder: %1</source>
        <translation>Borrados de la carpeta de retirados: %1</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descarga</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vacío</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Files to add</source>
        <translation>Archivos que se añaden</translation>
    </message>
    <message>
        <source>Find missing originals</source>
        <translation>Buscar los originales que faltan</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folder %1, originals: %2</source>
        <translation>Carpeta %1, originales: %2</translation>
    </message>
    <message>
        <source>Folder and name in the sources</source>
        <translation>Carpeta y nombre en las fuentes</translation>
    </message>
    <message>
        <source>Found inside the originals</source>
        <translation>Encontrado dentro de los originales</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Encontrados: %1</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>Encontrados: %1.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Gets a fitting name</source>
        <translation>Recibe un nombre válido</translation>
    </message>
    <message>
        <source>Here already</source>
        <translation>Ya está aquí</translation>
    </message>
    <message>
        <source>Here already, with the same content; not copied again: %1</source>
        <translation>Ya están aquí, con el mismo contenido; no se copiaron de nuevo: %1</translation>
    </message>
    <message>
        <source>Hidden; left out</source>
        <translation>Oculto; se omite</translation>
    </message>
    <message>
        <source>I know that these files &amp;cannot be brought back</source>
        <translation>Sé que estos archivos &amp;no se pueden recuperar</translation>
    </message>
    <message>
        <source>In place</source>
        <translation>En su sitio</translation>
    </message>
    <message>
        <source>It belongs to kbdesk itself, so it is left out.</source>
        <translation>Es del propio kbdesk, así que se omite.</translation>
    </message>
    <message>
        <source>It cannot be read, so it is left out.</source>
        <translation>No se puede leer, así que se omite.</translation>
    </message>
    <message>
        <source>It is %1 now: keep it there, and say so in the list</source>
        <translation>Ahora es %1: dejarlo ahí y anotarlo en la lista</translation>
    </message>
    <message>
        <source>It is a file that another program keeps only for a while, so it is left out.</source>
        <translation>Es un archivo temporal de otro programa, así que se omite.</translation>
    </message>
    <message>
        <source>It is a link to another place, so it is left out. Add the file that it leads to.</source>
        <translation>Es un enlace a otro lugar, así que se omite. Añade el archivo al que lleva.</translation>
    </message>
    <message>
        <source>It is copied to %1, as the new version of %2.</source>
        <translation>Se copia en %1, como nueva versión de %2.</translation>
    </message>
    <message>
        <source>It is copied to %1.</source>
        <translation>Se copia a %1.</translation>
    </message>
    <message>
        <source>Copy %1 to its place, though its content differs</source>
        <translation>Copiar %1 a su sitio, aunque su contenido es otro</translation>
    </message>
    <message>
        <source>It is larger than this knowledge base allows, %1. The limit stands in the settings.</source>
        <translation>Supera lo que admite esta base de conocimiento, %1. El límite está en los ajustes.</translation>
    </message>
    <message>
        <source>It is no file that can be copied.</source>
        <translation>No es un archivo que se pueda copiar.</translation>
    </message>
    <message>
        <source>It is the missing original %1, whatever it is called now, and returns to its place.</source>
        <translation>Es el original %1, que faltaba, aunque ahora se llame de otro modo; vuelve a su sitio.</translation>
    </message>
    <message>
        <source>Its content changed after it was ingested: %1</source>
        <translation>Su contenido cambió después de incorporarlo: %1</translation>
    </message>
    <message>
        <source>Its file was deleted from the retired ones: it can only be added again.</source>
        <translation>Su archivo se eliminó de los retirados: solo se puede volver a añadir.</translation>
    </message>
    <message>
        <source>Its na&amp;me</source>
        <translation>Su no&amp;mbre</translation>
    </message>
    <message>
        <source>Its name is not allowed everywhere; it is called %1 here.</source>
        <translation>Su nombre no se admite en todas partes; aquí se llama %1.</translation>
    </message>
    <message>
        <source>Its name makes it a hidden file, so it is left out.</source>
        <translation>Su nombre lo hace un archivo oculto, así que se omite.</translation>
    </message>
    <message>
        <source>Kind not supported</source>
        <translation>Tipo no compatible</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>Let originals go</source>
        <translation>Dar por perdidos</translation>
    </message>
    <message>
        <source>Looking for what was built from it…</source>
        <translation>Buscando lo que se hizo a partir de él…</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Missing one returns</source>
        <translation>Vuelve uno que faltaba</translation>
    </message>
    <message>
        <source>Missing originals: %1</source>
        <translation>Originales que faltan: %1</translation>
    </message>
    <message>
        <source>Move %1 back to its place</source>
        <translation>Devolver %1 a su sitio</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name is taken</source>
        <translation>Nombre en uso</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>New &amp;version of</source>
        <translation>Nueva &amp;versión de</translation>
    </message>
    <message>
        <source>New version of</source>
        <translation>Nueva versión de</translation>
    </message>
    <message>
        <source>No file; left out</source>
        <translation>No es un archivo; se omite</translation>
    </message>
    <message>
        <source>No original is missing.</source>
        <translation>No falta ningún original.</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>Sin texto</translation>
    </message>
    <message>
        <source>None was found. Search a folder, or choose the file.</source>
        <translation>No se encontró ninguno. Busca en una carpeta o elige el archivo.</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>No añadido</translation>
    </message>
    <message>
        <source>Not copied: %1.</source>
        <translation>Sin copiar: %1.</translation>
    </message>
    <message>
        <source>Not fetched</source>
        <translation>Sin descargar</translation>
    </message>
    <message>
        <source>Not ingested</source>
        <translation>Sin incorporar</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Aún sin leer</translation>
    </message>
    <message>
        <source>Not there any more</source>
        <translation>Ya no está</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Sin resultados.</translation>
    </message>
    <message>
        <source>Nothing here reads this kind of file (unsupported): it is kept, and agents cannot read it.</source>
        <translation>Aquí nada lee este tipo de archivo (no compatible): se conserva, y los agentes no pueden leerlo.</translation>
    </message>
    <message>
        <source>Nothing is in it.</source>
        <translation>Está vacía.</translation>
    </message>
    <message>
        <source>Only %1 of %2 originals were read so far.</source>
        <translation>Hasta ahora solo se han leído %1 de %2 originales.</translation>
    </message>
    <message>
        <source>Only part of its text was read: %1</source>
        <translation>Solo se ha leído parte de su texto: %1</translation>
    </message>
    <message>
        <source>Only the filtered originals were searched: %1.</source>
        <translation>Solo se buscó en los originales filtrados: %1.</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Procedencia</translation>
    </message>
    <message>
        <source>Orphaned summary</source>
        <translation>Resumen huérfano</translation>
    </message>
    <message>
        <source>Pages that cite an original</source>
        <translation>Páginas que citan un original</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Protegido</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leído</translation>
    </message>
    <message>
        <source>Read only in part: %1.</source>
        <translation>Leídos solo en parte: %1.</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Sustituido por</translation>
    </message>
    <message>
        <source>Replaces</source>
        <translation>Sustituye a</translation>
    </message>
    <message>
        <source>Restore an original</source>
        <translation>Restaurar un original</translation>
    </message>
    <message>
        <source>Restore it from the retired ones: %1</source>
        <translation>Restaurarlo de los retirados: %1</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation>Restaurar «%1»</translation>
    </message>
    <message>
        <source>Retire an original</source>
        <translation>Retirar un original</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Retirado</translation>
    </message>
    <message>
        <source>Retired files</source>
        <translation>Archivos retirados</translation>
    </message>
    <message>
        <source>Retired on %1 (%2)</source>
        <translation>Retirado el %1 (%2)</translation>
    </message>
    <message>
        <source>Retired originals are kept here. Deleting them frees space; the list still tells of them.</source>
        <translation>Aquí se guardan los originales retirados. Borrarlos libera espacio; la lista los sigue nombrando.</translation>
    </message>
    <message>
        <source>The same content is here already, as %1. It is not copied again.</source>
        <translation>El mismo contenido ya está aquí, como %1. No se copia de nuevo.</translation>
    </message>
    <message>
        <source>There is no original of this name.</source>
        <translation>No hay ningún original con este nombre.</translation>
    </message>
    <message>
        <source>There is no such file any more, so it is left out; the others are not kept by that.</source>
        <translation>Ya no existe ese archivo, así que se omite; eso no detiene a los demás.</translation>
    </message>
    <message>
        <source>They are known by their content, whatever they are called now and wherever they were moved.</source>
        <translation>Se reconocen por su contenido, se llamen como se llamen ahora y estén donde estén.</translation>
    </message>
    <message>
        <source>To be copied: %1 (%2).</source>
        <translation>Se copian: %1 (%2).</translation>
    </message>
    <message>
        <source>Type words from the texts of the originals; only those with all of them are found.</source>
        <translation>Escribe palabras de los textos de los originales; se encuentran los que las contienen todas.</translation>
    </message>
    <message>
        <source>Search a folder</source>
        <translation>Buscar en una carpeta</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situación</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Stays missing</source>
        <translation>Sigue faltando</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stopped. Not copied: %1.</source>
        <translation>Detenido. Sin copiar: %1.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Resúmenes</translation>
    </message>
    <message>
        <source>Taking it back…</source>
        <translation>Revirtiendo…</translation>
    </message>
    <message>
        <source>Temporary; left out</source>
        <translation>Temporal; se omite</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The best %1.</source>
        <translation>Los %1 mejores.</translation>
    </message>
    <message>
        <source>The files also stay where they are now.</source>
        <translation>Los archivos también se quedan donde están.</translation>
    </message>
    <message>
        <source>The manifest names it, but there is no such file in the sources folder.</source>
        <translation>El manifiesto lo nombra, pero no hay tal archivo en la carpeta de fuentes.</translation>
    </message>
    <message>
        <source>The retired folder</source>
        <translation>La carpeta de retirados</translation>
    </message>
    <message>
        <source>To be deleted: %1. Enter or a click on a file keeps it.</source>
        <translation>Se borran: %1. Intro o un clic en un archivo lo conserva.</translation>
    </message>
    <message>
        <source>To do: %1</source>
        <translation>Pendientes: %1</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>Demasiado grande</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undone: the originals stand as before.</source>
        <translation>Deshecho: los originales están como antes.</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>Al día</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>Qué pasará</translation>
    </message>
    <message>
        <source>Which file is %1?</source>
        <translation>¿Qué archivo es %1?</translation>
    </message>
    <message>
        <source>Will be</source>
        <translation>Quedará como</translation>
    </message>
    <message>
        <source>Without text: %1.</source>
        <translation>Sin texto: %1.</translation>
    </message>
    <message>
        <source>agents are asked</source>
        <translation>pedido a los agentes</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>and more: %1</source>
        <translation>y más: %1</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrada</translation>
    </message>
    <message>
        <source>is deleted</source>
        <translation>se borra</translation>
    </message>
    <message>
        <source>its addition was undone</source>
        <translation>se deshizo su incorporación</translation>
    </message>
    <message>
        <source>its file is lost</source>
        <translation>su archivo se ha perdido</translation>
    </message>
    <message>
        <source>kbdesk&apos;s own; left out</source>
        <translation>Propio de kbdesk; se omite</translation>
    </message>
    <message>
        <source>not in the list</source>
        <translation>no está en la lista</translation>
    </message>
    <message>
        <source>nothing: it is new</source>
        <translation>ninguno: es nuevo</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>página %1</translation>
    </message>
    <message>
        <source>pages: %1</source>
        <translation>páginas: %1</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>sustituido</translation>
    </message>
    <message>
        <source>replaced by %1</source>
        <translation>sustituido por %1</translation>
    </message>
    <message>
        <source>replaces %1</source>
        <translation>sustituye a %1</translation>
    </message>
    <message>
        <source>retired %1</source>
        <translation>retirado: %1</translation>
    </message>
    <message>
        <source>sheet %1</source>
        <translation>hoja %1</translation>
    </message>
    <message>
        <source>sheets: %1</source>
        <translation>hojas: %1</translation>
    </message>
    <message>
        <source>slide %1</source>
        <translation>diapositiva %1</translation>
    </message>
    <message>
        <source>slides: %1</source>
        <translation>diapositivas: %1</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>se queda</translation>
    </message>
    <message>
        <source>summaries: %1</source>
        <translation>resúmenes: %1</translation>
    </message>
    <message>
        <source>text of %1</source>
        <translation>texto de %1</translation>
    </message>
    <message>
        <source>the sources folder itself</source>
        <translation>la propia carpeta de fuentes</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecto</translation>
    </message>
</context>
<context>
    <name>overview</name>
    <message>
        <source>Lately</source>
        <translation>Últimamente</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>Todavía no se ha hecho nada.</translation>
    </message>
    <message>
        <source>Originals</source>
        <translation>Originales</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Retired or superseded</source>
        <translation>Retiradas o sustituidas</translation>
    </message>
    <message>
        <source>What is here</source>
        <translation>Qué hay aquí</translation>
    </message>
</context>
<context>
    <name>parts</name>
    <message>
        <source>Empty this field</source>
        <translation>Vaciar este campo</translation>
    </message>
</context>
<context>
    <name>past</name>
    <message>
        <source>%1 — as it was: %2</source>
        <translation>%1 — como estaba: %2</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>Another moment…</source>
        <translation>Otro momento…</translation>
    </message>
    <message>
        <source>As it was on…</source>
        <translation>Cómo estaba el…</translation>
    </message>
    <message>
        <source>At the end of this &amp;day</source>
        <translation>Al final de este &amp;día</translation>
    </message>
    <message>
        <source>At the end of this day</source>
        <translation>Al final de este día</translation>
    </message>
    <message>
        <source>Back to today</source>
        <translation>Volver a hoy</translation>
    </message>
    <message>
        <source>Bringing the pages together</source>
        <translation>Reuniendo las páginas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Changes, newest first</source>
        <translation>Cambios, el más reciente primero</translation>
    </message>
    <message>
        <source>It opens in a window of its own, with its pages, index and graph as they stood. Nothing can be changed in it, and your folder stays as it is. Originals are not shown: only their list has a history.</source>
        <translation>Se abre en una ventana propia, con sus páginas, su índice y su grafo como estaban. No se puede cambiar nada en ella y tu carpeta queda como está. Los originales no se muestran: solo su lista tiene historial.</translation>
    </message>
    <message>
        <source>Or right after this &amp;change</source>
        <translation>O justo después de este &amp;cambio</translation>
    </message>
    <message>
        <source>Originals have no history, so they are not shown here. Look at %1 in the window of today.</source>
        <translation>Los originales no tienen historial, así que aquí no se muestran. Mira %1 en la ventana de hoy.</translation>
    </message>
    <message>
        <source>The knowledge base as it was</source>
        <translation>La base de conocimiento como estaba</translation>
    </message>
    <message>
        <source>This is the knowledge base as it was: %1. You can read all of it and change nothing.</source>
        <translation>Esta es la base de conocimiento como estaba: %1. Puedes leerlo todo y no cambiar nada.</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>&amp;Edit</source>
        <translation>E&amp;ditar</translation>
    </message>
    <message>
        <source>&amp;New preference…</source>
        <translation>&amp;Nueva preferencia…</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>De: %1</translation>
    </message>
    <message>
        <source>It was there when this base was first opened.</source>
        <translation>Ya estaba cuando esta base se abrió por primera vez.</translation>
    </message>
    <message>
        <source>New preference…</source>
        <translation>Nueva preferencia…</translation>
    </message>
    <message>
        <source>No preferences yet</source>
        <translation>Aún no hay preferencias</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Re&amp;store</source>
        <translation>Re&amp;staurar</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <translation>Restaurada: %1</translation>
    </message>
    <message>
        <source>Ret&amp;ire…</source>
        <translation>Re&amp;tirar…</translation>
    </message>
    <message>
        <source>Since %1.</source>
        <translation>Desde %1.</translation>
    </message>
    <message>
        <source>Tell an agent how you want things done; it keeps that here, and heeds it in every session.</source>
        <translation>Di a un agente cómo quieres que se hagan las cosas; lo guarda aquí y lo respeta en cada sesión.</translation>
    </message>
    <message>
        <source>Written by %1, %2.</source>
        <translation>Escrita por %1, %2.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>no change is chosen in the review</source>
        <translation>no hay ningún cambio elegido en la revisión</translation>
    </message>
    <message>
        <source>no change is chosen in the review that can be written to</source>
        <translation>no hay ningún cambio elegido en la revisión en el que se pueda escribir</translation>
    </message>
    <message>
        <source>no knowledge base is open</source>
        <translation>no hay ninguna base de conocimiento abierta</translation>
    </message>
    <message>
        <source>no page is being edited</source>
        <translation>no se está editando ninguna página</translation>
    </message>
    <message>
        <source>no page is in front</source>
        <translation>no hay ninguna página delante</translation>
    </message>
    <message>
        <source>no page is in front that can be edited</source>
        <translation>no hay delante ninguna página que se pueda editar</translation>
    </message>
    <message>
        <source>no page is in front that can be retired</source>
        <translation>no hay delante ninguna página que se pueda retirar</translation>
    </message>
    <message>
        <source>no page is in front whose file can be renamed</source>
        <translation>no hay delante ninguna página cuyo archivo se pueda renombrar</translation>
    </message>
    <message>
        <source>no retired page is in front</source>
        <translation>no hay delante ninguna página retirada</translation>
    </message>
    <message>
        <source>no tab is open</source>
        <translation>no hay ninguna pestaña abierta</translation>
    </message>
    <message>
        <source>no tab was closed</source>
        <translation>no se cerró ninguna pestaña</translation>
    </message>
    <message>
        <source>nothing is chosen in the review that can be judged</source>
        <translation>no hay nada elegido en la revisión sobre lo que decidir</translation>
    </message>
    <message>
        <source>nothing is open that can be written</source>
        <translation>no hay nada abierto en lo que se pueda escribir</translation>
    </message>
    <message>
        <source>nothing was judged in the review yet</source>
        <translation>aún no se ha decidido nada en la revisión</translation>
    </message>
    <message>
        <source>the review is not in front</source>
        <translation>la revisión no está delante</translation>
    </message>
    <message>
        <source>there are no two sides</source>
        <translation>no hay dos paneles</translation>
    </message>
    <message>
        <source>there is nothing to go back to</source>
        <translation>no hay nada a lo que volver</translation>
    </message>
    <message>
        <source>there is nothing to go forward to</source>
        <translation>no hay nada hacia lo que avanzar</translation>
    </message>
</context>
<context>
    <name>requests</name>
    <message>
        <source>%1 asks to retire the original %2: %3 replaces it.</source>
        <translation>%1 pide retirar el original %2: lo sustituye %3.</translation>
    </message>
    <message>
        <source>%1 asks to retire the original %2: it is wrong.</source>
        <translation>%1 pide retirar el original %2: es incorrecto.</translation>
    </message>
    <message>
        <source>%1 asks to retire the page %2.</source>
        <translation>%1 pide retirar la página %2.</translation>
    </message>
    <message>
        <source>%1 asks you for a file: %2</source>
        <translation>%1 te pide un archivo: %2</translation>
    </message>
    <message>
        <source>An agent</source>
        <translation>Un agente</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondidas</translation>
    </message>
    <message>
        <source>Approved: the file is among the originals.</source>
        <translation>Aprobada: el archivo está entre los originales.</translation>
    </message>
    <message>
        <source>Approved: the original %1 is retired.</source>
        <translation>Aprobada: el original %1 está retirado.</translation>
    </message>
    <message>
        <source>Approved: the page %1 is retired.</source>
        <translation>Aprobada: la página %1 está retirada.</translation>
    </message>
    <message>
        <source>Approving copies the file into the sources. It also stays where it is now.</source>
        <translation>Al aprobar, el archivo se copia en las fuentes. También se queda donde está ahora.</translation>
    </message>
    <message>
        <source>Approving marks the page as retired. It stays readable, and can be restored.</source>
        <translation>Al aprobar, la página se marca como retirada. Se puede seguir leyendo y restaurar.</translation>
    </message>
    <message>
        <source>Approving moves the original to the retired ones. It is kept, and can be restored.</source>
        <translation>Al aprobar, el original pasa a los retirados. Se conserva y se puede restaurar.</translation>
    </message>
    <message>
        <source>Asked by %1, %2</source>
        <translation>Solicitud de %1, %2</translation>
    </message>
    <message>
        <source>Declined. The agent is told, with your note.</source>
        <translation>Rechazada. Se lo dirá al agente, con tu nota.</translation>
    </message>
    <message>
        <source>It is retired already. Approving changes nothing and tells the agent so.</source>
        <translation>Ya está retirado. Aprobar no cambia nada y así se lo dice al agente.</translation>
    </message>
    <message>
        <source>It was approved, but could not be done.</source>
        <translation>Se aprobó, pero no se pudo llevar a cabo.</translation>
    </message>
    <message>
        <source>It was approved.</source>
        <translation>Se aprobó.</translation>
    </message>
    <message>
        <source>It was declined.</source>
        <translation>Se rechazó.</translation>
    </message>
    <message>
        <source>Nobody answered it in time.</source>
        <translation>Nadie respondió a tiempo.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Abrir la página</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Show the original</source>
        <translation>Mostrar el original</translation>
    </message>
    <message>
        <source>The agent took it back.</source>
        <translation>El agente la retiró.</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>Te esperan</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>aprobada</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>caducada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>anulada</translation>
    </message>
</context>
<context>
    <name>reshaping</name>
    <message>
        <source>&amp;Make it anew</source>
        <translation>C&amp;rearla de nuevo</translation>
    </message>
    <message>
        <source>&amp;Merge the pages</source>
        <translation>&amp;Fusionar las páginas</translation>
    </message>
    <message>
        <source>&amp;Slug, part of the page&apos;s id and its file&apos;s name</source>
        <translation>&amp;Slug: parte del id de la página y nombre de su archivo</translation>
    </message>
    <message>
        <source>&amp;What would change, page by page</source>
        <translation>&amp;Qué cambiaría, página por página</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>It is one change: one step takes it back, on all pages at once.</source>
        <translation>Es un solo cambio: se deshace de una vez en todas las páginas.</translation>
    </message>
    <message>
        <source>Its id will be {id}.</source>
        <translation>Su id será {id}.</translation>
    </message>
    <message>
        <source>Made anew: {title}, as {type}</source>
        <translation>Creada de nuevo: {title}, como {type}</translation>
    </message>
    <message>
        <source>Make a page one of another type</source>
        <translation>Cambiar el tipo de una página</translation>
    </message>
    <message>
        <source>Make “{title}” a page of the type {type}</source>
        <translation>Convertir «{title}» en una página del tipo {type}</translation>
    </message>
    <message>
        <source>Merge two pages</source>
        <translation>Fusionar dos páginas</translation>
    </message>
    <message>
        <source>Merge “{title}” with another page</source>
        <translation>Fusionar «{title}» con otra página</translation>
    </message>
    <message>
        <source>Merged into: {title}</source>
        <translation>Fusionada en: {title}</translation>
    </message>
    <message>
        <source>Nothing yet: choose what is asked for above.</source>
        <translation>Aún nada: elige primero lo que se pide.</translation>
    </message>
    <message>
        <source>One page takes in the text of the other as a section, and the links to it. The other is superseded by it: it stays, with its text and its fields, and can be restored.</source>
        <translation>Una página recibe el texto de la otra como sección, y los enlaces a ella. La otra queda sustituida: permanece, con su texto y sus campos, y se puede restaurar.</translation>
    </message>
    <message>
        <source>Pages that would be written</source>
        <translation>Páginas que se escribirían</translation>
    </message>
    <message>
        <source>Part of the page that goes</source>
        <translation>Parte que se separa</translation>
    </message>
    <message>
        <source>S&amp;plit the page</source>
        <translation>&amp;Dividir la página</translation>
    </message>
    <message>
        <source>Slug</source>
        <translation>Slug</translation>
    </message>
    <message>
        <source>Split a page</source>
        <translation>Dividir una página</translation>
    </message>
    <message>
        <source>Split off: {title}</source>
        <translation>Separada: {title}</translation>
    </message>
    <message>
        <source>Split the page</source>
        <translation>Dividir la página</translation>
    </message>
    <message>
        <source>The folder of a page says its type, and no page is moved: what is noted of it elsewhere would lead nowhere. So it is made anew as a page of the other type, with its text and its fields, and the links to it follow. The page as it is now is superseded by the new one, and stays.</source>
        <translation>La carpeta de una página dice su tipo, y ninguna página se mueve: lo anotado sobre ella en otros sitios no llevaría a ninguna parte. Por eso se crea de nuevo como página del otro tipo, con su texto y sus campos, y los enlaces a ella la siguen. La página actual queda sustituida por la nueva y se conserva.</translation>
    </message>
    <message>
        <source>The other page</source>
        <translation>La otra página</translation>
    </message>
    <message>
        <source>The page that stays in force</source>
        <translation>La página que sigue vigente</translation>
    </message>
    <message>
        <source>The part becomes a page of its own, and a link stays in its place. Links to its headings follow.</source>
        <translation>La parte pasa a ser una página propia y en su lugar queda un enlace. Los enlaces a sus encabezados la siguen.</translation>
    </message>
    <message>
        <source>This page has no headings: edit it and select what is to go.</source>
        <translation>Esta página no tiene encabezados: edítala y selecciona lo que se separa.</translation>
    </message>
    <message>
        <source>What is selected: {words}</source>
        <translation>Lo seleccionado: {words}</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Qué cambiaría</translation>
    </message>
    <message>
        <source>is superseded: {page}</source>
        <translation>queda sustituida: {page}</translation>
    </message>
    <message>
        <source>links follow: {page}</source>
        <translation>cambian sus enlaces: {page}</translation>
    </message>
    <message>
        <source>takes the text: {page}</source>
        <translation>recibe el texto: {page}</translation>
    </message>
    <message>
        <source>the new page: {page}</source>
        <translation>la página nueva: {page}</translation>
    </message>
    <message>
        <source>the other page</source>
        <translation>la otra página</translation>
    </message>
    <message>
        <source>this page: {page}</source>
        <translation>esta página: {page}</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>&amp;Leave the links as they are: they lead nowhere then, and the health room tells of them</source>
        <translation>&amp;Dejar los enlaces como están: no llevarán a ninguna parte y el diagnóstico los señala</translation>
    </message>
    <message>
        <source>&amp;Retire these pages instead of letting them go: all links stay good</source>
        <translation>&amp;Retirar estas páginas en vez de eliminarlas: todos los enlaces siguen bien</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texto</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(nada)</translation>
    </message>
    <message>
        <source>A preference was written after an original was read: it may come from there, not from you.</source>
        <translation>Se escribió una preferencia después de leer un original: puede venir de ahí, no de ti.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Accept all {count}</source>
        <translation>Aceptar los {count}</translation>
    </message>
    <message>
        <source>Accept everything of this burst from outside</source>
        <translation>Aceptar toda esta tanda de cambios externos</translation>
    </message>
    <message>
        <source>Accept everything of this operation</source>
        <translation>Aceptar todo lo de esta operación</translation>
    </message>
    <message>
        <source>Accept everything of this session</source>
        <translation>Aceptar todo lo hecho en esta sesión</translation>
    </message>
    <message>
        <source>Accept everything shown</source>
        <translation>Aceptar todo lo mostrado</translation>
    </message>
    <message>
        <source>Accepted a part of “{title}”.</source>
        <translation>Se aceptó una parte de «{title}».</translation>
    </message>
    <message>
        <source>Accepted: {count} changes.</source>
        <translation>Cambios aceptados: {count}.</translation>
    </message>
    <message>
        <source>Accepted: {title}</source>
        <translation>Aceptado: {title}</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>An agent</source>
        <translation>Un agente</translation>
    </message>
    <message>
        <source>An original is not edited here: accept it, or revert it.</source>
        <translation>Un original no se edita aquí: acéptalo o reviértelo.</translation>
    </message>
    <message>
        <source>Another page has the same name or nearly.</source>
        <translation>Otra página tiene el mismo nombre o casi.</translation>
    </message>
    <message>
        <source>Any warning</source>
        <translation>Cualquier advertencia</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>Como está escrito</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>En cualquier momento</translation>
    </message>
    <message>
        <source>Bring all back</source>
        <translation>Recuperar todos</translation>
    </message>
    <message>
        <source>Bring back what stood before</source>
        <translation>Recuperar lo que había antes</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Recuperarla</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Changed outside kbdesk</source>
        <translation>Cambiado fuera de kbdesk</translation>
    </message>
    <message>
        <source>Changes: {changes} · operations: {operations}</source>
        <translation>Cambios: {changes} · operaciones: {operations}</translation>
    </message>
    <message>
        <source>Changes: {count}, on pages: {pages}. One step takes it back.</source>
        <translation>Cambios: {count}, en páginas: {pages}. Un solo paso lo deshace.</translation>
    </message>
    <message>
        <source>Choose a change at the left</source>
        <translation>Elige un cambio a la izquierda</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>Cerrarlo</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentar</translation>
    </message>
    <message>
        <source>Comment for the agent</source>
        <translation>Comentario para el agente</translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <translation>Comentario: {text}</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>Comments: {count}</source>
        <translation>Comentarios: {count}</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>Earlier content</source>
        <translation>Contenido anterior</translation>
    </message>
    <message>
        <source>Edit, then accept</source>
        <translation>Editar y aceptar</translation>
    </message>
    <message>
        <source>Edited and accepted: {title}</source>
        <translation>Editado y aceptado: {title}</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Fields gone</source>
        <translation>Campos perdidos</translation>
    </message>
    <message>
        <source>Fields of the header are gone.</source>
        <translation>Faltan campos de la cabecera.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Filter by who, type, warning and time</source>
        <translation>Filtrar por autor, tipo, advertencia y momento</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>En los últimos 30 días</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>En los últimos 7 días</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Instrucción</translation>
    </message>
    <message>
        <source>It is gone since. Before the change it stood so:</source>
        <translation>Ya no está. Antes del cambio estaba así:</translation>
    </message>
    <message>
        <source>It was changed since. It stands so now:</source>
        <translation>Se ha modificado después. Ahora está así:</translation>
    </message>
    <message>
        <source>Its words tell a reader or an agent what to do.</source>
        <translation>Su texto dice a un lector o a un agente qué hacer.</translation>
    </message>
    <message>
        <source>Keep the &amp;words of the links, without the links</source>
        <translation>Conservar las &amp;palabras de los enlaces, sin los enlaces</translation>
    </message>
    <message>
        <source>Leave all as they stand</source>
        <translation>Dejar todos como están</translation>
    </message>
    <message>
        <source>Leave it as it stands</source>
        <translation>Dejarla como está</translation>
    </message>
    <message>
        <source>Leave what stands now</source>
        <translation>Dejar lo que hay ahora</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Eliminarla</translation>
    </message>
    <message>
        <source>Let it stay gone</source>
        <translation>Dejarla eliminada</translation>
    </message>
    <message>
        <source>Line {line} stands without the source it had ({sources}): {text}</source>
        <translation>La línea {line} queda sin la fuente que tenía ({sources}): {text}</translation>
    </message>
    <message>
        <source>Links of the page</source>
        <translation>Enlaces de la página</translation>
    </message>
    <message>
        <source>Links to summaries or originals are gone.</source>
        <translation>Faltan enlaces a resúmenes u originales.</translation>
    </message>
    <message>
        <source>Links would lead nowhere</source>
        <translation>Habría enlaces que no llevan a ninguna parte</translation>
    </message>
    <message>
        <source>Looking for comments…</source>
        <translation>Buscando comentarios…</translation>
    </message>
    <message>
        <source>Looking for what waits…</source>
        <translation>Buscando lo pendiente…</translation>
    </message>
    <message>
        <source>More: the operation, the session, everything</source>
        <translation>Más: la operación, la sesión, todo</translation>
    </message>
    <message>
        <source>Undoing needs your choice</source>
        <translation>Para deshacer hace falta que elijas</translation>
    </message>
    <message>
        <source>Undone: accepting (changes: {count})</source>
        <translation>Se deshizo la aceptación (cambios: {count})</translation>
    </message>
    <message>
        <source>Undone: accepting a part of “{title}”</source>
        <translation>Se deshizo la aceptación de una parte de «{title}»</translation>
    </message>
    <message>
        <source>Undone: accepting “{title}”</source>
        <translation>Se deshizo la aceptación de «{title}»</translation>
    </message>
    <message>
        <source>Undone: editing and accepting (changes: {count})</source>
        <translation>Se deshizo editar y aceptar (cambios: {count})</translation>
    </message>
    <message>
        <source>Undone: editing and accepting “{title}”</source>
        <translation>Se deshizo editar y aceptar «{title}»</translation>
    </message>
    <message>
        <source>Undone: reverting (changes: {count})</source>
        <translation>Se deshizo la reversión (cambios: {count})</translation>
    </message>
    <message>
        <source>Undone: reverting a part of “{title}”</source>
        <translation>Se deshizo la reversión de una parte de «{title}»</translation>
    </message>
    <message>
        <source>Undone: reverting “{title}”</source>
        <translation>Se deshizo la reversión de «{title}»</translation>
    </message>
    <message>
        <source>Most of the page is written anew.</source>
        <translation>La mayor parte de la página está escrita de nuevo.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Discard what is written</source>
        <translation>&amp;Descartar lo escrito</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>&amp;Seguir editando</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>Accepting…</source>
        <translation>Aceptando…</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Another program added this original.</source>
        <translation>Otro programa añadió este original.</translation>
    </message>
    <message>
        <source>Another program changed this original.</source>
        <translation>Otro programa modificó este original.</translation>
    </message>
    <message>
        <source>Another program moved or renamed this original.</source>
        <translation>Otro programa movió este original o le cambió el nombre.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Changes: {count}, on pages: {pages}, on originals: {originals}. One step takes it back.</source>
        <translation>Cambios: {count}, en páginas: {pages}, en originales: {originals}. Un solo paso lo deshace.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descarga</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>From one day until another</source>
        <translation>De un día a otro</translation>
    </message>
    <message>
        <source>Go on with your comment: {text}</source>
        <translation>Seguir con tu comentario: {text}</translation>
    </message>
    <message>
        <source>How the original looks</source>
        <translation>Aspecto del original</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Much of the page is gone.</source>
        <translation>Falta buena parte de la página.</translation>
    </message>
    <message>
        <source>No comment is open. You can leave one on any change; the agent reads it with its next question.</source>
        <translation>No hay comentarios abiertos. Puedes dejar uno en cualquier cambio; el agente lo lee con su próxima pregunta.</translation>
    </message>
    <message>
        <source>No summary rests on it.</source>
        <translation>Ningún resumen se apoya en él.</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>No hay diferencias</translation>
    </message>
    <message>
        <source>Nothing that waits fits</source>
        <translation>Nada de lo pendiente coincide</translation>
    </message>
    <message>
        <source>Nothing waits: everything that agents wrote has been reviewed</source>
        <translation>Nada pendiente: todo lo que escribieron los agentes está revisado</translation>
    </message>
    <message>
        <source>Nothing was left to take back of {count} changes.</source>
        <translation>No quedaba nada que deshacer de {count} cambios.</translation>
    </message>
    <message>
        <source>Nothing was left to take back: {title}</source>
        <translation>No quedaba nada que deshacer: {title}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Numbers or dates changed, and no link to a source with them.</source>
        <translation>Cambiaron números o fechas, sin que cambiara ningún enlace a una fuente.</translation>
    </message>
    <message>
        <source>Only its name changed</source>
        <translation>Solo cambió su nombre</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Volver a abrir</translation>
    </message>
    <message>
        <source>Open comments</source>
        <translation>Comentarios abiertos</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Procedencia</translation>
    </message>
    <message>
        <source>Originals</source>
        <translation>Originales</translation>
    </message>
    <message>
        <source>Originals: {count}</source>
        <translation>Originales: {count}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Pages that are linked from here no longer: {pages}</source>
        <translation>Páginas que ya no se enlazan desde aquí: {pages}</translation>
    </message>
    <message>
        <source>Pages that are linked from here now: {pages}</source>
        <translation>Páginas que ahora se enlazan desde aquí: {pages}</translation>
    </message>
    <message>
        <source>Pages that no other page links to any more: {pages}</source>
        <translation>Páginas a las que ya no enlaza ninguna otra: {pages}</translation>
    </message>
    <message>
        <source>Pages whose links lead nowhere now: {pages}</source>
        <translation>Páginas cuyos enlaces ya no llevan a ninguna parte: {pages}</translation>
    </message>
    <message>
        <source>Pages: {count}</source>
        <translation>Páginas: {count}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ubicación</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Preferencia</translation>
    </message>
    <message>
        <source>Put the file back yourself if you have it, or accept the change.</source>
        <translation>Vuelve a poner tú el archivo si lo tienes, o acepta el cambio.</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Re&amp;vertir</translation>
    </message>
    <message>
        <source>Read only: nothing can be judged here.</source>
        <translation>Solo lectura: aquí no se puede decidir nada.</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminada</translation>
    </message>
    <message>
        <source>Replaces</source>
        <translation>Sustituye a</translation>
    </message>
    <message>
        <source>Retire it: it stays readable, and can be restored</source>
        <translation>Retirarla: se puede seguir leyendo y restaurar</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>Revert all {count}</source>
        <translation>Revertir los {count}</translation>
    </message>
    <message>
        <source>Revert everything of this burst from outside</source>
        <translation>Revertir toda esta tanda de cambios externos</translation>
    </message>
    <message>
        <source>Revert everything of this operation</source>
        <translation>Revertir todo lo de esta operación</translation>
    </message>
    <message>
        <source>Revert everything of this session</source>
        <translation>Revertir todo lo hecho en esta sesión</translation>
    </message>
    <message>
        <source>Revert everything shown</source>
        <translation>Revertir todo lo mostrado</translation>
    </message>
    <message>
        <source>Reverted a part of “{title}”.</source>
        <translation>Se revirtió una parte de «{title}».</translation>
    </message>
    <message>
        <source>Reverted: {count} changes.</source>
        <translation>Cambios revertidos: {count}.</translation>
    </message>
    <message>
        <source>Reverted: {count} changes. Others cannot be taken back and wait on: {left}</source>
        <translation>Cambios revertidos: {count}. Otros no se pueden deshacer y siguen pendientes: {left}</translation>
    </message>
    <message>
        <source>Reverted: {title}</source>
        <translation>Revertido: {title}</translation>
    </message>
    <message>
        <source>Reverting needs your choice</source>
        <translation>Para revertir hace falta que elijas</translation>
    </message>
    <message>
        <source>Reverting {count} changes…</source>
        <translation>Revirtiendo {count} cambios…</translation>
    </message>
    <message>
        <source>Reverting “{title}”…</source>
        <translation>Revirtiendo «{title}»…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Rewritten</source>
        <translation>Reescrita</translation>
    </message>
    <message>
        <source>Save and accept</source>
        <translation>Guardar y aceptar</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Session of {who}</source>
        <translation>Sesión de {who}</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>Mostrarlo entero</translation>
    </message>
    <message>
        <source>Show both texts side by side</source>
        <translation>Mostrar ambos textos lado a lado</translation>
    </message>
    <message>
        <source>Show the text as it is written</source>
        <translation>Mostrar el texto como está escrito</translation>
    </message>
    <message>
        <source>Shrunk</source>
        <translation>Reducida</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Diapositivas</translation>
    </message>
    <message>
        <source>Sources gone</source>
        <translation>Fuentes perdidas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Detenido. No se cambió nada.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Estructura</translation>
    </message>
    <message>
        <source>Summaries that rest on it</source>
        <translation>Resúmenes que se apoyan en él</translation>
    </message>
    <message>
        <source>Taken back: your comment on “{title}”</source>
        <translation>Retirado: tu comentario sobre «{title}»</translation>
    </message>
    <message>
        <source>Taken back: your comments on “{title}” and others, %1 in all</source>
        <translation>Retirados: tus comentarios sobre «{title}» y otros, %1 en total</translation>
    </message>
    <message>
        <source>Taking it back…</source>
        <translation>Revirtiendo…</translation>
    </message>
    <message>
        <source>Text of</source>
        <translation>Texto de</translation>
    </message>
    <message>
        <source>The change made this page, and it was changed since. It stands so now:</source>
        <translation>El cambio creó esta página y se ha modificado después. Ahora está así:</translation>
    </message>
    <message>
        <source>The filters show only some of them: {count}. All of them are meant.</source>
        <translation>Los filtros solo muestran algunos: {count}. Se incluyen todos.</translation>
    </message>
    <message>
        <source>The page was %1 before.</source>
        <translation>Antes la página era %1.</translation>
    </message>
    <message>
        <source>The page&apos;s file is gone.</source>
        <translation>El archivo de la página ya no está.</translation>
    </message>
    <message>
        <source>The page&apos;s structure is broken.</source>
        <translation>La estructura de la página está rota.</translation>
    </message>
    <message>
        <source>The page&apos;s text</source>
        <translation>El texto de la página</translation>
    </message>
    <message>
        <source>The riskiest first: off</source>
        <translation>Lo más arriesgado primero: no</translation>
    </message>
    <message>
        <source>The riskiest first: on</source>
        <translation>Lo más arriesgado primero: sí</translation>
    </message>
    <message>
        <source>The text before and after is the same, or none of it was kept.</source>
        <translation>El texto de antes y el de después son iguales, o no se conservó ninguno.</translation>
    </message>
    <message>
        <source>The writer was warned.</source>
        <translation>Se advirtió a quien escribía.</translation>
    </message>
    <message>
        <source>These places were changed since. Nothing is overwritten: choose what will stand there.</source>
        <translation>Estos lugares se han modificado después. No se sobrescribe nada: elige lo que va a quedar.</translation>
    </message>
    <message>
        <source>This original is gone: another program deleted it, or took it elsewhere.</source>
        <translation>Este original ya no está: otro programa lo borró o se lo llevó a otro sitio.</translation>
    </message>
    <message>
        <source>This original was brought back from the retired ones.</source>
        <translation>Este original se recuperó de los retirados.</translation>
    </message>
    <message>
        <source>This original was brought into the sources.</source>
        <translation>Este original se trajo a las fuentes.</translation>
    </message>
    <message>
        <source>This original was gone and has come back as it was.</source>
        <translation>Este original no estaba y ha vuelto como era.</translation>
    </message>
    <message>
        <source>This original was retired.</source>
        <translation>Este original se retiró.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Twin</source>
        <translation>Gemela</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undone: closing the comment on “{title}”</source>
        <translation>Se deshizo el cierre del comentario sobre «{title}»</translation>
    </message>
    <message>
        <source>Undone: closing the comments on “{title}” and others, %1 in all</source>
        <translation>Deshecho: el cierre de los comentarios sobre «{title}» y otros, %1 en total</translation>
    </message>
    <message>
        <source>Undone: opening the comment on “{title}” again</source>
        <translation>Se deshizo la reapertura del comentario sobre «{title}»</translation>
    </message>
    <message>
        <source>Warned of or not</source>
        <translation>Advertidas o no</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>What agents and other programs write from now on comes here, until you accept or revert it.</source>
        <translation>Lo que los agentes y otros programas escriban a partir de ahora llega aquí hasta que lo aceptes o lo reviertas.</translation>
    </message>
    <message>
        <source>What it changed cannot be shown</source>
        <translation>No se puede mostrar lo que cambió</translation>
    </message>
    <message>
        <source>What it did to the rest</source>
        <translation>Qué hizo con el resto</translation>
    </message>
    <message>
        <source>What shall the agent know or do? It reads this with its next question.</source>
        <translation>¿Qué debe saber o hacer el agente? Lo lee con su próxima pregunta.</translation>
    </message>
    <message>
        <source>What stands now</source>
        <translation>Lo que hay ahora</translation>
    </message>
    <message>
        <source>What stood before the change</source>
        <translation>Lo que había antes del cambio</translation>
    </message>
    <message>
        <source>What waits cannot be read</source>
        <translation>No se puede leer lo pendiente</translation>
    </message>
    <message>
        <source>What waits for your word</source>
        <translation>Lo que espera tu decisión</translation>
    </message>
    <message>
        <source>What will stand there</source>
        <translation>Lo que va a quedar</translation>
    </message>
    <message>
        <source>What you change here is your own change; the one you look at is accepted.</source>
        <translation>Lo que modificas aquí es un cambio tuyo; el que estás viendo se acepta.</translation>
    </message>
    <message>
        <source>What you changed here is not saved yet.</source>
        <translation>Lo que cambiaste aquí aún no está guardado.</translation>
    </message>
    <message>
        <source>What you wrote</source>
        <translation>Lo que escribiste</translation>
    </message>
    <message>
        <source>What you wrote for places that are none any more:</source>
        <translation>Lo que escribiste para lugares que ya no existen:</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>With warnings: {count}</source>
        <translation>Con advertencias: {count}</translation>
    </message>
    <message>
        <source>Write it by hand</source>
        <translation>Escribirlo a mano</translation>
    </message>
    <message>
        <source>Writing the comment…</source>
        <translation>Guardando el comentario…</translation>
    </message>
    <message>
        <source>added</source>
        <translation>añadido</translation>
    </message>
    <message>
        <source>among the retired originals</source>
        <translation>entre los originales retirados</translation>
    </message>
    <message>
        <source>and more: {count}</source>
        <translation>y más: {count}</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondido</translation>
    </message>
    <message>
        <source>answered: {count}</source>
        <translation>respondidos: {count}</translation>
    </message>
    <message>
        <source>brought</source>
        <translation>traído</translation>
    </message>
    <message>
        <source>came back</source>
        <translation>ha vuelto</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modificada</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrado</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>movido</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>page gone</source>
        <translation>la página ya no está</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>nuevo nombre</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>restaurado</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>until</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>was %1 before</source>
        <translation>antes era %1</translation>
    </message>
    <message>
        <source>{page} would go. Pages that link to it: {pages}</source>
        <translation>{page} desaparecería. Páginas que enlazan a ella: {pages}</translation>
    </message>
    <message>
        <source>{who} replied, {time}</source>
        <translation>{who} respondió, {time}</translation>
    </message>
    <message>
        <source>{who} to the agent, {time}</source>
        <translation>{who} al agente, {time}</translation>
    </message>
</context>
<context>
    <name>rows</name>
    <message>
        <source>no such page</source>
        <translation>no existe esa página</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>sustituida</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>This is being written and cannot be left now. It ends by itself.</source>
        <translation>Esto se está escribiendo y ahora no se puede dejar. Termina por sí solo.</translation>
    </message>
</context>
<context>
    <name>tabs</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
</context>
<context>
    <name>tracing</name>
    <message>
        <source>%1 of %2 paragraphs trace to an original (%3)</source>
        <translation>%1 de %2 párrafos se rastrean hasta un original (%3)</translation>
    </message>
    <message>
        <source>%1 of %2 traced</source>
        <translation>%1 de %2 rastreados</translation>
    </message>
    <message>
        <source>&amp;Open the file</source>
        <translation>A&amp;brir el archivo</translation>
    </message>
    <message>
        <source>A source near it</source>
        <translation>Una fuente cercana</translation>
    </message>
    <message>
        <source>A source of the whole page</source>
        <translation>Una fuente de toda la página</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Todas las páginas</translation>
    </message>
    <message>
        <source>An address on the web</source>
        <translation>Una dirección de la web</translation>
    </message>
    <message>
        <source>Changed since %1</source>
        <translation>Cambiado desde el %1</translation>
    </message>
    <message>
        <source>Choose a paragraph to see what it rests on.</source>
        <translation>Elige un párrafo para ver en qué se apoya.</translation>
    </message>
    <message>
        <source>Choose a paragraph to see who wrote it and why.</source>
        <translation>Elige un párrafo para ver quién lo escribió y por qué.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Compare this version…</source>
        <translation>Comparar esta versión…</translation>
    </message>
    <message>
        <source>Counted are the paragraphs, items, quotations and tables of all pages in force. Headings, questions, open tasks, code and lists of links say nothing that wants a source; preferences rest on the person&apos;s word.</source>
        <translation>Se cuentan los párrafos, elementos de lista, citas y tablas de todas las páginas vigentes. Los encabezados, las preguntas, las tareas pendientes, el código y las listas de enlaces no dicen nada que requiera una fuente; las preferencias se apoyan en la palabra de la persona.</translation>
    </message>
    <message>
        <source>Drawing the page…</source>
        <translation>Dibujando la página…</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>En la carpeta</translation>
    </message>
    <message>
        <source>Its source is in the folder</source>
        <translation>Su fuente está en la carpeta</translation>
    </message>
    <message>
        <source>Its summary names no original</source>
        <translation>Su resumen no nombra ningún original</translation>
    </message>
    <message>
        <source>Looking at all pages…</source>
        <translation>Mirando todas las páginas…</translation>
    </message>
    <message>
        <source>Looking at what it rests on…</source>
        <translation>Mirando en qué se apoya…</translation>
    </message>
    <message>
        <source>Looking for the passage…</source>
        <translation>Buscando el pasaje…</translation>
    </message>
    <message>
        <source>Looking through its versions…</source>
        <translation>Revisando sus versiones…</translation>
    </message>
    <message>
        <source>Missing from the folder</source>
        <translation>Falta en la carpeta</translation>
    </message>
    <message>
        <source>No passage of it was found that has the words of this paragraph. Read it to be sure.</source>
        <translation>No se encontró en él ningún pasaje con las palabras de este párrafo. Léelo para estar seguro.</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>Sin fuente</translation>
    </message>
    <message>
        <source>Nothing here wants a source.</source>
        <translation>Aquí nada requiere una fuente.</translation>
    </message>
    <message>
        <source>Nothing here wants a source: headings, links, questions and very short notes do not.</source>
        <translation>Nada de esto necesita fuente: ni los títulos, ni los enlaces, ni las preguntas, ni las notas muy breves.</translation>
    </message>
    <message>
        <source>Nothing it links to supports it.</source>
        <translation>Nada de lo que enlaza lo respalda.</translation>
    </message>
    <message>
        <source>On the web, not kept here</source>
        <translation>En la web, no guardado aquí</translation>
    </message>
    <message>
        <source>Open it on the web</source>
        <translation>Abrirlo en la web</translation>
    </message>
    <message>
        <source>Originals of this paragraph</source>
        <translation>Originales de este párrafo</translation>
    </message>
    <message>
        <source>Other pages only</source>
        <translation>Solo otras páginas</translation>
    </message>
    <message>
        <source>Other words of it</source>
        <translation>Otras palabras del párrafo</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Página %1</translation>
    </message>
    <message>
        <source>Page of the original, with the passage marked</source>
        <translation>Página del original, con el pasaje marcado</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Pages looked at</source>
        <translation>Páginas miradas</translation>
    </message>
    <message>
        <source>Pages, the least supported first</source>
        <translation>Páginas, las menos respaldadas primero</translation>
    </message>
    <message>
        <source>Passage in the original</source>
        <translation>Pasaje en el original</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Retirado</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <translation>Hoja %1</translation>
    </message>
    <message>
        <source>Show it beside the page</source>
        <translation>Mostrarlo junto a la página</translation>
    </message>
    <message>
        <source>Show the passage</source>
        <translation>Mostrar el pasaje</translation>
    </message>
    <message>
        <source>Slide %1</source>
        <translation>Diapositiva %1</translation>
    </message>
    <message>
        <source>Text of the original, with the passage marked</source>
        <translation>Texto del original, con el pasaje marcado</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>La página siguiente</translation>
    </message>
    <message>
        <source>The original has changed since</source>
        <translation>El original ha cambiado desde entonces</translation>
    </message>
    <message>
        <source>The original is gone</source>
        <translation>El original ya no está</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>La página anterior</translation>
    </message>
    <message>
        <source>The page it names as its source is gone</source>
        <translation>La página que nombra como fuente ya no está</translation>
    </message>
    <message>
        <source>The page&apos;s sources are gone</source>
        <translation>Las fuentes de la página ya no están</translation>
    </message>
    <message>
        <source>The passage is on this page, but its place could not be marked.</source>
        <translation>El pasaje está en esta página, pero no se pudo marcar su lugar.</translation>
    </message>
    <message>
        <source>The person&apos;s word</source>
        <translation>La palabra de la persona</translation>
    </message>
    <message>
        <source>The source near it is gone</source>
        <translation>La fuente cercana ya no está</translation>
    </message>
    <message>
        <source>The whole knowledge base…</source>
        <translation>Toda la base…</translation>
    </message>
    <message>
        <source>The words of this paragraph were not found together in the part of the original that was read.</source>
        <translation>Las palabras de este párrafo no se encontraron juntas en la parte del original que se leyó.</translation>
    </message>
    <message>
        <source>There from the start</source>
        <translation>Estaba desde el principio</translation>
    </message>
    <message>
        <source>There is no such page</source>
        <translation>No existe esa página</translation>
    </message>
    <message>
        <source>This page has no text.</source>
        <translation>Esta página no tiene texto.</translation>
    </message>
    <message>
        <source>This summary names no original</source>
        <translation>Este resumen no nombra ningún original</translation>
    </message>
    <message>
        <source>What a preference says rests on the word of the person who said it.</source>
        <translation>Lo que dice una preferencia se apoya en la palabra de la persona que lo dijo.</translation>
    </message>
    <message>
        <source>What the knowledge base rests on</source>
        <translation>En qué se apoya la base de conocimiento</translation>
    </message>
    <message>
        <source>What the page says</source>
        <translation>Lo que dice la página</translation>
    </message>
    <message>
        <source>What the paragraphs rest on</source>
        <translation>En qué se apoyan los párrafos</translation>
    </message>
    <message>
        <source>Where the original says it</source>
        <translation>Dónde lo dice el original</translation>
    </message>
    <message>
        <source>Who wrote the paragraphs</source>
        <translation>Quién escribió los párrafos</translation>
    </message>
    <message>
        <source>Wholly traced</source>
        <translation>Rastreadas por completo</translation>
    </message>
    <message>
        <source>With paragraphs whose original has changed</source>
        <translation>Con párrafos cuyo original ha cambiado</translation>
    </message>
    <message>
        <source>With paragraphs whose original is gone</source>
        <translation>Con párrafos cuyo original ya no está</translation>
    </message>
    <message>
        <source>With paragraphs without a source</source>
        <translation>Con párrafos sin fuente</translation>
    </message>
    <message>
        <source>Without summaries</source>
        <translation>Sin resúmenes</translation>
    </message>
    <message>
        <source>changed since: %1</source>
        <translation>cambiados desde entonces: %1</translation>
    </message>
    <message>
        <source>no source: %1</source>
        <translation>sin fuente: %1</translation>
    </message>
    <message>
        <source>original gone: %1</source>
        <translation>original ausente: %1</translation>
    </message>
    <message>
        <source>weaker support: %1</source>
        <translation>respaldo más débil: %1</translation>
    </message>
</context>
<context>
    <name>troubles</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1 cannot be read now. It is shown as it was last known.</source>
        <translation>No se puede leer %1. Se muestra como se conocía.</translation>
    </message>
    <message>
        <source>%1 could not be written and stands as it was. Close it in other programs or change its permissions, then do it again.</source>
        <translation>%1 no se pudo escribir y está como estaba. Ciérralo en otros programas o cambia sus permisos y vuelve a hacerlo.</translation>
    </message>
    <message>
        <source>%1 is left out: its name is no UTF-8 text. Rename it.</source>
        <translation>%1 se omite: su nombre no es texto UTF-8. Cámbiale el nombre.</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>%1 was not made by kbdesk and is not renewed: pages made here may be missing from it. Move or rename it to have one made.</source>
        <translation>kbdesk no creó %1 y no lo renueva: pueden faltarle páginas creadas aquí. Muévelo o cámbiale el nombre para que se cree uno.</translation>
    </message>
    <message>
        <source>A change that was cut short waits to be finished; that is done as soon as the disk allows it.</source>
        <translation>Un cambio interrumpido espera a terminarse; se hará en cuanto el disco lo permita.</translation>
    </message>
    <message>
        <source>A text for %1 was not saved. It is kept as a draft.</source>
        <translation>Un texto para %1 no se guardó. Se conserva como borrador.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Newer changes of the files could not be taken in: what you see may be older than they are.</source>
        <translation>No se pudieron incorporar cambios recientes de los archivos: lo que ves puede ser más antiguo que ellos.</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1. Change the permissions of this folder.</source>
        <translation>No se puede guardar nada en %1. Cambia los permisos de esta carpeta.</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Abrir de nuevo</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostrar la carpeta</translation>
    </message>
    <message>
        <source>The disk is full. Free some space; until then nothing can be saved.</source>
        <translation>El disco está lleno. Libera espacio; hasta entonces no se puede guardar nada.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read now. Its pages are shown as last known; none counts as deleted.</source>
        <translation>No se puede leer la carpeta %1. Sus páginas se ven como antes; ninguna cuenta como borrada.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read now. The originals in it are unknown, not missing.</source>
        <translation>No se puede leer la carpeta %1. Sus originales no faltan: son desconocidos.</translation>
    </message>
    <message>
        <source>The folder %1 is empty, as one is whose disk is unplugged. Its pages are shown as last known; none counts as deleted.</source>
        <translation>La carpeta %1 está vacía, como sin su disco. Sus páginas se ven como antes; ninguna cuenta como borrada.</translation>
    </message>
    <message>
        <source>The index was damaged and set aside as %1. It was made anew from the pages, which are as they were.</source>
        <translation>El índice estaba dañado y se apartó como %1. Se rehízo a partir de las páginas, que están como estaban.</translation>
    </message>
    <message>
        <source>The journal was damaged and set aside as %1. What could be read of it is kept; the pages are as they were.</source>
        <translation>El diario estaba dañado y se apartó como %1. Lo que se pudo leer se conserva; las páginas están como estaban.</translation>
    </message>
    <message>
        <source>The journal with the history cannot be read as it should be. The pages are shown as they are.</source>
        <translation>El diario con el historial no se puede leer como debería. Las páginas se muestran como están.</translation>
    </message>
    <message>
        <source>The journal with the history was gone, and a new one was begun. The pages are as they were.</source>
        <translation>El diario con el historial había desaparecido y se empezó uno nuevo. Las páginas están como estaban.</translation>
    </message>
    <message>
        <source>The list of originals was damaged and set aside as %1. It was made anew with what could be read; the files are as they were.</source>
        <translation>La lista de originales estaba dañada y se apartó como %1. Se rehízo con lo que se pudo leer; los archivos están como estaban.</translation>
    </message>
    <message>
        <source>The list of originals, %1, cannot be read as it should be. The originals themselves are there.</source>
        <translation>La lista de originales, %1, no se puede leer como debería. Los originales mismos están.</translation>
    </message>
    <message>
        <source>The list of originals, %1, is gone. What it said is still known: it is written again at the next change of the originals.</source>
        <translation>La lista de originales, %1, ya no está. Lo que decía aún se conoce: se reescribirá con el próximo cambio en los originales.</translation>
    </message>
    <message>
        <source>The list of originals, %1, was gone. It was written again as it was last known; the files are as they were.</source>
        <translation>La lista de originales, %1, había desaparecido. Se reescribió como se conocía; los archivos están como estaban.</translation>
    </message>
    <message>
        <source>The original %1 cannot be read now.</source>
        <translation>No se puede leer el original %1.</translation>
    </message>
    <message>
        <source>The pages were deleted</source>
        <translation>Las páginas se borraron</translation>
    </message>
    <message>
        <source>This folder cannot be written: you can read and search, but change nothing. Change its permissions, then open it again.</source>
        <translation>En esta carpeta no se puede escribir: puedes leer y buscar, pero no cambiar nada. Cambia sus permisos y ábrela de nuevo.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>What is wrong now</source>
        <translation>Qué falla ahora</translation>
    </message>
    <message>
        <source>this folder</source>
        <translation>esta carpeta</translation>
    </message>
</context>
<context>
    <name>undoing</name>
    <message>
        <source>Taking the change back…</source>
        <translation>Deshaciendo el cambio…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undone: the pages stand as before.</source>
        <translation>Deshecho: las páginas están como antes.</translation>
    </message>
</context>
<context>
    <name>undolist</name>
    <message>
        <source>&amp;Undo it</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Changes, newest first</source>
        <translation>Cambios, el más reciente primero</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Looking for changes…</source>
        <translation>Buscando cambios…</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Deshacer el último cambio</translation>
    </message>
    <message>
        <source>Undoing gives these pages the text they had before: %1.</source>
        <translation>Al deshacer, estas páginas recuperan su texto anterior: %1.</translation>
    </message>
    <message>
        <source>Undoing takes away what was made here, and nothing else: %1.</source>
        <translation>Deshacer quita lo que se creó aquí, y nada más: %1.</translation>
    </message>
    <message>
        <source>Undoing takes back what was done with these originals and pages: %1.</source>
        <translation>Deshacer revierte lo que se hizo con estos originales y páginas: %1.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
</context>
<context>
    <name>versions</name>
    <message>
        <source>&amp;Bring this version back</source>
        <translation>&amp;Recuperar esta versión</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>&amp;Versiones</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
    <message>
        <source>A schedule</source>
        <translation>Una programación</translation>
    </message>
    <message>
        <source>An agent</source>
        <translation>Un agente</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Otro programa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Compared &amp;with</source>
        <translation>Comparada &amp;con</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparada con</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>Versiones anteriores</translation>
    </message>
    <message>
        <source>Earlier versions of “{title}”</source>
        <translation>Versiones anteriores de «{title}»</translation>
    </message>
    <message>
        <source>Nothing: both say the same.</source>
        <translation>Nada: ambas dicen lo mismo.</translation>
    </message>
    <message>
        <source>Nothing: the page stands just so.</source>
        <translation>Nada: la página está exactamente así.</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>La anterior</translation>
    </message>
    <message>
        <source>The page now</source>
        <translation>La página ahora</translation>
    </message>
    <message>
        <source>The page&apos;s file cannot be read just now, so nothing can be put in its place.</source>
        <translation>El archivo de la página no se puede leer ahora, así que no se puede poner nada en su lugar.</translation>
    </message>
    <message>
        <source>The page&apos;s file was deleted.</source>
        <translation>El archivo de la página se borró.</translation>
    </message>
    <message>
        <source>The text then</source>
        <translation>El texto de entonces</translation>
    </message>
    <message>
        <source>There is no version before it.</source>
        <translation>No hay ninguna versión anterior.</translation>
    </message>
    <message>
        <source>Versions, newest first</source>
        <translation>Versiones, la más reciente primero</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Qué difiere</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Qué cambiaría</translation>
    </message>
    <message>
        <source>at the beginning</source>
        <translation>al comienzo</translation>
    </message>
    <message>
        <source>brought back</source>
        <translation>recuperada</translation>
    </message>
    <message>
        <source>changed outside kbdesk</source>
        <translation>cambiada fuera de kbdesk</translation>
    </message>
    <message>
        <source>created</source>
        <translation>creada</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>borrada</translation>
    </message>
    <message>
        <source>deleted outside kbdesk</source>
        <translation>borrada fuera de kbdesk</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>editada</translation>
    </message>
    <message>
        <source>entry added</source>
        <translation>entrada añadida</translation>
    </message>
    <message>
        <source>found when it was first opened</source>
        <translation>encontrada al abrir por primera vez</translation>
    </message>
    <message>
        <source>made a page of another type</source>
        <translation>convertida en página de otro tipo</translation>
    </message>
    <message>
        <source>mended</source>
        <translation>arreglada</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>fusionada</translation>
    </message>
    <message>
        <source>newer version of an original</source>
        <translation>versión más reciente de un original</translation>
    </message>
    <message>
        <source>original added</source>
        <translation>original añadido</translation>
    </message>
    <message>
        <source>originals noted</source>
        <translation>originales anotados</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>reparada</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>restaurada</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>rewritten</source>
        <translation>reescrita</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardada</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>apartada</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividida</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>sustituida</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>deshecha</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>{time} · now</source>
        <translation>{time} · ahora</translation>
    </message>
    <message>
        <source>“{title}” is back as it stood: {time}.</source>
        <translation>«{title}» vuelve a estar como estaba: {time}.</translation>
    </message>
    <message>
        <source>⋯ lines not shown: {count}</source>
        <translation>⋯ líneas no mostradas: {count}</translation>
    </message>
</context>
<context>
    <name>wanted</name>
    <message>
        <source>Made, and the link leads there: %1</source>
        <translation>Creada, y el enlace lleva a ella: %1</translation>
    </message>
</context>
</TS>
