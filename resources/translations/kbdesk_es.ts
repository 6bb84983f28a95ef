<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AddDialog</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
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
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Into the folder</source>
        <translation>En la carpeta</translation>
    </message>
    <message>
        <source>It will be %1</source>
        <translation>Será %1</translation>
    </message>
    <message>
        <source>New version of</source>
        <translation>Nueva versión de</translation>
    </message>
    <message>
        <source>The file is copied; it also stays where it is now.</source>
        <translation>El archivo se copia; también se queda donde está ahora.</translation>
    </message>
    <message>
        <source>The files are copied; they also stay where they are now.</source>
        <translation>Los archivos se copian; también se quedan donde están ahora.</translation>
    </message>
    <message>
        <source>Will be</source>
        <translation>Será</translation>
    </message>
    <message>
        <source>nothing: it is new</source>
        <translation>ninguno: es nuevo</translation>
    </message>
    <message>
        <source>the sources folder itself</source>
        <translation>la propia carpeta de fuentes</translation>
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
        <source>The page was changed elsewhere; here is how it stands now.</source>
        <translation>La página se cambió en otro lugar; así está ahora.</translation>
    </message>
    <message>
        <source>This page was changed by {who} at {time}. Saving keeps both: what does not touch is merged, and where you changed the same place you will see both and choose.</source>
        <translation>Esta página la cambió {who} ({time}). Al guardar se conservan ambos textos: lo que no se cruza se combina, y donde cambiasteis lo mismo verás las dos versiones para elegir.</translation>
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
    <name>GraphCanvas</name>
    <message>
        <source>Links: %1</source>
        <translation>Enlaces: %1</translation>
    </message>
    <message>
        <source>Page graph</source>
        <translation>Grafo de páginas</translation>
    </message>
    <message>
        <source>Shift and arrow keys mark a page, Enter opens it, arrow keys move, plus and minus zoom.</source>
        <translation>Mayús y las flechas marcan una página, Intro la abre, las flechas desplazan, más y menos cambian el zoom.</translation>
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
    <name>GraphView</name>
    <message>
        <source>Arranging the pages…</source>
        <translation>Ordenando las páginas…</translation>
    </message>
    <message>
        <source>Arranging…</source>
        <translation>Ordenando…</translation>
    </message>
    <message>
        <source>As soon as there are pages, they stand here with the links between them.</source>
        <translation>En cuanto haya páginas, aparecerán aquí con los enlaces entre ellas.</translation>
    </message>
    <message>
        <source>Enter goes to the next match, the down key to the graph</source>
        <translation>Intro va al resultado siguiente, la flecha abajo al grafo</translation>
    </message>
    <message>
        <source>Find a page in the graph</source>
        <translation>Buscar una página en el grafo</translation>
    </message>
    <message>
        <source>Links: %1</source>
        <translation>Enlaces: %1</translation>
    </message>
    <message>
        <source>No pages yet</source>
        <translation>Aún no hay páginas</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <translation>Páginas: %1</translation>
    </message>
    <message>
        <source>Show all pages (0)</source>
        <translation>Mostrar todas las páginas (0)</translation>
    </message>
    <message>
        <source>The graph cannot be shown</source>
        <translation>No se puede mostrar el grafo</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Acercar (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Alejar (-)</translation>
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
        <source>Superseding, retiring and restoring a page change it.</source>
        <translation>Cambia al sustituir, retirar o restaurar la página.</translation>
    </message>
    <message>
        <source>The header as it is written</source>
        <translation>La cabecera tal como está escrita</translation>
    </message>
    <message>
        <source>The new field&apos;s name</source>
        <translation>Nombre del campo nuevo</translation>
    </message>
    <message>
        <source>active</source>
        <translation>vigente</translation>
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
    <name>HealthView</name>
    <message>
        <source>All is well</source>
        <translation>Todo en orden</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
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
        <source>Command</source>
        <translation>Comando</translation>
    </message>
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
        <source>{some} of {all}</source>
        <translation>{some} de {all}</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Page types</source>
        <translation>Tipos de página</translation>
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
        <source>Copy the page&apos;s id</source>
        <translation>Copiar el id de la página</translation>
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
        <source>What is around this page</source>
        <translation>Qué hay alrededor de esta página</translation>
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
        <translation>Enlaces de distancia</translation>
    </message>
    <message>
        <source>Pages around this one</source>
        <translation>Páginas alrededor de esta</translation>
    </message>
    <message>
        <source>Pages up to this many links away: %1</source>
        <translation>Páginas hasta esta distancia en enlaces: %1</translation>
    </message>
    <message>
        <source>Show all pages (0)</source>
        <translation>Mostrar todas las páginas (0)</translation>
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
    <name>MarkdownEdit</name>
    <message>
        <source>The page&apos;s text, as markdown</source>
        <translation>El texto de la página, en Markdown</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>No page was shown yet</source>
        <translation>Aún no se ha mostrado ninguna página</translation>
    </message>
    <message>
        <source>Nothing was opened yet</source>
        <translation>Aún no se ha abierto nada</translation>
    </message>
    <message>
        <source>Open a &amp;recent one</source>
        <translation>Abrir una &amp;reciente</translation>
    </message>
    <message>
        <source>Pages shown latel&amp;y</source>
        <translation>Páginas visitadas &amp;hace poco</translation>
    </message>
</context>
<context>
    <name>NewPageDialog</name>
    <message>
        <source>&amp;Make the page</source>
        <translation>C&amp;rear la página</translation>
    </message>
    <message>
        <source>&amp;Slug, part of the page&apos;s id and its file&apos;s name</source>
        <translation>&amp;Slug: parte del id de la página y nombre de su archivo</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>Begin with the type&apos;s &amp;template</source>
        <translation>Empezar con la &amp;plantilla del tipo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Its id will be {id}, its file {file}.</source>
        <translation>Su id será {id} y su archivo {file}.</translation>
    </message>
    <message>
        <source>New page</source>
        <translation>Nueva página</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>T&amp;ipo</translation>
    </message>
    <message>
        <source>The template</source>
        <translation>La plantilla</translation>
    </message>
    <message>
        <source>What the page is about</source>
        <translation>De qué trata la página</translation>
    </message>
    <message>
        <source>Write a title; the slug is made from it.</source>
        <translation>Escribe un título; el slug se forma a partir de él.</translation>
    </message>
</context>
<context>
    <name>OriginalsView</name>
    <message>
        <source>%1 is back in place.</source>
        <translation>%1 vuelve a estar en su sitio.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Añadir…</translation>
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
        <source>&amp;Retire…</source>
        <translation>&amp;Retirar…</translation>
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
        <source>Filter by name, type, status or origin</source>
        <translation>Filtrar por nombre, tipo, estado o procedencia</translation>
    </message>
    <message>
        <source>Filter the originals</source>
        <translation>Filtrar los originales</translation>
    </message>
    <message>
        <source>Here already, with the same content; not copied again: %1</source>
        <translation>Ya está aquí, con el mismo contenido; no se copia otra vez: %1</translation>
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
        <source>No program here opens %1.</source>
        <translation>Ningún programa de este equipo abre %1.</translation>
    </message>
    <message>
        <source>Only files and folders of this computer can be dropped here.</source>
        <translation>Aquí solo se pueden soltar archivos y carpetas de este equipo.</translation>
    </message>
    <message>
        <source>Originals</source>
        <translation>Originales</translation>
    </message>
    <message>
        <source>Originals: %1</source>
        <translation>Originales: %1</translation>
    </message>
    <message>
        <source>Re&amp;store</source>
        <translation>Re&amp;staurar</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Mostrar en la car&amp;peta</translation>
    </message>
    <message>
        <source>Show the &amp;text</source>
        <translation>Mostrar el &amp;texto</translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation>Mostrar el texto</translation>
    </message>
    <message>
        <source>The originals cannot be listed</source>
        <translation>No se pueden listar los originales</translation>
    </message>
    <message>
        <source>There are no files in it.</source>
        <translation>No hay archivos en ella.</translation>
    </message>
    <message>
        <source>This file could run a program; it is shown in its folder instead.</source>
        <translation>Este archivo podría ejecutar un programa; en su lugar se muestra en su carpeta.</translation>
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
        <source>This project cannot be written; nothing was added.</source>
        <translation>Este proyecto es de solo lectura; no se añadió nada.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>falta: %1</translation>
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
        <source>Caution</source>
        <translation>Precaución</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy where the link leads</source>
        <translation>Copiar el destino del enlace</translation>
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
        <source>Footnotes</source>
        <translation>Notas al pie</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Importante</translation>
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
        <source>No page “{address}” exists. The link leads nowhere.</source>
        <translation>No existe ninguna página «{address}». El enlace no lleva a ningún sitio.</translation>
    </message>
    <message>
        <source>No such page</source>
        <translation>No existe esa página</translation>
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
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
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
    <message>
        <source>%1 requests wait for you. The newest: %2</source>
        <translation>Te esperan %1 solicitudes. La más reciente: %2</translation>
    </message>
    <message>
        <source>Answer…</source>
        <translation>Responder…</translation>
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
        <source>It is &amp;replaced by another original:</source>
        <translation>Lo &amp;sustituye otro original:</translation>
    </message>
    <message>
        <source>It is &amp;wrong: nobody should rely on it</source>
        <translation>Es &amp;incorrecto: nadie debería fiarse de él</translation>
    </message>
    <message>
        <source>No summary was built from it.</source>
        <translation>Ningún resumen se hizo a partir de él.</translation>
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
        <source>Retire “%1”?</source>
        <translation>¿Retirar «%1»?</translation>
    </message>
    <message>
        <source>Retire “{title}”?</source>
        <translation>¿Retirar «{title}»?</translation>
    </message>
    <message>
        <source>Retired: {title}</source>
        <translation>Retirada: {title}</translation>
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
    <name>SearchView</name>
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
        <source>these words in just this order</source>
        <translation>estas palabras, exactamente en este orden</translation>
    </message>
    <message>
        <source>two words</source>
        <translation>dos palabras</translation>
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
        <source>Open a folder…</source>
        <translation>Abrir una carpeta…</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>Abrir otra carpeta…</translation>
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
    <message>
        <source>{done} of {total} files</source>
        <translation>{done} de {total} archivos</translation>
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
        <source>Rea&amp;son, if you like</source>
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
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Text of the original</source>
        <translation>Texto del original</translation>
    </message>
    <message>
        <source>There is no file to read.</source>
        <translation>No hay ningún archivo que leer.</translation>
    </message>
    <message>
        <source>There is no text in it.</source>
        <translation>No contiene texto.</translation>
    </message>
    <message>
        <source>[The text goes on; this is its beginning.]</source>
        <translation>[El texto continúa; este es su comienzo.]</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Bold</source>
        <translation>Negrita</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>Buscar en este texto</translation>
    </message>
    <message>
        <source>Heading {level}</source>
        <translation>Encabezado {level}</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Cursiva</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>More to do with the text</source>
        <translation>Más acciones con el texto</translation>
    </message>
    <message>
        <source>No heading</source>
        <translation>Sin encabezado</translation>
    </message>
    <message>
        <source>Numbered list</source>
        <translation>Lista numerada</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>Cita</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
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
        <source>Restored: {title}</source>
        <translation>Restaurada: {title}</translation>
    </message>
    <message>
        <source>Something went wrong inside kbdesk. Your files are as they were; the log has the details.</source>
        <translation>Algo ha fallado dentro de kbdesk. Tus archivos están como estaban; el registro tiene los detalles.</translation>
    </message>
    <message>
        <source>Waiting requests: {count}</source>
        <translation>Solicitudes pendientes: {count}</translation>
    </message>
    <message>
        <source>kbdesk {version}: a desk for knowledge bases that agents write. Licence AGPL-3.0-or-later.</source>
        <translation>kbdesk {version}: un escritorio para las bases de conocimiento que escriben los agentes. Licencia AGPL-3.0-or-later.</translation>
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
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Bigger text</source>
        <translation>Texto &amp;más grande</translation>
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
        <source>&amp;Commands…</source>
        <translation>&amp;Comandos…</translation>
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
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Find in the page…</source>
        <translation>B&amp;uscar en la página…</translation>
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
        <source>&amp;Links</source>
        <translation>&amp;Enlaces</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Registro</translation>
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
        <source>&amp;Open a folder…</source>
        <translation>&amp;Abrir una carpeta…</translation>
    </message>
    <message>
        <source>&amp;Open the file</source>
        <translation>A&amp;brir el archivo</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Vista general</translation>
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
        <source>&amp;Previous tab</source>
        <translation>Pestaña &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Retire…</source>
        <translation>&amp;Retirar…</translation>
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
        <source>&amp;Two sides</source>
        <translation>Dos &amp;paneles</translation>
    </message>
    <message>
        <source>&amp;Unsaved texts…</source>
        <translation>&amp;Textos sin guardar…</translation>
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
        <source>Close the &amp;other tabs</source>
        <translation>Cerrar las &amp;otras pestañas</translation>
    </message>
    <message>
        <source>Close the tabs to the &amp;right</source>
        <translation>Cerrar las pestañas de la &amp;derecha</translation>
    </message>
    <message>
        <source>Copy a &amp;link to the page</source>
        <translation>Copiar un en&amp;lace a la página</translation>
    </message>
    <message>
        <source>Copy the page&apos;s &amp;id</source>
        <translation>Copiar el &amp;id de la página</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>&amp;Versiones anteriores…</translation>
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
        <source>Op&amp;en the closed tab again</source>
        <translation>&amp;Reabrir la pestaña cerrada</translation>
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
        <source>Re&amp;quests</source>
        <translation>&amp;Solicitudes</translation>
    </message>
    <message>
        <source>Res&amp;tore</source>
        <translation>Rest&amp;aurar</translation>
    </message>
    <message>
        <source>S&amp;earch</source>
        <translation>B&amp;uscar</translation>
    </message>
    <message>
        <source>Show the &amp;folder</source>
        <translation>&amp;Mostrar la carpeta</translation>
    </message>
    <message>
        <source>Su&amp;persede…</source>
        <translation>&amp;Sustituir…</translation>
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
</context>
<context>
    <name>editor</name>
    <message>
        <source>&amp;Both</source>
        <translation>&amp;Ambos</translation>
    </message>
    <message>
        <source>&amp;Mine</source>
        <translation>&amp;Lo mío</translation>
    </message>
    <message>
        <source>&amp;Theirs</source>
        <translation>Lo a&amp;jeno</translation>
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
        <source>All mine</source>
        <translation>Todo lo mío</translation>
    </message>
    <message>
        <source>All theirs</source>
        <translation>Todo lo ajeno</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Volver al texto</translation>
    </message>
    <message>
        <source>By &amp;hand</source>
        <translation>A &amp;mano</translation>
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
        <source>It is being edited.</source>
        <translation>Se está editando.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarlo</translation>
    </message>
    <message>
        <source>Lines with − stand only in the page, lines with + only in your text.</source>
        <translation>Las líneas con − solo están en la página; las líneas con +, solo en tu texto.</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>Verlos</translation>
    </message>
    <message>
        <source>Mine: what you wrote</source>
        <translation>Lo mío: lo que escribiste</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
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
        <source>The draft cannot be kept: {trouble} It is tried again by itself.</source>
        <translation>El borrador no se puede guardar: {trouble} Se reintenta automáticamente.</translation>
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
        <source>Theirs: how the page stands</source>
        <translation>Lo ajeno: cómo está la página</translation>
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
        <source>Unsaved texts</source>
        <translation>Textos sin guardar</translation>
    </message>
    <message>
        <source>Unsaved texts: {count}</source>
        <translation>Textos sin guardar: {count}</translation>
    </message>
    <message>
        <source>What stood there before</source>
        <translation>Lo que había antes</translation>
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
        <source>You and someone else changed the same place</source>
        <translation>Tú y otra persona cambiasteis lo mismo</translation>
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
        <source>an agent</source>
        <translation>un agente</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>otro programa</translation>
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
        <source>someone else</source>
        <translation>otra persona</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>lo ajeno</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>por decidir</translation>
    </message>
    <message>
        <source>{page}, kept at {time}</source>
        <translation>{page}, guardado {time}</translation>
    </message>
</context>
<context>
    <name>health</name>
    <message>
        <source>&amp;Changes</source>
        <translation>&amp;Cambios</translation>
    </message>
    <message>
        <source>&amp;What would change</source>
        <translation>&amp;Qué cambiaría</translation>
    </message>
    <message>
        <source>All %1 at once. You see what would change, and choose, before anything is written.</source>
        <translation>Los %1 a la vez. Ves qué cambiaría y eliges antes de que se escriba nada.</translation>
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
        <source>Lead it to “%1”</source>
        <translation>Llevarlo a «%1»</translation>
    </message>
    <message>
        <source>Lead them to the likeliest pages…</source>
        <translation>Llevarlos a las páginas más probables…</translation>
    </message>
    <message>
        <source>Lead them to the pages that replace theirs…</source>
        <translation>Llevarlos a las páginas que sustituyen a las suyas…</translation>
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
        <source>Make the change</source>
        <translation>Hacer el cambio</translation>
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
        <source>Nothing is proposed: no page is called alike.</source>
        <translation>No se propone nada: ninguna página se llama de forma parecida.</translation>
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
        <source>Pages without a link to a source</source>
        <translation>Páginas sin enlace a una fuente</translation>
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
        <source>nobody has summarised it</source>
        <translation>nadie lo ha resumido</translation>
    </message>
    <message>
        <source>not linked back from %1</source>
        <translation>%1 no devuelve el enlace</translation>
    </message>
    <message>
        <source>stands in %1</source>
        <translation>está en %1</translation>
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
        <source>Nothing found</source>
        <translation>No se encontró nada</translation>
    </message>
    <message>
        <source>The best {count}</source>
        <translation>Las mejores: {count}</translation>
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
        <source>Show all {count}</source>
        <translation>Mostrar todo ({count})</translation>
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
        <source>An agent that ends an operation, an ingest for example, adds an entry here.</source>
        <translation>Un agente que termina una operación, por ejemplo una incorporación, añade aquí una entrada.</translation>
    </message>
    <message>
        <source>Changes that belong to it</source>
        <translation>Cambios que le corresponden</translation>
    </message>
    <message>
        <source>Entries: %1</source>
        <translation>Entradas: %1</translation>
    </message>
    <message>
        <source>Filter by words, pages, days</source>
        <translation>Filtrar por palabras, páginas o días</translation>
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
        <source>Pages it names</source>
        <translation>Páginas que nombra</translation>
    </message>
    <message>
        <source>The log is empty</source>
        <translation>El registro está vacío</translation>
    </message>
    <message>
        <source>Try fewer words, or all operations.</source>
        <translation>Prueba con menos palabras o con todas las operaciones.</translation>
    </message>
    <message>
        <source>Without a day</source>
        <translation>Sin día</translation>
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
        <source>%1 is not there any more, or never was.</source>
        <translation>%1 ya no existe, o nunca existió.</translation>
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
        <source>Added %1</source>
        <translation>Añadido: %1</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañado</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descarga</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>Extensión</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>In place</source>
        <translation>En su sitio</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Procedencia</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Replaces</source>
        <translation>Sustituye a</translation>
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
        <source>Retired on %1 (%2)</source>
        <translation>Retirado el %1 (%2)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Resúmenes</translation>
    </message>
    <message>
        <source>The manifest names it, but there is no such file in the sources folder.</source>
        <translation>El manifiesto lo nombra, pero no hay tal archivo en la carpeta de fuentes.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
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
        <source>sheets: %1</source>
        <translation>hojas: %1</translation>
    </message>
    <message>
        <source>slides: %1</source>
        <translation>diapositivas: %1</translation>
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
        <source>Originals: %1</source>
        <translation>Originales: %1</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Problemas: %1</translation>
    </message>
    <message>
        <source>Waiting requests: %1</source>
        <translation>Solicitudes pendientes: %1</translation>
    </message>
    <message>
        <source>What is here</source>
        <translation>Qué hay aquí</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;New preference…</source>
        <translation>&amp;Nueva preferencia…</translation>
    </message>
    <message>
        <source>&amp;Retire…</source>
        <translation>&amp;Retirar…</translation>
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
        <source>Res&amp;tore</source>
        <translation>Rest&amp;aurar</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <translation>Restaurada: %1</translation>
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
        <translation>La pide %1, %2</translation>
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
    <name>troubles</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1 cannot be read now. It is shown as it was last known.</source>
        <translation>%1 no se puede leer ahora. Se muestra como se conocía.</translation>
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
        <translation>La carpeta %1 no se puede leer ahora. Sus páginas se muestran como se conocían; ninguna se da por borrada.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read now. The originals in it are unknown, not missing.</source>
        <translation>La carpeta %1 no se puede leer ahora. Los originales que contiene son desconocidos, no faltan.</translation>
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
        <source>The journal with the history was gone, and a new one was begun. The pages are as they were.</source>
        <translation>El diario con el historial había desaparecido y se empezó uno nuevo. Las páginas están como estaban.</translation>
    </message>
    <message>
        <source>The list of originals, %1, cannot be read as it should be. The originals themselves are there.</source>
        <translation>La lista de originales, %1, no se puede leer como debería. Los originales mismos están.</translation>
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
        <source>this folder</source>
        <translation>esta carpeta</translation>
    </message>
</context>
<context>
    <name>undoing</name>
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
        <source>Earlier versions</source>
        <translation>Versiones anteriores</translation>
    </message>
    <message>
        <source>Earlier versions of “{title}”</source>
        <translation>Versiones anteriores de «{title}»</translation>
    </message>
    <message>
        <source>Nothing: the page stands just so.</source>
        <translation>Nada: la página está exactamente así.</translation>
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
        <source>Versions, newest first</source>
        <translation>Versiones, la más reciente primero</translation>
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
        <source>mended</source>
        <translation>arreglada</translation>
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
        <source>superseded</source>
        <translation>sustituida</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>deshecha</translation>
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
</TS>
