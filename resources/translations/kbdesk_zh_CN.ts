<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>A desk for knowledge bases that agents write.</source>
        <translation>用于智能体所编写知识库的桌面工具。</translation>
    </message>
    <message>
        <source>About kbdesk</source>
        <translation>关于 kbdesk</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>复制版本信息</translation>
    </message>
    <message>
        <source>Free software under the licence {licence}: use, study, share and change it.</source>
        <translation>自由软件，许可证为 {licence}：可使用、研究、分享和修改。</translation>
    </message>
    <message>
        <source>Its text did not come with this kbdesk; it stands at https://www.gnu.org/licenses/agpl-3.0.</source>
        <translation>此 kbdesk 未附带其文本；请见 https://www.gnu.org/licenses/agpl-3.0。</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>软件包</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>软件包</translation>
    </message>
    <message>
        <source>Packages that kbdesk is made with</source>
        <translation>kbdesk 使用的软件包</translation>
    </message>
    <message>
        <source>The versions are copied.</source>
        <translation>版本信息已复制。</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未注明</translation>
    </message>
</context>
<context>
    <name>Adding</name>
    <message>
        <source>Add a folder</source>
        <translation>添加文件夹</translation>
    </message>
    <message>
        <source>Add originals</source>
        <translation>添加原件</translation>
    </message>
    <message>
        <source>Added to the originals: %1</source>
        <translation>已添加到原件：%1</translation>
    </message>
    <message>
        <source>Pasted picture</source>
        <translation>粘贴的图片</translation>
    </message>
    <message>
        <source>There are no files in it.</source>
        <translation>其中没有文件。</translation>
    </message>
    <message>
        <source>This project cannot be written; nothing was added.</source>
        <translation>此项目不可写入；没有添加任何内容。</translation>
    </message>
</context>
<context>
    <name>Arriving</name>
    <message>
        <source>Arranging the pages</source>
        <translation>排列页面</translation>
    </message>
    <message>
        <source>Arranging the pages…</source>
        <translation>正在排列页面…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Agents are asked no more to read: %1</source>
        <translation>不再请智能体阅读：%1</translation>
    </message>
    <message>
        <source>Agents are asked to read: %1</source>
        <translation>已请智能体阅读：%1</translation>
    </message>
    <message>
        <source>Asking agents: %1 of %2</source>
        <translation>正在请智能体：%1 / %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stopped: agents are asked nothing.</source>
        <translation>已停止：没有请智能体做任何事。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undone: agents are asked as before.</source>
        <translation>已撤销：对智能体的请求与之前一样。</translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>Agents reach you through its icon in the tray.</source>
        <translation>智能体会通过托盘图标联系你。</translation>
    </message>
    <message>
        <source>An agent asks you</source>
        <translation>智能体向你提出请求</translation>
    </message>
    <message>
        <source>Done in kbdesk</source>
        <translation>kbdesk 已完成</translation>
    </message>
    <message>
        <source>kbdesk is still here</source>
        <translation>kbdesk 仍在运行</translation>
    </message>
    <message>
        <source>{name} is open.</source>
        <translation>{name} 已打开。</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add a &amp;folder…</source>
        <translation>添加文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>By folder</source>
        <translation>按文件夹</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Enter goes to the next match, the down key to the graph</source>
        <translation>回车键跳到下一个匹配项，向下键进入图谱</translation>
    </message>
    <message>
        <source>Filter by name, type, status or origin</source>
        <translation>按名称、类型、状态或出处筛选</translation>
    </message>
    <message>
        <source>Filter the graph</source>
        <translation>筛选图谱</translation>
    </message>
    <message>
        <source>Filter the originals</source>
        <translation>筛选原件</translation>
    </message>
    <message>
        <source>Find &amp;missing originals…</source>
        <translation>查找缺失的原件(&amp;M)…</translation>
    </message>
    <message>
        <source>Find a page</source>
        <translation>查找页面</translation>
    </message>
    <message>
        <source>Find a page in the graph</source>
        <translation>在图谱中查找页面</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Path between two pages</source>
        <translation>两个页面之间的路径</translation>
    </message>
    <message>
        <source>Search inside the originals</source>
        <translation>在原件内搜索</translation>
    </message>
    <message>
        <source>Show all pages (key 0)</source>
        <translation>显示所有页面（0 键）</translation>
    </message>
    <message>
        <source>Show the chosen one below</source>
        <translation>在下方显示所选原件</translation>
    </message>
    <message>
        <source>The &amp;retired folder…</source>
        <translation>已停用原件文件夹(&amp;R)…</translation>
    </message>
    <message>
        <source>The pages as a list</source>
        <translation>以列表显示页面</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示的内容</translation>
    </message>
    <message>
        <source>What strikes the eye</source>
        <translation>值得注意之处</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>放大 (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>缩小 (-)</translation>
    </message>
    <message>
        <source>some of it is hidden</source>
        <translation>部分内容已隐藏</translation>
    </message>
</context>
<context>
    <name>ChosenPage</name>
    <message>
        <source>&amp;Choose a page…</source>
        <translation>选择页面(&amp;C)…</translation>
    </message>
    <message>
        <source>None is chosen yet.</source>
        <translation>尚未选择。</translation>
    </message>
</context>
<context>
    <name>ComingSign</name>
    <message>
        <source>The rest of this page is on its way…</source>
        <translation>正在载入页面的其余部分…</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Enter does it, Escape closes</source>
        <translation>回车执行，Esc 关闭</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>想做什么？</translation>
    </message>
    <message>
        <source>on</source>
        <translation>已开启</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>Another program</source>
        <translation>其他程序</translation>
    </message>
    <message>
        <source>Commands to ingest, query and lint, and skills to do so unasked.</source>
        <translation>用于收录、查询和检查的命令，以及让智能体主动这样做的技能。</translation>
    </message>
    <message>
        <source>Connect an agent</source>
        <translation>连接智能体</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Most programs that speak MCP read this form. What they start is: {line}</source>
        <translation>大多数支持 MCP 的程序都能读取这种格式。它们启动的是：{line}</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>The entry is copied.</source>
        <translation>条目已复制。</translation>
    </message>
    <message>
        <source>The program that your agent runs in is told how to reach “{name}”. Which one is it?</source>
        <translation>告诉运行智能体的程序如何访问“{name}”。是哪个程序？</translation>
    </message>
    <message>
        <source>The settings as they were: {path}</source>
        <translation>原来的设置：{path}</translation>
    </message>
    <message>
        <source>The settings of {title} cannot be changed safely, so put this there by hand. {trouble}</source>
        <translation>无法安全更改 {title} 的设置，请手动写入以下内容。{trouble}</translation>
    </message>
    <message>
        <source>There are no settings of {title} on this machine; it may not be installed.</source>
        <translation>本机上没有 {title} 的设置；可能尚未安装。</translation>
    </message>
    <message>
        <source>What belongs into its settings</source>
        <translation>要写入其设置的内容</translation>
    </message>
    <message>
        <source>&amp;Copy the entry</source>
        <translation>复制条目(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Write it</source>
        <translation>写入(&amp;W)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>What &amp;belongs into its settings</source>
        <translation>要写入其设置的内容(&amp;B)</translation>
    </message>
    <message>
        <source>With its commands, as a &amp;plugin</source>
        <translation>连同命令，作为插件(&amp;P)</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>已写入：{path}</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>connected in another way</source>
        <translation>以其他方式连接</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>not found here</source>
        <translation>本机未找到</translation>
    </message>
    <message>
        <source>{title} does not know this knowledge base yet. A copy of its settings is kept.</source>
        <translation>{title} 还不知道此知识库。会保留其设置的副本。</translation>
    </message>
    <message>
        <source>{title} does not know this knowledge base yet. It is told with its own command.</source>
        <translation>{title} 还不知道此知识库。会用它自己的命令告知。</translation>
    </message>
    <message>
        <source>{title} knows this knowledge base, as “{name}”.</source>
        <translation>{title} 已知道此知识库，名为“{name}”。</translation>
    </message>
    <message>
        <source>{title} starts kbdesk for this knowledge base in another way. Writing this replaces that.</source>
        <translation>{title} 以另一种方式为此知识库启动 kbdesk。写入后将替换该方式。</translation>
    </message>
</context>
<context>
    <name>Dropping</name>
    <message>
        <source>Drop one folder here to open it. Files can be added when a knowledge base is open.</source>
        <translation>将一个文件夹拖放到此处即可打开。打开知识库后才能添加文件。</translation>
    </message>
    <message>
        <source>Drop to add %1 to the sources, into “%2”</source>
        <translation>松开即可将 %1 添加到来源的“%2”中</translation>
    </message>
    <message>
        <source>Drop to add this web address to the sources</source>
        <translation>松开以将此网址添加到来源</translation>
    </message>
    <message>
        <source>Drop to open “%1” as a knowledge base</source>
        <translation>松开即可将“%1”作为知识库打开</translation>
    </message>
    <message>
        <source>This knowledge base cannot be written: nothing can be added.</source>
        <translation>无法写入此知识库：不能添加任何内容。</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message>
        <source>Back to reading</source>
        <translation>返回阅读</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>好</translation>
    </message>
    <message>
        <source>It could not be kept as a draft either: leave it open, or copy it.</source>
        <translation>也无法存为草稿：请保持打开，或复制文本。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Saved, together with what others had changed meanwhile: nothing touched.</source>
        <translation>已保存，并合并了其他人同时所做的更改：没有冲突。</translation>
    </message>
    <message>
        <source>Saving keeps both: what does not touch is merged, and where both changed the same place you will see both and choose.</source>
        <translation>保存时两边都会保留：互不相干的更改自动合并；若改了同一处，会并列显示供你选择。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The page was changed elsewhere; here is how it stands now.</source>
        <translation>页面已在别处更改；现在显示的是最新内容。</translation>
    </message>
    <message>
        <source>This page&apos;s file is gone. Your text is kept as a draft; copy it to put it elsewhere.</source>
        <translation>此页面的文件已不存在。你的文本已存为草稿；可复制后放到别处。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Your text is kept as a draft.</source>
        <translation>你的文本已存为草稿。</translation>
    </message>
    <message>
        <source>“{name}” is no name for a field of your own: use letters without accents, digits, _ and -.</source>
        <translation>“{name}”不能用作自定义字段名：请使用不带重音的字母、数字、_ 和 -。</translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source>Choose a page…</source>
        <translation>选择页面…</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>%1, pages: %2</source>
        <translation>%1，页面数：%2</translation>
    </message>
    <message>
        <source>Click to hide or show: %1</source>
        <translation>点按以隐藏或显示：%1</translation>
    </message>
</context>
<context>
    <name>Examining</name>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Looking into the originals</source>
        <translation>正在检查原件</translation>
    </message>
    <message>
        <source>Looking into the originals: %1 of %2</source>
        <translation>正在检查原件：%1/%2</translation>
    </message>
    <message>
        <source>Looking into the originals…</source>
        <translation>正在检查原件…</translation>
    </message>
    <message>
        <source>Not looked into yet: %1. Until then their pages are not counted, their text not searched.</source>
        <translation>尚未检查：%1。在此之前，不统计其页数，也不搜索其文本。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>FileHanding</name>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>选择文件(&amp;C)…</translation>
    </message>
    <message>
        <source>Drop the file here, or choose it</source>
        <translation>将文件拖放到这里，或选择文件</translation>
    </message>
    <message>
        <source>It will be saved as %1</source>
        <translation>将保存为 %1</translation>
    </message>
    <message>
        <source>It will be saved in %1</source>
        <translation>将保存到 %1</translation>
    </message>
    <message>
        <source>One file is asked for, not a folder.</source>
        <translation>需要的是一个文件，而不是文件夹。</translation>
    </message>
    <message>
        <source>One file is asked for; these are several.</source>
        <translation>只需要一个文件；这里有多个。</translation>
    </message>
    <message>
        <source>Only a file of this computer can be handed over.</source>
        <translation>只能交付本机上的文件。</translation>
    </message>
    <message>
        <source>Take the file away</source>
        <translation>移除文件</translation>
    </message>
    <message>
        <source>The file that is asked for</source>
        <translation>所请求的文件</translation>
    </message>
    <message>
        <source>The file to hand over</source>
        <translation>要交付的文件</translation>
    </message>
    <message>
        <source>new version of %1</source>
        <translation>%1 的新版本</translation>
    </message>
</context>
<context>
    <name>FilterStrip</name>
    <message>
        <source>Filter no more</source>
        <translation>取消筛选</translation>
    </message>
    <message>
        <source>Filter the graph, as in the search</source>
        <translation>筛选图谱，写法同搜索</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>找到：%1</translation>
    </message>
    <message>
        <source>two words</source>
        <translation>两个词</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All folders</source>
        <translation>所有文件夹</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>Any origin</source>
        <translation>任意出处</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>任意收录情况</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>任意状态</translation>
    </message>
    <message>
        <source>Filter by name, type, status or origin</source>
        <translation>按名称、类型、状态或出处筛选</translation>
    </message>
    <message>
        <source>Filter by status, state, type, folder and origin</source>
        <translation>按状态、收录情况、类型、文件夹和出处筛选</translation>
    </message>
    <message>
        <source>Filter the originals</source>
        <translation>筛选原件</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>State</source>
        <translation>收录情况</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>With text or not</source>
        <translation>有无文本</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>在此页面中查找</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>在此文本中查找</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到任何内容</translation>
    </message>
    <message>
        <source>Put in its place</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Replaced: {count}</source>
        <translation>已替换：{count}</translation>
    </message>
    <message>
        <source>The match before (Shift+Enter)</source>
        <translation>上一个匹配项 (Shift+Enter)</translation>
    </message>
    <message>
        <source>The next match (Enter)</source>
        <translation>下一个匹配项 (Enter)</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>第 {at} 处，共 {count} 处</translation>
    </message>
</context>
<context>
    <name>FindLine</name>
    <message>
        <source>Close (Escape)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Find in this original</source>
        <translation>在此原件中查找</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>The match before (Shift+Enter)</source>
        <translation>上一个匹配项 (Shift+Enter)</translation>
    </message>
    <message>
        <source>The next match (Enter)</source>
        <translation>下一个匹配项 (Enter)</translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>第 {at} 处，共 {count} 处</translation>
    </message>
</context>
<context>
    <name>FinderView</name>
    <message>
        <source>An agent writes them, through kbdesk or into the folder.</source>
        <translation>页面由智能体编写，通过 kbdesk 或直接写入文件夹。</translation>
    </message>
    <message>
        <source>Back to the index</source>
        <translation>返回目录</translation>
    </message>
    <message>
        <source>Filter or search</source>
        <translation>筛选或搜索</translation>
    </message>
    <message>
        <source>Filter the index; Enter searches all text</source>
        <translation>筛选目录；按回车搜索全文</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>No pages yet</source>
        <translation>还没有页面</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>没有匹配项</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Press Enter to search all text.</source>
        <translation>按回车搜索全文。</translation>
    </message>
    <message>
        <source>Typing filters the index, Enter searches all text ({keys})</source>
        <translation>输入即筛选目录，按回车搜索全文（{keys}）</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Looking for what strikes the eye…</source>
        <translation>正在寻找值得注意之处…</translation>
    </message>
    <message>
        <source>Nothing strikes the eye</source>
        <translation>没有值得注意之处</translation>
    </message>
    <message>
        <source>There are too few pages and links for that yet.</source>
        <translation>页面和链接还太少。</translation>
    </message>
    <message>
        <source>What strikes the eye</source>
        <translation>值得注意之处</translation>
    </message>
</context>
<context>
    <name>FollowUpChoices</name>
    <message>
        <source>Ask the agent to look at these pages again</source>
        <translation>请智能体重新查看这些页面</translation>
    </message>
    <message>
        <source>Comment for the agent</source>
        <translation>给智能体的评论</translation>
    </message>
    <message>
        <source>Optional: what it shall look for. Otherwise it is told what was retired.</source>
        <translation>可选：需要留意什么。不填则告知停用了什么。</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>The page that supersedes them</source>
        <translation>取代它们的页面</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>后续处理</translation>
    </message>
    <message>
        <source>is retired too</source>
        <translation>也停用</translation>
    </message>
    <message>
        <source>is superseded by another page</source>
        <translation>由另一页面取代</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>保持原样</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Links: %1</source>
        <translation>链接：%1</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <translation>页面：%1</translation>
    </message>
    <message>
        <source>What the colours say</source>
        <translation>颜色的含义</translation>
    </message>
</context>
<context>
    <name>GraphCanvas</name>
    <message>
        <source>All of it is hidden, or does not fit the filter.</source>
        <translation>全部内容已隐藏，或不符合筛选条件。</translation>
    </message>
    <message>
        <source>Page graph</source>
        <translation>页面图谱</translation>
    </message>
    <message>
        <source>Shift and arrow keys mark a page, Enter opens it, arrow keys move, plus and minus zoom.</source>
        <translation>Shift+方向键选中页面，回车打开，方向键移动，加号和减号缩放。</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Arranging the pages…</source>
        <translation>正在排列页面…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Mark a page first: find it, or go to it with Shift and the arrow keys.</source>
        <translation>请先标记一个页面：查找它，或用 Shift 加方向键移到它。</translation>
    </message>
    <message>
        <source>The graph is not arranged</source>
        <translation>图谱尚未排列</translation>
    </message>
    <message>
        <source>You stopped it before there was anything to see.</source>
        <translation>在有内容可看之前你已停止了它。</translation>
    </message>
    <message>
        <source>As soon as there are pages, they stand here with the links between them.</source>
        <translation>有了页面之后，页面及其间的链接会显示在这里。</translation>
    </message>
    <message>
        <source>No pages yet</source>
        <translation>还没有页面</translation>
    </message>
    <message>
        <source>The graph cannot be shown</source>
        <translation>无法显示图谱</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>HeaderForm</name>
    <message>
        <source>Add a field</source>
        <translation>添加字段</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>As a form</source>
        <translation>表单形式</translation>
    </message>
    <message>
        <source>As it is written</source>
        <translation>原始写法</translation>
    </message>
    <message>
        <source>Fields ({count})</source>
        <translation>字段（{count}）</translation>
    </message>
    <message>
        <source>Keep the field {name}</source>
        <translation>保留字段 {name}</translation>
    </message>
    <message>
        <source>Remove the field {name}</source>
        <translation>移除字段 {name}</translation>
    </message>
    <message>
        <source>Several values, parted by commas</source>
        <translation>多个值，以逗号分隔</translation>
    </message>
    <message>
        <source>The new field&apos;s name</source>
        <translation>新字段的名称</translation>
    </message>
</context>
<context>
    <name>HealthView</name>
    <message>
        <source>All is well</source>
        <translation>一切正常</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Every link leads to a page that stands, and every page can be found.</source>
        <translation>每个链接都指向存在的页面，每个页面都能找到。</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>体检</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>深入检查</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Problems: {count}</source>
        <translation>问题：{count}</translation>
    </message>
    <message>
        <source>Remarks of the closer look: {count}</source>
        <translation>深入检查的意见：{count}</translation>
    </message>
    <message>
        <source>Twins, names without a page, summaries against their originals, pages without a source</source>
        <translation>近似页面、没有页面的名称、摘要与原件的比对、没有来源的页面</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How kbdesk works</source>
        <translation>kbdesk 使用指南</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
</context>
<context>
    <name>IndexModel</name>
    <message>
        <source>{count} of them retired or superseded</source>
        <translation>其中 {count} 个已停用或已被取代</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some}/{all}</translation>
    </message>
</context>
<context>
    <name>LayoutChoice</name>
    <message>
        <source>Laid out as</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Originals in</source>
        <translation>原件位于</translation>
    </message>
    <message>
        <source>Pages in</source>
        <translation>页面位于</translation>
    </message>
    <message>
        <source>Write this into kbdesk.toml, for everyone who opens this folder</source>
        <translation>写入 kbdesk.toml，供所有打开此文件夹的人使用</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Export the graph</source>
        <translation>导出图谱</translation>
    </message>
    <message>
        <source>GraphML file</source>
        <translation>GraphML 文件</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 图形</translation>
    </message>
    <message>
        <source>Writing the graph…</source>
        <translation>正在写入图谱…</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>已写入：{path}</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>What the colours say</source>
        <translation>颜色的含义</translation>
    </message>
</context>
<context>
    <name>LimitBoxes</name>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>LinkCompletion</name>
    <message>
        <source>Pages to link to</source>
        <translation>可链接的页面</translation>
    </message>
</context>
<context>
    <name>LinksPanel</name>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Copy a link to this heading</source>
        <translation>复制指向此标题的链接</translation>
    </message>
    <message>
        <source>Copy the page&apos;s id</source>
        <translation>复制页面 id</translation>
    </message>
    <message>
        <source>Go to Health</source>
        <translation>前往体检</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Make these words a link</source>
        <translation>将这些文字设为链接</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>邻近页面</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>在新标签页中打开</translation>
    </message>
    <message>
        <source>This link leads nowhere: {address}</source>
        <translation>此链接没有去处：{address}</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>溯源</translation>
    </message>
    <message>
        <source>What each paragraph rests on</source>
        <translation>各段落的依据</translation>
    </message>
    <message>
        <source>What is around this page</source>
        <translation>此页面周围的内容</translation>
    </message>
    <message>
        <source>What is beside the page</source>
        <translation>页面旁边的内容</translation>
    </message>
    <message>
        <source>Who wrote each paragraph</source>
        <translation>各段落由谁编写</translation>
    </message>
    <message>
        <source>“{title}” links here now.</source>
        <translation>“{title}”现已链接到这里。</translation>
    </message>
</context>
<context>
    <name>LocalGraphView</name>
    <message>
        <source>Links away</source>
        <translation>链接距离</translation>
    </message>
    <message>
        <source>Pages around this one</source>
        <translation>此页面周围的页面</translation>
    </message>
    <message>
        <source>Show all pages (key 0)</source>
        <translation>显示所有页面（按键 0）</translation>
    </message>
    <message>
        <source>The pages around the one you read stand here.</source>
        <translation>正在阅读的页面周围的页面会显示在这里。</translation>
    </message>
    <message>
        <source>This page does not stand in the graph.</source>
        <translation>此页面不在图谱中。</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>错误日志</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Nothing is in it.</source>
        <translation>日志为空。</translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>The lines are copied.</source>
        <translation>日志内容已复制。</translation>
    </message>
    <message>
        <source>The log cannot be read: {trouble}</source>
        <translation>无法读取日志：{trouble}</translation>
    </message>
    <message>
        <source>When something went wrong inside kbdesk, it stands here. It may name files and pages.</source>
        <translation>kbdesk 内部出错时会记在这里。其中可能提到文件和页面。</translation>
    </message>
</context>
<context>
    <name>MarkdownEdit</name>
    <message>
        <source>Drop to put %1 into this page here. A copy is added to the sources.</source>
        <translation>松开即可将 %1 放到此页面的这个位置。副本会添加到来源中。</translation>
    </message>
    <message>
        <source>The page&apos;s text, as markdown</source>
        <translation>页面的文本，Markdown 格式</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Arrange anew</source>
        <translation>重新排列</translation>
    </message>
    <message>
        <source>Copy its path</source>
        <translation>复制其路径</translation>
    </message>
    <message>
        <source>Copy the page&apos;s id</source>
        <translation>复制页面 ID</translation>
    </message>
    <message>
        <source>Hide hubs</source>
        <translation>隐藏枢纽</translation>
    </message>
    <message>
        <source>Hide none</source>
        <translation>不隐藏</translation>
    </message>
    <message>
        <source>Keep it where it stands</source>
        <translation>固定在当前位置</translation>
    </message>
    <message>
        <source>Let all pages move again</source>
        <translation>取消所有页面的固定</translation>
    </message>
    <message>
        <source>Let it move again</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Links away: %1</source>
        <translation>相隔链接数：%1</translation>
    </message>
    <message>
        <source>Map in the corner</source>
        <translation>角落里的小地图</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>No page was shown yet</source>
        <translation>还没有显示过页面</translation>
    </message>
    <message>
        <source>Nothing was opened yet</source>
        <translation>还没有打开过</translation>
    </message>
    <message>
        <source>Only what is around it</source>
        <translation>只显示其周围</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open a &amp;recent one</source>
        <translation>打开最近的知识库(&amp;R)</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>在新标签页中打开</translation>
    </message>
    <message>
        <source>Originals</source>
        <translation>原件</translation>
    </message>
    <message>
        <source>Pages shown latel&amp;y</source>
        <translation>最近显示的页面(&amp;Y)</translation>
    </message>
    <message>
        <source>Pages that are not there yet</source>
        <translation>尚不存在的页面</translation>
    </message>
    <message>
        <source>Pages without links</source>
        <translation>没有链接的页面</translation>
    </message>
    <message>
        <source>Path from here</source>
        <translation>路径从此处开始</translation>
    </message>
    <message>
        <source>Path to here</source>
        <translation>路径到此处为止</translation>
    </message>
    <message>
        <source>Retired and superseded pages</source>
        <translation>已停用和已被取代的页面</translation>
    </message>
    <message>
        <source>Show all pages</source>
        <translation>显示所有页面</translation>
    </message>
    <message>
        <source>Show among the originals</source>
        <translation>在原件中显示</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示的内容</translation>
    </message>
    <message>
        <source>With more links than %1</source>
        <translation>链接数多于 %1</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <source>Click or drag to look elsewhere</source>
        <translation>单击或拖动以查看别处</translation>
    </message>
    <message>
        <source>Map of the graph</source>
        <translation>图谱的小地图</translation>
    </message>
    <message>
        <source>The arrow keys move what is seen.</source>
        <translation>方向键移动所见区域。</translation>
    </message>
</context>
<context>
    <name>NewPageDialog</name>
    <message>
        <source>&amp;Make the page</source>
        <translation>创建页面(&amp;M)</translation>
    </message>
    <message>
        <source>Begin with the type&apos;s tem&amp;plate</source>
        <translation>从该类型的模板开始(&amp;B)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>已创建：%1</translation>
    </message>
    <message>
        <source>New page</source>
        <translation>新建页面</translation>
    </message>
    <message>
        <source>The template</source>
        <translation>模板</translation>
    </message>
</context>
<context>
    <name>OriginalActions</name>
    <message>
        <source>%1 is back in place.</source>
        <translation>%1 已恢复原位。</translation>
    </message>
    <message>
        <source>&amp;Close it</source>
        <translation>收起(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy path</source>
        <translation>复制路径(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation>展开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Retire…</source>
        <translation>停用(&amp;R)…</translation>
    </message>
    <message>
        <source>Ask agents no more</source>
        <translation>不再请智能体阅读</translation>
    </message>
    <message>
        <source>Ask agents to read it</source>
        <translation>请智能体阅读</translation>
    </message>
    <message>
        <source>Back in place: %1</source>
        <translation>已恢复原位：%1</translation>
    </message>
    <message>
        <source>Close &amp;all folders</source>
        <translation>收起所有文件夹(&amp;A)</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>复制链接(&amp;L)</translation>
    </message>
    <message>
        <source>Fi&amp;nd it again…</source>
        <translation>重新查找(&amp;N)…</translation>
    </message>
    <message>
        <source>Let it &amp;go…</source>
        <translation>放弃(&amp;G)…</translation>
    </message>
    <message>
        <source>No program here opens %1.</source>
        <translation>本机没有能打开 %1 的程序。</translation>
    </message>
    <message>
        <source>O&amp;pen all folders</source>
        <translation>展开所有文件夹(&amp;P)</translation>
    </message>
    <message>
        <source>Open with its own &amp;program</source>
        <translation>用关联程序打开(&amp;P)</translation>
    </message>
    <message>
        <source>Re&amp;store</source>
        <translation>恢复(&amp;S)</translation>
    </message>
    <message>
        <source>Restore under &amp;another name…</source>
        <translation>以其他名称恢复(&amp;A)…</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>在文件夹中显示(&amp;F)</translation>
    </message>
    <message>
        <source>Show it &amp;below</source>
        <translation>在下方显示(&amp;B)</translation>
    </message>
    <message>
        <source>Show the pages that c&amp;ite it…</source>
        <translation>显示引用它的页面(&amp;I)…</translation>
    </message>
    <message>
        <source>This file could run a program; it is shown in its folder instead.</source>
        <translation>此文件可能会运行程序，因此改为在文件夹中显示。</translation>
    </message>
</context>
<context>
    <name>OriginalsTable</name>
    <message>
        <source>Originals</source>
        <translation>原件</translation>
    </message>
</context>
<context>
    <name>OriginalsView</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Adding…</source>
        <translation>正在添加…</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Drop files here or choose some: the folder for them is made then.</source>
        <translation>将文件拖放到这里或进行选择：届时会创建存放它们的文件夹。</translation>
    </message>
    <message>
        <source>Drop files or folders here: papers, slides, tables, notes. Agents build the pages from them.</source>
        <translation>将文件或文件夹拖放到这里：论文、幻灯片、表格、笔记。智能体会据此编写页面。</translation>
    </message>
    <message>
        <source>Drop to add to %1</source>
        <translation>松开以添加到 %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>已选：%1</translation>
    </message>
    <message>
        <source>Looking at the originals…</source>
        <translation>正在查看原件…</translation>
    </message>
    <message>
        <source>No originals yet</source>
        <translation>还没有原件</translation>
    </message>
    <message>
        <source>Only files and folders of this computer can be dropped here.</source>
        <translation>这里只能拖放本机上的文件和文件夹。</translation>
    </message>
    <message>
        <source>Originals: %1</source>
        <translation>原件：%1</translation>
    </message>
    <message>
        <source>The originals cannot be listed</source>
        <translation>无法列出原件</translation>
    </message>
    <message>
        <source>This knowledge base has no folder for originals</source>
        <translation>此知识库没有存放原件的文件夹</translation>
    </message>
    <message>
        <source>This project cannot be written.</source>
        <translation>此项目不可写入。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>PageBrowser</name>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>PageCanvas</name>
    <message>
        <source>Pages of the original</source>
        <translation>原件的页</translation>
    </message>
</context>
<context>
    <name>PageChooser</name>
    <message>
        <source>{name}  ·  Enter takes it, Escape closes</source>
        <translation>{name}  ·  回车选定，Esc 关闭</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Edit this page</source>
        <translation>编辑此页面</translation>
    </message>
    <message>
        <source>Fields ({count})</source>
        <translation>字段（{count}）</translation>
    </message>
    <message>
        <source>Original: {path}</source>
        <translation>原件：{path}</translation>
    </message>
    <message>
        <source>Read {title} instead</source>
        <translation>改为阅读 {title}</translation>
    </message>
    <message>
        <source>This file is not as it should be: {trouble}</source>
        <translation>此文件不符合应有的样子：{trouble}</translation>
    </message>
    <message>
        <source>This page is retired. Don&apos;t rely on what it says.</source>
        <translation>此页面已停用。请勿依据其内容。</translation>
    </message>
    <message>
        <source>This page is superseded.</source>
        <translation>此页面已被取代。</translation>
    </message>
    <message>
        <source>What can be done with this page</source>
        <translation>可对此页面进行的操作</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>updated {day}</source>
        <translation>更新于 {day}</translation>
    </message>
</context>
<context>
    <name>PageNaming</name>
    <message>
        <source>&amp;Slug, part of the page&apos;s id and its file&apos;s name</source>
        <translation>短名(&amp;S)，用于页面 id 和文件名</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>A slug has letters a to z or digits.</source>
        <translation>短名由字母 a 到 z 或数字组成。</translation>
    </message>
    <message>
        <source>Its id will be {id}, its file {file}.</source>
        <translation>其 id 为 {id}，文件为 {file}。</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>类型(&amp;Y)</translation>
    </message>
    <message>
        <source>What the page is about</source>
        <translation>页面的主题</translation>
    </message>
    <message>
        <source>Write a title; the slug is made from it.</source>
        <translation>请输入标题；短名会据此生成。</translation>
    </message>
    <message>
        <source>{id} cannot be had: it is taken, or no slug. {free} is free.</source>
        <translation>{id} 不可用：已被占用，或不是有效的短名。{free} 可用。</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Discard this text? It cannot be brought back.</source>
        <translation>丢弃此文本？丢弃后无法找回。</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>丢弃…</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>There is a text of this page that is not saved, from {time}.</source>
        <translation>此页面有未保存的文本，时间：{time}。</translation>
    </message>
    <message>
        <source>This page is being edited in another tab.</source>
        <translation>此页面正在另一个标签页中编辑。</translation>
    </message>
</context>
<context>
    <name>PagesView</name>
    <message>
        <source>Being drawn…</source>
        <translation>正在绘制…</translation>
    </message>
    <message>
        <source>Outline of the original</source>
        <translation>原件的大纲</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>第 {page} 页，共 {count} 页</translation>
    </message>
    <message>
        <source>Picture {name}</source>
        <translation>图片 {name}</translation>
    </message>
    <message>
        <source>Slide {page} of {count}</source>
        <translation>第 {page} 张幻灯片，共 {count} 张</translation>
    </message>
</context>
<context>
    <name>PathPanel</name>
    <message numerus="yes">
        <source>%n link(s) from one to the other</source>
        <translation>
            <numerusform>从一个到另一个 %n 个链接</numerusform>
        </translation>
    </message>
    <message>
        <source>Another way as short</source>
        <translation>另一条同样短的路径</translation>
    </message>
    <message>
        <source>Choose two pages: here, or in the menu of a page in the drawing.</source>
        <translation>请选择两个页面：在这里，或在图中页面的菜单里。</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>No way leads from one to the other, by what is shown.</source>
        <translation>在显示的内容中，两者之间没有路径。</translation>
    </message>
    <message>
        <source>One of the pages is not in the graph.</source>
        <translation>其中一个页面不在图谱中。</translation>
    </message>
    <message>
        <source>The other way round</source>
        <translation>对调</translation>
    </message>
    <message>
        <source>The pages on the way</source>
        <translation>路径上的页面</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>Nothing fits</source>
        <translation>没有匹配项</translation>
    </message>
</context>
<context>
    <name>PlaceBar</name>
    <message>
        <source>The overview of this knowledge base</source>
        <translation>此知识库的概览</translation>
    </message>
    <message>
        <source>This section in the index</source>
        <translation>目录中的此分区</translation>
    </message>
</context>
<context>
    <name>PlacesDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copied: {text}</source>
        <translation>已复制：{text}</translation>
    </message>
    <message>
        <source>Copy the path: %1</source>
        <translation>复制路径：%1</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>错误日志</translation>
    </message>
    <message>
        <source>Everything of this knowledge base is in it. Copy it to keep it.</source>
        <translation>此知识库的全部内容都在其中。复制它即可备份。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>It can be thrown away: it is built again.</source>
        <translation>可以删除：会重新生成。</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>操作记录</translation>
    </message>
    <message>
        <source>Kept here while the knowledge base&apos;s own folder could not be written.</source>
        <translation>知识库文件夹无法写入时，草稿保存在这里。</translation>
    </message>
    <message>
        <source>Kept, and out of the way.</source>
        <translation>移到一旁，但仍保留。</translation>
    </message>
    <message>
        <source>List of the originals</source>
        <translation>原件清单</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>No knowledge base is open; these are kbdesk&apos;s own files.</source>
        <translation>没有打开的知识库；以下是 kbdesk 自己的文件。</translation>
    </message>
    <message>
        <source>Originals</source>
        <translation>原件</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Retired originals</source>
        <translation>已停用的原件</translation>
    </message>
    <message>
        <source>Search index</source>
        <translation>搜索索引</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Show in the folder: %1</source>
        <translation>在文件夹中显示：%1</translation>
    </message>
    <message>
        <source>Texts in writing</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Texts in writing, elsewhere</source>
        <translation>其他位置的草稿</translation>
    </message>
    <message>
        <source>The documents that the pages were made from.</source>
        <translation>编写页面所依据的文档。</translation>
    </message>
    <message>
        <source>The pages, index.md, log.md and overview.md: plain Markdown.</source>
        <translation>页面、index.md、log.md 和 overview.md：纯 Markdown。</translation>
    </message>
    <message>
        <source>This knowledge base</source>
        <translation>此知识库</translation>
    </message>
    <message>
        <source>What is where on disk</source>
        <translation>磁盘上的内容</translation>
    </message>
    <message>
        <source>What went wrong. It may name files and pages.</source>
        <translation>出过的错误。可能提到文件和页面。</translation>
    </message>
    <message>
        <source>What you chose, and how you left each knowledge base.</source>
        <translation>你的选择，以及各知识库上次的状态。</translation>
    </message>
    <message>
        <source>What you write and have not saved yet.</source>
        <translation>你正在编写、尚未保存的内容。</translation>
    </message>
    <message>
        <source>Where each came from, and its fingerprint.</source>
        <translation>每个原件的来处和指纹。</translation>
    </message>
    <message>
        <source>Who changed what, every text before and after, requests and answers. Keep it.</source>
        <translation>谁改了什么、每次更改前后的文本、请求与答复。请保留。</translation>
    </message>
    <message>
        <source>kbdesk on this machine</source>
        <translation>本机上的 kbdesk</translation>
    </message>
    <message>
        <source>not there yet</source>
        <translation>尚不存在</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Picture: {name}</source>
        <translation>图片：{name}</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>PreviewBar</name>
    <message>
        <source>As large as there is room (0)</source>
        <translation>适合窗口 (0)</translation>
    </message>
    <message>
        <source>As large as there is room; now {percent}</source>
        <translation>适合窗口；现在 {percent}</translation>
    </message>
    <message>
        <source>Find in this original</source>
        <translation>在此原件中查找</translation>
    </message>
    <message>
        <source>Go back by one</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Go on by one</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>放大 (+)</translation>
    </message>
    <message>
        <source>Open it with its own program</source>
        <translation>用关联程序打开</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>Show it beside the page</source>
        <translation>在页面旁显示</translation>
    </message>
    <message>
        <source>Smaller (-)</source>
        <translation>缩小 (-)</translation>
    </message>
    <message>
        <source>The text as agents read it</source>
        <translation>智能体读取的文本</translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>/ {count}</translation>
    </message>
</context>
<context>
    <name>PreviewView</name>
    <message>
        <source>A scan: pictures of pages without text. Agents cannot read it; add its text, made by OCR.</source>
        <translation>扫描件：只有页面图像，没有文字。智能体无法读取；请添加由 OCR 得到的文本。</translation>
    </message>
    <message>
        <source>No original is selected</source>
        <translation>未选择原件</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open it with its own program</source>
        <translation>用关联程序打开</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Replaced by %1</source>
        <translation>已被 %1 取代</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>幻灯片</translation>
    </message>
    <message>
        <source>The link leads to a sheet that is not here: %1</source>
        <translation>链接指向的工作表不在这里：%1</translation>
    </message>
    <message>
        <source>The link leads to page %1; the last one is %2.</source>
        <translation>链接指向第 %1 页；最后一页是第 %2 页。</translation>
    </message>
    <message>
        <source>The link leads to part %1; the last one is %2.</source>
        <translation>链接指向第 %1 部分；最后一部分是第 %2 部分。</translation>
    </message>
    <message>
        <source>The link leads to slide %1; the last one is %2.</source>
        <translation>链接指向第 %1 张幻灯片；最后一张是第 %2 张。</translation>
    </message>
    <message>
        <source>This file could run a program; it is shown in its folder instead.</source>
        <translation>此文件可能会运行程序，因此改为在文件夹中显示。</translation>
    </message>
    <message>
        <source>This link leads out of the knowledge base: {address}</source>
        <translation>此链接指向知识库之外：{address}</translation>
    </message>
    <message>
        <source>This original cannot be read</source>
        <translation>无法读取此原件</translation>
    </message>
    <message>
        <source>This original cannot be shown here</source>
        <translation>无法在此显示此原件</translation>
    </message>
    <message>
        <source>This original is missing</source>
        <translation>此原件缺失</translation>
    </message>
</context>
<context>
    <name>QuickSwitcher</name>
    <message>
        <source>Create page “{title}”</source>
        <translation>创建页面“{title}”</translation>
    </message>
    <message>
        <source>Enter opens, Ctrl+Enter opens in a new tab, Escape closes</source>
        <translation>回车打开，Ctrl+回车在新标签页中打开，Esc 关闭</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>转到页面</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Title, alias or id of a page</source>
        <translation>页面的标题、别名或 id</translation>
    </message>
</context>
<context>
    <name>RawHeader</name>
    <message>
        <source>Line {number}: {words}</source>
        <translation>第 {number} 行：{words}</translation>
    </message>
    <message>
        <source>The header as it is written</source>
        <translation>页头的原始写法</translation>
    </message>
</context>
<context>
    <name>ReadText</name>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Text of the original</source>
        <translation>原件的文本</translation>
    </message>
    <message>
        <source>There is no text in it.</source>
        <translation>其中没有文本。</translation>
    </message>
    <message>
        <source>[The text goes on; this is its beginning.]</source>
        <translation>[文本未完；这是开头部分。]</translation>
    </message>
</context>
<context>
    <name>ReaderView</name>
    <message>
        <source>An agent writes it, as the living synthesis of this knowledge base. Connect one with:</source>
        <translation>它由智能体编写，是此知识库不断更新的综述。用以下方式连接智能体：</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Back to where the footnote is named</source>
        <translation>回到引用脚注的位置</translation>
    </message>
    <message>
        <source>Bug</source>
        <translation>缺陷</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>小心</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy a link to this heading</source>
        <translation>复制指向此标题的链接</translation>
    </message>
    <message>
        <source>Copy where the link leads</source>
        <translation>复制链接地址</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>危险</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>历史版本…</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Footnote {number}</source>
        <translation>脚注 {number}</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>脚注</translation>
    </message>
    <message>
        <source>Hide what is inside</source>
        <translation>隐藏内容</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>重要</translation>
    </message>
    <message>
        <source>In this page: {heading}</source>
        <translation>在此页面中：{heading}</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>Loading {name}…</source>
        <translation>正在加载 {name}…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Make this page</source>
        <translation>创建此页面</translation>
    </message>
    <message>
        <source>No page “{address}” exists. The link leads nowhere.</source>
        <translation>页面“{address}”不存在。此链接没有去处。</translation>
    </message>
    <message>
        <source>No such original: %1</source>
        <translation>没有此原件：%1</translation>
    </message>
    <message>
        <source>No such page: %1</source>
        <translation>没有此页面：%1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>在新标签页中打开</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Opening {page}…</source>
        <translation>正在打开 {page}…</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Picture not found: {name}</source>
        <translation>未找到图片：{name}</translation>
    </message>
    <message>
        <source>Picture on the web, not loaded</source>
        <translation>网络图片，未加载</translation>
    </message>
    <message>
        <source>Picture too large or of an unknown kind: {name}</source>
        <translation>图片过大或类型未知：{name}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Show or hide what is inside</source>
        <translation>显示或隐藏内容</translation>
    </message>
    <message>
        <source>Show what is inside</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>There is no overview yet</source>
        <translation>还没有概览</translation>
    </message>
    <message>
        <source>This link leads out of the knowledge base: {address}</source>
        <translation>此链接指向知识库之外：{address}</translation>
    </message>
    <message>
        <source>This link leads to no page and to no original: {path}</source>
        <translation>此链接没有指向任何页面或原件：{path}</translation>
    </message>
    <message>
        <source>This page cannot be shown</source>
        <translation>无法显示此页面</translation>
    </message>
    <message>
        <source>This page has lists or quotes inside one another too deeply, so it is shown as it is written.</source>
        <translation>此页面的列表或引用嵌套过深，因此按原文显示。</translation>
    </message>
    <message>
        <source>This page has no heading “{anchor}”; here is its beginning.</source>
        <translation>此页面没有标题“{anchor}”；现显示页面开头。</translation>
    </message>
    <message>
        <source>This page holds a very long line without spaces, so it is shown as it is written.</source>
        <translation>此页面含有一行没有空格的超长文本，因此按原文显示。</translation>
    </message>
    <message>
        <source>This page is not there</source>
        <translation>此页面不存在</translation>
    </message>
    <message>
        <source>This page is very long. Its first part is shown, as it is written.</source>
        <translation>此页面很长。现按原文显示其开头部分。</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>编写</translation>
    </message>
    <message>
        <source>kbdesk does not open addresses of this kind: {address}</source>
        <translation>kbdesk 不会打开这类地址：{address}</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>undeclared</source>
        <translation>未声明</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>&amp;Rename the page</source>
        <translation>重命名页面(&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Every link to it, in texts and headers, follows as one change that can be undone.</source>
        <translation>正文和页头中指向它的所有链接会作为一次可撤销的更改一并更新。</translation>
    </message>
    <message>
        <source>Rename a page</source>
        <translation>重命名页面</translation>
    </message>
    <message>
        <source>Rename “{title}”?</source>
        <translation>重命名“{title}”？</translation>
    </message>
    <message>
        <source>Renamed: {title}</source>
        <translation>已重命名：{title}</translation>
    </message>
    <message>
        <source>The &amp;name of its file</source>
        <translation>其文件的名称(&amp;N)</translation>
    </message>
    <message>
        <source>The name of its file</source>
        <translation>其文件的名称</translation>
    </message>
</context>
<context>
    <name>RequestDialog</name>
    <message>
        <source>&amp;Approve</source>
        <translation>批准(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Decline</source>
        <translation>拒绝(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>稍后(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next request</source>
        <translation>下一个请求(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Note to the agent</source>
        <translation>给智能体的备注(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>Choose the file first</source>
        <translation>请先选择文件</translation>
    </message>
    <message>
        <source>No page links to it.</source>
        <translation>没有页面链接到它。</translation>
    </message>
    <message>
        <source>No page was built from it.</source>
        <translation>没有依据它编写的页面。</translation>
    </message>
    <message>
        <source>No summary was built from it.</source>
        <translation>没有依据它编写的摘要。</translation>
    </message>
    <message>
        <source>Note to the agent</source>
        <translation>给智能体的备注</translation>
    </message>
    <message>
        <source>Optional: why, or what to do instead</source>
        <translation>可选：原因，或应改做什么</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>This request no longer waits.</source>
        <translation>此请求已不再等待答复。</translation>
    </message>
</context>
<context>
    <name>RequestNotice</name>
    <message numerus="yes">
        <source>%Ln requests wait for you. The newest: %1</source>
        <translation>
            <numerusform>有 %Ln 个请求等待你处理。最新的是：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer…</source>
        <translation>答复…</translation>
    </message>
    <message>
        <source>Put aside until another comes</source>
        <translation>收起，直到有新的请求</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
</context>
<context>
    <name>RequestsView</name>
    <message>
        <source>Nothing was asked of you yet</source>
        <translation>还没有向你提出请求</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>The requests cannot be read</source>
        <translation>无法读取请求</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>When an agent wants a page or an original retired, or needs a file, it asks here.</source>
        <translation>当智能体想停用页面或原件，或需要文件时，会在这里提出请求。</translation>
    </message>
</context>
<context>
    <name>RetireDialog</name>
    <message>
        <source>&amp;Retire the page</source>
        <translation>停用页面(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;lead to another page</source>
        <translation>指向另一个页面(&amp;L)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>It is &amp;lost: nothing is said against it</source>
        <translation>已丢失：对它没有任何指责(&amp;L)</translation>
    </message>
    <message>
        <source>It is &amp;replaced by another original:</source>
        <translation>它已被另一个原件取代(&amp;R)：</translation>
    </message>
    <message>
        <source>It is &amp;wrong: nobody should rely on it</source>
        <translation>它有误(&amp;W)：任何人都不应依据它</translation>
    </message>
    <message>
        <source>Let go: %1</source>
        <translation>已放弃：%1</translation>
    </message>
    <message>
        <source>Let it &amp;go</source>
        <translation>放弃(&amp;G)</translation>
    </message>
    <message>
        <source>Let these originals go: %1</source>
        <translation>放弃这些原件：%1</translation>
    </message>
    <message>
        <source>Let “%1” go?</source>
        <translation>放弃“%1”？</translation>
    </message>
    <message>
        <source>Looking for what was built from it…</source>
        <translation>正在查找依据它编写的内容…</translation>
    </message>
    <message>
        <source>None is chosen</source>
        <translation>未选择</translation>
    </message>
    <message>
        <source>R&amp;eason</source>
        <translation>理由(&amp;E)</translation>
    </message>
    <message>
        <source>Re&amp;tire</source>
        <translation>停用(&amp;T)</translation>
    </message>
    <message>
        <source>Rea&amp;son</source>
        <translation>理由(&amp;S)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>取代者</translation>
    </message>
    <message>
        <source>Retire a page</source>
        <translation>停用页面</translation>
    </message>
    <message>
        <source>Retire these originals: %1</source>
        <translation>停用这些原件：%1</translation>
    </message>
    <message>
        <source>Retire “%1”?</source>
        <translation>停用“%1”？</translation>
    </message>
    <message>
        <source>Retire “{title}”?</source>
        <translation>停用“{title}”？</translation>
    </message>
    <message>
        <source>Retired: %1</source>
        <translation>已停用：%1</translation>
    </message>
    <message>
        <source>Retired: {title}</source>
        <translation>已停用：{title}</translation>
    </message>
    <message>
        <source>The file is gone already; what was known of it is kept among the retired ones.</source>
        <translation>文件已不在；已知的信息保留在已停用的原件中。</translation>
    </message>
    <message>
        <source>The file moves out of the way but is kept; it can be restored. Agents see it as retired.</source>
        <translation>文件会移到一旁但仍保留，可以恢复。智能体会看到它已停用。</translation>
    </message>
    <message>
        <source>The page stays and can be restored. It leaves the index, and a notice on it says why.</source>
        <translation>页面会保留，可以恢复。它将从目录中移除，页面上会注明原因。</translation>
    </message>
    <message>
        <source>The page that the links lead to</source>
        <translation>链接将指向的页面</translation>
    </message>
    <message>
        <source>What is known of it, if anything</source>
        <translation>已知的情况（如果有）</translation>
    </message>
    <message>
        <source>What is wrong with it, or why the other one is better</source>
        <translation>它有什么问题，或另一个为何更好</translation>
    </message>
    <message>
        <source>Why can nobody rely on this page any more?</source>
        <translation>为什么不应再依据此页面？</translation>
    </message>
    <message>
        <source>go; only their &amp;words stay</source>
        <translation>移除，只保留其文字(&amp;W)</translation>
    </message>
    <message>
        <source>stay as they &amp;are, and health tells of them</source>
        <translation>保持原样(&amp;A)，由体检提示</translation>
    </message>
</context>
<context>
    <name>RoomsView</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Opened in a tab behind: {title}</source>
        <translation>已在后台标签页中打开：{title}</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>All pages</source>
        <translation>所有页面</translation>
    </message>
    <message>
        <source>Around %1</source>
        <translation>%1 的周围</translation>
    </message>
    <message>
        <source>Links away</source>
        <translation>相隔链接数</translation>
    </message>
</context>
<context>
    <name>SearchView</name>
    <message>
        <source>No page in force has such a field, or not with this in it: {fields}.</source>
        <translation>没有有效页面具有此字段，或其中没有此内容：{fields}。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到任何内容</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>搜索所有页面</translation>
    </message>
    <message>
        <source>Search with {way}</source>
        <translation>使用 {way} 搜索</translation>
    </message>
    <message>
        <source>Try fewer or other words, or take a condition away.</source>
        <translation>请减少或更换词语，或去掉一个条件。</translation>
    </message>
    <message>
        <source>What can be searched for</source>
        <translation>可以这样搜索</translation>
    </message>
    <message>
        <source>not with this word</source>
        <translation>不含此词</translation>
    </message>
    <message>
        <source>pages of this type</source>
        <translation>此类型的页面</translation>
    </message>
    <message>
        <source>pages that link to this page, by its id or title</source>
        <translation>链接到此页面的页面，按其 id 或标题</translation>
    </message>
    <message>
        <source>pages whose header has this in a field of that name</source>
        <translation>页头中该字段含有此值的页面</translation>
    </message>
    <message>
        <source>pages with these words, or words that begin so</source>
        <translation>含有这些词，或以之开头的词的页面</translation>
    </message>
    <message>
        <source>retired pages, which are left out otherwise; also superseded</source>
        <translation>已停用的页面（平时不列出）；也可用 superseded（已被取代）</translation>
    </message>
    <message>
        <source>status:retired looks among the retired ones.</source>
        <translation>用 status:retired 可在已停用的页面中查找。</translation>
    </message>
    <message>
        <source>these words in just this order</source>
        <translation>按此顺序完整出现的词语</translation>
    </message>
    <message>
        <source>two words</source>
        <translation>两个 词</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>%1 unless you choose otherwise; 0 is no limit. It holds for agents too.</source>
        <translation>默认为 %1；0 表示不限。对智能体同样有效。</translation>
    </message>
    <message>
        <source>Agents still reach you. Quit in the File menu or in that of the icon ends kbdesk.</source>
        <translation>智能体仍能联系到你。要退出 kbdesk，请用“文件”菜单或图标菜单中的“退出”。</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>As the system (%1)</source>
        <translation>跟随系统（%1）</translation>
    </message>
    <message>
        <source>Begin with what was open last</source>
        <translation>启动时打开上次的内容</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Everywhere in kbdesk. %1 and %2 in the window change it too.</source>
        <translation>整个 kbdesk 有效，也可按 %1、%2 调整。</translation>
    </message>
    <message>
        <source>Folder for exports</source>
        <translation>导出文件夹</translation>
    </message>
    <message>
        <source>How long the lines of a page become where there is room.</source>
        <translation>空间足够时，页面文字行的最大宽度。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Language of kbdesk</source>
        <translation>kbdesk 的语言</translation>
    </message>
    <message>
        <source>Largest download from the web</source>
        <translation>网络下载的大小上限</translation>
    </message>
    <message>
        <source>Largest file that is taken in</source>
        <translation>所添加文件的大小上限</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>窄</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>没有匹配的设置。</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Numbers and dates follow. What is open stays open.</source>
        <translation>数字和日期随之改变。已打开的内容保持打开。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Originals of “%1”</source>
        <translation>“%1”的原件</translation>
    </message>
    <message>
        <source>Restore the defaults</source>
        <translation>恢复默认设置</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Start and end</source>
        <translation>启动与退出</translation>
    </message>
    <message>
        <source>Stay in the tray when the window is closed</source>
        <translation>关闭窗口后留在托盘</translation>
    </message>
    <message>
        <source>Such as adding many files, when it ends while another window is in front.</source>
        <translation>例如添加大量文件，完成时其他窗口在前台。</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>The journal and the log sign your changes with it. Without one they take that of your account.</source>
        <translation>操作记录和日志以此署名你的更改。留空则使用系统账户名。</translation>
    </message>
    <message>
        <source>The system tells you while another window is in front. In kbdesk a bar says it in any case.</source>
        <translation>其他窗口在前台时由系统通知你。kbdesk 内始终会显示提示条。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Undo: my own settings again</source>
        <translation>撤销：恢复我的设置</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Very wide</source>
        <translation>很宽</translation>
    </message>
    <message>
        <source>When an agent asks for something</source>
        <translation>智能体提出请求时</translation>
    </message>
    <message>
        <source>When long work has ended</source>
        <translation>耗时任务完成时</translation>
    </message>
    <message>
        <source>Where pages go as PDF or HTML when you do not say otherwise.</source>
        <translation>未另行指定时，页面导出为 PDF 或 HTML 的位置。</translation>
    </message>
    <message>
        <source>Whether menus and tabs slide and fade.</source>
        <translation>菜单和标签页是否滑动和淡入淡出。</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>Width of a page</source>
        <translation>页面宽度</translation>
    </message>
    <message>
        <source>With its tabs, as you left it. Otherwise kbdesk begins with its start screen.</source>
        <translation>连同标签页，与你离开时一样。否则 kbdesk 从开始界面启动。</translation>
    </message>
    <message>
        <source>You and your files</source>
        <translation>你和你的文件</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Your system shows no tray, so kbdesk ends with its window.</source>
        <translation>你的系统没有托盘，因此关闭窗口即退出 kbdesk。</translation>
    </message>
    <message>
        <source>colours, night</source>
        <translation>颜色、夜间</translation>
    </message>
    <message>
        <source>column</source>
        <translation>栏宽</translation>
    </message>
    <message>
        <source>font, letters, zoom</source>
        <translation>字体、字号、缩放</translation>
    </message>
    <message>
        <source>size, limit</source>
        <translation>大小, 限制</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Path between two pages</source>
        <translation>两个页面之间的路径</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>What strikes the eye</source>
        <translation>值得注意之处</translation>
    </message>
</context>
<context>
    <name>StandingDialog</name>
    <message>
        <source>No page links to it.</source>
        <translation>没有页面链接到它。</translation>
    </message>
    <message>
        <source>The links to it</source>
        <translation>指向它的链接</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>A knowledge base can be created in it: kbdesk makes the folders “knowledge” and “sources” there and leaves everything else as it is.</source>
        <translation>可以在其中创建知识库：kbdesk 会在那里新建“knowledge”和“sources”文件夹，其他内容保持不变。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Create one here</source>
        <translation>在此创建</translation>
    </message>
    <message>
        <source>It opens as it is: no file changes until you or an agent changes it. What kbdesk notes for itself, the history and the reviews, stands in the hidden folder .kbdesk.</source>
        <translation>按原样打开：在你或智能体修改之前，任何文件都不会改变。kbdesk 自己记录的历史和审阅存放在隐藏文件夹 .kbdesk 中。</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <source>Open another folder…</source>
        <translation>打开其他文件夹…</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation>曾经打开</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>正在打开 {name}</translation>
    </message>
    <message>
        <source>Or drop a folder on this window.</source>
        <translation>也可以将文件夹拖放到此窗口。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Read, question and correct the knowledge base that your agent writes.</source>
        <translation>阅读、查询并更正智能体为你编写的知识库。</translation>
    </message>
    <message>
        <source>There is no knowledge base here</source>
        <translation>这里没有知识库</translation>
    </message>
    <message>
        <source>This cannot be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>kbdesk</source>
        <translation>kbdesk</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln files</source>
        <translation>
            <numerusform>{done}/%Ln 个文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Pages up to this many links away: %1</source>
        <translation>相隔不超过此链接数的页面：%1</translation>
    </message>
</context>
<context>
    <name>SupersedeDialog</name>
    <message>
        <source>&amp;Supersede the page</source>
        <translation>取代页面(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;lead to the page that replaces it</source>
        <translation>指向取代它的页面(&amp;L)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Reas&amp;on, if you like</source>
        <translation>理由(&amp;O)，可不填</translation>
    </message>
    <message>
        <source>Reason, if you like</source>
        <translation>理由，可不填</translation>
    </message>
    <message>
        <source>Supersede a page</source>
        <translation>取代页面</translation>
    </message>
    <message>
        <source>Supersede “{title}”?</source>
        <translation>取代“{title}”？</translation>
    </message>
    <message>
        <source>Superseded: {title}</source>
        <translation>已被取代：{title}</translation>
    </message>
    <message>
        <source>The page stays and can be restored. A notice on it sends the reader to the one that replaces it.</source>
        <translation>页面会保留，可以恢复。页面上会提示读者前往取代它的页面。</translation>
    </message>
    <message>
        <source>The page that replaces it</source>
        <translation>取代它的页面</translation>
    </message>
    <message>
        <source>stay as they &amp;are, and health tells of them</source>
        <translation>保持原样(&amp;A)，由体检提示</translation>
    </message>
</context>
<context>
    <name>TabBar</name>
    <message>
        <source>Close this tab</source>
        <translation>关闭此标签页</translation>
    </message>
    <message>
        <source>Close {title}</source>
        <translation>关闭 {title}</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>标签页</translation>
    </message>
    <message>
        <source>{title}, not saved</source>
        <translation>{title}，未保存</translation>
    </message>
</context>
<context>
    <name>TabGroup</name>
    <message>
        <source>Choose a page in the index, or go to one by its name.</source>
        <translation>在目录中选择页面，或按名称前往。</translation>
    </message>
    <message>
        <source>No tab is open</source>
        <translation>没有打开的标签页</translation>
    </message>
</context>
<context>
    <name>TablesView</name>
    <message>
        <source>Cells of the sheet</source>
        <translation>工作表的单元格</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>工作表</translation>
    </message>
    <message>
        <source>This sheet is empty.</source>
        <translation>此工作表是空的。</translation>
    </message>
    <message>
        <source>This sheet is longer; its first rows are shown.</source>
        <translation>此工作表较长；显示的是前面的行。</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Built from it:</source>
        <translation>据此编写：</translation>
    </message>
    <message>
        <source>No original is selected</source>
        <translation>未选择原件</translation>
    </message>
    <message>
        <source>No summary is built from it.</source>
        <translation>没有依据它编写的摘要。</translation>
    </message>
</context>
<context>
    <name>TextsView</name>
    <message>
        <source>A picture that cannot be shown</source>
        <translation>无法显示的图片</translation>
    </message>
    <message>
        <source>Text of the original</source>
        <translation>原件的文本</translation>
    </message>
    <message>
        <source>The picture is on its way</source>
        <translation>正在载入图片</translation>
    </message>
</context>
<context>
    <name>ToDo</name>
    <message>
        <source>%1 changed since</source>
        <translation>之后有更改：%1</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>缺失：%1</translation>
    </message>
    <message>
        <source>%1 not ingested</source>
        <translation>未收录：%1</translation>
    </message>
    <message>
        <source>%1 of a kind not supported</source>
        <translation>类型不支持：%1</translation>
    </message>
    <message>
        <source>%1 with an orphaned summary</source>
        <translation>摘要失去原件：%1</translation>
    </message>
    <message>
        <source>%1 without text</source>
        <translation>无文本：%1</translation>
    </message>
    <message>
        <source>What needs doing</source>
        <translation>待处理事项</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>More to do with the text</source>
        <translation>更多文本操作</translation>
    </message>
</context>
<context>
    <name>Touched</name>
    <message>
        <source>Pages that link to it</source>
        <translation>链接到它的页面</translation>
    </message>
    <message>
        <source>Pages those summaries feed or are linked from</source>
        <translation>这些摘要所支持或链接到这些摘要的页面</translation>
    </message>
    <message>
        <source>Summaries built from it</source>
        <translation>依据它编写的摘要</translation>
    </message>
    <message>
        <source>What it touches</source>
        <translation>涉及内容</translation>
    </message>
    <message>
        <source>and more: %1</source>
        <translation>以及更多：%1</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message numerus="yes">
        <source>%Ln changes wait to be reviewed</source>
        <translation>
            <numerusform>有 %Ln 项更改等待审阅</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests wait for you</source>
        <translation>
            <numerusform>%Ln 个请求等待你处理</numerusform>
        </translation>
    </message>
    <message>
        <source>No request waits</source>
        <translation>没有待处理的请求</translation>
    </message>
    <message>
        <source>Nothing waits to be reviewed</source>
        <translation>没有等待审阅的更改</translation>
    </message>
    <message>
        <source>Open kbdesk</source>
        <translation>打开 kbdesk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Copied: {text}</source>
        <translation>已复制：{text}</translation>
    </message>
    <message>
        <source>Open a knowledge base</source>
        <translation>打开知识库</translation>
    </message>
    <message>
        <source>Originals: {count}</source>
        <translation>原件：{count}</translation>
    </message>
    <message>
        <source>Pages: {count}</source>
        <translation>页面：{count}</translation>
    </message>
    <message>
        <source>Reading pages: {done} of {total}</source>
        <translation>正在读取页面：{done}/{total}</translation>
    </message>
    <message>
        <source>Restored: {title}</source>
        <translation>已恢复：{title}</translation>
    </message>
    <message>
        <source>Something went wrong inside kbdesk. Your files are as they were; the log has the details.</source>
        <translation>kbdesk 内部出错。你的文件保持原样；详情见日志。</translation>
    </message>
    <message>
        <source>To review: {count}</source>
        <translation>待审阅：{count}</translation>
    </message>
    <message>
        <source>Waiting requests: {count}</source>
        <translation>待处理的请求：{count}</translation>
    </message>
    <message>
        <source>read only</source>
        <translation>只读</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;About kbdesk</source>
        <translation>关于 kbdesk(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>接受(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;As it was on…</source>
        <translation>过去某时的状态(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Bigger text</source>
        <translation>放大文字(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Bold</source>
        <translation>粗体(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Close the knowledge base</source>
        <translation>关闭知识库(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close the tab</source>
        <translation>关闭标签页(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>代码(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>命令(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Comment for the agent…</source>
        <translation>给智能体的评论(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>深色主题(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Edit, then accept…</source>
        <translation>编辑并接受(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find in the page…</source>
        <translation>在页面中查找(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to a page…</source>
        <translation>转到页面(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Go to the other side</source>
        <translation>转到另一栏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Health</source>
        <translation>体检(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;How kbdesk works</source>
        <translation>kbdesk 使用指南(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Index</source>
        <translation>目录(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Italic</source>
        <translation>斜体(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>链接(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Links</source>
        <translation>链接(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>日志(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Merge with another page…</source>
        <translation>与另一页面合并(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Move the tab to the other side</source>
        <translation>将标签页移到另一栏(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New page…</source>
        <translation>新建页面(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;New tab…</source>
        <translation>新建标签页(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Next change</source>
        <translation>下一项更改(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Numbered list</source>
        <translation>编号列表(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open a folder…</source>
        <translation>打开文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Open the file</source>
        <translation>打开文件(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open the page</source>
        <translation>打开页面(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>概览(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>页面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>页面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>预览(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous change</source>
        <translation>上一项更改(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <translation>上一个标签页(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Quote</source>
        <translation>引用(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Retire…</source>
        <translation>停用(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Revert</source>
        <translation>还原(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>审阅(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>缩小文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Sources</source>
        <translation>来源(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Tab</source>
        <translation>标签页(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Tasks</source>
        <translation>任务(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Two sides</source>
        <translation>双栏(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo the last judgement</source>
        <translation>撤销上一次审阅决定(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Unsaved texts…</source>
        <translation>未保存的文本(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>默认文字大小(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;What has changed since yesterday</source>
        <translation>昨天以来的更改(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;What is where on disk…</source>
        <translation>磁盘上的内容(&amp;W)…</translation>
    </message>
    <message>
        <source>Accept everything of this &amp;session…</source>
        <translation>接受此会话的全部更改(&amp;S)…</translation>
    </message>
    <message>
        <source>Accept everything s&amp;hown…</source>
        <translation>接受所显示的全部(&amp;H)…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Add an original from the &amp;web…</source>
        <translation>添加网络原件(&amp;W)…</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>所有快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Arrange the graph anew</source>
        <translation>重新排列图谱</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Close the &amp;other tabs</source>
        <translation>关闭其他标签页(&amp;O)</translation>
    </message>
    <message>
        <source>Close the tabs to the &amp;right</source>
        <translation>关闭右侧标签页(&amp;R)</translation>
    </message>
    <message>
        <source>Co&amp;nnect an agent…</source>
        <translation>连接智能体(&amp;N)…</translation>
    </message>
    <message>
        <source>Copy a &amp;link to the page</source>
        <translation>复制页面链接(&amp;L)</translation>
    </message>
    <message>
        <source>Export the graph as GraphML…</source>
        <translation>将图谱导出为 GraphML…</translation>
    </message>
    <message>
        <source>Export the graph as PNG…</source>
        <translation>将图谱导出为 PNG…</translation>
    </message>
    <message>
        <source>Export the graph as SVG…</source>
        <translation>将图谱导出为 SVG…</translation>
    </message>
    <message>
        <source>Filter the graph</source>
        <translation>筛选图谱</translation>
    </message>
    <message>
        <source>Find a page in the graph</source>
        <translation>在图谱中查找页面</translation>
    </message>
    <message>
        <source>Find and &amp;replace…</source>
        <translation>查找和替换(&amp;R)…</translation>
    </message>
    <message>
        <source>Find missing originals…</source>
        <translation>查找缺失的原件…</translation>
    </message>
    <message>
        <source>Heading &amp;%1</source>
        <translation>标题 &amp;%1</translation>
    </message>
    <message>
        <source>Let all pages of the graph move again</source>
        <translation>取消图谱中所有页面的固定</translation>
    </message>
    <message>
        <source>Li&amp;st</source>
        <translation>列表(&amp;S)</translation>
    </message>
    <message>
        <source>Line &amp;down</source>
        <translation>行下移(&amp;D)</translation>
    </message>
    <message>
        <source>Line &amp;up</source>
        <translation>行上移(&amp;U)</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>深入检查</translation>
    </message>
    <message>
        <source>Map in the graph&apos;s corner</source>
        <translation>图谱角落里的小地图</translation>
    </message>
    <message>
        <source>Mar&amp;k up</source>
        <translation>格式(&amp;K)</translation>
    </message>
    <message>
        <source>N&amp;o heading</source>
        <translation>无标题(&amp;O)</translation>
    </message>
    <message>
        <source>New preference…</source>
        <translation>新建偏好…</translation>
    </message>
    <message>
        <source>Only what is around the marked page</source>
        <translation>只显示所标页面的周围</translation>
    </message>
    <message>
        <source>Originals &amp;kept current…</source>
        <translation>保持最新的原件(&amp;K)…</translation>
    </message>
    <message>
        <source>Path between two pages</source>
        <translation>两个页面之间的路径</translation>
    </message>
    <message>
        <source>Pause fetching by schedule</source>
        <translation>暂停定时下载</translation>
    </message>
    <message>
        <source>Rename and fi&amp;x the links…</source>
        <translation>重命名并更新链接(&amp;X)…</translation>
    </message>
    <message>
        <source>Revert everything of this sess&amp;ion…</source>
        <translation>还原此会话的全部更改(&amp;I)…</translation>
    </message>
    <message>
        <source>Search inside the originals</source>
        <translation>在原件内搜索</translation>
    </message>
    <message>
        <source>Show all pages of the graph</source>
        <translation>显示图谱的所有页面</translation>
    </message>
    <message>
        <source>The pages as a list</source>
        <translation>以列表显示页面</translation>
    </message>
    <message>
        <source>The retired folder…</source>
        <translation>已停用原件文件夹…</translation>
    </message>
    <message>
        <source>What it res&amp;ts on…</source>
        <translation>知识库的依据(&amp;T)…</translation>
    </message>
    <message>
        <source>What strikes the eye in the graph</source>
        <translation>图谱中值得注意之处</translation>
    </message>
    <message>
        <source>What the graph shows…</source>
        <translation>图谱显示的内容…</translation>
    </message>
    <message>
        <source>What the graph&apos;s colours say…</source>
        <translation>图谱颜色的含义…</translation>
    </message>
    <message>
        <source>Where it &amp;comes from</source>
        <translation>内容出处(&amp;C)</translation>
    </message>
    <message>
        <source>Who wrote it, &amp;by paragraph</source>
        <translation>由谁编写（按段落）(&amp;B)</translation>
    </message>
    <message>
        <source>Cop&amp;y the page&apos;s id</source>
        <translation>复制页面 id(&amp;I)</translation>
    </message>
    <message>
        <source>Accept the whole opera&amp;tion</source>
        <translation>接受整个操作(&amp;T)</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>历史版本(&amp;V)…</translation>
    </message>
    <message>
        <source>Error &amp;log…</source>
        <translation>错误日志(&amp;L)…</translation>
    </message>
    <message>
        <source>Export as &amp;HTML…</source>
        <translation>导出为 HTML(&amp;H)…</translation>
    </message>
    <message>
        <source>Export as P&amp;DF…</source>
        <translation>导出为 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>F&amp;ilter the index</source>
        <translation>筛选目录(&amp;I)</translation>
    </message>
    <message>
        <source>G&amp;raph</source>
        <translation>图谱(&amp;R)</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>语言(&amp;N)</translation>
    </message>
    <message>
        <source>Language of the &amp;system</source>
        <translation>跟随系统语言(&amp;S)</translation>
    </message>
    <message>
        <source>Li&amp;ght theme</source>
        <translation>浅色主题(&amp;G)</translation>
    </message>
    <message>
        <source>Look for &amp;changes</source>
        <translation>检查更改(&amp;C)</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>下一个标签页(&amp;X)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配项</translation>
    </message>
    <message>
        <source>Next p&amp;lace in the change</source>
        <translation>更改中的下一处(&amp;L)</translation>
    </message>
    <message>
        <source>Op&amp;en the closed tab again</source>
        <translation>重新打开关闭的标签页(&amp;E)</translation>
    </message>
    <message>
        <source>Open co&amp;mments…</source>
        <translation>未关闭的评论(&amp;M)…</translation>
    </message>
    <message>
        <source>Open the &amp;sample</source>
        <translation>打开示例(&amp;S)</translation>
    </message>
    <message>
        <source>Prefere&amp;nces</source>
        <translation>偏好(&amp;N)</translation>
    </message>
    <message>
        <source>Previous place in the chan&amp;ge</source>
        <translation>更改中的上一处(&amp;G)</translation>
    </message>
    <message>
        <source>Print the pa&amp;ge…</source>
        <translation>打印页面(&amp;G)…</translation>
    </message>
    <message>
        <source>Re&amp;quests</source>
        <translation>请求(&amp;Q)</translation>
    </message>
    <message>
        <source>Re&amp;vert the whole operation</source>
        <translation>还原整个操作(&amp;V)</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>审阅(&amp;V)</translation>
    </message>
    <message>
        <source>Res&amp;tore</source>
        <translation>恢复(&amp;T)</translation>
    </message>
    <message>
        <source>Revert everything sho&amp;wn…</source>
        <translation>还原所显示的全部(&amp;W)…</translation>
    </message>
    <message>
        <source>S&amp;earch</source>
        <translation>搜索(&amp;E)</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>设置(&amp;I)…</translation>
    </message>
    <message>
        <source>Sho&amp;w it in its folder</source>
        <translation>在其文件夹中显示(&amp;W)</translation>
    </message>
    <message>
        <source>Show the &amp;folder</source>
        <translation>显示文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Spl&amp;it…</source>
        <translation>拆分(&amp;P)…</translation>
    </message>
    <message>
        <source>Su&amp;persede…</source>
        <translation>取代(&amp;A)…</translation>
    </message>
    <message>
        <source>Tab %1</source>
        <translation>标签页 %1</translation>
    </message>
    <message>
        <source>The last tab</source>
        <translation>最后一个标签页</translation>
    </message>
    <message>
        <source>The match before</source>
        <translation>上一个匹配项</translation>
    </message>
    <message>
        <source>Theme of the s&amp;ystem</source>
        <translation>跟随系统主题(&amp;Y)</translation>
    </message>
    <message>
        <source>Undo the l&amp;ast change…</source>
        <translation>撤销上次更改(&amp;Z)…</translation>
    </message>
</context>
<context>
    <name>amounts</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>%1 It is damaged.</source>
        <translation>%1它已损坏。</translation>
    </message>
    <message>
        <source>%1 The same holds for %2 more.</source>
        <translation>%1另有 %2 项也是如此。</translation>
    </message>
    <message>
        <source>%1 cannot be read and is not recorded: %2</source>
        <translation>%1 无法读取，未予记录：%2</translation>
    </message>
    <message>
        <source>%1 differs from it only by capital letters; many systems take them for one name.</source>
        <translation>%1 与它仅大小写不同；许多系统会视为同一名称。</translation>
    </message>
    <message>
        <source>%1 has the same content as the file that was to replace it.</source>
        <translation>%1 与要取代它的文件内容相同。</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder.</source>
        <translation>%1 是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>%1 is a link to another place.</source>
        <translation>%1 是指向别处的链接。</translation>
    </message>
    <message>
        <source>%1 is in a private network or on this machine; nothing is downloaded from there.</source>
        <translation>%1 位于专用网络或本机；不会从那里下载。</translation>
    </message>
    <message>
        <source>%1 is in the sources already, as %2; it was not copied again.</source>
        <translation>%1 已作为 %2 存在于来源中；没有再次复制。</translation>
    </message>
    <message>
        <source>%1 is itself superseded by %2, so each would send the reader to the other.</source>
        <translation>%1 本身已被 %2 取代，两者会互相指向对方。</translation>
    </message>
    <message>
        <source>%1 is named as its own replacement.</source>
        <translation>%1 被指定为取代自己。</translation>
    </message>
    <message>
        <source>%1 is no plain file.</source>
        <translation>%1 不是普通文件。</translation>
    </message>
    <message>
        <source>%1 is there: its file&apos;s name differs only in case or form, and many systems take both for one.</source>
        <translation>%1 已存在：其文件名仅在大小写或形式上不同，许多系统会视为同一个。</translation>
    </message>
    <message>
        <source>%1 may mean %2.</source>
        <translation>%1 可能指 %2。</translation>
    </message>
    <message>
        <source>%1 of %2 addresses on the web are gone.</source>
        <translation>%2 个网址中有 %1 个不复存在。</translation>
    </message>
    <message>
        <source>%1 of %2 links to sources are gone.</source>
        <translation>%2 个指向来源的链接中有 %1 个不复存在。</translation>
    </message>
    <message>
        <source>%1 of these %2 edits cannot be made.</source>
        <translation>这 %2 项编辑中有 %1 项无法进行。</translation>
    </message>
    <message>
        <source>%1 retired originals had no record.</source>
        <translation>%1 个已停用的原件没有记录。</translation>
    </message>
    <message>
        <source>%1 table rows are broken; the first is “%2”: %3.</source>
        <translation>有 %1 个表格行损坏；第一个是“%2”：%3。</translation>
    </message>
    <message>
        <source>%1, and %2 in the line of dashes under it</source>
        <translation>%1，其下的短横线行中有 %2</translation>
    </message>
    <message>
        <source>%1, and %2 in the table&apos;s head</source>
        <translation>%1，表头中有 %2</translation>
    </message>
    <message>
        <source>%1, in the same places as in this text.</source>
        <translation>%1，与此文本在相同的位置。</translation>
    </message>
    <message>
        <source>%1: %2 is a summary of %3 already; one original has one summary.</source>
        <translation>%1：%2 已是 %3 的摘要；每个原件只有一份摘要。</translation>
    </message>
    <message>
        <source>%1: %2, written at the same time, is called “%3” too.</source>
        <translation>%1：同时写入的 %2 也叫“%3”。</translation>
    </message>
    <message>
        <source>%1: The page type `%2` is declared twice; the first is used.</source>
        <translation>%1：页面类型 `%2` 声明了两次；使用第一个。</translation>
    </message>
    <message>
        <source>%1: `%2` was “%3”; the page was not read before.</source>
        <translation>%1：`%2` 原为“%3”；此前没有读取该页面。</translation>
    </message>
    <message>
        <source>%1: `file` names %2, and there is no such original; list_sources gives their paths.</source>
        <translation>%1：`file` 指向 %2，而没有这个原件；list_sources 会给出其路径。</translation>
    </message>
    <message>
        <source>%1: `related` names %2, and there is no such page.</source>
        <translation>%1：`related` 指向 %2，而没有这个页面。</translation>
    </message>
    <message>
        <source>%1: `updated` cannot be set in this header, so it stays as it was.</source>
        <translation>%1：无法在此页头中设置 `updated`，因此保持原样。</translation>
    </message>
    <message>
        <source>%1: a summary names its original in `file` (or its address in `url`); this one names none.</source>
        <translation>%1：摘要应在 `file` 中指明其原件（或在 `url` 中指明其地址）；此摘要没有指明。</translation>
    </message>
    <message>
        <source>%1: it goes, and links to it lead nowhere now, in %2.</source>
        <translation>%1：它被移除，指向它的链接已没有去处，位于 %2。</translation>
    </message>
    <message>
        <source>%1: its file is no longer UTF-8 text.</source>
        <translation>%1：其文件已不再是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>%1: left as it is. %2</source>
        <translation>%1：保持原样。%2</translation>
    </message>
    <message>
        <source>%1: the comment behind `%2` went: %3</source>
        <translation>%1：`%2` 之后的注释已丢失：%3</translation>
    </message>
    <message>
        <source>%1: the cut goes through the list item “%2”.</source>
        <translation>%1：切分处穿过列表项“%2”。</translation>
    </message>
    <message>
        <source>%1: the link %2 leads nowhere.</source>
        <translation>%1：链接 %2 没有去处。</translation>
    </message>
    <message>
        <source>%1: written after %2 was read %3. A preference is what the person said: did they say this?</source>
        <translation>%1：在读取 %2 之后写入（%3）。偏好应是用户所说：用户说过吗？</translation>
    </message>
    <message>
        <source>A change that was cut short could not be finished or taken back. %1</source>
        <translation>一项中断的更改无法完成也无法撤回。%1</translation>
    </message>
    <message>
        <source>A code fence of this page is never closed; what comes below it would be read as code.</source>
        <translation>此页面有一个代码块没有结束；其后的内容会被当作代码。</translation>
    </message>
    <message>
        <source>A declared page type is ignored. %1</source>
        <translation>一个声明的页面类型被忽略。%1</translation>
    </message>
    <message>
        <source>A destination stays inside the sources folder.</source>
        <translation>目标须在来源文件夹之内。</translation>
    </message>
    <message>
        <source>A file stands there already.</source>
        <translation>那里已有文件。</translation>
    </message>
    <message>
        <source>A file stands where a folder should be</source>
        <translation>应为文件夹的位置上是一个文件</translation>
    </message>
    <message>
        <source>A folder of this name stands there (%1).</source>
        <translation>那里已有同名的文件夹（%1）。</translation>
    </message>
    <message>
        <source>A folder stands where the file should be</source>
        <translation>应为文件的位置上是一个文件夹</translation>
    </message>
    <message>
        <source>A folder stands where the file should be.</source>
        <translation>应为文件的位置上是一个文件夹。</translation>
    </message>
    <message>
        <source>A header is lines of fields, each as `name: value`.</source>
        <translation>页头由字段行组成，每行写作 `名称: 值`。</translation>
    </message>
    <message>
        <source>A knowledge base was opened here, and its folder “%1” is not there now.</source>
        <translation>这里曾打开过知识库，而其文件夹“%1”现在不在。</translation>
    </message>
    <message>
        <source>A link stands at this path.</source>
        <translation>此路径上是一个链接。</translation>
    </message>
    <message>
        <source>A name cannot end in a dot or a space on Windows.</source>
        <translation>在 Windows 上，名称不能以点或空格结尾。</translation>
    </message>
    <message>
        <source>A name with %1 is not allowed on every system.</source>
        <translation>并非所有系统都允许名称中含有 %1。</translation>
    </message>
    <message>
        <source>A new one was begun. %1</source>
        <translation>已新建一个。%1</translation>
    </message>
    <message>
        <source>A page cannot be merged with itself.</source>
        <translation>页面不能与自身合并。</translation>
    </message>
    <message>
        <source>A page cannot supersede itself.</source>
        <translation>页面不能取代自己。</translation>
    </message>
    <message>
        <source>A page of type `%1` cannot stand at `%2/%3.md`.</source>
        <translation>类型为 `%1` 的页面不能放在 `%2/%3.md`。</translation>
    </message>
    <message>
        <source>A page type needs a text for `%1`.</source>
        <translation>页面类型需要 `%1` 的文本。</translation>
    </message>
    <message>
        <source>%1 The file %2 was left as it is.</source>
        <translation>%1文件 %2 保持原样。</translation>
    </message>
    <message>
        <source>%1 are called “%2” too.</source>
        <translation>%1 也都叫“%2”。</translation>
    </message>
    <message>
        <source>%1 is called so too, and links would not tell them apart.</source>
        <translation>%1 也叫这个名称，链接将无法区分它们。</translation>
    </message>
    <message>
        <source>%1 is called “%2” too.</source>
        <translation>%1 也叫“%2”。</translation>
    </message>
    <message>
        <source>%1, only pictures of pages (a scan).</source>
        <translation>%1，只有页面图像（扫描件）。</translation>
    </message>
    <message>
        <source>%1, which is to replace it, is %2 itself.</source>
        <translation>要取代它的 %1 自身%2。</translation>
    </message>
    <message>
        <source>%1: index.md got no line for it: %2</source>
        <translation>%1：index.md 没有为它添加一行：%2</translation>
    </message>
    <message>
        <source>%1: it is retired, and pages made from it stay: %2.</source>
        <translation>%1：它已停用，由它生成的页面保留：%2。</translation>
    </message>
    <message>
        <source>A part of kbdesk that reads such files does not load (“%1”).</source>
        <translation>kbdesk 中读取此类文件的部分无法加载（“%1”）。</translation>
    </message>
    <message>
        <source>A request must say what it asks for.</source>
        <translation>请求必须说明所求。</translation>
    </message>
    <message>
        <source>A retirement needs a reason.</source>
        <translation>停用需要理由。</translation>
    </message>
    <message>
        <source>A slug is small letters a-z, digits and single dashes, 200 at most.</source>
        <translation>短名由小写字母 a-z、数字和单个连字符组成，最多 200 个。</translation>
    </message>
    <message>
        <source>A text for this page was not saved (%1 %2 UTC).</source>
        <translation>此页面的一份文本未保存（%1 %2 UTC）。</translation>
    </message>
    <message>
        <source>A title is more than spaces.</source>
        <translation>标题不能只有空格。</translation>
    </message>
    <message>
        <source>A title is one line.</source>
        <translation>标题只能是一行。</translation>
    </message>
    <message>
        <source>Add a transcript beside it.</source>
        <translation>请在旁边添加文字稿。</translation>
    </message>
    <message>
        <source>Add it again if you have it.</source>
        <translation>如果你有该文件，请重新添加。</translation>
    </message>
    <message>
        <source>Add it first, or name one that is present.</source>
        <translation>请先添加它，或指定一个现有的原件。</translation>
    </message>
    <message>
        <source>Add the file again if you have it.</source>
        <translation>如果你还有该文件，请重新添加。</translation>
    </message>
    <message>
        <source>Add the file again.</source>
        <translation>请重新添加该文件。</translation>
    </message>
    <message>
        <source>An answer worth keeping, drawn from several pages (field `question`).</source>
        <translation>一个值得保留的答案，取自多个页面（字段 `question`）。</translation>
    </message>
    <message>
        <source>An id is type/slug, and never so long. Look in the index or search.</source>
        <translation>id 的形式是 类型/短名，不会这么长。请查看目录或搜索。</translation>
    </message>
    <message>
        <source>An id is type/slug, and the types are %1. Look in the index or search.</source>
        <translation>id 的形式为 类型/短名，类型有 %1。请查看目录或搜索。</translation>
    </message>
    <message>
        <source>An id is type/slug; the index lists them.</source>
        <translation>id 的形式为 类型/短名；目录中列有。</translation>
    </message>
    <message>
        <source>An original is retired as `wrong` or as `replaced`.</source>
        <translation>原件以 `wrong`（有误）或 `replaced`（已被取代）停用。</translation>
    </message>
    <message>
        <source>An original stands at this path already, and originals are never overwritten.</source>
        <translation>此路径已有原件，而原件绝不会被覆盖。</translation>
    </message>
    <message>
        <source>Another program changed this file at the same moment.</source>
        <translation>另一个程序同时更改了此文件。</translation>
    </message>
    <message>
        <source>Another program has this file open</source>
        <translation>另一个程序已打开此文件</translation>
    </message>
    <message>
        <source>Another program holds it</source>
        <translation>另一个程序正占用它</translation>
    </message>
    <message>
        <source>Another program is writing to this project (%1).</source>
        <translation>另一个程序正在写入此项目（%1）。</translation>
    </message>
    <message>
        <source>As it stood after change %1, %2.</source>
        <translation>更改 %1 之后的样子，%2。</translation>
    </message>
    <message>
        <source>As it was found, %1.</source>
        <translation>发现时的样子，%1。</translation>
    </message>
    <message>
        <source>Ask for %1 from 1 to %2.</source>
        <translation>请读取 %1，从 1 到 %2。</translation>
    </message>
    <message>
        <source>Ask for it without a range.</source>
        <translation>请不带范围读取。</translation>
    </message>
    <message>
        <source>Ask for less at once.</source>
        <translation>请一次少请求一些。</translation>
    </message>
    <message>
        <source>Ask them, or supersede it by another page.</source>
        <translation>请询问该人，或用另一个页面取代它。</translation>
    </message>
    <message>
        <source>At the next change of the originals it is set aside with its date and rebuilt with what can be read.</source>
        <translation>下次更改原件时，它会连同日期移到一旁，并用可读取的内容重建。</translation>
    </message>
    <message>
        <source>At the next change of the originals it is written again as it was last known.</source>
        <translation>下次更改原件时，会按先前已知的内容重新写入。</translation>
    </message>
    <message>
        <source>Bring it back or connect its disk. If it was deleted on purpose, make an empty folder of its name.</source>
        <translation>请将其放回或连接其磁盘。如果是有意删除，请新建同名的空文件夹。</translation>
    </message>
    <message>
        <source>Bring that folder back or connect its disk. If it was deleted on purpose, make an empty one of its name.</source>
        <translation>请放回该文件夹或连接其磁盘。如果是有意删除，请新建同名的空文件夹。</translation>
    </message>
    <message>
        <source>Bring the pages back; it follows.</source>
        <translation>请恢复页面；它会随之更新。</translation>
    </message>
    <message>
        <source>Call it %1 for example.</source>
        <translation>例如可改为 %1。</translation>
    </message>
    <message>
        <source>Call it %1.</source>
        <translation>请改为 %1。</translation>
    </message>
    <message>
        <source>Change it by hand.</source>
        <translation>请手动更改。</translation>
    </message>
    <message>
        <source>Change its permissions or free some space on its disk.</source>
        <translation>请更改其权限或在其磁盘上腾出空间。</translation>
    </message>
    <message>
        <source>Change its permissions, or close it in the other program.</source>
        <translation>请更改其权限，或在另一个程序中关闭它。</translation>
    </message>
    <message>
        <source>Change its permissions, then open it again.</source>
        <translation>请更改其权限，然后重新打开。</translation>
    </message>
    <message>
        <source>Change its permissions.</source>
        <translation>请更改其权限。</translation>
    </message>
    <message>
        <source>Change the permissions of file and folder and try again.</source>
        <translation>请更改文件和文件夹的权限后重试。</translation>
    </message>
    <message>
        <source>Change what comes after it, or restore the page.</source>
        <translation>请更改其后的内容，或恢复页面。</translation>
    </message>
    <message>
        <source>Check again.</source>
        <translation>请重新检查。</translation>
    </message>
    <message>
        <source>Check the address and the network.</source>
        <translation>请检查地址和网络。</translation>
    </message>
    <message>
        <source>Check the address and try again.</source>
        <translation>请检查地址后重试。</translation>
    </message>
    <message>
        <source>Check the address, or save it yourself.</source>
        <translation>请检查地址，或自行保存。</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>请检查地址。</translation>
    </message>
    <message>
        <source>Check the disk and its connection.</source>
        <translation>请检查磁盘及其连接。</translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation>请检查磁盘后重试。</translation>
    </message>
    <message>
        <source>Check the disk, its space and its connection.</source>
        <translation>请检查磁盘、其空间和连接。</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>请选择已有的文件夹。</translation>
    </message>
    <message>
        <source>Choose a folder that is no link.</source>
        <translation>请选择不是链接的文件夹。</translation>
    </message>
    <message>
        <source>Choose a name without it.</source>
        <translation>请选择不带它的名称。</translation>
    </message>
    <message>
        <source>Choose a plain file.</source>
        <translation>请选择普通文件。</translation>
    </message>
    <message>
        <source>Choose a shorter name, or move the project to a folder with a shorter path.</source>
        <translation>请选择较短的名称，或将项目移到路径较短的文件夹。</translation>
    </message>
    <message>
        <source>Choose a slug of letters, digits and dashes, 200 bytes at most.</source>
        <translation>请选择由字母、数字和连字符组成的短名，最长 200 字节。</translation>
    </message>
    <message>
        <source>Choose an earlier version.</source>
        <translation>请选择更早的版本。</translation>
    </message>
    <message>
        <source>Choose another folder, or create a knowledge base here.</source>
        <translation>请选择其他文件夹，或在此创建知识库。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Choose another name, or a folder ending in “/”.</source>
        <translation>请选择其他名称，或以“/”结尾的文件夹。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <source>Choose another name; if it is a newer version, name the old one as the one it replaces.</source>
        <translation>请选择其他名称；如果是较新的版本，请指明它取代的旧版本。</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>请选择其他位置。</translation>
    </message>
    <message>
        <source>Choose another slug, `%1-%2` for example.</source>
        <translation>请选择其他短名，例如 `%1-%2`。</translation>
    </message>
    <message>
        <source>Choose another slug.</source>
        <translation>请选择另一个短名。</translation>
    </message>
    <message>
        <source>Choose another slug: index, log and overview are kept for these files.</source>
        <translation>请选择其他短名：index、log 和 overview 保留给这些文件。</translation>
    </message>
    <message>
        <source>Choose it again.</source>
        <translation>请重新选择。</translation>
    </message>
    <message>
        <source>Choose shorter names.</source>
        <translation>请选择较短的名称。</translation>
    </message>
    <message>
        <source>Choose the folder of a knowledge base.</source>
        <translation>请选择知识库的文件夹。</translation>
    </message>
    <message>
        <source>Choose what comes after it.</source>
        <translation>请选择其后的内容。</translation>
    </message>
    <message>
        <source>Close it first.</source>
        <translation>请先结束它。</translation>
    </message>
    <message>
        <source>Close it in the other program and try again.</source>
        <translation>请在另一个程序中关闭它后重试。</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>Close the header with `---`.</source>
        <translation>请用 `---` 结束页头。</translation>
    </message>
    <message>
        <source>Close the knowledge base and open it again.</source>
        <translation>请关闭知识库并重新打开。</translation>
    </message>
    <message>
        <source>Close the knowledge base and open it again: the damaged file is then set aside.</source>
        <translation>请关闭知识库并重新打开：届时会将损坏的文件移到一旁。</translation>
    </message>
    <message>
        <source>Connect its disk or bring its pages back. If they were deleted on purpose, say so (kbdesk doctor --pages-gone).</source>
        <translation>请连接其磁盘或放回其页面。如果是有意删除，请说明（kbdesk doctor --pages-gone）。</translation>
    </message>
    <message>
        <source>Connect its disk or bring them back, if they should be there. %1</source>
        <translation>如果它们应该在那里，请连接其磁盘或将它们找回。%1</translation>
    </message>
    <message>
        <source>Correct the [[page_types]] tables.</source>
        <translation>请更正 [[page_types]] 表。</translation>
    </message>
    <message>
        <source>Correct the file.</source>
        <translation>请更正该文件。</translation>
    </message>
    <message>
        <source>Correct the header by hand first.</source>
        <translation>请先手动更正页头。</translation>
    </message>
    <message>
        <source>Correct the line.</source>
        <translation>请更正该行。</translation>
    </message>
    <message>
        <source>Create those pages first (or in the same call), or link to pages that exist.</source>
        <translation>请先（或在同一次调用中）创建这些页面，或链接到已有的页面。</translation>
    </message>
    <message>
        <source>Delete %1 if you do not know it, and open the project again.</source>
        <translation>如果你不认识 %1，请将其删除，然后重新打开项目。</translation>
    </message>
    <message>
        <source>Delete it and open the project again.</source>
        <translation>请将它删除，然后重新打开项目。</translation>
    </message>
    <message>
        <source>Delete the file; a new one is made.</source>
        <translation>请删除该文件；会新建一个。</translation>
    </message>
    <message>
        <source>Did you mean %1 (%2)? Give the id exactly so.</source>
        <translation>你是指 %1（%2）吗？请完全按此填写 id。</translation>
    </message>
    <message>
        <source>Did you mean %1 (%2)? Give the name exactly so.</source>
        <translation>你是指 %1（%2）吗？请完全按此填写名称。</translation>
    </message>
    <message>
        <source>It is no TOML: “%1”.</source>
        <translation>不是 TOML：“%1”。</translation>
    </message>
    <message>
        <source>Not known: the list of originals was damaged. Its folder is not known either.</source>
        <translation>未知：原件列表当时已损坏。其文件夹也未知。</translation>
    </message>
    <message>
        <source>Not known: the list of originals was gone. Its folder is not known either.</source>
        <translation>未知：原件列表当时不见了。其文件夹也未知。</translation>
    </message>
    <message>
        <source>Not known: the list of originals was written without it. Its folder is not known either.</source>
        <translation>未知：原件列表写入时没有它。其文件夹也未知。</translation>
    </message>
    <message>
        <source>Pages would go that others link to: %1. Pages with these links: %2.</source>
        <translation>有其他页面链接到的页面将被移除：%1。含有这些链接的页面：%2。</translation>
    </message>
    <message>
        <source>Retired on %1: %2. Don&apos;t rely on what it says.</source>
        <translation>于 %1 停用：%2。请勿依赖其内容。</translation>
    </message>
    <message>
        <source>Superseded on %1 (%2): see [%3](%4).</source>
        <translation>于 %1 被取代（%2）：请看 [%3](%4)。</translation>
    </message>
    <message>
        <source>Superseded on %1: see [%2](%3).</source>
        <translation>于 %1 被取代：请看 [%2](%3)。</translation>
    </message>
    <message>
        <source>The %1 cannot do what was asked: it is too much or too long (“%2”).</source>
        <translation>%1无法执行所请求的操作：太多或太长（“%2”）。</translation>
    </message>
    <message>
        <source>The disk refused (“%1”)</source>
        <translation>磁盘拒绝了（“%1”）</translation>
    </message>
    <message>
        <source>The file is larger than the limit of %1 MB.</source>
        <translation>文件超过 %1 MB 的上限。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read: its pages are not known now.</source>
        <translation>无法读取文件夹 %1：现在不知道其中的页面。</translation>
    </message>
    <message>
        <source>The folder of its file says what type a page is.</source>
        <translation>页面的类型由其文件所在的文件夹决定。</translation>
    </message>
    <message>
        <source>The index of the originals&apos; texts is damaged.</source>
        <translation>原件文本的索引已损坏。</translation>
    </message>
    <message>
        <source>The list of originals (sources.json) is gone and with it every original that it named, as when a disk is unplugged.</source>
        <translation>原件列表（sources.json）不见了，它所列的原件也都不见了，就像磁盘被拔掉一样。</translation>
    </message>
    <message>
        <source>The list of originals (sources.json) is gone.</source>
        <translation>原件列表（sources.json）不见了。</translation>
    </message>
    <message>
        <source>The list of originals says that an agent&apos;s run saved it.</source>
        <translation>原件清单显示它由智能体保存。</translation>
    </message>
    <message>
        <source>The original %1 was retired: %2</source>
        <translation>原件 %1 已停用：%2</translation>
    </message>
    <message>
        <source>The program that reads documents could not be started (“%1”).</source>
        <translation>无法启动读取文档的程序（“%1”）。</translation>
    </message>
    <message>
        <source>The project&apos;s settings do not parse: “%1”.</source>
        <translation>无法解析项目设置：“%1”。</translation>
    </message>
    <message>
        <source>The query has too many characters: %1, at most %2.</source>
        <translation>搜索内容字符太多：%1 个，最多 %2 个。</translation>
    </message>
    <message>
        <source>The query has too many conditions: %1, at most %2.</source>
        <translation>搜索内容条件太多：%1 个，最多 %2 个。</translation>
    </message>
    <message>
        <source>The query has too many words: %1, at most %2.</source>
        <translation>搜索内容词语太多：%1 个，最多 %2 个。</translation>
    </message>
    <message>
        <source>The server asks for a password (HTTP 401).</source>
        <translation>服务器要求密码 (HTTP 401)。</translation>
    </message>
    <message>
        <source>The server does not allow it (HTTP 403).</source>
        <translation>服务器不允许 (HTTP 403)。</translation>
    </message>
    <message>
        <source>The server does not give the file (HTTP %1).</source>
        <translation>服务器不提供此文件 (HTTP %1)。</translation>
    </message>
    <message>
        <source>The server gives no file.</source>
        <translation>服务器没有提供文件。</translation>
    </message>
    <message>
        <source>The server has it no longer (HTTP 410).</source>
        <translation>服务器上已没有它 (HTTP 410)。</translation>
    </message>
    <message>
        <source>The server has no such page (HTTP 404).</source>
        <translation>服务器上没有此页面 (HTTP 404)。</translation>
    </message>
    <message>
        <source>The server sent an empty file.</source>
        <translation>服务器发来的是空文件。</translation>
    </message>
    <message>
        <source>The server was asked too often (HTTP 429).</source>
        <translation>对服务器的请求过于频繁 (HTTP 429)。</translation>
    </message>
    <message>
        <source>The system says “%1”</source>
        <translation>系统提示：“%1”</translation>
    </message>
    <message>
        <source>The transfer broke off before its end.</source>
        <translation>传输在完成前中断。</translation>
    </message>
    <message>
        <source>This PDF has no text</source>
        <translation>此 PDF 没有文字</translation>
    </message>
    <message>
        <source>This is no JSON: “%1”.</source>
        <translation>这不是 JSON：“%1”。</translation>
    </message>
    <message>
        <source>This is no TOML: “%1”.</source>
        <translation>这不是 TOML：“%1”。</translation>
    </message>
    <message>
        <source>This page says nothing that could be traced.</source>
        <translation>此页面没有可溯源的内容。</translation>
    </message>
    <message>
        <source>This project was opened for reading only: its disk was full.</source>
        <translation>此项目以只读方式打开：其磁盘已满。</translation>
    </message>
    <message>
        <source>This project was opened for reading only: its folder could not be written.</source>
        <translation>此项目以只读方式打开：无法写入其文件夹。</translation>
    </message>
    <message>
        <source>it cannot be unpacked (“%1”)</source>
        <translation>无法解压（“%1”）</translation>
    </message>
    <message>
        <source>it is not JSON (line %1: “%2”)</source>
        <translation>不是 JSON（第 %1 行：“%2”）</translation>
    </message>
    <message>
        <source>its content is no such drawing</source>
        <translation>内容不是此类图形</translation>
    </message>
    <message>
        <source>its content is no such picture</source>
        <translation>内容不是此类图片</translation>
    </message>
    <message>
        <source>its picture cannot be read</source>
        <translation>无法读取其图片</translation>
    </message>
    <message>
        <source>the change of %1 with which it came was taken back</source>
        <translation>带来它的更改（%1）已撤回</translation>
    </message>
    <message>
        <source>the code fence “%1” is never closed (%2 lines after it read as code).</source>
        <translation>代码围栏“%1”没有结束（其后 %2 行被当作代码）。</translation>
    </message>
    <message>
        <source>the code fence “%1” is never closed (1 line after it read as code).</source>
        <translation>代码围栏“%1”没有结束（其后 1 行被当作代码）。</translation>
    </message>
    <message>
        <source>the code fence “%1” is never closed.</source>
        <translation>代码围栏“%1”没有结束。</translation>
    </message>
    <message>
        <source>the field `%1` is gone now.</source>
        <translation>字段 `%1` 现在已不存在。</translation>
    </message>
    <message>
        <source>the field `%1` is “%2” now.</source>
        <translation>字段 `%1` 现在是“%2”。</translation>
    </message>
    <message>
        <source>this loses the header field %1.</source>
        <translation>这会丢失页头字段 %1。</translation>
    </message>
    <message>
        <source>this loses the header fields %1.</source>
        <translation>这会丢失页头字段 %1。</translation>
    </message>
    <message>
        <source>this loses the whole header: %1.</source>
        <translation>这会丢失整个页头：%1。</translation>
    </message>
    <message>
        <source>you can read and search, but nothing can be changed.</source>
        <translation>你可以阅读和搜索，但不能更改任何内容。</translation>
    </message>
    <message>
        <source>Did you mean %1? Give the id exactly so.</source>
        <translation>你是指 %1 吗？请完全照此填写 id。</translation>
    </message>
    <message>
        <source>%1 is called nearly the same: “%2”.</source>
        <translation>%1 的名称几乎相同：“%2”。</translation>
    </message>
    <message>
        <source>%1 refuses the connection.</source>
        <translation>%1 拒绝连接。</translation>
    </message>
    <message>
        <source>%1%2 Check what this page says from it; correct it or take it out.</source>
        <translation>%1%2 请检查此页面依据它所写的内容；改正或移除。</translation>
    </message>
    <message>
        <source>%1: it is not superseded any more.</source>
        <translation>%1：它不再被取代。</translation>
    </message>
    <message>
        <source>%1: the log got no entry. %2</source>
        <translation>%1：日志没有添加条目。%2</translation>
    </message>
    <message>
        <source>A copy could not be made.</source>
        <translation>无法创建副本。</translation>
    </message>
    <message>
        <source>A limit is a number of bytes.</source>
        <translation>上限是字节数。</translation>
    </message>
    <message>
        <source>An original stands in its place again.</source>
        <translation>它的位置上又有了原件。</translation>
    </message>
    <message>
        <source>Ask for a part of it.</source>
        <translation>请指定其中的一部分。</translation>
    </message>
    <message>
        <source>Ask for a smaller one.</source>
        <translation>请指定较小的部分。</translation>
    </message>
    <message>
        <source>Ask them.</source>
        <translation>请询问用户。</translation>
    </message>
    <message>
        <source>Call the file something else, or choose another folder.</source>
        <translation>请给该文件改名，或选择另一个文件夹。</translation>
    </message>
    <message>
        <source>Change it as it stands today.</source>
        <translation>请在当前的版本上更改。</translation>
    </message>
    <message>
        <source>Change it there.</source>
        <translation>请在那里更改。</translation>
    </message>
    <message>
        <source>Check the address, or try again later.</source>
        <translation>请检查地址，或稍后重试。</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>请另选一个。</translation>
    </message>
    <message>
        <source>Choose another page.</source>
        <translation>请选择另一个页面。</translation>
    </message>
    <message>
        <source>Choose one of them.</source>
        <translation>请选择其中一个。</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>请选择一个。</translation>
    </message>
    <message>
        <source>Close the knowledge base and open it again: they are read anew then.</source>
        <translation>请关闭知识库并重新打开：届时会重新读取。</translation>
    </message>
    <message>
        <source>Did you mean %1? Give the name exactly so.</source>
        <translation>你是指 %1 吗？请完全按此填写名称。</translation>
    </message>
    <message>
        <source>Did you mean `%1`? %2</source>
        <translation>你是指 `%1` 吗？%2</translation>
    </message>
    <message>
        <source>Did you mean `%1`? Give the type exactly so.</source>
        <translation>你是指 `%1` 吗？请完全照此填写类型。</translation>
    </message>
    <message>
        <source>Don&apos;t rely on what it says.</source>
        <translation>请勿依据其内容。</translation>
    </message>
    <message>
        <source>Drop or choose the file that was asked for.</source>
        <translation>请拖放或选择所请求的文件。</translation>
    </message>
    <message>
        <source>Edit %1, or choose another slug.</source>
        <translation>请编辑 %1，或选择其他短名。</translation>
    </message>
    <message>
        <source>Edit or rewrite it, or choose another slug.</source>
        <translation>请编辑或重写它，或选择其他短名。</translation>
    </message>
    <message>
        <source>Edit what comes after it, or restore the page.</source>
        <translation>请编辑其后的内容，或恢复页面。</translation>
    </message>
    <message>
        <source>Fetch the page that it was made from.</source>
        <translation>请下载生成它的网页。</translation>
    </message>
    <message>
        <source>Free some space and open it again.</source>
        <translation>请腾出空间后重新打开。</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>请腾出空间后重试。</translation>
    </message>
    <message>
        <source>Free some space and try again; everything stands as it was.</source>
        <translation>请腾出空间后重试；一切保持原样。</translation>
    </message>
    <message>
        <source>Free some space on it; until then nothing can be saved.</source>
        <translation>请在其上腾出空间；在此之前无法保存任何内容。</translation>
    </message>
    <message>
        <source>Free some space on its disk, then open it again.</source>
        <translation>请在其磁盘上腾出空间，然后重新打开。</translation>
    </message>
    <message>
        <source>Get it again from where it came from.</source>
        <translation>请从其来源重新获取。</translation>
    </message>
    <message>
        <source>Give 1 to %1 minutes.</source>
        <translation>请指定 1 至 %1 分钟。</translation>
    </message>
    <message>
        <source>Give a day and an hour.</source>
        <translation>请指定日期和时间。</translation>
    </message>
    <message>
        <source>Give a smaller one.</source>
        <translation>请给出较小的数字。</translation>
    </message>
    <message>
        <source>Give a text to replace, or a field.</source>
        <translation>请给出要替换的文本或字段。</translation>
    </message>
    <message>
        <source>Give a text to replace.</source>
        <translation>请给出要替换的文本。</translation>
    </message>
    <message>
        <source>Give a whole one.</source>
        <translation>请给出完整的地址。</translation>
    </message>
    <message>
        <source>Give another address.</source>
        <translation>请给出其他地址。</translation>
    </message>
    <message>
        <source>Give another file.</source>
        <translation>请给出其他文件。</translation>
    </message>
    <message>
        <source>Give another path to restore it to.</source>
        <translation>请给出另一个恢复路径。</translation>
    </message>
    <message>
        <source>Give at least one.</source>
        <translation>请至少给出一个。</translation>
    </message>
    <message>
        <source>Give each its own slug.</source>
        <translation>请给每个页面各自的短名。</translation>
    </message>
    <message>
        <source>Give more of what stands around it.</source>
        <translation>请多给出一些前后文字。</translation>
    </message>
    <message>
        <source>Give one from 0, which is none.</source>
        <translation>请指定 0 或以上的数；0 表示不限。</translation>
    </message>
    <message>
        <source>Give one that begins with https://.</source>
        <translation>请给出以 https:// 开头的地址。</translation>
    </message>
    <message>
        <source>Give the exact words that stand in the page.</source>
        <translation>请给出页面中的原文。</translation>
    </message>
    <message>
        <source>Give the final address.</source>
        <translation>请给出最终地址。</translation>
    </message>
    <message>
        <source>Give them in a plainer form.</source>
        <translation>请以更简单的形式给出。</translation>
    </message>
    <message>
        <source>Give what is to stand there. To take a page out of use, ask to retire it or supersede it.</source>
        <translation>请给出应写在那里的内容。若要停止使用某个页面，请请求停用它，或取代它。</translation>
    </message>
    <message>
        <source>How the person wants things done (field `since`).</source>
        <translation>用户希望怎样做事（字段 `since`）。</translation>
    </message>
    <message>
        <source>Hunks are judged within one change of one file.</source>
        <translation>变更块只能在同一文件的同一次更改内审阅。</translation>
    </message>
    <message>
        <source>If no program has it open, change the permissions of file and folder.</source>
        <translation>如果没有程序打开它，请更改文件和文件夹的权限。</translation>
    </message>
    <message>
        <source>If you trust it, open it with its own program and save it anew.</source>
        <translation>如果你信任它，请用其自身的程序打开并重新保存。</translation>
    </message>
    <message>
        <source>In VS Code run “MCP: List Servers” and start it; then ask in the chat&apos;s agent mode: what is in my knowledge base?</source>
        <translation>在 VS Code 中运行“MCP: List Servers”并启动它；然后在聊天的智能体模式中问：我的知识库里有什么？</translation>
    </message>
    <message>
        <source>In Windsurf&apos;s Cascade, open the MCP servers and refresh; then ask: what is in my knowledge base?</source>
        <translation>在 Windsurf 的 Cascade 中打开 MCP 服务器并刷新；然后问：我的知识库里有什么？</translation>
    </message>
    <message>
        <source>In Zed&apos;s agent panel, look whether the server&apos;s dot is green; then ask: what is in my knowledge base?</source>
        <translation>在 Zed 的智能体面板中查看服务器的圆点是否为绿色；然后问：我的知识库里有什么？</translation>
    </message>
    <message>
        <source>In this wiki no page is made anew as one of another type: links by name would not tell the two apart.</source>
        <translation>在此维基中，页面不会以另一种类型重新建立：按名称的链接将无法区分两者。</translation>
    </message>
    <message>
        <source>Install kbdesk again.</source>
        <translation>请重新安装 kbdesk。</translation>
    </message>
    <message>
        <source>It begins %1.</source>
        <translation>它始于 %1。</translation>
    </message>
    <message>
        <source>It cannot be brought back: no copy of what it held is kept.</source>
        <translation>无法恢复：没有保留其内容的副本。</translation>
    </message>
    <message>
        <source>It cannot be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>It cannot be taken up again: another has its name, or the list does not know what it was.</source>
        <translation>无法重新记入：名称已被占用，或清单不知道它是什么。</translation>
    </message>
    <message>
        <source>It cannot replace itself.</source>
        <translation>它不能取代自己。</translation>
    </message>
    <message>
        <source>It did not end within %1 seconds.</source>
        <translation>它没有在 %1 秒内结束。</translation>
    </message>
    <message>
        <source>It grows by an entry for each operation: add one.</source>
        <translation>它随每次操作增加一条记录：请添加记录。</translation>
    </message>
    <message>
        <source>It has %1 pages.</source>
        <translation>它有 %1 页。</translation>
    </message>
    <message>
        <source>It is kept as a draft, to be saved or dropped.</source>
        <translation>它已存为草稿，可保存或丢弃。</translation>
    </message>
    <message>
        <source>It is kept by hand here; a new page gets its line where the others have one.</source>
        <translation>这里由人手工维护；新页面会在其他页面所在之处得到自己的一行。</translation>
    </message>
    <message>
        <source>It is made of the pages: change these.</source>
        <translation>它由页面生成：请更改页面。</translation>
    </message>
    <message>
        <source>It is not UTF-8 text (line %1).</source>
        <translation>它不是 UTF-8 文本（第 %1 行）。</translation>
    </message>
    <message>
        <source>It is not said what replaces it.</source>
        <translation>没有说明由什么取代它。</translation>
    </message>
    <message>
        <source>It is not said which page supersedes this one.</source>
        <translation>没有指明由哪个页面取代此页面。</translation>
    </message>
    <message>
        <source>It is sent in a compression that was not asked for (%1).</source>
        <translation>它以未请求的压缩方式发送（%1）。</translation>
    </message>
    <message>
        <source>It is written to all the time.</source>
        <translation>它正被不停地写入。</translation>
    </message>
    <message>
        <source>It knows %1. For another one, take what --print shows for cursor: most clients read that form.</source>
        <translation>它认识 %1。如需其他客户端，请使用 --print 为 cursor 显示的内容：大多数客户端都能读取这种格式。</translation>
    </message>
    <message>
        <source>It may be made by its scripts; save it from a browser.</source>
        <translation>它可能由脚本生成；请用浏览器保存。</translation>
    </message>
    <message>
        <source>It redirects to something that is no web address.</source>
        <translation>它重定向到并非网址的内容。</translation>
    </message>
    <message>
        <source>It redirects too often.</source>
        <translation>重定向次数过多。</translation>
    </message>
    <message>
        <source>It stands there so: %1</source>
        <translation>那里的写法是：%1</translation>
    </message>
    <message>
        <source>It stands there with other spaces, line breaks, quotation marks, dashes or capitals.</source>
        <translation>那里的空格、换行、引号、破折号或大小写有所不同。</translation>
    </message>
    <message>
        <source>It was %1.</source>
        <translation>原为 %1。</translation>
    </message>
    <message>
        <source>It was changed %1 times, the last by %2 at %3</source>
        <translation>它被更改了 %1 次，最近一次由 %2 于 %3</translation>
    </message>
    <message>
        <source>It was changed by %1 at %2</source>
        <translation>它由 %1 于 %2 更改</translation>
    </message>
    <message>
        <source>It was changed meanwhile</source>
        <translation>它在此期间被更改</translation>
    </message>
    <message>
        <source>It was changed, moved or deleted since.</source>
        <translation>它之后被更改、移动或删除。</translation>
    </message>
    <message>
        <source>It was moved or deleted since.</source>
        <translation>它之后被移动或删除。</translation>
    </message>
    <message>
        <source>It was retired already.</source>
        <translation>它已经停用。</translation>
    </message>
    <message>
        <source>Its address gives a newer version.</source>
        <translation>其网址提供了更新的版本。</translation>
    </message>
    <message>
        <source>Its folder is gone</source>
        <translation>其文件夹已不存在</translation>
    </message>
    <message>
        <source>Its name is not UTF-8 text, so it is left out.</source>
        <translation>其名称不是 UTF-8 文本，因此略过。</translation>
    </message>
    <message>
        <source>Its name is not UTF-8 text, so it is left out. Rename it.</source>
        <translation>其名称不是 UTF-8 文本，因此略过。请重命名。</translation>
    </message>
    <message>
        <source>Leave it as it was, or supersede, retire or restore the page.</source>
        <translation>请保持原样，或取代、停用、恢复此页面。</translation>
    </message>
    <message>
        <source>Leave it out, or ask the person to write the first entry.</source>
        <translation>请省略它，或请该人写下第一个条目。</translation>
    </message>
    <message>
        <source>Leave it out, or ask the person whether this wiki is to have one.</source>
        <translation>请省略它，或询问该人此维基是否应有日志。</translation>
    </message>
    <message>
        <source>Leave out its lone surrogates (U+D800 to U+DFFF).</source>
        <translation>请去掉其中单独的代理字符（U+D800 至 U+DFFF）。</translation>
    </message>
    <message>
        <source>Leave some out.</source>
        <translation>请去掉一些。</translation>
    </message>
    <message>
        <source>Leave the line breaks out.</source>
        <translation>请去掉换行。</translation>
    </message>
    <message>
        <source>Leave them out.</source>
        <translation>请省略它们。</translation>
    </message>
    <message>
        <source>Let the person raise the limit in the settings, or make it smaller.</source>
        <translation>请让用户在设置中提高上限，或减小文件。</translation>
    </message>
    <message>
        <source>Let the person restore it first.</source>
        <translation>请先让用户恢复它。</translation>
    </message>
    <message>
        <source>Line %1 of the header: %2</source>
        <translation>页头第 %1 行：%2</translation>
    </message>
    <message>
        <source>Link by the id of the page that you mean.</source>
        <translation>请用所指页面的 id 链接。</translation>
    </message>
    <message>
        <source>List the originals to see the retired ones.</source>
        <translation>请列出原件以查看已停用的原件。</translation>
    </message>
    <message>
        <source>List the originals to see their paths.</source>
        <translation>请列出原件以查看其路径。</translation>
    </message>
    <message>
        <source>List the originals to see which are missing.</source>
        <translation>请列出原件以查看哪些缺失。</translation>
    </message>
    <message>
        <source>List the originals to see which are.</source>
        <translation>请列出原件以查看有哪些。</translation>
    </message>
    <message>
        <source>Look at it again.</source>
        <translation>请重新查看。</translation>
    </message>
    <message>
        <source>Look at it in the program that made it.</source>
        <translation>请在制作它的程序中查看。</translation>
    </message>
    <message>
        <source>Look at it with a PDF viewer.</source>
        <translation>请用 PDF 阅读器查看。</translation>
    </message>
    <message>
        <source>Look at it with a book reader.</source>
        <translation>请用电子书阅读器查看。</translation>
    </message>
    <message>
        <source>Look at its history.</source>
        <translation>请查看其历史记录。</translation>
    </message>
    <message>
        <source>Look at its text.</source>
        <translation>请查看其文本。</translation>
    </message>
    <message>
        <source>Look at its versions again.</source>
        <translation>请重新查看其版本。</translation>
    </message>
    <message>
        <source>Look at the change again.</source>
        <translation>请重新查看该更改。</translation>
    </message>
    <message>
        <source>Look at the comments again.</source>
        <translation>请重新查看评论。</translation>
    </message>
    <message>
        <source>Look at the drafts again.</source>
        <translation>请重新查看草稿。</translation>
    </message>
    <message>
        <source>Look at the history again.</source>
        <translation>请重新查看历史记录。</translation>
    </message>
    <message>
        <source>Look at the list again.</source>
        <translation>请重新查看列表。</translation>
    </message>
    <message>
        <source>Look at the page&apos;s history.</source>
        <translation>请查看页面的历史。</translation>
    </message>
    <message>
        <source>Look at the page&apos;s versions.</source>
        <translation>请查看页面的版本。</translation>
    </message>
    <message>
        <source>Look at the picture itself.</source>
        <translation>请查看图片本身。</translation>
    </message>
    <message>
        <source>Look at the queue again.</source>
        <translation>请重新查看待审阅列表。</translation>
    </message>
    <message>
        <source>Look for it again.</source>
        <translation>请重新查找。</translation>
    </message>
    <message>
        <source>Look for the words that matter.</source>
        <translation>请只搜索重要的词。</translation>
    </message>
    <message>
        <source>Look for those that matter.</source>
        <translation>请只搜索重要的那些。</translation>
    </message>
    <message>
        <source>Look in the index or search for it; a new page is made with create.</source>
        <translation>请在目录中查找或搜索；新页面用 create 创建。</translation>
    </message>
    <message>
        <source>Look in the index or search.</source>
        <translation>请查看目录或搜索。</translation>
    </message>
    <message>
        <source>Make %1 and what is in it readable and writable, then open it again.</source>
        <translation>请使 %1 及其中的内容可读可写，然后重新打开。</translation>
    </message>
    <message>
        <source>Make a page of the new name, and supersede the old one by it.</source>
        <translation>请用新名称建立一个页面，并用它取代旧页面。</translation>
    </message>
    <message>
        <source>Make it and what is in %1 writable, then open it again.</source>
        <translation>请使它和 %1 中的内容可写，然后重新打开。</translation>
    </message>
    <message>
        <source>Make it anew as a page of the other type.</source>
        <translation>请以另一类型重新创建页面。</translation>
    </message>
    <message>
        <source>Make it readable and try again.</source>
        <translation>请使其可读后重试。</translation>
    </message>
    <message>
        <source>Make it smaller, or use another disk.</source>
        <translation>请将其缩小，或使用其他磁盘。</translation>
    </message>
    <message>
        <source>Make it writable if it may change, and try again.</source>
        <translation>如果可以更改，请使其可写后重试。</translation>
    </message>
    <message>
        <source>Make it writable, or copy the project to another disk.</source>
        <translation>请使其可写，或将项目复制到其他磁盘。</translation>
    </message>
    <message>
        <source>Make the folder .kbdesk readable and writable.</source>
        <translation>请使 .kbdesk 文件夹可读写。</translation>
    </message>
    <message>
        <source>Make the folder .kbdesk writable, or copy the project.</source>
        <translation>请使 .kbdesk 文件夹可写，或复制项目。</translation>
    </message>
    <message>
        <source>Mend or remove this file.</source>
        <translation>请修正或移除此文件。</translation>
    </message>
    <message>
        <source>Mend that file and open the folder again.</source>
        <translation>请修正该文件，然后重新打开文件夹。</translation>
    </message>
    <message>
        <source>Mend this file.</source>
        <translation>请修正此文件。</translation>
    </message>
    <message>
        <source>Mend this line.</source>
        <translation>请修正此行。</translation>
    </message>
    <message>
        <source>Move it away, then try again.</source>
        <translation>请将它移走，然后重试。</translation>
    </message>
    <message>
        <source>Move its file with the program that you write the wiki with.</source>
        <translation>请用您编写此维基的程序移动其文件。</translation>
    </message>
    <message>
        <source>Move or rename it, and kbdesk makes one when it next changes a page.</source>
        <translation>请移动或重命名它；kbdesk 下次更改页面时会生成一个。</translation>
    </message>
    <message>
        <source>Move or rename it.</source>
        <translation>请移动或重命名。</translation>
    </message>
    <message>
        <source>Name a folder inside it, or &quot;&quot; for its root.</source>
        <translation>请指定其中的文件夹，或用 &quot;&quot; 表示其根目录。</translation>
    </message>
    <message>
        <source>Name a page by its id, type/slug.</source>
        <translation>请用 id（类型/短名）指定页面。</translation>
    </message>
    <message>
        <source>Name another page.</source>
        <translation>请指定另一页面。</translation>
    </message>
    <message>
        <source>Name it, or retire the page.</source>
        <translation>请指明，或停用此页面。</translation>
    </message>
    <message>
        <source>Name one piece with its hunks.</source>
        <translation>请指定一个部分及其变更块。</translation>
    </message>
    <message>
        <source>Name one that is present, or none to replace.</source>
        <translation>请指定一个现有的原件，或不取代任何原件。</translation>
    </message>
    <message>
        <source>Name the original that does, or retire it as wrong.</source>
        <translation>请指定取代它的原件，或以有误停用。</translation>
    </message>
    <message>
        <source>Name the page that replaces it.</source>
        <translation>请指出取代它的页面。</translation>
    </message>
    <message>
        <source>Name the source that replaces it.</source>
        <translation>请指定取代它的来源。</translation>
    </message>
    <message>
        <source>Names that begin with a dot are hidden (%1).</source>
        <translation>以点开头的名称会被隐藏（%1）。</translation>
    </message>
    <message>
        <source>Newer changes of the files are not known yet. %1</source>
        <translation>尚不知道文件的最新更改。%1</translation>
    </message>
    <message>
        <source>No connection to %1 could be made.</source>
        <translation>无法连接到 %1。</translation>
    </message>
    <message>
        <source>No file can have this name.</source>
        <translation>文件不能使用此名称。</translation>
    </message>
    <message>
        <source>No file was chosen.</source>
        <translation>没有选择文件。</translation>
    </message>
    <message>
        <source>No folder can have this name.</source>
        <translation>文件夹不能使用此名称。</translation>
    </message>
    <message>
        <source>No original of this path is missing.</source>
        <translation>没有缺失此路径的原件。</translation>
    </message>
    <message>
        <source>No original of this path was let go.</source>
        <translation>没有放弃过此路径的原件。</translation>
    </message>
    <message>
        <source>No page can stand at `%1`.</source>
        <translation>页面不能位于 `%1`。</translation>
    </message>
    <message>
        <source>No retired original has this path.</source>
        <translation>没有已停用的原件使用此路径。</translation>
    </message>
    <message>
        <source>No secure connection to the server could be made.</source>
        <translation>无法与服务器建立安全连接。</translation>
    </message>
    <message>
        <source>No text would be left in the page.</source>
        <translation>页面中将不剩任何文本。</translation>
    </message>
    <message>
        <source>Nothing can be saved in this folder.</source>
        <translation>无法在此文件夹中保存任何内容。</translation>
    </message>
    <message>
        <source>Nothing in it could be read, so a new one was begun.</source>
        <translation>其中没有可读取的内容，因此新建了一个。</translation>
    </message>
    <message>
        <source>Nothing is written to it. Use a newer kbdesk, or the program that wrote it.</source>
        <translation>不会向其中写入任何内容。请使用较新的 kbdesk，或写入它的程序。</translation>
    </message>
    <message>
        <source>Nothing was written. Put the entry there by hand.</source>
        <translation>没有写入任何内容。请手动添加条目。</translation>
    </message>
    <message>
        <source>One concrete thing: a person, place, organization, work, tool (fields `kind`, `aliases`).</source>
        <translation>一个具体事物：人物、地点、组织、作品、工具（字段 `kind`、`aliases`）。</translation>
    </message>
    <message>
        <source>One idea: what it is, how it works, where it holds (field `aliases`: its other names).</source>
        <translation>一个概念：是什么、如何起作用、在何处成立（字段 `aliases`：其他名称）。</translation>
    </message>
    <message>
        <source>Only %1 of the %2 files changed at once were looked at for losses.</source>
        <translation>同时更改的 %2 个文件中只检查了 %1 个有无丢失。</translation>
    </message>
    <message>
        <source>Only a page of a PDF is shown as a picture.</source>
        <translation>只有 PDF 的页面会显示为图片。</translation>
    </message>
    <message>
        <source>Only changes of pages and of originals are taken back.</source>
        <translation>只能还原页面和原件的更改。</translation>
    </message>
    <message>
        <source>Only changes of pages are undone so.</source>
        <translation>只有页面的更改可以这样撤销。</translation>
    </message>
    <message>
        <source>Only http and https addresses are downloaded, not %1:.</source>
        <translation>只下载 http 和 https 地址，不支持 %1:。</translation>
    </message>
    <message>
        <source>Only the person deletes originals.</source>
        <translation>只有用户可以删除原件。</translation>
    </message>
    <message>
        <source>Only the person renames a page.</source>
        <translation>只有该人可以重命名页面。</translation>
    </message>
    <message>
        <source>Open it again.</source>
        <translation>请重新打开。</translation>
    </message>
    <message>
        <source>Open it with its own program and save it anew.</source>
        <translation>请用其自身的程序打开并重新保存。</translation>
    </message>
    <message>
        <source>Open it with its own program.</source>
        <translation>请用其自身的程序打开。</translation>
    </message>
    <message>
        <source>Open it with the program it was made with.</source>
        <translation>请用制作它的程序打开。</translation>
    </message>
    <message>
        <source>Open it.</source>
        <translation>请打开它。</translation>
    </message>
    <message>
        <source>Open the file itself.</source>
        <translation>请打开文件本身。</translation>
    </message>
    <message>
        <source>Other users can read this secret.</source>
        <translation>其他用户可以读取此密钥。</translation>
    </message>
    <message>
        <source>Pages of this wiki are never renamed: their ids are noted elsewhere.</source>
        <translation>此维基的页面从不重命名：它们的标识已记在别处。</translation>
    </message>
    <message>
        <source>Part it into several pages.</source>
        <translation>请将其拆成几个页面。</translation>
    </message>
    <message>
        <source>Part it into smaller files with another program.</source>
        <translation>请用其他程序将其拆成较小的文件。</translation>
    </message>
    <message>
        <source>Plug it in or connect it again, and try again.</source>
        <translation>请重新连接后再试。</translation>
    </message>
    <message>
        <source>Put it in %1/.</source>
        <translation>请放入 %1/。</translation>
    </message>
    <message>
        <source>Put the file there yourself if you have it, or accept this change.</source>
        <translation>如果你有该文件，请自行放回原处，或接受此更改。</translation>
    </message>
    <message>
        <source>Quit Claude Desktop wholly, start it again and ask: what is in my knowledge base?</source>
        <translation>完全退出 Claude Desktop，重新启动后问：我的知识库里有什么？</translation>
    </message>
    <message>
        <source>Read it again and repeat the change.</source>
        <translation>请重新读取，再做更改。</translation>
    </message>
    <message>
        <source>Read the page again and copy it exactly, without fields.</source>
        <translation>请重新读取页面并准确复制，不含字段。</translation>
    </message>
    <message>
        <source>Read this original and write what the knowledge base should hold of it.</source>
        <translation>请阅读此原件，并写下知识库应从中收录的内容。</translation>
    </message>
    <message>
        <source>Reading this file takes more memory than allowed, or it is made to crash its reader.</source>
        <translation>读取此文件所需内存超过限额，或者它被做成会使读取程序崩溃。</translation>
    </message>
    <message>
        <source>Rename it so that its name ends in .%1, and it can be read.</source>
        <translation>把文件名改为以 .%1 结尾，就可以读取。</translation>
    </message>
    <message>
        <source>Rename it.</source>
        <translation>请重命名。</translation>
    </message>
    <message>
        <source>Restore it first.</source>
        <translation>请先恢复它。</translation>
    </message>
    <message>
        <source>Restore one of them first.</source>
        <translation>请先恢复其中一个。</translation>
    </message>
    <message>
        <source>Restore the original instead.</source>
        <translation>请改为恢复原件。</translation>
    </message>
    <message>
        <source>Retire it as wrong or as replaced.</source>
        <translation>请以错误或被取代为由停用它。</translation>
    </message>
    <message>
        <source>Run `git lfs pull` first.</source>
        <translation>请先运行 `git lfs pull`。</translation>
    </message>
    <message>
        <source>Run it yourself: %1</source>
        <translation>请自行运行：%1</translation>
    </message>
    <message>
        <source>Run kbdesk doctor.</source>
        <translation>请运行 kbdesk doctor。</translation>
    </message>
    <message>
        <source>Run text recognition (OCR) over it and add the result, or look at it as a picture.</source>
        <translation>请对其进行文字识别（OCR）并添加结果，或作为图片查看。</translation>
    </message>
    <message>
        <source>Save a copy without the password and add that.</source>
        <translation>请保存一份没有密码的副本并添加。</translation>
    </message>
    <message>
        <source>Save it anew from a browser.</source>
        <translation>请用浏览器重新保存。</translation>
    </message>
    <message>
        <source>Save it anew in today&apos;s format.</source>
        <translation>请以现今的格式重新保存。</translation>
    </message>
    <message>
        <source>Save it as %1.</source>
        <translation>请另存为 %1。</translation>
    </message>
    <message>
        <source>Save it as UTF-8 in the program that wrote it.</source>
        <translation>请在编写它的程序中另存为 UTF-8。</translation>
    </message>
    <message>
        <source>Save the file yourself and add it.</source>
        <translation>请自行保存文件后添加。</translation>
    </message>
    <message>
        <source>Say in a few words what the page is about.</source>
        <translation>请用几个词说明页面的主题。</translation>
    </message>
    <message>
        <source>Say in a sentence why it goes.</source>
        <translation>请用一句话说明它为何停用。</translation>
    </message>
    <message>
        <source>Say it in fewer words.</source>
        <translation>请用更少的字说明。</translation>
    </message>
    <message>
        <source>Say what becomes of these links, or keep the pages as retired ones.</source>
        <translation>请指明这些链接如何处理，或将这些页面作为已停用页面保留。</translation>
    </message>
    <message>
        <source>Say which of the two.</source>
        <translation>请说明是哪一种。</translation>
    </message>
    <message>
        <source>Say why nobody should rely on the page.</source>
        <translation>请说明为何不应依据此页面。</translation>
    </message>
    <message>
        <source>See whether it was moved or its disk unplugged, then try again.</source>
        <translation>请查看它是否被移动或其磁盘已拔出，然后重试。</translation>
    </message>
    <message>
        <source>See whether it was moved, its disk unplugged or its permissions changed.</source>
        <translation>请查看它是否被移动、其磁盘是否已拔出或权限是否改变。</translation>
    </message>
    <message>
        <source>Select some text, or choose a heading.</source>
        <translation>请选中一些文本，或选择一个标题。</translation>
    </message>
    <message>
        <source>Send the character whole.</source>
        <translation>请发送完整的字符。</translation>
    </message>
    <message>
        <source>Set it by hand.</source>
        <translation>请手动设置。</translation>
    </message>
    <message>
        <source>Some of what this took back or changed was changed since.</source>
        <translation>其还原或更改的部分内容之后又有更改。</translation>
    </message>
    <message>
        <source>Something else stands here.</source>
        <translation>此处已有其他内容。</translation>
    </message>
    <message>
        <source>Something of this was changed since, so it is not undone.</source>
        <translation>其中有内容之后被更改，因此没有撤销。</translation>
    </message>
    <message>
        <source>Something stands at this path already.</source>
        <translation>此路径上已有内容。</translation>
    </message>
    <message>
        <source>Something stands where a folder should be</source>
        <translation>应为文件夹的位置上是别的内容</translation>
    </message>
    <message>
        <source>Split it into smaller files.</source>
        <translation>请将其拆成较小的文件。</translation>
    </message>
    <message>
        <source>Start claude and type /mcp; then ask: what is in my knowledge base?</source>
        <translation>启动 claude 并输入 /mcp；然后问：我的知识库里有什么？</translation>
    </message>
    <message>
        <source>Start codex and type /mcp; then ask: what is in my knowledge base?</source>
        <translation>启动 codex 并输入 /mcp；然后问：我的知识库里有什么？</translation>
    </message>
    <message>
        <source>Start copilot and type /mcp show; then ask: what is in my knowledge base?</source>
        <translation>启动 copilot 并输入 /mcp show；然后问：我的知识库里有什么？</translation>
    </message>
    <message>
        <source>Start gemini and type /mcp; then ask: what is in my knowledge base?</source>
        <translation>启动 gemini 并输入 /mcp；然后问：我的知识库里有什么？</translation>
    </message>
    <message>
        <source>Start {title} anew and ask: what is in my knowledge base?</source>
        <translation>重新启动 {title} 后问：我的知识库里有什么？</translation>
    </message>
    <message>
        <source>Supersede, retire or restore the page instead of setting it.</source>
        <translation>请取代、停用或恢复页面，而不是直接设置。</translation>
    </message>
    <message>
        <source>Supersede, retire or restore the page.</source>
        <translation>请取代、停用或恢复此页面。</translation>
    </message>
    <message>
        <source>Take back what was done later first, or accept this change.</source>
        <translation>请先撤回之后所做的操作，或接受此更改。</translation>
    </message>
    <message>
        <source>Take the whole block, or none of it.</source>
        <translation>请选取整个代码块，或完全不选。</translation>
    </message>
    <message>
        <source>Takes back %1 changes of %2, the last %3.</source>
        <translation>还原 %2 的 %1 项更改，最后一项是 %3。</translation>
    </message>
    <message>
        <source>Takes back %1 changes, the last %2, %3.</source>
        <translation>还原 %1 项更改，最后一项是 %2，%3。</translation>
    </message>
    <message>
        <source>Takes back change %1, %2.</source>
        <translation>还原更改 %1，%2。</translation>
    </message>
    <message>
        <source>Takes back the change of %1, %2.</source>
        <translation>还原 %1 的更改，%2。</translation>
    </message>
    <message>
        <source>Text cannot be extracted from %1 files (unsupported).</source>
        <translation>无法从 %1 文件中提取文本（不支持）。</translation>
    </message>
    <message>
        <source>That a page is superseded or retired is said by the store.</source>
        <translation>页面是否已被取代或停用由 kbdesk 记录。</translation>
    </message>
    <message>
        <source>The %1 cannot be used. %2.</source>
        <translation>无法使用%1。%2。</translation>
    </message>
    <message>
        <source>The %1 is a part of every wiki; it is never superseded, retired or restored, and replaces no page.</source>
        <translation>页面“%1”是每个知识库的组成部分；它不会被取代、停用或恢复，也不取代任何页面。</translation>
    </message>
    <message>
        <source>The %1 is damaged: %2.</source>
        <translation>%1已损坏：%2。</translation>
    </message>
    <message>
        <source>The %1 is not open any more.</source>
        <translation>%1已不再打开。</translation>
    </message>
    <message>
        <source>The %1 was put away by another program.</source>
        <translation>%1已被另一个程序移走。</translation>
    </message>
    <message>
        <source>The answer is not one that a web server gives.</source>
        <translation>收到的应答不是网页服务器的应答。</translation>
    </message>
    <message>
        <source>The client&apos;s own command failed: %1</source>
        <translation>客户端自己的命令失败：%1</translation>
    </message>
    <message>
        <source>The copy of this file was lost half-way.</source>
        <translation>此文件的副本中途丢失。</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>The disk is full: %1</source>
        <translation>磁盘已满：%1</translation>
    </message>
    <message>
        <source>The disk is not there any more</source>
        <translation>磁盘已不存在</translation>
    </message>
    <message>
        <source>The disk is read-only</source>
        <translation>磁盘是只读的</translation>
    </message>
    <message>
        <source>The disk of the folder %1 is not there now. %2</source>
        <translation>文件夹 %1 所在的磁盘现在不在。%2</translation>
    </message>
    <message>
        <source>The disk quota is used up</source>
        <translation>磁盘配额已用完</translation>
    </message>
    <message>
        <source>The disk reported an error</source>
        <translation>磁盘报告了错误</translation>
    </message>
    <message>
        <source>The disk takes no file of this size</source>
        <translation>磁盘不接受这么大的文件</translation>
    </message>
    <message>
        <source>The disk was full when this was opened: %1</source>
        <translation>打开时磁盘已满：%1</translation>
    </message>
    <message>
        <source>The doctor made it anew.</source>
        <translation>诊断程序已将其重建。</translation>
    </message>
    <message>
        <source>The field `%1` cannot be set in this header without harm.</source>
        <translation>无法在此页头中安全设置字段 `%1`。</translation>
    </message>
    <message>
        <source>The field `%1` is kept by the store.</source>
        <translation>字段 `%1` 由 kbdesk 维护。</translation>
    </message>
    <message>
        <source>The file changed while it was being copied.</source>
        <translation>文件在复制过程中发生了变化。</translation>
    </message>
    <message>
        <source>The file index.md is made from the pages.</source>
        <translation>文件 index.md 由页面生成。</translation>
    </message>
    <message>
        <source>The file index.md was not made by kbdesk and is not renewed, since there are pages in folders of no declared type: pages made with kbdesk may be missing from it.</source>
        <translation>文件 index.md 不是由 kbdesk 创建的，也不会更新，因为有页面位于未声明类型的文件夹中：其中可能缺少用 kbdesk 创建的页面。</translation>
    </message>
    <message>
        <source>The file is lost.</source>
        <translation>文件已丢失。</translation>
    </message>
    <message>
        <source>The file of this retired original is gone.</source>
        <translation>这个已停用原件的文件已不存在。</translation>
    </message>
    <message>
        <source>The file of this retired original is gone; there is nothing to bring back.</source>
        <translation>此已停用原件的文件已不存在；没有可恢复的内容。</translation>
    </message>
    <message>
        <source>The file to add is gone.</source>
        <translation>要添加的文件已不存在。</translation>
    </message>
    <message>
        <source>The folder %1 differs from %2 only by capital letters; many systems take them for one.</source>
        <translation>文件夹 %1 与 %2 仅大小写不同；许多系统会视为同一个。</translation>
    </message>
    <message>
        <source>The folder %1 is not there now. %2</source>
        <translation>文件夹 %1 现在不在。%2</translation>
    </message>
    <message>
        <source>The folder %1 lies on a network file system (%2).</source>
        <translation>文件夹 %1 位于网络文件系统（%2）上。</translation>
    </message>
    <message>
        <source>The folder `%1` of the page type `%2` does not lie in the knowledge folder.</source>
        <translation>页面类型 `%2` 的文件夹 `%1` 不在 knowledge 文件夹中。</translation>
    </message>
    <message>
        <source>The folder it lies in cannot be read.</source>
        <translation>无法读取它所在的文件夹。</translation>
    </message>
    <message>
        <source>The folder of the originals is not there.</source>
        <translation>原件的文件夹不在那里。</translation>
    </message>
    <message>
        <source>The folder of the pages is gone.</source>
        <translation>页面的文件夹已不存在。</translation>
    </message>
    <message>
        <source>The header is not closed by a line of `---`.</source>
        <translation>页头没有以 `---` 行结束。</translation>
    </message>
    <message>
        <source>The header is written as one map in braces, so a single field cannot be set.</source>
        <translation>页头写成了花括号中的单个映射，因此无法单独设置字段。</translation>
    </message>
    <message>
        <source>The headings are: %1%2.</source>
        <translation>标题有：%1%2。</translation>
    </message>
    <message>
        <source>The history of this knowledge base does not reach back so far.</source>
        <translation>此知识库的历史记录没有那么早。</translation>
    </message>
    <message>
        <source>The id of the page is missing.</source>
        <translation>缺少页面的 id。</translation>
    </message>
    <message>
        <source>The index is damaged: a header makes no sense.</source>
        <translation>索引已损坏：有一个页头不合理。</translation>
    </message>
    <message>
        <source>The index is damaged: a list makes no sense.</source>
        <translation>索引已损坏：有一份列表不合理。</translation>
    </message>
    <message>
        <source>The index is damaged: claims make no sense.</source>
        <translation>索引已损坏：论断没有意义。</translation>
    </message>
    <message>
        <source>The index was damaged. It was set aside as %1 in %2, where you can delete it; the index is built anew from the pages.</source>
        <translation>索引已损坏。它已作为 %1 移到 %2，你可以在那里删除它；索引会根据页面重建。</translation>
    </message>
    <message>
        <source>The journal (history, reviews, requests) is gone: %1/%2 was deleted or emptied. %3</source>
        <translation>操作记录（历史、审阅、请求）不见了：%1/%2 已被删除或清空。%3</translation>
    </message>
    <message>
        <source>The journal (history, reviews, requests) was damaged. It was set aside as %1 in %2. %3</source>
        <translation>操作记录（历史、审阅、请求）已损坏。它已作为 %1 移到 %2。%3</translation>
    </message>
    <message>
        <source>The journal cannot be read, so that earlier versions, reviews and requests are not shown.</source>
        <translation>无法读取操作记录，因此不显示历史版本、审阅和请求。</translation>
    </message>
    <message>
        <source>The journal does not hold this text.</source>
        <translation>操作记录中没有此文本。</translation>
    </message>
    <message>
        <source>The journal holds this text, but it is damaged.</source>
        <translation>操作记录中有此文本，但已损坏。</translation>
    </message>
    <message>
        <source>The journal is damaged: of its history, what can still be read is shown (%1 changes, %2 texts, %3 requests).</source>
        <translation>操作记录已损坏：其历史中仍能读取的部分会显示出来（更改：%1，文本：%2，请求：%3）。</translation>
    </message>
    <message>
        <source>The journal is damaged: some of its records cannot be read.</source>
        <translation>操作记录已损坏：其中有些记录无法读取。</translation>
    </message>
    <message>
        <source>The journal with the history is gone: it was deleted or emptied.</source>
        <translation>存有历史的操作记录不见了：已被删除或清空。</translation>
    </message>
    <message>
        <source>The list of originals (sources.json) is damaged: %1.</source>
        <translation>原件清单（sources.json）已损坏：%1。</translation>
    </message>
    <message>
        <source>The list of originals (sources.json) is of another format (version %1) than this one.</source>
        <translation>原件清单（sources.json）的格式（版本 %1）与此 kbdesk 不同。</translation>
    </message>
    <message>
        <source>The list of originals was changed since, so this is not undone.</source>
        <translation>原件清单此后已被更改，因此无法撤销此操作。</translation>
    </message>
    <message>
        <source>The list of originals was damaged. It was set aside as %1 and made anew with what could be read of it, what the journal knew of it, and the files that are there.</source>
        <translation>原件清单已损坏。它已另存为 %1，并根据能读取的内容、操作记录所知的内容以及现有文件重建。</translation>
    </message>
    <message>
        <source>The list of originals was damaged; %1 entries and %2 retired ones could be saved.</source>
        <translation>原件清单已损坏；保住了 %1 条记录和 %2 条已停用的记录。</translation>
    </message>
    <message>
        <source>The list of originals was gone: %1 was deleted. It was written again as it was last known; what another program noted in it since is not there.</source>
        <translation>原件清单曾丢失：%1 已被删除。已按先前已知的内容重新写入；其他程序此后记入的内容不在其中。</translation>
    </message>
    <message>
        <source>The list of originals was gone; %1 entries and %2 retired ones were known.</source>
        <translation>原件清单曾丢失；已知 %1 条记录和 %2 条已停用的记录。</translation>
    </message>
    <message>
        <source>The log has no entry yet whose form could be followed.</source>
        <translation>日志中还没有可以仿照其格式的条目。</translation>
    </message>
    <message>
        <source>The name %1 is not known.</source>
        <translation>无法识别名称 %1。</translation>
    </message>
    <message>
        <source>The name is too long for this disk</source>
        <translation>名称对此磁盘来说过长</translation>
    </message>
    <message>
        <source>The name of the field `%1` takes more than one line.</source>
        <translation>字段 `%1` 的名称超过一行。</translation>
    </message>
    <message>
        <source>The name says %1, but the content is that of a file of the type %2.</source>
        <translation>名称显示为 %1，但内容是 %2 类型的文件。</translation>
    </message>
    <message>
        <source>The name says %1, but this is a file of an older Office version.</source>
        <translation>名称显示为 %1，但这是旧版 Office 的文件。</translation>
    </message>
    <message>
        <source>The notice that a page is superseded or retired is kept by the store.</source>
        <translation>页面已被取代或停用的提示由 kbdesk 维护。</translation>
    </message>
    <message>
        <source>The original %1 was retired as %2%3.</source>
        <translation>原件 %1 已停用，原因：%2%3。</translation>
    </message>
    <message>
        <source>The original that is to replace it is not there.</source>
        <translation>要取代它的原件不存在。</translation>
    </message>
    <message>
        <source>The original to be replaced is not there.</source>
        <translation>要被取代的原件不存在。</translation>
    </message>
    <message>
        <source>The other side answers too slowly.</source>
        <translation>对方响应过慢。</translation>
    </message>
    <message>
        <source>The overview has no fields, only text.</source>
        <translation>概览没有字段，只有文本。</translation>
    </message>
    <message>
        <source>The overview has no fields.</source>
        <translation>概览没有字段。</translation>
    </message>
    <message>
        <source>The page has no headings; read it whole.</source>
        <translation>页面没有标题；请通读全文。</translation>
    </message>
    <message>
        <source>The page has no main content that could be told apart.</source>
        <translation>无法分辨出页面的主要内容。</translation>
    </message>
    <message>
        <source>The page is neither superseded nor retired.</source>
        <translation>页面既未被取代也未停用。</translation>
    </message>
    <message>
        <source>The page is shown as it was last known.</source>
        <translation>页面按先前已知的内容显示。</translation>
    </message>
    <message>
        <source>The page of this change is gone.</source>
        <translation>此更改的页面已不存在。</translation>
    </message>
    <message>
        <source>The page would be too long (%1 bytes; the limit is %2).</source>
        <translation>页面会过长（%1 字节；上限为 %2）。</translation>
    </message>
    <message>
        <source>The page&apos;s file has that name already.</source>
        <translation>该页面的文件已经是这个名称。</translation>
    </message>
    <message>
        <source>The page&apos;s file is gone.</source>
        <translation>页面的文件已不存在。</translation>
    </message>
    <message>
        <source>The page&apos;s file was gone after this change.</source>
        <translation>此更改之后页面的文件已不存在。</translation>
    </message>
    <message>
        <source>The pages were left as they are.</source>
        <translation>页面保持原样。</translation>
    </message>
    <message>
        <source>The part cuts through a block of code.</source>
        <translation>该部分截断了一个代码块。</translation>
    </message>
    <message>
        <source>The path is too long for Windows</source>
        <translation>路径对 Windows 来说过长</translation>
    </message>
    <message>
        <source>The path it had cannot be used again.</source>
        <translation>它原来的路径不能再次使用。</translation>
    </message>
    <message>
        <source>The program that arranges the graph could not be started (“%1”).</source>
        <translation>无法启动排列图谱的程序（“%1”）。</translation>
    </message>
    <message>
        <source>The program that arranges the graph ended before it was done.</source>
        <translation>排列图谱的程序未完成就结束了。</translation>
    </message>
    <message>
        <source>The project&apos;s settings say how it is laid out already.</source>
        <translation>项目设置已说明其布局方式。</translation>
    </message>
    <message>
        <source>The replacement of %1 is a folder (%2), not a file.</source>
        <translation>取代 %1 的是文件夹（%2），不是文件。</translation>
    </message>
    <message>
        <source>The same file was retired as wrong (%1, %2): %3</source>
        <translation>同一文件曾以有误停用（%1，%2）：%3</translation>
    </message>
    <message>
        <source>The server cannot prove that it is the one it says (its certificate is not valid).</source>
        <translation>服务器无法证明其身份（证书无效）。</translation>
    </message>
    <message>
        <source>The store sets `type`, `updated` and `ingested` itself.</source>
        <translation>kbdesk 会自行设置 `type`、`updated` 和 `ingested`。</translation>
    </message>
    <message>
        <source>The summaries %1 rest on this original.</source>
        <translation>摘要%1以此原件为依据。</translation>
    </message>
    <message>
        <source>The summary %1 rests on this original.</source>
        <translation>摘要%1以此原件为依据。</translation>
    </message>
    <message>
        <source>The text holds half of a character (a lone surrogate).</source>
        <translation>文本含有半个字符（单独的代理字符）。</translation>
    </message>
    <message>
        <source>The text to replace is empty.</source>
        <translation>要替换的文本为空。</translation>
    </message>
    <message>
        <source>The text to replace is in the page %1 times.</source>
        <translation>要替换的文本在页面中出现了 %1 次。</translation>
    </message>
    <message>
        <source>The text to replace is not in the page.</source>
        <translation>要替换的文本不在页面中。</translation>
    </message>
    <message>
        <source>The types are: %1.</source>
        <translation>类型有：%1。</translation>
    </message>
    <message>
        <source>The value of `%1` holds signs that no text file can hold.</source>
        <translation>`%1` 的值含有文本文件无法存放的字符。</translation>
    </message>
    <message>
        <source>There are %1 %2; %3 to %4 is no part of them.</source>
        <translation>共有 %1 %2；%3 至 %4 不在其中。</translation>
    </message>
    <message>
        <source>There are no words in this.</source>
        <translation>这里没有文字。</translation>
    </message>
    <message>
        <source>There are no words to search for.</source>
        <translation>没有要搜索的词。</translation>
    </message>
    <message>
        <source>There is a knowledge base here already.</source>
        <translation>这里已有知识库。</translation>
    </message>
    <message>
        <source>There is a page at that place already.</source>
        <translation>该位置已有页面。</translation>
    </message>
    <message>
        <source>There is no file to bring back.</source>
        <translation>没有可恢复的文件。</translation>
    </message>
    <message>
        <source>There is no knowledge base in this folder (no “knowledge” folder with pages).</source>
        <translation>此文件夹中没有知识库（没有包含页面的“knowledge”文件夹）。</translation>
    </message>
    <message>
        <source>There is no overview yet.</source>
        <translation>还没有概览。</translation>
    </message>
    <message>
        <source>There is no page to create.</source>
        <translation>没有要创建的页面。</translation>
    </message>
    <message>
        <source>There is no page to edit.</source>
        <translation>没有要编辑的页面。</translation>
    </message>
    <message>
        <source>There is no page type “%1”.</source>
        <translation>没有页面类型“%1”。</translation>
    </message>
    <message>
        <source>There is no permission</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>There is no permission to read this file.</source>
        <translation>没有读取此文件的权限。</translation>
    </message>
    <message>
        <source>There is no permission to read this folder.</source>
        <translation>没有读取此文件夹的权限。</translation>
    </message>
    <message>
        <source>There is no permission, or another program holds it</source>
        <translation>没有权限，或另一个程序正占用它</translation>
    </message>
    <message>
        <source>There is no permission.</source>
        <translation>没有权限。</translation>
    </message>
    <message>
        <source>There is no place to keep this text.</source>
        <translation>没有可以存放此文本的地方。</translation>
    </message>
    <message>
        <source>There is no reason given.</source>
        <translation>没有给出理由。</translation>
    </message>
    <message>
        <source>There is no secret in this file.</source>
        <translation>此文件中没有密钥。</translation>
    </message>
    <message>
        <source>There is no such change of this file.</source>
        <translation>此文件没有这次更改。</translation>
    </message>
    <message>
        <source>There is no such change.</source>
        <translation>没有这项更改。</translation>
    </message>
    <message>
        <source>There is no such comment.</source>
        <translation>没有这条评论。</translation>
    </message>
    <message>
        <source>There is no such draft.</source>
        <translation>没有这份草稿。</translation>
    </message>
    <message>
        <source>There is no such file among the originals any more.</source>
        <translation>原件中已没有此文件。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>没有这个文件夹。</translation>
    </message>
    <message>
        <source>There is no such heading.</source>
        <translation>没有这个标题。</translation>
    </message>
    <message>
        <source>There is no such judgement.</source>
        <translation>没有这项审阅决定。</translation>
    </message>
    <message>
        <source>There is no such link in this page any more.</source>
        <translation>此页面中已没有该链接。</translation>
    </message>
    <message>
        <source>There is no such original.</source>
        <translation>没有这个原件。</translation>
    </message>
    <message>
        <source>There is no such page any more.</source>
        <translation>该页面已不存在。</translation>
    </message>
    <message>
        <source>There is no such page.</source>
        <translation>没有这个页面。</translation>
    </message>
    <message>
        <source>There is no such part of the text.</source>
        <translation>没有这部分文本。</translation>
    </message>
    <message>
        <source>There is no such picture.</source>
        <translation>没有此图片。</translation>
    </message>
    <message>
        <source>There is no such request.</source>
        <translation>没有这个请求。</translation>
    </message>
    <message>
        <source>There is no such sheet.</source>
        <translation>没有此工作表。</translation>
    </message>
    <message>
        <source>There is no such step of a comment.</source>
        <translation>没有评论的这个步骤。</translation>
    </message>
    <message>
        <source>There is no text in this file.</source>
        <translation>此文件中没有文本。</translation>
    </message>
    <message>
        <source>There is nothing to change.</source>
        <translation>没有要更改的内容。</translation>
    </message>
    <message>
        <source>There is nothing to move.</source>
        <translation>没有可移动的内容。</translation>
    </message>
    <message>
        <source>These fields make no header that can be read.</source>
        <translation>这些字段无法构成可读取的页头。</translation>
    </message>
    <message>
        <source>These links lead nowhere: %1.</source>
        <translation>这些链接没有去处：%1。</translation>
    </message>
    <message>
        <source>This %1 is damaged: %2.</source>
        <translation>文件已损坏（%1）：%2。</translation>
    </message>
    <message>
        <source>This address holds a name or password, which would be kept with the original.</source>
        <translation>此地址含有名称或密码，会随原件一起保存。</translation>
    </message>
    <message>
        <source>This address names no server.</source>
        <translation>此地址没有指明服务器。</translation>
    </message>
    <message>
        <source>This book holds no text.</source>
        <translation>此书没有文本。</translation>
    </message>
    <message>
        <source>This change has no such place.</source>
        <translation>该更改中没有这个位置。</translation>
    </message>
    <message>
        <source>This comment is closed already.</source>
        <translation>此评论已关闭。</translation>
    </message>
    <message>
        <source>This comment is closed: it was dealt with.</source>
        <translation>此评论已关闭：已处理。</translation>
    </message>
    <message>
        <source>This comment is open.</source>
        <translation>此评论未关闭。</translation>
    </message>
    <message>
        <source>This disk does not take the name</source>
        <translation>此磁盘不接受该名称</translation>
    </message>
    <message>
        <source>This document has no pages, slides or sheets to choose from.</source>
        <translation>此文档没有可供选择的页、幻灯片或工作表。</translation>
    </message>
    <message>
        <source>This field cannot be changed without harm to another one.</source>
        <translation>更改此字段会损坏另一个字段。</translation>
    </message>
    <message>
        <source>This file cannot be read: it is shown as it was last known.</source>
        <translation>无法读取此文件：按先前已知的内容显示。</translation>
    </message>
    <message>
        <source>This file grew past %1 bytes while it was read.</source>
        <translation>此文件在读取时增长到超过 %1 字节。</translation>
    </message>
    <message>
        <source>This file has nothing of the kind.</source>
        <translation>此文件没有这类内容。</translation>
    </message>
    <message>
        <source>This file is a link.</source>
        <translation>此文件是一个链接。</translation>
    </message>
    <message>
        <source>This file is damaged in a way that its reader does not know.</source>
        <translation>此文件的损坏方式是读取程序所不认识的。</translation>
    </message>
    <message>
        <source>This file is empty</source>
        <translation>此文件为空</translation>
    </message>
    <message>
        <source>This file is empty.</source>
        <translation>此文件为空。</translation>
    </message>
    <message>
        <source>This file is empty: it holds nothing but spaces and line ends.</source>
        <translation>此文件为空：只包含空格和换行。</translation>
    </message>
    <message>
        <source>This file is kbdesk&apos;s own, and no document.</source>
        <translation>此文件属于 kbdesk 自身，不是文档。</translation>
    </message>
    <message>
        <source>This file is larger than the project allows (%1 bytes; the limit is %2).</source>
        <translation>此文件超过项目允许的大小（%1 字节；上限为 %2）。</translation>
    </message>
    <message>
        <source>This file is marked as read-only, so it was not changed.</source>
        <translation>此文件标记为只读，因此没有更改。</translation>
    </message>
    <message>
        <source>This file is nested too deeply to be read.</source>
        <translation>此文件嵌套过深，无法读取。</translation>
    </message>
    <message>
        <source>This file is not in the retired folder any more.</source>
        <translation>此文件已不在停用文件夹中。</translation>
    </message>
    <message>
        <source>This file is not opened: %1, which no document needs (a zip bomb).</source>
        <translation>不会打开此文件：%1，任何文档都不需要如此（压缩炸弹）。</translation>
    </message>
    <message>
        <source>This file is of a kind that text cannot be extracted from (unsupported).</source>
        <translation>无法从此类文件中提取文本（不支持）。</translation>
    </message>
    <message>
        <source>This file is protected with a password.</source>
        <translation>此文件有密码保护。</translation>
    </message>
    <message>
        <source>This file is too large to read (%1 bytes; the limit is %2).</source>
        <translation>此文件过大，无法读取（%1 字节；上限为 %2）。</translation>
    </message>
    <message>
        <source>This file is too large to read as text (%1 MB; the limit is %2 MB).</source>
        <translation>此文件过大，无法作为文本读取（%1 MB；上限为 %2 MB）。</translation>
    </message>
    <message>
        <source>This file is written in a way that cannot be changed safely.</source>
        <translation>此文件的写法无法安全更改。</translation>
    </message>
    <message>
        <source>This file needs more memory to read than a document may take.</source>
        <translation>读取此文件所需的内存超过了文档的限额。</translation>
    </message>
    <message>
        <source>This file takes longer to read than %1 seconds.</source>
        <translation>读取此文件的时间超过 %1 秒。</translation>
    </message>
    <message>
        <source>This folder cannot be read now, so nothing was written into it.</source>
        <translation>现在无法读取此文件夹，因此没有向其中写入。</translation>
    </message>
    <message>
        <source>This folder cannot be read: its pages are shown as they were last known, and count as there.</source>
        <translation>无法读取此文件夹：其中的页面按先前已知的内容显示，并视为存在。</translation>
    </message>
    <message>
        <source>This folder cannot be read: what is in it is not known now.</source>
        <translation>无法读取此文件夹：现在不知道其中有什么。</translation>
    </message>
    <message>
        <source>This folder cannot be written.</source>
        <translation>此文件夹无法写入。</translation>
    </message>
    <message>
        <source>This folder cannot be written: %1</source>
        <translation>此文件夹不可写入：%1</translation>
    </message>
    <message>
        <source>This folder is empty, as one is whose disk is unplugged, so nothing was written into it.</source>
        <translation>此文件夹是空的，像是其磁盘已拔出，因此没有向其中写入。</translation>
    </message>
    <message>
        <source>This folder is empty, as one is whose disk is unplugged: %1</source>
        <translation>此文件夹是空的，像是其磁盘已拔出：%1</translation>
    </message>
    <message>
        <source>This folder is not there, so nothing was written into it.</source>
        <translation>此文件夹不在，因此没有向其中写入。</translation>
    </message>
    <message>
        <source>This folder is not there: %1</source>
        <translation>此文件夹不在：%1</translation>
    </message>
    <message>
        <source>This folder lies on a network file system (%1).</source>
        <translation>此文件夹位于网络文件系统（%1）上。</translation>
    </message>
    <message>
        <source>This folder of originals cannot be read: what is in it is not known now.</source>
        <translation>无法读取此原件文件夹：现在不知道其中有什么。</translation>
    </message>
    <message>
        <source>This folder of pages is not one that was found empty.</source>
        <translation>此页面文件夹并不是被发现为空的文件夹。</translation>
    </message>
    <message>
        <source>This installation of kbdesk lacks a part.</source>
        <translation>此 kbdesk 安装缺少一部分。</translation>
    </message>
    <message>
        <source>This is JSON, but no object.</source>
        <translation>这是 JSON，但不是对象。</translation>
    </message>
    <message>
        <source>This is a file, not a folder.</source>
        <translation>这是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>This is a link to a file or folder elsewhere, where kbdesk would keep its own.</source>
        <translation>这是指向别处文件或文件夹的链接，而 kbdesk 要在此存放自己的内容。</translation>
    </message>
    <message>
        <source>This is a part of every wiki, and no page to write or to name here.</source>
        <translation>这是每个知识库的固有部分，不是可在此编写或指定的页面。</translation>
    </message>
    <message>
        <source>This is a picture; its text cannot be extracted.</source>
        <translation>这是图片；无法提取其文本。</translation>
    </message>
    <message>
        <source>This is a recording; it cannot be played here.</source>
        <translation>这是录音或录像；无法在此播放。</translation>
    </message>
    <message>
        <source>This is a recording; its text cannot be extracted.</source>
        <translation>这是录音或录像；无法提取其文本。</translation>
    </message>
    <message>
        <source>This is how the knowledge base once stood; nothing of it can be changed.</source>
        <translation>这是知识库过去的状态；不能更改任何内容。</translation>
    </message>
    <message>
        <source>This is longer than %1 characters.</source>
        <translation>这超过了 %1 个字符。</translation>
    </message>
    <message>
        <source>This is neither a file nor a folder, and stands where kbdesk keeps its own.</source>
        <translation>这既不是文件也不是文件夹，却位于 kbdesk 存放自身数据的地方。</translation>
    </message>
    <message>
        <source>This is no UTF-8 text.</source>
        <translation>这不是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>This is no change of an original.</source>
        <translation>这不是对原件的更改。</translation>
    </message>
    <message>
        <source>This is no time between two fetches.</source>
        <translation>这不是有效的下载间隔。</translation>
    </message>
    <message>
        <source>This is no time.</source>
        <translation>这不是有效的时间。</translation>
    </message>
    <message>
        <source>This is not a file that can be added.</source>
        <translation>这个文件无法添加。</translation>
    </message>
    <message>
        <source>This is not a plain file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <source>This is not a web address.</source>
        <translation>这不是网址。</translation>
    </message>
    <message>
        <source>This is only a Git LFS pointer; the file itself was not fetched.</source>
        <translation>这只是 Git LFS 指针；文件本身尚未获取。</translation>
    </message>
    <message>
        <source>This is taken back already.</source>
        <translation>这已还原。</translation>
    </message>
    <message>
        <source>This knowledge base has no %1 yet.</source>
        <translation>此知识库还没有 %1。</translation>
    </message>
    <message>
        <source>This line would end the header.</source>
        <translation>这一行会结束页头。</translation>
    </message>
    <message>
        <source>This name is too long for most disks.</source>
        <translation>此名称对大多数磁盘来说过长。</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>这个数字太大。</translation>
    </message>
    <message>
        <source>This original cannot be read.</source>
        <translation>无法读取此原件。</translation>
    </message>
    <message>
        <source>This original changed since it was read. Read it again and bring the pages built from it up to date.</source>
        <translation>此原件自阅读后已有变化。请重新阅读，并更新据此编写的页面。</translation>
    </message>
    <message>
        <source>This original did not come from a web address.</source>
        <translation>此原件不是来自网址。</translation>
    </message>
    <message>
        <source>This original is being fetched already.</source>
        <translation>此原件正在下载。</translation>
    </message>
    <message>
        <source>This original is missing from the sources folder.</source>
        <translation>来源文件夹中缺少此原件。</translation>
    </message>
    <message>
        <source>This original is not lost: its file is there.</source>
        <translation>此原件没有丢失：它的文件还在。</translation>
    </message>
    <message>
        <source>This original is not missing.</source>
        <translation>此原件没有缺失。</translation>
    </message>
    <message>
        <source>This original is retired already.</source>
        <translation>此原件已停用。</translation>
    </message>
    <message>
        <source>This original is retired, so it is not fetched anew.</source>
        <translation>此原件已停用，因此不会重新下载。</translation>
    </message>
    <message>
        <source>This original replaced no other.</source>
        <translation>此原件没有取代其他原件。</translation>
    </message>
    <message>
        <source>This original was retired while it was fetched.</source>
        <translation>此原件在下载期间被停用。</translation>
    </message>
    <message>
        <source>This page came with the change and was changed since, so it does not go.</source>
        <translation>此页面随该更改而来，之后又有更改，因此不会移除。</translation>
    </message>
    <message>
        <source>This page has changed since it was looked at.</source>
        <translation>此页面在查看之后已更改。</translation>
    </message>
    <message>
        <source>This page has changed since it was read.</source>
        <translation>自读取以来，此页面已有更改。</translation>
    </message>
    <message>
        <source>This page has changed since its versions were looked at.</source>
        <translation>自查看版本以来，此页面已有更改。</translation>
    </message>
    <message>
        <source>This page has changed since, so the change is not undone.</source>
        <translation>此页面此后又有更改，因此不撤销该更改。</translation>
    </message>
    <message>
        <source>This page has no such version.</source>
        <translation>此页面没有这个版本。</translation>
    </message>
    <message>
        <source>This page holds no text.</source>
        <translation>此页面没有文本。</translation>
    </message>
    <message>
        <source>This page is damaged and cannot be shown.</source>
        <translation>此页已损坏，无法显示。</translation>
    </message>
    <message>
        <source>This page is not in force, so none is made of it.</source>
        <translation>此页面已失效，因此不会由它创建新页面。</translation>
    </message>
    <message>
        <source>This page is retired already.</source>
        <translation>此页面已停用。</translation>
    </message>
    <message>
        <source>This page is retired, so nothing is merged with it.</source>
        <translation>此页面已停用，因此不会与它合并任何内容。</translation>
    </message>
    <message>
        <source>This page is retired; superseding it would bring it back.</source>
        <translation>此页面已停用；取代它会使其重新生效。</translation>
    </message>
    <message>
        <source>This page is superseded, so nothing is merged with it.</source>
        <translation>此页面已被取代，因此不会与它合并任何内容。</translation>
    </message>
    <message>
        <source>This page was changed since in the same places, so the change is not taken back.</source>
        <translation>此页面之后在相同位置有更改，因此不还原该更改。</translation>
    </message>
    <message>
        <source>This page went, came or changed since, so the change is not taken back.</source>
        <translation>此页面之后被移除、新建或更改，因此不还原该更改。</translation>
    </message>
    <message>
        <source>This part of a page is too large to be drawn.</source>
        <translation>页面的这一部分过大，无法绘制。</translation>
    </message>
    <message>
        <source>This path goes through a link.</source>
        <translation>此路径经过一个链接。</translation>
    </message>
    <message>
        <source>This path is too long for some systems (%1 signs; the limit is %2).</source>
        <translation>此路径对某些系统来说过长（%1 个字符；上限为 %2）。</translation>
    </message>
    <message>
        <source>This path leads out of its folder.</source>
        <translation>此路径超出了所属文件夹。</translation>
    </message>
    <message>
        <source>This picture has no such part.</source>
        <translation>此图片没有这一部分。</translation>
    </message>
    <message>
        <source>This picture is too large to be shown here (%1 × %2 pixels).</source>
        <translation>此图片过大，无法在此显示（%1 × %2 像素）。</translation>
    </message>
    <message>
        <source>This presentation has no slides.</source>
        <translation>此演示文稿没有幻灯片。</translation>
    </message>
    <message>
        <source>This project cannot be written.</source>
        <translation>此项目不可写入。</translation>
    </message>
    <message>
        <source>This request is damaged: it cannot be told what it asks for.</source>
        <translation>此请求已损坏：无法得知它要求什么。</translation>
    </message>
    <message>
        <source>This request was answered already: it is %1.</source>
        <translation>此请求已被答复：%1。</translation>
    </message>
    <message>
        <source>This sheet has no cells to read: it is a chart, or damaged.</source>
        <translation>此工作表没有可读取的单元格：它是图表，或已损坏。</translation>
    </message>
    <message>
        <source>This table cannot be read: its quotes do not fit together.</source>
        <translation>无法读取此表格：引号不配对。</translation>
    </message>
    <message>
        <source>This text holds half of a character, which no file can hold.</source>
        <translation>此文本含有半个字符，任何文件都无法存放。</translation>
    </message>
    <message>
        <source>This was noted as seen already.</source>
        <translation>这已标记为看过。</translation>
    </message>
    <message>
        <source>This was undone already.</source>
        <translation>这已撤销。</translation>
    </message>
    <message>
        <source>This wiki has no log (log.md), and none is made for it.</source>
        <translation>此维基没有日志（log.md），也不会为它建立。</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>请稍后重试。</translation>
    </message>
    <message>
        <source>Try again later, or save the file yourself.</source>
        <translation>请稍后重试，或自行保存文件。</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>请稍后重试。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <source>Two pages of one call have the same place.</source>
        <translation>同一次调用中有两个页面位置相同。</translation>
    </message>
    <message>
        <source>Undoes change %1, %2.</source>
        <translation>撤销更改 %1，%2。</translation>
    </message>
    <message>
        <source>Undoes the change of %1, %2.</source>
        <translation>撤销 %1 的更改，%2。</translation>
    </message>
    <message>
        <source>Use a path inside the project.</source>
        <translation>请使用项目内的路径。</translation>
    </message>
    <message>
        <source>Use a path relative to it.</source>
        <translation>请使用相对于它的路径。</translation>
    </message>
    <message>
        <source>Use another one.</source>
        <translation>请换一个。</translation>
    </message>
    <message>
        <source>Use letters without accents, digits, `_` and `-`.</source>
        <translation>请使用不带重音的字母、数字、`_` 和 `-`。</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>请使用 %1 之一。</translation>
    </message>
    <message>
        <source>Use the file itself, not a link to it.</source>
        <translation>请使用文件本身，而不是指向它的链接。</translation>
    </message>
    <message>
        <source>Wait until that has ended.</source>
        <translation>请等待其结束。</translation>
    </message>
    <message>
        <source>What could still be read was taken over into a new one: %1 changes, %2 texts, %3 requests.</source>
        <translation>仍可读取的内容已转入新的记录：更改 %1 项，文本 %2 份，请求 %3 个。</translation>
    </message>
    <message>
        <source>What it held before cannot be brought back: no retired copy of it is kept.</source>
        <translation>无法恢复之前的内容：没有保留已停用的副本。</translation>
    </message>
    <message>
        <source>What leads to `%1` is no object.</source>
        <translation>通向 `%1` 的不是对象。</translation>
    </message>
    <message>
        <source>What one source says: one page per ingested original (field `file`) or web page (field `url`).</source>
        <translation>一份来源所说的内容：每个收录的原件（字段 `file`）或网页（字段 `url`）一个页面。</translation>
    </message>
    <message>
        <source>What was deleted from the retired folder is gone.</source>
        <translation>从停用文件夹中删除的内容已无法找回。</translation>
    </message>
    <message>
        <source>Windows keeps the name %1 for itself.</source>
        <translation>Windows 保留了名称 %1。</translation>
    </message>
    <message>
        <source>With this change the rest would be read otherwise.</source>
        <translation>这样更改会使其余内容的读法改变。</translation>
    </message>
    <message>
        <source>With this header the rest would be read otherwise.</source>
        <translation>使用此页头，其余内容会被读成别的样子。</translation>
    </message>
    <message>
        <source>Work on it from one machine at a time: locks may not hold between machines there.</source>
        <translation>请每次只在一台机器上使用它：那里的锁在机器之间可能无效。</translation>
    </message>
    <message>
        <source>Write a few words.</source>
        <translation>请输入几个词。</translation>
    </message>
    <message>
        <source>Write each as [[page_types]].</source>
        <translation>请将每个都写成 [[page_types]]。</translation>
    </message>
    <message>
        <source>Write it whole first.</source>
        <translation>请先完整编写。</translation>
    </message>
    <message>
        <source>Write its fields as lines.</source>
        <translation>请将字段逐行写出。</translation>
    </message>
    <message>
        <source>Write its fields on lines of their own.</source>
        <translation>请将其字段各写一行。</translation>
    </message>
    <message>
        <source>Write what is to be said.</source>
        <translation>请写下要说的内容。</translation>
    </message>
    <message>
        <source>YAML does not accept it: %1.</source>
        <translation>YAML 不接受：%1。</translation>
    </message>
    <message>
        <source>YAML does not accept the header: %1.</source>
        <translation>YAML 不接受此页头：%1。</translation>
    </message>
    <message>
        <source>YAML does not accept this header (%1), so `%2` cannot be changed without harm.</source>
        <translation>YAML 不接受此页头（%1），因此无法安全更改 `%2`。</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of a file everywhere.</source>
        <translation>`%1` 并非在所有系统上都能作为文件名。</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of a page&apos;s file everywhere.</source>
        <translation>`%1` 并非在所有系统上都能作为页面文件的名称。</translation>
    </message>
    <message>
        <source>`%1` is no name for a field.</source>
        <translation>`%1` 不能用作字段名。</translation>
    </message>
    <message>
        <source>`%1` is no name for a page type: small letters, digits and `-`.</source>
        <translation>`%1` 不能用作页面类型名：请使用小写字母、数字和 `-`。</translation>
    </message>
    <message>
        <source>`%1` is no page type here, and no folder of pages.</source>
        <translation>`%1` 在这里既不是页面类型，也不是页面文件夹。</translation>
    </message>
    <message>
        <source>`%1` is no page type here.</source>
        <translation>`%1` 不是这里的页面类型。</translation>
    </message>
    <message>
        <source>`%1` is no slug.</source>
        <translation>`%1` 不是短名。</translation>
    </message>
    <message>
        <source>`%1` is no type here; the types are %2. Look in the index or search.</source>
        <translation>`%1` 不是这里的类型；类型有 %2。请查看目录或搜索。</translation>
    </message>
    <message>
        <source>`index_fields` of `%1` is no list of field names.</source>
        <translation>`%1` 的 `index_fields` 不是字段名列表。</translation>
    </message>
    <message>
        <source>`page_types` is no list of tables.</source>
        <translation>`page_types` 不是表的列表。</translation>
    </message>
    <message>
        <source>a record makes no sense</source>
        <translation>有一条记录不合理</translation>
    </message>
    <message>
        <source>it cannot be checked</source>
        <translation>无法检查</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>it cannot be opened as a book</source>
        <translation>无法作为电子书打开</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>it ends without `|`</source>
        <translation>结尾没有 `|`</translation>
    </message>
    <message>
        <source>it holds %1 parts</source>
        <translation>含有 %1 个部分</translation>
    </message>
    <message>
        <source>it holds no slides</source>
        <translation>没有幻灯片</translation>
    </message>
    <message>
        <source>it holds something else than a list of files</source>
        <translation>内容不是文件列表</translation>
    </message>
    <message>
        <source>it is nested too deep</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>it is not JSON that can be read</source>
        <translation>不是可读取的 JSON</translation>
    </message>
    <message>
        <source>it is not UTF-8 text (byte %1)</source>
        <translation>不是 UTF-8 文本（第 %1 字节）</translation>
    </message>
    <message>
        <source>it is too long for a header</source>
        <translation>对页头来说过长</translation>
    </message>
    <message>
        <source>it stands under no head with a line of dashes</source>
        <translation>上方没有带短横线行的表头</translation>
    </message>
    <message>
        <source>it would unpack to %1 MB</source>
        <translation>解压后将达 %1 MB</translation>
    </message>
    <message>
        <source>its %1 KB would unpack to %2 MB</source>
        <translation>%1 KB 解压后将达 %2 MB</translation>
    </message>
    <message>
        <source>its `files` is no map of paths</source>
        <translation>其 `files` 不是路径映射</translation>
    </message>
    <message>
        <source>its `retired` is no list</source>
        <translation>其 `retired` 不是列表</translation>
    </message>
    <message>
        <source>its content is no PDF</source>
        <translation>内容不是 PDF</translation>
    </message>
    <message>
        <source>its content is no such file</source>
        <translation>内容不是此类文件</translation>
    </message>
    <message>
        <source>its entry of %1 is of a wrong shape</source>
        <translation>其中 %1 的条目形式有误</translation>
    </message>
    <message>
        <source>its file is gone, and links to it lead nowhere now, in %1.</source>
        <translation>它的文件已不在，指向它的链接已没有去处，位于 %1。</translation>
    </message>
    <message>
        <source>its file is gone.</source>
        <translation>其文件已不存在。</translation>
    </message>
    <message>
        <source>its file is lost</source>
        <translation>其文件已丢失</translation>
    </message>
    <message>
        <source>its file is no longer UTF-8 text.</source>
        <translation>其文件不再是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>its list of pages cannot be read</source>
        <translation>无法读取其页面列表</translation>
    </message>
    <message>
        <source>its name differs from that of %1 only in case or form; on many systems they are one file.</source>
        <translation>其名称与 %1 仅在大小写或形式上不同；在许多系统上是同一个文件。</translation>
    </message>
    <message>
        <source>its pages are shown as they were last known, and count as there.</source>
        <translation>其中的页面按先前已知的内容显示，并视为存在。</translation>
    </message>
    <message>
        <source>its parts do not fit together</source>
        <translation>各部分不相符</translation>
    </message>
    <message>
        <source>its table of contents cannot be read</source>
        <translation>无法读取其目录</translation>
    </message>
    <message>
        <source>merged with %1 changes, the last by %2 at %3.</source>
        <translation>已与 %1 项更改合并，最近一次由 %2 于 %3。</translation>
    </message>
    <message>
        <source>merged with a change by %1 at %2.</source>
        <translation>已与 %1 于 %2 的更改合并。</translation>
    </message>
    <message>
        <source>merged with a change.</source>
        <translation>已与一项更改合并。</translation>
    </message>
    <message>
        <source>no address on the web is left (%1 before).</source>
        <translation>已没有网址（之前有 %1 个）。</translation>
    </message>
    <message>
        <source>no head stands above the line of dashes</source>
        <translation>短横线行上方没有表头</translation>
    </message>
    <message>
        <source>no link to a source is left (%1 before).</source>
        <translation>已没有指向来源的链接（之前有 %1 个）。</translation>
    </message>
    <message>
        <source>no such column</source>
        <translation>没有这一列</translation>
    </message>
    <message>
        <source>no such table</source>
        <translation>没有这个表</translation>
    </message>
    <message>
        <source>one of its retired originals is of a wrong shape</source>
        <translation>其中一个已停用原件的形式有误</translation>
    </message>
    <message>
        <source>the table row “%1” is broken: %2.</source>
        <translation>表格行“%1”已损坏：%2。</translation>
    </message>
    <message>
        <source>this adds what does not show on the page: “%1”.</source>
        <translation>这会添加页面上不显示的内容：“%1”。</translation>
    </message>
    <message>
        <source>this adds what reads like an order to a machine: “%1”.</source>
        <translation>这会添加像是给机器下的指令的内容：“%1”。</translation>
    </message>
    <message>
        <source>this changes numbers or dates, and no link to a source with them: %1.</source>
        <translation>这会更改数字或日期，但没有同时更改指向来源的链接：%1。</translation>
    </message>
    <message>
        <source>this could not be copied.</source>
        <translation>无法复制。</translation>
    </message>
    <message>
        <source>this could not be kept.</source>
        <translation>无法保留。</translation>
    </message>
    <message>
        <source>this could not be locked.</source>
        <translation>无法锁定。</translation>
    </message>
    <message>
        <source>this could not be made.</source>
        <translation>无法创建。</translation>
    </message>
    <message>
        <source>this could not be moved back.</source>
        <translation>无法移回原处。</translation>
    </message>
    <message>
        <source>this could not be moved.</source>
        <translation>无法移动。</translation>
    </message>
    <message>
        <source>this could not be put in place.</source>
        <translation>无法放到位。</translation>
    </message>
    <message>
        <source>this could not be read.</source>
        <translation>无法读取。</translation>
    </message>
    <message>
        <source>this could not be removed.</source>
        <translation>无法删除。</translation>
    </message>
    <message>
        <source>this could not be set aside.</source>
        <translation>无法移到一边。</translation>
    </message>
    <message>
        <source>this could not be started.</source>
        <translation>无法启动。</translation>
    </message>
    <message>
        <source>this could not be taken back.</source>
        <translation>无法撤回。</translation>
    </message>
    <message>
        <source>this could not be tidied up.</source>
        <translation>无法清理。</translation>
    </message>
    <message>
        <source>this could not be used.</source>
        <translation>无法使用。</translation>
    </message>
    <message>
        <source>this could not be written.</source>
        <translation>无法写入。</translation>
    </message>
    <message>
        <source>this drops %1 % of the page (from %2 signs to %3).</source>
        <translation>这会去掉页面的 %1 %（从 %2 个字符减到 %3 个）。</translation>
    </message>
    <message>
        <source>this drops %1 % of the page (from %2 words to %3).</source>
        <translation>这会去掉页面的 %1 %（从 %2 词减到 %3 词）。</translation>
    </message>
    <message>
        <source>this exchanges most of the page (%1 % of its words are gone).</source>
        <translation>这会换掉页面的大部分内容（%1 % 的词不复存在）。</translation>
    </message>
    <message>
        <source>this stays, and its link to a source is gone: “%1”.</source>
        <translation>此内容仍在，但它指向来源的链接不见了：“%1”。</translation>
    </message>
    <message>
        <source>“%1” is a file here, and a knowledge base needs a folder of that name.</source>
        <translation>此处的“%1”是一个文件，而知识库需要一个同名的文件夹。</translation>
    </message>
    <message>
        <source>“%1” must be the name of a folder in the project.</source>
        <translation>“%1”必须是项目中某个文件夹的名称。</translation>
    </message>
    <message>
        <source>“layout” must be one of %1.</source>
        <translation>“layout”必须是以下之一：%1。</translation>
    </message>
    <message>
        <source>“left_out” must be a list of folders.</source>
        <translation>“left_out”必须是文件夹列表。</translation>
    </message>
</context>
<context>
    <name>core_parts</name>
    <message>
        <source>approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 个单元格</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另外 %1 个</translation>
    </message>
    <message>
        <source>%1, process %2</source>
        <translation>%1，进程 %2</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 个单元格</translation>
    </message>
    <message>
        <source>It is longer than what is read of such a file: its beginning is searched.</source>
        <translation>它比此类文件可读取的长度更长：仅搜索其开头部分。</translation>
    </message>
    <message>
        <source>Pages %1 to %2 of this PDF have no text</source>
        <translation>此 PDF 第 %1 至 %2 页没有文字</translation>
    </message>
    <message>
        <source>SQLite says “%1”</source>
        <translation>SQLite 报告“%1”</translation>
    </message>
    <message>
        <source>`%1` is the type, `%2` a folder</source>
        <translation>`%1` 是类型，`%2` 是文件夹</translation>
    </message>
    <message>
        <source>an agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>an agent (%1)</source>
        <translation>智能体（%1）</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>另一个程序</translation>
    </message>
    <message>
        <source>by a client of this name, perhaps in another chat</source>
        <translation>被同名客户端（也许在另一个对话中）</translation>
    </message>
    <message>
        <source>half of a character (a lone surrogate)</source>
        <translation>半个字符（孤立的代理项）</translation>
    </message>
    <message>
        <source>in small letters</source>
        <translation>使用小写字母</translation>
    </message>
    <message>
        <source>in the same session</source>
        <translation>在同一会话中</translation>
    </message>
    <message>
        <source>index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>index of the originals&apos; texts</source>
        <translation>原件文本的索引</translation>
    </message>
    <message>
        <source>its lines have no form that could be followed. Add one where it belongs.</source>
        <translation>它的各行没有可以遵循的格式。请在合适的位置添加一行。</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>操作记录</translation>
    </message>
    <message>
        <source>kbdesk doctor, mending</source>
        <translation>kbdesk doctor，正在修复</translation>
    </message>
    <message>
        <source>kbdesk, looking for changes</source>
        <translation>kbdesk，正在查找更改</translation>
    </message>
    <message>
        <source>kbdesk, recovering</source>
        <translation>kbdesk，正在恢复</translation>
    </message>
    <message>
        <source>kbdesk, setting a damaged journal aside</source>
        <translation>kbdesk，正在移开损坏的操作记录</translation>
    </message>
    <message>
        <source>kbdesk, writing its settings</source>
        <translation>kbdesk 正在写入其设置</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>network drive</source>
        <translation>网络驱动器</translation>
    </message>
    <message>
        <source>network share</source>
        <translation>网络共享</translation>
    </message>
    <message>
        <source>no section of it is for pages of this folder. Add one where it belongs.</source>
        <translation>其中没有用于此文件夹页面的章节。请在合适的位置添加一行。</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>页</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>张工作表</translation>
    </message>
    <message>
        <source>slides</source>
        <translation>张幻灯片</translation>
    </message>
    <message>
        <source>the id alone, no address</source>
        <translation>只写 id，不写地址</translation>
    </message>
    <message>
        <source>the id alone, no link</source>
        <translation>只写 id，不写链接</translation>
    </message>
    <message>
        <source>the parser says “%1”</source>
        <translation>解析器报告“%1”</translation>
    </message>
    <message>
        <source>the person</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>the person (%1)</source>
        <translation>用户（%1）</translation>
    </message>
    <message>
        <source>without #…</source>
        <translation>不带 #…</translation>
    </message>
    <message>
        <source>without .md</source>
        <translation>不带 .md</translation>
    </message>
    <message>
        <source>without a / at its ends</source>
        <translation>首尾不带 /</translation>
    </message>
    <message>
        <source>without its folder</source>
        <translation>不带文件夹</translation>
    </message>
    <message>
        <source>without signs that are not seen</source>
        <translation>不带不可见字符</translation>
    </message>
</context>
<context>
    <name>dayedit</name>
    <message>
        <source>Days</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>上个月</translation>
    </message>
    <message>
        <source>The next month</source>
        <translation>下个月</translation>
    </message>
</context>
<context>
    <name>difference</name>
    <message>
        <source>A part went from here, to: {place}</source>
        <translation>一部分从这里移到：{place}</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>已添加</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>现在的内容</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>原来的内容</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Characters that are not shown here: {count}</source>
        <translation>此处未显示的字符：{count}</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>页头</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>Moved and changed</source>
        <translation>已移动并更改</translation>
    </message>
    <message>
        <source>No longer links to: {names}</source>
        <translation>不再链接到：{names}</translation>
    </message>
    <message>
        <source>No longer shows: {names}</source>
        <translation>不再显示：{names}</translation>
    </message>
    <message>
        <source>Not seen when it is rendered: {words}</source>
        <translation>呈现页面时看不到：{words}</translation>
    </message>
    <message>
        <source>Nothing stood here</source>
        <translation>此处原本没有内容</translation>
    </message>
    <message>
        <source>Now links to: {names}</source>
        <translation>现在链接到：{names}</translation>
    </message>
    <message>
        <source>Now shows: {names}</source>
        <translation>现在显示：{names}</translation>
    </message>
    <message>
        <source>Only blanks changed</source>
        <translation>仅空白有更改</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Reverted</source>
        <translation>已还原</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>显示更多</translation>
    </message>
    <message>
        <source>Shown as it is written: rendered, some of it would not be seen.</source>
        <translation>按原文显示：渲染后有些内容会看不到。</translation>
    </message>
    <message>
        <source>Stood before: {place}</source>
        <translation>原先位于：{place}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>This picture cannot be shown</source>
        <translation>无法显示此图片</translation>
    </message>
    <message>
        <source>Unchanged lines: {count}</source>
        <translation>未更改的行：{count}</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>更改内容</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
    <message>
        <source>lines {first}–{last}</source>
        <translation>第 {first}–{last} 行</translation>
    </message>
    <message>
        <source>{unchanged} · show</source>
        <translation>{unchanged} · 显示</translation>
    </message>
    <message>
        <source>“{words}” leads to {after} now, no longer to {before}</source>
        <translation>“{words}”现在指向{after}，不再指向{before}</translation>
    </message>
</context>
<context>
    <name>dropping</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 项</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>&amp;Both</source>
        <translation>两者都要(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Mine</source>
        <translation>我的(&amp;M)</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>A later text of the same page comes first.</source>
        <translation>请先处理同一页面较新的文本。</translation>
    </message>
    <message>
        <source>A text of {page} could not be kept on any disk: it will be lost. Copy it, or close again to lose it.</source>
        <translation>{page} 的一份文本无法存到任何磁盘，将会丢失。请复制它；再次关闭则放弃它。</translation>
    </message>
    <message>
        <source>Adding to the sources: {done} of {total}</source>
        <translation>正在添加到来源：{done}/{total}</translation>
    </message>
    <message>
        <source>Adding to the sources: {name}</source>
        <translation>正在添加到来源：{name}</translation>
    </message>
    <message>
        <source>Adding to the sources…</source>
        <translation>正在添加到来源…</translation>
    </message>
    <message>
        <source>All as on the page</source>
        <translation>全用页面上的</translation>
    </message>
    <message>
        <source>All mine</source>
        <translation>全用我的</translation>
    </message>
    <message>
        <source>As on th&amp;e page</source>
        <translation>页面上的(&amp;E)</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>返回文本</translation>
    </message>
    <message>
        <source>By h&amp;and</source>
        <translation>手动(&amp;A)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare with the page</source>
        <translation>与页面比较</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Copy your text</source>
        <translation>复制你的文本</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Discard this text? It cannot be brought back.</source>
        <translation>丢弃此文本？丢弃后无法找回。</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>丢弃…</translation>
    </message>
    <message>
        <source>Draft kept · {time}</source>
        <translation>草稿已存 · {time}</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Hide what stood there before</source>
        <translation>隐藏先前的内容</translation>
    </message>
    <message>
        <source>How the page stands</source>
        <translation>页面现在的内容</translation>
    </message>
    <message>
        <source>It is being edited.</source>
        <translation>正在编辑。</translation>
    </message>
    <message>
        <source>It is in the sources; the page it was for is not being edited any more.</source>
        <translation>已加入来源；但要插入它的页面已不在编辑中。</translation>
    </message>
    <message>
        <source>It was put into a page by mistake, and taken out again.</source>
        <translation>被误放入页面，又取了出来。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep it there</source>
        <translation>留在那里</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>The same place was changed in two ways</source>
        <translation>同一处有两种不同的更改</translation>
    </message>
    <message>
        <source>You changed this page yourself at {time}, outside this text.</source>
        <translation>你于 {time} 在此文本之外更改了此页面。</translation>
    </message>
    <message>
        <source>You took back a change of this page yourself at {time}.</source>
        <translation>你于 {time} 撤销了此页面的一项更改。</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Add a page: a few letters of its title or id</source>
        <translation>添加页面：输入其标题或 id 的几个字</translation>
    </message>
    <message>
        <source>Choosing another supersedes, retires or restores the page.</source>
        <translation>选择其他状态会取代、停用或恢复页面。</translation>
    </message>
    <message>
        <source>Its header says “{type}”.</source>
        <translation>其页头写的是“{type}”。</translation>
    </message>
    <message>
        <source>Nothing differs: the page says the same.</source>
        <translation>没有差异：页面内容相同。</translation>
    </message>
    <message>
        <source>Nothing was overwritten and nothing is lost. Choose for each place what will stand there.</source>
        <translation>没有覆盖也没有丢失任何内容。请为每一处选择最终内容。</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>Pages to name</source>
        <translation>可选的页面</translation>
    </message>
    <message>
        <source>Place {number} of {count}</source>
        <translation>第 {number} 处，共 {count} 处</translation>
    </message>
    <message>
        <source>Places that both changed</source>
        <translation>双方都改过的地方</translation>
    </message>
    <message>
        <source>Places to decide: {count}</source>
        <translation>待决定：{count}</translation>
    </message>
    <message>
        <source>Restored: {title}</source>
        <translation>已恢复：{title}</translation>
    </message>
    <message>
        <source>Save this</source>
        <translation>保存此结果</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Show what stood there before</source>
        <translation>显示先前的内容</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Take it out of the sources</source>
        <translation>从来源中移出</translation>
    </message>
    <message>
        <source>Take out: {name}</source>
        <translation>移出：{name}</translation>
    </message>
    <message>
        <source>Taken out: it lies among the retired sources, and can be restored there.</source>
        <translation>已移出：它在已停用的来源中，可在那里恢复。</translation>
    </message>
    <message>
        <source>The draft cannot be kept: {trouble} It is tried again by itself.</source>
        <translation>无法保存草稿：{trouble}稍后会自动重试。</translation>
    </message>
    <message>
        <source>The folder of its file says what type a page is.</source>
        <translation>页面的类型由其文件所在的文件夹决定。</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>The page was changed while you were writing.</source>
        <translation>你编写时页面被更改了。</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>There are texts that were written and never saved. They are kept until you save or discard them.</source>
        <translation>有写好但从未保存的文本。它们会一直保留，直到你保存或丢弃。</translation>
    </message>
    <message>
        <source>There is none: everything that was written is saved.</source>
        <translation>没有：写过的内容都已保存。</translation>
    </message>
    <message>
        <source>This page was changed by {who} at {time}.</source>
        <translation>{who}于 {time} 更改了此页面。</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Unsaved texts</source>
        <translation>未保存的文本</translation>
    </message>
    <message>
        <source>Unsaved texts: {count}</source>
        <translation>未保存的文本：{count}</translation>
    </message>
    <message>
        <source>What other pages have in their headers</source>
        <translation>其他页面页头中的内容</translation>
    </message>
    <message>
        <source>What stood there before</source>
        <translation>先前的内容</translation>
    </message>
    <message>
        <source>What type of page its header says it is.</source>
        <translation>其页头所写的页面类型。</translation>
    </message>
    <message>
        <source>What was written and never saved is kept here, outside of your files, until you save or discard it.</source>
        <translation>写过而从未保存的内容保留在这里，不在你的文件中，直到你保存或丢弃。</translation>
    </message>
    <message>
        <source>What will stand there</source>
        <translation>最终内容</translation>
    </message>
    <message>
        <source>What would change in the page if your text was saved.</source>
        <translation>如果保存你的文本，页面将有的更改。</translation>
    </message>
    <message>
        <source>What you wrote</source>
        <translation>你写的内容</translation>
    </message>
    <message>
        <source>Words: {chosen} of {count}</source>
        <translation>字数：{chosen} / {count}</translation>
    </message>
    <message>
        <source>Words: {count}</source>
        <translation>字数：{count}</translation>
    </message>
    <message>
        <source>Write “{type}” into its header, which says “{said}”</source>
        <translation>将页头中的“{said}”改为“{type}”</translation>
    </message>
    <message>
        <source>Your text beside the page as it stands</source>
        <translation>你的文本与页面现状对照</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>一位用户</translation>
    </message>
    <message>
        <source>active</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>active: restore the page</source>
        <translation>有效：恢复页面</translation>
    </message>
    <message>
        <source>an agent</source>
        <translation>一个智能体</translation>
    </message>
    <message>
        <source>another program</source>
        <translation>另一个程序</translation>
    </message>
    <message>
        <source>as on the page</source>
        <translation>页面上的</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>no such page</source>
        <translation>没有此页面</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>retired: for a reason…</source>
        <translation>已停用：填写理由…</translation>
    </message>
    <message>
        <source>someone else</source>
        <translation>他人</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>superseded by {page}</source>
        <translation>已被 {page} 取代</translation>
    </message>
    <message>
        <source>superseded: by another page…</source>
        <translation>已被取代：由另一页面…</translation>
    </message>
    <message>
        <source>to be decided</source>
        <translation>待决定</translation>
    </message>
    <message>
        <source>updated {day}</source>
        <translation>更新于 {day}</translation>
    </message>
    <message>
        <source>{names}: still among the sources, though this text does not link there any more.</source>
        <translation>{names}：仍在来源中，但此文本已不再链接到它。</translation>
    </message>
    <message>
        <source>{page}, kept at {time}</source>
        <translation>{page}，保留于 {time}</translation>
    </message>
    <message>
        <source>{title}: its header says “{type}” now.</source>
        <translation>{title}：其页头现在写的是“{type}”。</translation>
    </message>
    <message>
        <source>{title}: its status is “{status}” now.</source>
        <translation>{title}：其状态现在是“{status}”。</translation>
    </message>
</context>
<context>
    <name>fetching</name>
    <message>
        <source>%1 has changed: %2 is the new version, the old one is retired.</source>
        <translation>%1 已更改：%2 是新版本，旧版本已停用。</translation>
    </message>
    <message>
        <source>%1 has changed; the new version waits in the review.</source>
        <translation>%1 已更改；新版本在审阅中等待。</translation>
    </message>
    <message>
        <source>%1 has not changed.</source>
        <translation>%1 没有更改。</translation>
    </message>
    <message>
        <source>%1 is another original; nothing is overwritten, so this one has a number.</source>
        <translation>%1 是另一个原件；不会覆盖任何内容，因此这一个加了编号。</translation>
    </message>
    <message>
        <source>%1 is noted as the new version of %2.</source>
        <translation>已将 %1 记为 %2 的新版本。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 was not fetched; what was there before is kept.</source>
        <translation>%1 未能下载；保留了原有版本。</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>地址(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Download</source>
        <translation>下载(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Fetch it anew</source>
        <translation>重新下载(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Fetch now</source>
        <translation>立即下载(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keep it current…</source>
        <translation>保持最新(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;New version of</source>
        <translation>取代旧版(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Only when I ask for it</source>
        <translation>仅在我要求时(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Pause all schedules on this computer</source>
        <translation>暂停本机上的所有定时下载(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Retry all that failed</source>
        <translation>重试所有失败项(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Add an original from the web</source>
        <translation>添加网络原件</translation>
    </message>
    <message>
        <source>Add one by its address (Ctrl+V in Sources): it can be fetched anew by hand or by a schedule.</source>
        <translation>通过网址添加（在“来源”中按 Ctrl+V）：之后可手动或定时重新下载。</translation>
    </message>
    <message>
        <source>Being fetched</source>
        <translation>正在下载</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>取消(&amp;L)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Compared with %1 of %2, which it replaced.</source>
        <translation>与它所取代的 %1（%2）相比。</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>Day and hour</source>
        <translation>日期和时间</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Eve&amp;ry</source>
        <translation>每隔(&amp;R)</translation>
    </message>
    <message>
        <source>Every %1 minutes</source>
        <translation>每 %1 分钟</translation>
    </message>
    <message>
        <source>Every &amp;day</source>
        <translation>每天(&amp;D)</translation>
    </message>
    <message>
        <source>Every &amp;week</source>
        <translation>每周(&amp;W)</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>每天</translation>
    </message>
    <message>
        <source>Every minute</source>
        <translation>每分钟</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>每周</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Fetch no&amp;w</source>
        <translation>立即下载(&amp;W)</translation>
    </message>
    <message>
        <source>Fetch now</source>
        <translation>立即下载</translation>
    </message>
    <message>
        <source>Fetched</source>
        <translation>已下载</translation>
    </message>
    <message>
        <source>Filter by name, address, state or code</source>
        <translation>按名称、地址、状态或代码筛选</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Into the f&amp;older</source>
        <translation>存入文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>It is a new &amp;version of it</source>
        <translation>这是它的新版本(&amp;V)</translation>
    </message>
    <message>
        <source>It is downloaded once, from this computer. Of a web page its main content is saved beside it as Markdown. Nothing that is there is overwritten.</source>
        <translation>从本机下载一次。如果是网页，还会将其主要内容以 Markdown 保存在旁边。不会覆盖已有的任何内容。</translation>
    </message>
    <message>
        <source>It is fetched while this knowledge base is open here. If its content has changed, the new version waits in the review and the old one is kept among the retired originals.</source>
        <translation>在此处打开此知识库期间下载。如果内容有变，新版本在审阅中等待，旧版本保留在已停用的原件中。</translation>
    </message>
    <message>
        <source>Originals kept current</source>
        <translation>保持最新的原件</translation>
    </message>
    <message>
        <source>Paused: nothing is fetched by schedule on this computer.</source>
        <translation>已暂停：本机不进行定时下载。</translation>
    </message>
    <message>
        <source>Schedules last checked: %1</source>
        <translation>上次检查：%1</translation>
    </message>
    <message>
        <source>The server redirected to</source>
        <translation>服务器转到了</translation>
    </message>
    <message>
        <source>This address is here already, as %1. Fetching it anew keeps both versions.</source>
        <translation>此网址已有原件：%1。重新下载会保留两个版本。</translation>
    </message>
    <message>
        <source>It looks like a new version of %1: choose that</source>
        <translation>它像是 %1 的新版本：选择它</translation>
    </message>
    <message>
        <source>Its main content</source>
        <translation>其主要内容</translation>
    </message>
    <message>
        <source>Keep an original current</source>
        <translation>使原件保持最新</translation>
    </message>
    <message>
        <source>Keep “%1” current</source>
        <translation>使“%1”保持最新</translation>
    </message>
    <message>
        <source>Looking at the originals…</source>
        <translation>正在查看原件…</translation>
    </message>
    <message>
        <source>Minutes between two fetches</source>
        <translation>两次下载的间隔（分钟）</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>New version of</source>
        <translation>取代旧版</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下次</translation>
    </message>
    <message>
        <source>No originals from the web</source>
        <translation>没有来自网络的原件</translation>
    </message>
    <message>
        <source>Not fetched again</source>
        <translation>添加后未再下载</translation>
    </message>
    <message>
        <source>Not fetched; what was there before is kept: %1</source>
        <translation>未能下载，保留了原有版本：%1</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>没有保存任何内容。</translation>
    </message>
    <message>
        <source>On&amp;ce, at</source>
        <translation>一次，时间为(&amp;C)</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>Only by hand</source>
        <translation>仅手动</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原件</translation>
    </message>
    <message>
        <source>Originals from the web</source>
        <translation>来自网络的原件</translation>
    </message>
    <message>
        <source>Originals that have changed; the new versions wait in the review: %1</source>
        <translation>已更改的原件（新版本在审阅中等待）：%1</translation>
    </message>
    <message>
        <source>Reading both versions…</source>
        <translation>正在读取两个版本…</translation>
    </message>
    <message>
        <source>Retr&amp;y</source>
        <translation>重试(&amp;Y)</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Sche&amp;dule…</source>
        <translation>定时(&amp;D)…</translation>
    </message>
    <message>
        <source>Show &amp;it in Sources</source>
        <translation>在“来源”中显示(&amp;I)</translation>
    </message>
    <message>
        <source>Show it in Sources</source>
        <translation>在“来源”中显示</translation>
    </message>
    <message>
        <source>Show what cha&amp;nged</source>
        <translation>显示更改(&amp;N)</translation>
    </message>
    <message>
        <source>Show what changed</source>
        <translation>显示更改</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Stopped. Nothing was saved.</source>
        <translation>已停止。没有保存任何内容。</translation>
    </message>
    <message>
        <source>The same content is here already, as %1. Nothing was saved.</source>
        <translation>已有相同内容：%1。没有保存任何内容。</translation>
    </message>
    <message>
        <source>The text is the same; what differs is not part of it.</source>
        <translation>文本相同；不同之处不在文本中。</translation>
    </message>
    <message>
        <source>The texts cannot be compared.</source>
        <translation>无法比较文本。</translation>
    </message>
    <message>
        <source>This original did not come from this address, so it cannot be kept current by it.</source>
        <translation>此原件不是来自此网址，因此无法据此保持最新。</translation>
    </message>
    <message>
        <source>This project cannot be written; nothing was added.</source>
        <translation>此项目不可写入；没有添加任何内容。</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>重试(&amp;G)</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>What changed in an original</source>
        <translation>原件的更改</translation>
    </message>
    <message>
        <source>What changed in “%1”</source>
        <translation>“%1”的更改</translation>
    </message>
    <message>
        <source>What is on the clipboard is neither a file, nor a picture, nor a web address.</source>
        <translation>剪贴板上的内容不是文件、图片，也不是网址。</translation>
    </message>
    <message>
        <source>Without its main content</source>
        <translation>没有主要内容</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>fetched</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下次</translation>
    </message>
    <message>
        <source>next fetch: %1</source>
        <translation>下次下载：%1</translation>
    </message>
    <message>
        <source>nothing is scheduled</source>
        <translation>没有定时任务</translation>
    </message>
    <message>
        <source>nothing: it is new</source>
        <translation>无：这是新的</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>the sources folder itself</source>
        <translation>来源文件夹本身</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>尝试</translation>
    </message>
</context>
<context>
    <name>graph</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>A quarter or more</source>
        <translation>四分之一以上</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Being found out…</source>
        <translation>正在查明…</translation>
    </message>
    <message>
        <source>Between far communities</source>
        <translation>在相距遥远的群组之间</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>桥梁</translation>
    </message>
    <message>
        <source>Communities with few links</source>
        <translation>链接很少的群组</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>群组</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>空缺</translation>
    </message>
    <message>
        <source>Hang on it alone: %1</source>
        <translation>仅依靠它相连：%1</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>枢纽</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>孤岛</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>更少</translation>
    </message>
    <message>
        <source>Linked with both: %1</source>
        <translation>与两者都有链接：%1</translation>
    </message>
    <message>
        <source>Links between them: %1</source>
        <translation>它们之间的链接：%1</translation>
    </message>
    <message>
        <source>Links: %1</source>
        <translation>链接：%1</translation>
    </message>
    <message>
        <source>Links: %1 · communities: %2</source>
        <translation>链接：%1 · 社区：%2</translation>
    </message>
    <message>
        <source>Makes no claims</source>
        <translation>没有论断</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Not there yet</source>
        <translation>尚不存在</translation>
    </message>
    <message>
        <source>Nothing of it</source>
        <translation>完全没有</translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>无需审阅</translation>
    </message>
    <message>
        <source>Older</source>
        <translation>更早</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原件</translation>
    </message>
    <message>
        <source>Originals</source>
        <translation>原件</translation>
    </message>
    <message>
        <source>Pages that hold parts together</source>
        <translation>连接各部分的页面</translation>
    </message>
    <message>
        <source>Pages with most links</source>
        <translation>链接最多的页面</translation>
    </message>
    <message>
        <source>Pages without any link: %1</source>
        <translation>没有任何链接的页面：%1</translation>
    </message>
    <message>
        <source>Pages, those with most links first</source>
        <translation>页面，链接最多的在前</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <translation>页面：%1</translation>
    </message>
    <message>
        <source>Rests on originals, all of it</source>
        <translation>全部有原件依据</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>Review state</source>
        <translation>审阅状态</translation>
    </message>
    <message>
        <source>Smaller ones</source>
        <translation>较小的</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>Surprising links</source>
        <translation>意外的链接</translation>
    </message>
    <message>
        <source>This page is not there yet</source>
        <translation>此页面尚不存在</translation>
    </message>
    <message>
        <source>Three quarters or more</source>
        <translation>四分之三以上</translation>
    </message>
    <message>
        <source>Trace share</source>
        <translation>有依据的比例</translation>
    </message>
    <message>
        <source>Trace share: %1</source>
        <translation>有依据的比例：%1</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Waits for an agent</source>
        <translation>等待智能体处理</translation>
    </message>
    <message>
        <source>Waits for review</source>
        <translation>等待审阅</translation>
    </message>
    <message>
        <source>Ways over it: %1</source>
        <translation>经过它的路径：%1</translation>
    </message>
    <message>
        <source>Within a month</source>
        <translation>一个月内</translation>
    </message>
    <message>
        <source>Within a week</source>
        <translation>一周内</translation>
    </message>
    <message>
        <source>Within a year</source>
        <translation>一年内</translation>
    </message>
    <message>
        <source>Within three months</source>
        <translation>三个月内</translation>
    </message>
    <message>
        <source>Without a link to the rest</source>
        <translation>与其余部分没有链接</translation>
    </message>
    <message>
        <source>Without status</source>
        <translation>无状态</translation>
    </message>
</context>
<context>
    <name>hanging</name>
    <message>
        <source>No page was built from it.</source>
        <translation>没有依据它编写的页面。</translation>
    </message>
    <message>
        <source>Pages that these feed, or that rest on it or link to it</source>
        <translation>由这些页面提供内容、依赖它或链接到它的页面</translation>
    </message>
    <message>
        <source>Paragraphs that rest on it alone</source>
        <translation>仅以它为依据的段落</translation>
    </message>
    <message>
        <source>Paragraphs that rest on other originals too: %1</source>
        <translation>也以其他原件为依据的段落：%1</translation>
    </message>
    <message>
        <source>Summaries built from it</source>
        <translation>依据它编写的摘要</translation>
    </message>
    <message>
        <source>and more: %1</source>
        <translation>以及更多：%1</translation>
    </message>
</context>
<context>
    <name>health</name>
    <message>
        <source>&amp;Changes</source>
        <translation>更改(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Make the change</source>
        <translation>执行更改(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;What would change</source>
        <translation>将有的更改(&amp;W)</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln at once. You see what would change, and choose, before anything is written.</source>
        <translation>
            <numerusform>一次处理全部 %Ln 项。写入之前，你会看到将有的更改并加以选择。</numerusform>
        </translation>
    </message>
    <message>
        <source>All of a kind</source>
        <translation>同类全部</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>已更改：%1</translation>
    </message>
    <message>
        <source>Changes, each can be left out</source>
        <translation>更改，每项都可略去</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2</source>
        <translation>已选：%1/%2</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>历史版本…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Files that are not as they should be</source>
        <translation>不合规范的文件</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Keep only its words</source>
        <translation>只保留文字</translation>
    </message>
    <message>
        <source>Keep only their words…</source>
        <translation>只保留文字…</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>按键 %1</translation>
    </message>
    <message>
        <source>Lead it to another page…</source>
        <translation>改为指向其他页面…</translation>
    </message>
    <message>
        <source>Lead it to the heading “%1”</source>
        <translation>改为指向标题“%1”</translation>
    </message>
    <message>
        <source>Lead it to the page’s beginning</source>
        <translation>改为指向页面开头</translation>
    </message>
    <message>
        <source>Lead it to “%1”</source>
        <translation>改为指向“%1”</translation>
    </message>
    <message>
        <source>Lead them to the likeliest pages…</source>
        <translation>改为指向最可能的页面…</translation>
    </message>
    <message>
        <source>Lead them to the pages that replace theirs…</source>
        <translation>改为指向取代它们的页面…</translation>
    </message>
    <message>
        <source>Lead them to the pages’ beginnings…</source>
        <translation>改为指向页面开头…</translation>
    </message>
    <message>
        <source>Link all back…</source>
        <translation>全部回链…</translation>
    </message>
    <message>
        <source>Link back from “%1”</source>
        <translation>从“%1”回链</translation>
    </message>
    <message>
        <source>Link it from another page…</source>
        <translation>从其他页面链接到它…</translation>
    </message>
    <message>
        <source>Link it from “%1”</source>
        <translation>从“%1”链接到它</translation>
    </message>
    <message>
        <source>Link them from the likeliest pages…</source>
        <translation>从最可能的页面链接到它们…</translation>
    </message>
    <message>
        <source>Link them from the overview…</source>
        <translation>从概览链接到它们…</translation>
    </message>
    <message>
        <source>Links that lead nowhere</source>
        <translation>没有去处的链接</translation>
    </message>
    <message>
        <source>Links to headings that are not there</source>
        <translation>指向不存在标题的链接</translation>
    </message>
    <message>
        <source>Links to retired pages</source>
        <translation>指向已停用页面的链接</translation>
    </message>
    <message>
        <source>Links to superseded pages</source>
        <translation>指向已被取代页面的链接</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Looking for what can be done: %1 of %2</source>
        <translation>正在寻找可行的办法：%1/%2</translation>
    </message>
    <message>
        <source>Looking for what can be done…</source>
        <translation>正在寻找可行的办法…</translation>
    </message>
    <message>
        <source>Make the pages they ask for…</source>
        <translation>创建所需的页面…</translation>
    </message>
    <message>
        <source>Make the page…</source>
        <translation>创建页面…</translation>
    </message>
    <message>
        <source>Making the change…</source>
        <translation>正在更改…</translation>
    </message>
    <message>
        <source>Mended, pages written: %1</source>
        <translation>已修复，写入页面：%1</translation>
    </message>
    <message>
        <source>Names that many pages use and no page explains</source>
        <translation>多个页面使用却无页面解释的名称</translation>
    </message>
    <message>
        <source>Names that many systems take for one</source>
        <translation>许多系统会视为相同的名称</translation>
    </message>
    <message>
        <source>Names that not every system takes</source>
        <translation>并非所有系统都接受的名称</translation>
    </message>
    <message>
        <source>New page: %1</source>
        <translation>新页面：%1</translation>
    </message>
    <message>
        <source>Nothing is proposed: no page is called alike.</source>
        <translation>没有建议：没有名称相近的页面。</translation>
    </message>
    <message>
        <source>Nothing is proposed: no page replaces theirs.</source>
        <translation>没有建议：没有页面取代它们所指的页面。</translation>
    </message>
    <message>
        <source>Nothing: it is left out.</source>
        <translation>无：略去。</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>打开页面</translation>
    </message>
    <message>
        <source>Originals with several summaries</source>
        <translation>有多个摘要的原件</translation>
    </message>
    <message>
        <source>Originals without a summary</source>
        <translation>没有摘要的原件</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Pages that are called the same</source>
        <translation>同名页面</translation>
    </message>
    <message>
        <source>Pages that no page links to</source>
        <translation>没有页面链接到的页面</translation>
    </message>
    <message>
        <source>Pages that say nearly the same</source>
        <translation>内容几乎相同的页面</translation>
    </message>
    <message>
        <source>Pages that would be written</source>
        <translation>将要写入的页面</translation>
    </message>
    <message>
        <source>Pages without a link to a source</source>
        <translation>没有链接到来源的页面</translation>
    </message>
    <message>
        <source>Pictures that are not there</source>
        <translation>不存在的图片</translation>
    </message>
    <message>
        <source>Related pages that do not link back</source>
        <translation>没有回链的相关页面</translation>
    </message>
    <message>
        <source>Retire it…</source>
        <translation>停用它…</translation>
    </message>
    <message>
        <source>Retire the summary…</source>
        <translation>停用摘要…</translation>
    </message>
    <message>
        <source>Show the original</source>
        <translation>显示原件</translation>
    </message>
    <message>
        <source>Summaries older than their original</source>
        <translation>早于其原件的摘要</translation>
    </message>
    <message>
        <source>Summaries whose original is missing</source>
        <translation>原件缺失的摘要</translation>
    </message>
    <message>
        <source>Summaries whose original is retired</source>
        <translation>原件已停用的摘要</translation>
    </message>
    <message>
        <source>Supersede it by “%1”…</source>
        <translation>用“%1”取代它…</translation>
    </message>
    <message>
        <source>Take the picture out, keep its words</source>
        <translation>移除图片，保留其文字</translation>
    </message>
    <message>
        <source>Take the pictures out, keep their words…</source>
        <translation>移除图片，保留其文字…</translation>
    </message>
    <message>
        <source>The page that is to link to it</source>
        <translation>要链接到它的页面</translation>
    </message>
    <message>
        <source>The page that the link is to lead to</source>
        <translation>链接要指向的页面</translation>
    </message>
    <message>
        <source>These are looked at one by one.</source>
        <translation>这些需逐个查看。</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>将有的更改</translation>
    </message>
    <message>
        <source>changed after %1</source>
        <translation>在 %1 之后有更改</translation>
    </message>
    <message>
        <source>like %1</source>
        <translation>类似 %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>links to %1, which does not exist</source>
        <translation>链接到不存在的 %1</translation>
    </message>
    <message>
        <source>links to %1, which is retired</source>
        <translation>链接到已停用的 %1</translation>
    </message>
    <message>
        <source>links to %1, which is superseded</source>
        <translation>链接到已被取代的 %1</translation>
    </message>
    <message>
        <source>links to the heading “%1” of %2, which has none such</source>
        <translation>链接到 %2 的标题“%1”，但其中没有这个标题</translation>
    </message>
    <message>
        <source>nobody has summarised it</source>
        <translation>还没有摘要</translation>
    </message>
    <message>
        <source>not linked back from %1</source>
        <translation>%1 没有回链</translation>
    </message>
    <message>
        <source>shows %1, which does not exist</source>
        <translation>显示不存在的 %1</translation>
    </message>
    <message>
        <source>stands in %1</source>
        <translation>位于 %1</translation>
    </message>
    <message>
        <source>the page’s beginning</source>
        <translation>页面开头</translation>
    </message>
    <message>
        <source>the same as %1 there</source>
        <translation>与该处的 %1 相同</translation>
    </message>
    <message>
        <source>without a proposal: %1</source>
        <translation>没有建议：%1</translation>
    </message>
    <message>
        <source>“%1”, like %2</source>
        <translation>“%1”，类似 %2</translation>
    </message>
</context>
<context>
    <name>hits</name>
    <message>
        <source>Found: {count}</source>
        <translation>找到：{count}</translation>
    </message>
    <message>
        <source>No page has what was typed. {count} for {words}.</source>
        <translation>没有页面含有输入的内容。{words}：{count}。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到任何内容</translation>
    </message>
    <message>
        <source>The best {count}</source>
        <translation>最佳结果：{count}</translation>
    </message>
</context>
<context>
    <name>joining</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>还有 %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>keywords</name>
    <message>
        <source>MCP, Claude, AI, server, plug in, assistant</source>
        <translation>MCP, Claude, AI, 人工智能, 服务器, 插件, 助手</translation>
    </message>
    <message>
        <source>another name, file name, slug, move</source>
        <translation>其他名称, 文件名, 短名, 移动</translation>
    </message>
    <message>
        <source>backlinks, sidebar, right, panel, outline, hide, show</source>
        <translation>反向链接, 侧边栏, 右侧, 面板, 大纲, 隐藏, 显示</translation>
    </message>
    <message>
        <source>blame, authors, annotate</source>
        <translation>作者, 谁写的, 追溯, 注释</translation>
    </message>
    <message>
        <source>bring back, undelete, unarchive</source>
        <translation>找回, 取消删除, 取消归档, 重新启用</translation>
    </message>
    <message>
        <source>bug, crash, debug, trouble</source>
        <translation>错误, 崩溃, 调试, 故障</translation>
    </message>
    <message>
        <source>change, write, rename, title, correct, modify, header, properties</source>
        <translation>更改, 编写, 重命名, 标题, 更正, 修改, 页头, 属性</translation>
    </message>
    <message>
        <source>color by, groups, community, clusters, age, status</source>
        <translation>着色, 群组, 社区, 时间, 状态, color by</translation>
    </message>
    <message>
        <source>create, add, write, note, article</source>
        <translation>创建, 添加, 编写, 笔记, 文章</translation>
    </message>
    <message>
        <source>dark mode, night, black, appearance, colours</source>
        <translation>深色模式, 暗黑模式, 夜间, 黑色, 外观, 颜色</translation>
    </message>
    <message>
        <source>delete, remove, archive, obsolete, trash</source>
        <translation>删除, 移除, 归档, 过时, 回收站</translation>
    </message>
    <message>
        <source>divide, extract, cut in two</source>
        <translation>分割, 提取, 一分为二</translation>
    </message>
    <message>
        <source>drafts, recover, lost</source>
        <translation>草稿, 恢复, 丢失</translation>
    </message>
    <message>
        <source>example, demo, tutorial</source>
        <translation>示例, 演示, 教程</translation>
    </message>
    <message>
        <source>exit, leave, end</source>
        <translation>离开, 关闭程序, 结束</translation>
    </message>
    <message>
        <source>explorer, file manager, directory, reveal</source>
        <translation>资源管理器, 文件管理器, 目录, 显示</translation>
    </message>
    <message>
        <source>external editor, other program</source>
        <translation>外部编辑器, 其他程序</translation>
    </message>
    <message>
        <source>find everywhere, full text, look for, query</source>
        <translation>全局查找, 全文, 查找, 查询</translation>
    </message>
    <message>
        <source>hide, hubs, types, orphans, originals, missing pages</source>
        <translation>隐藏, 枢纽, 类型, 孤立页面, 原件, 缺失页面</translation>
    </message>
    <message>
        <source>history, timeline, what happened, activity, changes</source>
        <translation>历史, 时间线, 发生了什么, 活动, 更改</translation>
    </message>
    <message>
        <source>history, what changed on this page, diff, compare, revisions</source>
        <translation>历史, 此页面改了什么, 差异, 比较, 修订</translation>
    </message>
    <message>
        <source>home, start, dashboard, statistics</source>
        <translation>主页, 首页, 仪表板, 统计</translation>
    </message>
    <message>
        <source>inbox, questions, approve, permissions</source>
        <translation>收件箱, 问题, 批准, 权限</translation>
    </message>
    <message>
        <source>insights, analysis, hubs, bridges, islands, gaps, clusters</source>
        <translation>发现, 分析, 枢纽, 桥梁, 孤岛, 空缺, insights</translation>
    </message>
    <message>
        <source>join, combine, duplicate</source>
        <translation>合并, 合为一页, 重复</translation>
    </message>
    <message>
        <source>layout, reset positions, rearrange</source>
        <translation>布局, 重置位置, 重排, layout</translation>
    </message>
    <message>
        <source>leave, switch vault</source>
        <translation>离开, 切换知识库</translation>
    </message>
    <message>
        <source>light mode, day, bright, appearance, colours</source>
        <translation>浅色模式, 日间, 明亮, 外观, 颜色</translation>
    </message>
    <message>
        <source>lint, check, broken links, problems, orphans, repair, fix</source>
        <translation>检查, 失效链接, 断链, 问题, 孤立页面, 修复</translation>
    </message>
    <message>
        <source>load, vault, wiki, knowledge base, project, directory</source>
        <translation>载入, 知识库, wiki, 项目, 目录</translation>
    </message>
    <message>
        <source>local graph, neighbourhood, ego network, depth</source>
        <translation>局部图, 邻域, 深度</translation>
    </message>
    <message>
        <source>look back, time travel, snapshot, past, earlier, history, date</source>
        <translation>回顾, 时光倒流, 快照, 过去, 以前, 历史, 日期</translation>
    </message>
    <message>
        <source>manual, guide, documentation, tutorial</source>
        <translation>手册, 指南, 文档, 教程</translation>
    </message>
    <message>
        <source>map, network, connections, neighbours</source>
        <translation>地图, 网络, 关系, 关联, 邻近</translation>
    </message>
    <message>
        <source>minimap, overview map</source>
        <translation>小地图, 概览</translation>
    </message>
    <message>
        <source>mode, automatic, appearance, colours</source>
        <translation>模式, 自动, 外观, 颜色</translation>
    </message>
    <message>
        <source>options, configure, font, language, appearance, theme</source>
        <translation>选项, 配置, 首选项, 字体, 语言, 外观, 主题</translation>
    </message>
    <message>
        <source>originals, documents, files, raw, import, add files</source>
        <translation>原件, 文档, 文件, 导入, 添加文件</translation>
    </message>
    <message>
        <source>palette, actions</source>
        <translation>命令面板, 操作</translation>
    </message>
    <message>
        <source>paper, printer</source>
        <translation>纸张, 打印机</translation>
    </message>
    <message>
        <source>path, location, data, backup, where</source>
        <translation>路径, 位置, 数据, 备份, 在哪里</translation>
    </message>
    <message>
        <source>pins, unfreeze, release</source>
        <translation>图钉, 解除固定, pins</translation>
    </message>
    <message>
        <source>profile, agent instructions, likes</source>
        <translation>个人资料, 智能体指令, 喜好</translation>
    </message>
    <message>
        <source>provenance, evidence, sources, citations</source>
        <translation>出处, 证据, 来源, 引文</translation>
    </message>
    <message>
        <source>provenance, sources, citations, evidence, originals</source>
        <translation>出处, 来源, 引文, 证据, 原件</translation>
    </message>
    <message>
        <source>quick switcher, open page, jump, find page</source>
        <translation>快速切换, 打开页面, 跳转, 查找页面</translation>
    </message>
    <message>
        <source>reload, refresh, update, rescan</source>
        <translation>重新载入, 刷新, 更新, 重新扫描</translation>
    </message>
    <message>
        <source>replace, outdated, newer page, redirect</source>
        <translation>替换, 过时, 更新的页面, 重定向</translation>
    </message>
    <message>
        <source>restore tab, undo close</source>
        <translation>恢复标签页, 撤销关闭</translation>
    </message>
    <message>
        <source>reveal, explorer, file manager, path</source>
        <translation>显示, 资源管理器, 文件管理器, 路径</translation>
    </message>
    <message>
        <source>save as, Gephi, yEd, Cytoscape, data</source>
        <translation>另存为, Gephi, yEd, Cytoscape, 数据</translation>
    </message>
    <message>
        <source>save as, document, share</source>
        <translation>另存为, 文档, 分享</translation>
    </message>
    <message>
        <source>save as, image, picture, screenshot, share</source>
        <translation>另存为, 图像, 图片, 截图, 分享</translation>
    </message>
    <message>
        <source>save as, vector, drawing, share</source>
        <translation>另存为, 矢量, 图形, 分享</translation>
    </message>
    <message>
        <source>save as, web page, website, share</source>
        <translation>另存为, 网页, 网站, 分享</translation>
    </message>
    <message>
        <source>search in page, look for</source>
        <translation>页内搜索, 查找</translation>
    </message>
    <message>
        <source>search node, locate, fly to</source>
        <translation>搜索节点, 定位, 飞到</translation>
    </message>
    <message>
        <source>search, query, only some pages</source>
        <translation>搜索, 查询, 仅部分页面</translation>
    </message>
    <message>
        <source>shortcuts, hotkeys, keyboard, cheat sheet</source>
        <translation>快捷键, 热键, 键盘, 速查表</translation>
    </message>
    <message>
        <source>shortest path, how connected, degrees of separation</source>
        <translation>最短路径, 如何相连, 分隔度</translation>
    </message>
    <message>
        <source>sidebar, tree, left, panel, hide, show</source>
        <translation>侧边栏, 树, 左侧, 面板, 隐藏, 显示</translation>
    </message>
    <message>
        <source>sidebar, tree, list of pages</source>
        <translation>侧边栏, 树, 页面列表</translation>
    </message>
    <message>
        <source>slug, name, clipboard</source>
        <translation>短名, 名称, 剪贴板</translation>
    </message>
    <message>
        <source>split view, pane, side by side, columns</source>
        <translation>分屏, 窗格, 并排, 分栏</translation>
    </message>
    <message>
        <source>store, write to disk</source>
        <translation>存储, 写入磁盘</translation>
    </message>
    <message>
        <source>take back, roll back, revert, restore</source>
        <translation>收回, 回滚, 还原, 恢复</translation>
    </message>
    <message>
        <source>version, licence, credits</source>
        <translation>版本, 许可, 致谢</translation>
    </message>
    <message>
        <source>what changed, changed since, approve, accept, diff, pending</source>
        <translation>改了什么, 新的更改, 批准, 接受, 差异, 待审阅</translation>
    </message>
    <message>
        <source>what changed, changed since, what is new, news, recent changes, today</source>
        <translation>改了什么, 新的更改, 新内容, 最近的更改, 今天</translation>
    </message>
    <message>
        <source>wikilink, reference, clipboard, share</source>
        <translation>wiki 链接, 引用, 剪贴板, 分享</translation>
    </message>
    <message>
        <source>zoom in, font size, larger, enlarge</source>
        <translation>放大, 字号, 更大</translation>
    </message>
    <message>
        <source>zoom out, font size, reduce</source>
        <translation>缩小, 字号, 更小</translation>
    </message>
    <message>
        <source>zoom, reset, 100 %, font size, normal</source>
        <translation>缩放, 重置, 100%, 字号, 正常</translation>
    </message>
</context>
<context>
    <name>kinds</name>
    <message>
        <source>Concepts</source>
        <translation>概念</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>实体</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>偏好</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Syntheses</source>
        <translation>综述</translation>
    </message>
    <message>
        <source>aliases</source>
        <translation>别名</translation>
    </message>
    <message>
        <source>concept</source>
        <translation>概念</translation>
    </message>
    <message>
        <source>description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>实体</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>ingest</source>
        <translation>收录</translation>
    </message>
    <message>
        <source>ingested</source>
        <translation>收录于</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>lint</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>preference</source>
        <translation>偏好</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>related</source>
        <translation>相关页面</translation>
    </message>
    <message>
        <source>retire</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>since</source>
        <translation>起始日期</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>supersede</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>synthesis</source>
        <translation>综述</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>更新于</translation>
    </message>
    <message>
        <source>url</source>
        <translation>网址</translation>
    </message>
</context>
<context>
    <name>layouts</name>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln 个页面</numerusform>
        </translation>
    </message>
    <message>
        <source>A knowledge base</source>
        <translation>知识库</translation>
    </message>
    <message>
        <source>A wiki that is laid out in its own way</source>
        <translation>按自己的方式编排的维基</translation>
    </message>
    <message>
        <source>An Obsidian vault</source>
        <translation>Obsidian 仓库</translation>
    </message>
    <message>
        <source>LLM wiki</source>
        <translation>LLM 维基</translation>
    </message>
    <message>
        <source>Markdown files in folders</source>
        <translation>文件夹中的 Markdown 文件</translation>
    </message>
    <message>
        <source>Obsidian vault</source>
        <translation>Obsidian 仓库</translation>
    </message>
    <message>
        <source>Plain folders</source>
        <translation>普通文件夹</translation>
    </message>
    <message>
        <source>Recognised by {signs}.</source>
        <translation>识别依据：{signs}。</translation>
    </message>
    <message>
        <source>in {folder}</source>
        <translation>位于 {folder}</translation>
    </message>
    <message>
        <source>kbdesk’s own layout</source>
        <translation>kbdesk 自己的布局</translation>
    </message>
    <message>
        <source>not there yet</source>
        <translation>尚不存在</translation>
    </message>
</context>
<context>
    <name>leaving</name>
    <message>
        <source>Export this page</source>
        <translation>导出此页面</translation>
    </message>
    <message>
        <source>HTML file</source>
        <translation>HTML 文件</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>PDF file</source>
        <translation>PDF 文件</translation>
    </message>
    <message>
        <source>The printer did not take the page.</source>
        <translation>打印机没有接受此页面。</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>已写入：{path}</translation>
    </message>
</context>
<context>
    <name>links</name>
    <message>
        <source>Link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Linked from</source>
        <translation>被链接自</translation>
    </message>
    <message>
        <source>Links to</source>
        <translation>链接到</translation>
    </message>
    <message>
        <source>Named without a link</source>
        <translation>提到但未链接</translation>
    </message>
    <message>
        <source>No page links here yet.</source>
        <translation>还没有页面链接到这里。</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>本页内容</translation>
    </message>
    <message>
        <source>Shares most links</source>
        <translation>共同链接最多</translation>
    </message>
    <message>
        <source>Show more of {count}</source>
        <translation>显示更多（共 {count} 项）</translation>
    </message>
    <message>
        <source>This page links to no other.</source>
        <translation>此页面没有链接到其他页面。</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>有歧义</translation>
    </message>
    <message>
        <source>shares {count}</source>
        <translation>共同链接 {count}</translation>
    </message>
    <message>
        <source>{count}, broken: {broken}</source>
        <translation>{count}，失效：{broken}</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>All operations</source>
        <translation>所有操作</translation>
    </message>
    <message>
        <source>As it was then…</source>
        <translation>当时的状态…</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>任意时间</translation>
    </message>
    <message>
        <source>Changes that belong to it</source>
        <translation>所属的更改</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比较…</translation>
    </message>
    <message>
        <source>Entries: %1</source>
        <translation>记录：%1</translation>
    </message>
    <message>
        <source>Every change shows here, and the entries that an agent adds when it ends an operation.</source>
        <translation>每次更改都会显示在这里，还有智能体结束操作时添加的记录。</translation>
    </message>
    <message>
        <source>Filter by words, pages, people, days</source>
        <translation>按词语、页面、人员、日期筛选</translation>
    </message>
    <message>
        <source>In words of its own: open it to read the log</source>
        <translation>有自己的文字：打开即可阅读日志</translation>
    </message>
    <message>
        <source>It names no pages.</source>
        <translation>没有提到页面。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Log, newest first</source>
        <translation>日志，最新的在前</translation>
    </message>
    <message>
        <source>No entry fits</source>
        <translation>没有匹配的记录</translation>
    </message>
    <message>
        <source>No pages any more: %1</source>
        <translation>已不是页面：%1</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Pages it names</source>
        <translation>提到的页面</translation>
    </message>
    <message>
        <source>Since yesterday</source>
        <translation>昨天以来</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>The log is empty</source>
        <translation>日志为空</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Try fewer words, all operations, or any time.</source>
        <translation>请尝试更少的词语、所有操作或任意时间。</translation>
    </message>
    <message>
        <source>Without a day</source>
        <translation>没有日期</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
</context>
<context>
    <name>made</name>
    <message>
        <source>What was being written when its window was closed is done.</source>
        <translation>窗口关闭时正在写入的内容已完成。</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>%1 cannot be read as what it should be.</source>
        <translation>无法按应有的格式读取 %1。</translation>
    </message>
    <message>
        <source>%1 could not be downloaded. Nothing was changed.</source>
        <translation>无法下载 %1。没有做任何更改。</translation>
    </message>
    <message>
        <source>%1 could not be read this time.</source>
        <translation>这次无法读取%1。</translation>
    </message>
    <message>
        <source>%1 is not there any more, or never was.</source>
        <translation>%1 已不存在，或从未存在。</translation>
    </message>
    <message>
        <source>%1 is of a kind whose text kbdesk cannot read. It is kept as it is.</source>
        <translation>%1 属于 kbdesk 无法读取文本的类型。会按原样保留。</translation>
    </message>
    <message>
        <source>%1 lies outside the folder it belongs to. Nothing was done.</source>
        <translation>%1 不在其所属的文件夹内。没有执行任何操作。</translation>
    </message>
    <message>
        <source>%1 was changed by someone else in the meantime. Nothing was overwritten; look at it and try again.</source>
        <translation>%1 在此期间被他人更改。没有覆盖任何内容；请查看后重试。</translation>
    </message>
    <message>
        <source>%1 would link to pages that do not exist: %2. Nothing was changed.</source>
        <translation>%1 将链接到不存在的页面：%2。没有做任何更改。</translation>
    </message>
    <message>
        <source>Another program has %1 open. Close it there and try again.</source>
        <translation>另一个程序已打开 %1。请在那里关闭后重试。</translation>
    </message>
    <message>
        <source>Another program is writing to this project just now (%1). Try again in a moment.</source>
        <translation>另一个程序正在写入此项目（%1）。请稍后重试。</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>关闭此通知</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
    <message>
        <source>Something went wrong with %1.</source>
        <translation>处理 %1 时出错。</translation>
    </message>
    <message>
        <source>That is not possible for %1. Nothing was changed.</source>
        <translation>无法对 %1 这样做。没有做任何更改。</translation>
    </message>
    <message>
        <source>The disk is full: %1 was not written. Free some space and try again; everything stands as it was.</source>
        <translation>磁盘已满：未写入 %1。请腾出空间后重试；一切保持原样。</translation>
    </message>
    <message>
        <source>The disk is read-only: %1 was not written. Make it writable, or copy the project to another disk.</source>
        <translation>磁盘是只读的：未写入 %1。请使其可写，或将项目复制到其他磁盘。</translation>
    </message>
    <message>
        <source>The disk refused to read or write %1. Check free space, permissions and whether it is plugged in.</source>
        <translation>磁盘无法读取或写入 %1。请检查可用空间、权限以及是否已连接。</translation>
    </message>
    <message>
        <source>There is no permission for %1. Change the permissions of file and folder and try again.</source>
        <translation>没有访问 %1 的权限。请更改文件和文件夹的权限后重试。</translation>
    </message>
    <message>
        <source>This disk takes no file of such a name or size: %1. Choose a shorter name.</source>
        <translation>此磁盘不接受这样的文件名或大小：%1。请选择较短的名称。</translation>
    </message>
    <message>
        <source>this project</source>
        <translation>此项目</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>{folder} cannot be opened: {trouble}</source>
        <translation>无法打开 {folder}：{trouble}</translation>
    </message>
    <message>
        <source>{folder} cannot be read: this account has no permission.</source>
        <translation>无法读取 {folder}：此账户没有权限。</translation>
    </message>
    <message>
        <source>{folder} does not exist. Has it been moved, or its drive unplugged?</source>
        <translation>{folder} 不存在。是否已被移动，或所在的驱动器已拔出？</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder.</source>
        <translation>{folder} 是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>{folder} is empty.</source>
        <translation>{folder} 是空的。</translation>
    </message>
    <message>
        <source>{folder} is not a knowledge base that kbdesk knows. Markdown files in it: {count}.</source>
        <translation>{folder} 不是 kbdesk 认识的知识库。其中的 Markdown 文件：{count}。</translation>
    </message>
    <message>
        <source>{folder} is not a knowledge base: no “knowledge” folder with pages is in it.</source>
        <translation>{folder} 不是知识库：其中没有包含页面的“knowledge”文件夹。</translation>
    </message>
</context>
<context>
    <name>originals</name>
    <message>
        <source>%1 is back in place.</source>
        <translation>%1 已恢复原位。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>恢复(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>永久删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Folder and name in the sources</source>
        <translation>来源中的文件夹和名称(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Into the folder</source>
        <translation>存入文件夹(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Let go of the rest…</source>
        <translation>放弃其余(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Search a folder…</source>
        <translation>搜索文件夹(&amp;S)…</translation>
    </message>
    <message>
        <source>A link; left out</source>
        <translation>链接；略过</translation>
    </message>
    <message>
        <source>A scan</source>
        <translation>扫描件</translation>
    </message>
    <message>
        <source>A summary says that it was built from it, but nothing else tells of such an original.</source>
        <translation>有摘要称据此编写，但别处没有这个原件的记录。</translation>
    </message>
    <message>
        <source>A summary still stands on it: %1</source>
        <translation>仍有摘要以它为依据：%1</translation>
    </message>
    <message>
        <source>Add files: %1</source>
        <translation>添加文件：%1</translation>
    </message>
    <message>
        <source>Add originals</source>
        <translation>添加原件</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>添加“%1”</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>已添加</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>已添加 %1</translation>
    </message>
    <message>
        <source>Added to the originals: %1</source>
        <translation>已添加到原件：%1</translation>
    </message>
    <message>
        <source>Added: %1 of %2</source>
        <translation>已添加：%1/%2</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Another original is called %1. This one gets a free name, %2; or choose one, or let it replace that.</source>
        <translation>已有名为 %1 的原件。此文件改用未占用的名称 %2；你也可以另选名称，或让它取代那一个。</translation>
    </message>
    <message>
        <source>Back in place: %1</source>
        <translation>已恢复原位：%1</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>修改时间</translation>
    </message>
    <message>
        <source>Changed since</source>
        <translation>之后有更改</translation>
    </message>
    <message>
        <source>Choose a folder, or type the name of a new one.</source>
        <translation>选择文件夹，或输入新文件夹的名称。</translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy %1 to its place</source>
        <translation>将 %1 复制到原位</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>正在复制</translation>
    </message>
    <message>
        <source>Copying…</source>
        <translation>正在复制…</translation>
    </message>
    <message>
        <source>Could not be added: %1</source>
        <translation>无法添加：%1</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Deleted from the retired folder: %1</source>
        <translation>已从停用文件夹中删除：%1</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>篇幅</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Files to add</source>
        <translation>要添加的文件</translation>
    </message>
    <message>
        <source>Find missing originals</source>
        <translation>查找缺失的原件</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Folder %1, originals: %2</source>
        <translation>文件夹 %1，原件：%2</translation>
    </message>
    <message>
        <source>Folder and name in the sources</source>
        <translation>来源中的文件夹和名称</translation>
    </message>
    <message>
        <source>Found inside the originals</source>
        <translation>在原件内找到的内容</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>找到：%1</translation>
    </message>
    <message>
        <source>Found: %1.</source>
        <translation>找到：%1。</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>Gets a fitting name</source>
        <translation>改用合适的名称</translation>
    </message>
    <message>
        <source>Here already</source>
        <translation>已存在</translation>
    </message>
    <message>
        <source>Here already, with the same content; not copied again: %1</source>
        <translation>已有相同内容，没有再次复制：%1</translation>
    </message>
    <message>
        <source>Hidden; left out</source>
        <translation>隐藏文件；略过</translation>
    </message>
    <message>
        <source>I know that these files &amp;cannot be brought back</source>
        <translation>我知道这些文件无法恢复(&amp;C)</translation>
    </message>
    <message>
        <source>In place</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>It belongs to kbdesk itself, so it is left out.</source>
        <translation>它属于 kbdesk 自身，因此略过。</translation>
    </message>
    <message>
        <source>It cannot be read, so it is left out.</source>
        <translation>无法读取，因此略过。</translation>
    </message>
    <message>
        <source>It is %1 now: keep it there, and say so in the list</source>
        <translation>它现在是 %1：留在那里，并记入清单</translation>
    </message>
    <message>
        <source>It is a file that another program keeps only for a while, so it is left out.</source>
        <translation>这是其他程序的临时文件，因此略过。</translation>
    </message>
    <message>
        <source>It is a link to another place, so it is left out. Add the file that it leads to.</source>
        <translation>这是指向别处的链接，因此略过。请添加它所指向的文件。</translation>
    </message>
    <message>
        <source>It is copied to %1, as the new version of %2.</source>
        <translation>复制到 %1，作为 %2 的新版本。</translation>
    </message>
    <message>
        <source>It is copied to %1.</source>
        <translation>将复制到 %1。</translation>
    </message>
    <message>
        <source>Copy %1 to its place, though its content differs</source>
        <translation>将 %1 复制到原位，尽管内容不同</translation>
    </message>
    <message>
        <source>It is larger than this knowledge base allows, %1. The limit stands in the settings.</source>
        <translation>它超过此知识库允许的大小（%1）。上限在设置中。</translation>
    </message>
    <message>
        <source>It is no file that can be copied.</source>
        <translation>它不是可以复制的文件。</translation>
    </message>
    <message>
        <source>It is the missing original %1, whatever it is called now, and returns to its place.</source>
        <translation>它就是缺失的原件 %1，无论现在叫什么；将回到原位。</translation>
    </message>
    <message>
        <source>Its content changed after it was ingested: %1</source>
        <translation>收录之后其内容有更改：%1</translation>
    </message>
    <message>
        <source>Its file was deleted from the retired ones: it can only be added again.</source>
        <translation>其文件已从停用文件中删除：只能重新添加。</translation>
    </message>
    <message>
        <source>Its na&amp;me</source>
        <translation>名称(&amp;M)</translation>
    </message>
    <message>
        <source>Its name is not allowed everywhere; it is called %1 here.</source>
        <translation>其名称并非处处可用；在这里名为 %1。</translation>
    </message>
    <message>
        <source>Its name makes it a hidden file, so it is left out.</source>
        <translation>其名称表明它是隐藏文件，因此略过。</translation>
    </message>
    <message>
        <source>Kind not supported</source>
        <translation>类型不支持</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>已略过</translation>
    </message>
    <message>
        <source>Let originals go</source>
        <translation>放弃原件</translation>
    </message>
    <message>
        <source>Looking for what was built from it…</source>
        <translation>正在查找依据它编写的内容…</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>Missing one returns</source>
        <translation>缺失的原件回来了</translation>
    </message>
    <message>
        <source>Missing originals: %1</source>
        <translation>缺失的原件：%1</translation>
    </message>
    <message>
        <source>Move %1 back to its place</source>
        <translation>将 %1 移回原位</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name is taken</source>
        <translation>名称已被占用</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>New &amp;version of</source>
        <translation>取代旧版(&amp;V)</translation>
    </message>
    <message>
        <source>New version of</source>
        <translation>取代旧版</translation>
    </message>
    <message>
        <source>No file; left out</source>
        <translation>不是文件；略过</translation>
    </message>
    <message>
        <source>No original is missing.</source>
        <translation>没有缺失的原件。</translation>
    </message>
    <message>
        <source>No text</source>
        <translation>无文本</translation>
    </message>
    <message>
        <source>None was found. Search a folder, or choose the file.</source>
        <translation>没有找到。请搜索文件夹，或选择文件。</translation>
    </message>
    <message>
        <source>Not added</source>
        <translation>未添加</translation>
    </message>
    <message>
        <source>Not copied: %1.</source>
        <translation>不复制：%1。</translation>
    </message>
    <message>
        <source>Not fetched</source>
        <translation>未获取</translation>
    </message>
    <message>
        <source>Not ingested</source>
        <translation>未收录</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>Not there any more</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>没有找到。</translation>
    </message>
    <message>
        <source>Nothing here reads this kind of file (unsupported): it is kept, and agents cannot read it.</source>
        <translation>这里无法读取此类文件（不支持）：会保留它，但智能体无法读取。</translation>
    </message>
    <message>
        <source>Nothing is in it.</source>
        <translation>里面是空的。</translation>
    </message>
    <message>
        <source>Only %1 of %2 originals were read so far.</source>
        <translation>目前只读取了 %1/%2 个原件。</translation>
    </message>
    <message>
        <source>Only part of its text was read: %1</source>
        <translation>只读取了部分文本：%1</translation>
    </message>
    <message>
        <source>Only the filtered originals were searched: %1.</source>
        <translation>只搜索了筛选出的原件：%1。</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Orphaned summary</source>
        <translation>摘要失去原件</translation>
    </message>
    <message>
        <source>Pages that cite an original</source>
        <translation>引用原件的页面</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>受保护</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>已读取</translation>
    </message>
    <message>
        <source>Read only in part: %1.</source>
        <translation>仅读取了一部分：%1。</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>取代者</translation>
    </message>
    <message>
        <source>Replaces</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>Restore an original</source>
        <translation>恢复原件</translation>
    </message>
    <message>
        <source>Restore it from the retired ones: %1</source>
        <translation>从已停用的原件中恢复：%1</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation>恢复“%1”</translation>
    </message>
    <message>
        <source>Retire an original</source>
        <translation>停用原件</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>Retired files</source>
        <translation>已停用的文件</translation>
    </message>
    <message>
        <source>Retired on %1 (%2)</source>
        <translation>停用于 %1（%2）</translation>
    </message>
    <message>
        <source>Retired originals are kept here. Deleting them frees space; the list still tells of them.</source>
        <translation>已停用的原件保存在这里。删除可释放空间；清单中仍保留其记录。</translation>
    </message>
    <message>
        <source>The same content is here already, as %1. It is not copied again.</source>
        <translation>已有相同内容：%1。不会再次复制。</translation>
    </message>
    <message>
        <source>There is no original of this name.</source>
        <translation>没有此名称的原件。</translation>
    </message>
    <message>
        <source>There is no such file any more, so it is left out; the others are not kept by that.</source>
        <translation>该文件已不存在，因此被略过；这不影响其他文件。</translation>
    </message>
    <message>
        <source>They are known by their content, whatever they are called now and wherever they were moved.</source>
        <translation>按内容识别，无论现在叫什么、移到了哪里。</translation>
    </message>
    <message>
        <source>To be copied: %1 (%2).</source>
        <translation>将复制：%1 个（%2）。</translation>
    </message>
    <message>
        <source>Type words from the texts of the originals; only those with all of them are found.</source>
        <translation>输入原件文本中的词；只找出包含全部词的原件。</translation>
    </message>
    <message>
        <source>Search a folder</source>
        <translation>搜索文件夹</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>State</source>
        <translation>收录情况</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Stays missing</source>
        <translation>仍缺失</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stopped. Not copied: %1.</source>
        <translation>已停止。未复制：%1。</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Taking it back…</source>
        <translation>正在还原…</translation>
    </message>
    <message>
        <source>Temporary; left out</source>
        <translation>临时文件；略过</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>The best %1.</source>
        <translation>最相关的 %1 项。</translation>
    </message>
    <message>
        <source>The files also stay where they are now.</source>
        <translation>文件也会留在原处。</translation>
    </message>
    <message>
        <source>The manifest names it, but there is no such file in the sources folder.</source>
        <translation>清单中有它，但来源文件夹中没有这个文件。</translation>
    </message>
    <message>
        <source>The retired folder</source>
        <translation>已停用原件文件夹</translation>
    </message>
    <message>
        <source>To be deleted: %1. Enter or a click on a file keeps it.</source>
        <translation>将删除：%1。按 Enter 或点击文件可保留它。</translation>
    </message>
    <message>
        <source>To do: %1</source>
        <translation>待处理：%1</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>过大</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undone: the originals stand as before.</source>
        <translation>已撤销：原件与之前一样。</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>What will happen</source>
        <translation>将进行的操作</translation>
    </message>
    <message>
        <source>Which file is %1?</source>
        <translation>哪个文件是 %1？</translation>
    </message>
    <message>
        <source>Will be</source>
        <translation>将成为</translation>
    </message>
    <message>
        <source>Without text: %1.</source>
        <translation>无文本：%1。</translation>
    </message>
    <message>
        <source>agents are asked</source>
        <translation>已请智能体处理</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>等另外 %1 个</translation>
    </message>
    <message>
        <source>and more: %1</source>
        <translation>以及更多：%1</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已收起</translation>
    </message>
    <message>
        <source>is deleted</source>
        <translation>将删除</translation>
    </message>
    <message>
        <source>its addition was undone</source>
        <translation>其添加已被撤销</translation>
    </message>
    <message>
        <source>its file is lost</source>
        <translation>其文件已丢失</translation>
    </message>
    <message>
        <source>kbdesk&apos;s own; left out</source>
        <translation>kbdesk 自身的；略过</translation>
    </message>
    <message>
        <source>not in the list</source>
        <translation>不在清单中</translation>
    </message>
    <message>
        <source>nothing: it is new</source>
        <translation>无：这是新的</translation>
    </message>
    <message>
        <source>open</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>pages: %1</source>
        <translation>%1 页</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>replaced by %1</source>
        <translation>已被 %1 取代</translation>
    </message>
    <message>
        <source>replaces %1</source>
        <translation>取代 %1</translation>
    </message>
    <message>
        <source>retired %1</source>
        <translation>停用于 %1</translation>
    </message>
    <message>
        <source>sheet %1</source>
        <translation>工作表 %1</translation>
    </message>
    <message>
        <source>sheets: %1</source>
        <translation>%1 个表</translation>
    </message>
    <message>
        <source>slide %1</source>
        <translation>幻灯片 %1</translation>
    </message>
    <message>
        <source>slides: %1</source>
        <translation>%1 张</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>summaries: %1</source>
        <translation>摘要：%1</translation>
    </message>
    <message>
        <source>text of %1</source>
        <translation>%1 的文本</translation>
    </message>
    <message>
        <source>the sources folder itself</source>
        <translation>来源文件夹本身</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>有误</translation>
    </message>
</context>
<context>
    <name>overview</name>
    <message>
        <source>Lately</source>
        <translation>近期</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>还没有任何操作。</translation>
    </message>
    <message>
        <source>Originals</source>
        <translation>原件</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Retired or superseded</source>
        <translation>已停用或已被取代</translation>
    </message>
    <message>
        <source>What is here</source>
        <translation>这里有什么</translation>
    </message>
</context>
<context>
    <name>parts</name>
    <message>
        <source>Empty this field</source>
        <translation>清空此栏</translation>
    </message>
</context>
<context>
    <name>past</name>
    <message>
        <source>%1 — as it was: %2</source>
        <translation>%1 — 过去的状态：%2</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>显示(&amp;S)</translation>
    </message>
    <message>
        <source>Another moment…</source>
        <translation>其他时间…</translation>
    </message>
    <message>
        <source>As it was on…</source>
        <translation>过去某时的状态…</translation>
    </message>
    <message>
        <source>At the end of this &amp;day</source>
        <translation>这一天结束时(&amp;D)</translation>
    </message>
    <message>
        <source>At the end of this day</source>
        <translation>这一天结束时</translation>
    </message>
    <message>
        <source>Back to today</source>
        <translation>回到今天</translation>
    </message>
    <message>
        <source>Bringing the pages together</source>
        <translation>正在汇集页面</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Changes, newest first</source>
        <translation>更改，最新的在前</translation>
    </message>
    <message>
        <source>It opens in a window of its own, with its pages, index and graph as they stood. Nothing can be changed in it, and your folder stays as it is. Originals are not shown: only their list has a history.</source>
        <translation>它会在单独的窗口中打开，其页面、目录和图谱都是当时的样子。其中不能更改任何内容，你的文件夹也保持不变。不显示原件：只有原件列表有历史记录。</translation>
    </message>
    <message>
        <source>Or right after this &amp;change</source>
        <translation>或紧接在这次更改之后(&amp;C)</translation>
    </message>
    <message>
        <source>Originals have no history, so they are not shown here. Look at %1 in the window of today.</source>
        <translation>原件没有历史记录，因此不在此显示。请在今天的窗口中查看 %1。</translation>
    </message>
    <message>
        <source>The knowledge base as it was</source>
        <translation>过去的知识库</translation>
    </message>
    <message>
        <source>This is the knowledge base as it was: %1. You can read all of it and change nothing.</source>
        <translation>这是过去的知识库：%1。你可以阅读全部内容，但不能更改。</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;New preference…</source>
        <translation>新建偏好(&amp;N)…</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>出自：%1</translation>
    </message>
    <message>
        <source>It was there when this base was first opened.</source>
        <translation>首次打开此知识库时已存在。</translation>
    </message>
    <message>
        <source>New preference…</source>
        <translation>新建偏好…</translation>
    </message>
    <message>
        <source>No preferences yet</source>
        <translation>还没有偏好</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>偏好</translation>
    </message>
    <message>
        <source>Re&amp;store</source>
        <translation>恢复(&amp;S)</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <translation>已恢复：%1</translation>
    </message>
    <message>
        <source>Ret&amp;ire…</source>
        <translation>停用(&amp;I)…</translation>
    </message>
    <message>
        <source>Since %1.</source>
        <translation>始于 %1。</translation>
    </message>
    <message>
        <source>Tell an agent how you want things done; it keeps that here, and heeds it in every session.</source>
        <translation>告诉智能体你希望怎样做事；它会记在这里，并在每次会话中遵循。</translation>
    </message>
    <message>
        <source>Written by %1, %2.</source>
        <translation>由 %1 编写，%2。</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>no change is chosen in the review</source>
        <translation>审阅中没有选中更改</translation>
    </message>
    <message>
        <source>no change is chosen in the review that can be written to</source>
        <translation>审阅中没有选中可写入的更改</translation>
    </message>
    <message>
        <source>no knowledge base is open</source>
        <translation>没有打开知识库</translation>
    </message>
    <message>
        <source>no page is being edited</source>
        <translation>没有正在编辑的页面</translation>
    </message>
    <message>
        <source>no page is in front</source>
        <translation>当前没有显示页面</translation>
    </message>
    <message>
        <source>no page is in front that can be edited</source>
        <translation>当前没有可编辑的页面</translation>
    </message>
    <message>
        <source>no page is in front that can be retired</source>
        <translation>当前没有可停用的页面</translation>
    </message>
    <message>
        <source>no page is in front whose file can be renamed</source>
        <translation>前面没有可以重命名其文件的页面</translation>
    </message>
    <message>
        <source>no retired page is in front</source>
        <translation>当前没有已停用的页面</translation>
    </message>
    <message>
        <source>no tab is open</source>
        <translation>没有打开的标签页</translation>
    </message>
    <message>
        <source>no tab was closed</source>
        <translation>没有关闭过标签页</translation>
    </message>
    <message>
        <source>nothing is chosen in the review that can be judged</source>
        <translation>审阅中没有选中可作决定的内容</translation>
    </message>
    <message>
        <source>nothing is open that can be written</source>
        <translation>没有打开可写入的内容</translation>
    </message>
    <message>
        <source>nothing was judged in the review yet</source>
        <translation>审阅中还没有作出决定</translation>
    </message>
    <message>
        <source>the review is not in front</source>
        <translation>当前没有显示审阅</translation>
    </message>
    <message>
        <source>there are no two sides</source>
        <translation>没有双栏</translation>
    </message>
    <message>
        <source>there is nothing to go back to</source>
        <translation>没有可后退的位置</translation>
    </message>
    <message>
        <source>there is nothing to go forward to</source>
        <translation>没有可前进的位置</translation>
    </message>
</context>
<context>
    <name>requests</name>
    <message>
        <source>%1 asks to retire the original %2: %3 replaces it.</source>
        <translation>%1 请求停用原件 %2：已由 %3 取代。</translation>
    </message>
    <message>
        <source>%1 asks to retire the original %2: it is wrong.</source>
        <translation>%1 请求停用原件 %2：它有误。</translation>
    </message>
    <message>
        <source>%1 asks to retire the page %2.</source>
        <translation>%1 请求停用页面 %2。</translation>
    </message>
    <message>
        <source>%1 asks you for a file: %2</source>
        <translation>%1 向你请求一个文件：%2</translation>
    </message>
    <message>
        <source>An agent</source>
        <translation>一个智能体</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已答复</translation>
    </message>
    <message>
        <source>Approved: the file is among the originals.</source>
        <translation>已批准：文件已加入原件。</translation>
    </message>
    <message>
        <source>Approved: the original %1 is retired.</source>
        <translation>已批准：原件 %1 已停用。</translation>
    </message>
    <message>
        <source>Approved: the page %1 is retired.</source>
        <translation>已批准：页面 %1 已停用。</translation>
    </message>
    <message>
        <source>Approving copies the file into the sources. It also stays where it is now.</source>
        <translation>批准后，文件会复制到来源中。原处的文件保持不动。</translation>
    </message>
    <message>
        <source>Approving marks the page as retired. It stays readable, and can be restored.</source>
        <translation>批准后，页面会标记为已停用。仍可阅读，也可以恢复。</translation>
    </message>
    <message>
        <source>Approving moves the original to the retired ones. It is kept, and can be restored.</source>
        <translation>批准后，原件会移到已停用之列。它会保留，可以恢复。</translation>
    </message>
    <message>
        <source>Asked by %1, %2</source>
        <translation>请求者：%1，%2</translation>
    </message>
    <message>
        <source>Declined. The agent is told, with your note.</source>
        <translation>已拒绝。智能体会得知，并看到你的备注。</translation>
    </message>
    <message>
        <source>It is retired already. Approving changes nothing and tells the agent so.</source>
        <translation>它已停用。批准不会改变什么，只会如此告知智能体。</translation>
    </message>
    <message>
        <source>It was approved, but could not be done.</source>
        <translation>已批准，但未能执行。</translation>
    </message>
    <message>
        <source>It was approved.</source>
        <translation>已批准。</translation>
    </message>
    <message>
        <source>It was declined.</source>
        <translation>已拒绝。</translation>
    </message>
    <message>
        <source>Nobody answered it in time.</source>
        <translation>没有人及时答复。</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>备注：%1</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>打开页面</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Show the original</source>
        <translation>显示原件</translation>
    </message>
    <message>
        <source>The agent took it back.</source>
        <translation>智能体已撤回。</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>等待你处理</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已撤回</translation>
    </message>
</context>
<context>
    <name>reshaping</name>
    <message>
        <source>&amp;Make it anew</source>
        <translation>重新创建(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Merge the pages</source>
        <translation>合并页面(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Slug, part of the page&apos;s id and its file&apos;s name</source>
        <translation>短名(&amp;S)，用于页面 id 和文件名</translation>
    </message>
    <message>
        <source>&amp;What would change, page by page</source>
        <translation>逐页查看将有的更改(&amp;W)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>It is one change: one step takes it back, on all pages at once.</source>
        <translation>这算一次更改：一步即可在所有页面上一并撤销。</translation>
    </message>
    <message>
        <source>Its id will be {id}.</source>
        <translation>其 id 将是 {id}。</translation>
    </message>
    <message>
        <source>Made anew: {title}, as {type}</source>
        <translation>已重新创建：{title}（{type}）</translation>
    </message>
    <message>
        <source>Make a page one of another type</source>
        <translation>更改页面的类型</translation>
    </message>
    <message>
        <source>Make “{title}” a page of the type {type}</source>
        <translation>将“{title}”的类型改为“{type}”</translation>
    </message>
    <message>
        <source>Merge two pages</source>
        <translation>合并两个页面</translation>
    </message>
    <message>
        <source>Merge “{title}” with another page</source>
        <translation>将“{title}”与另一页面合并</translation>
    </message>
    <message>
        <source>Merged into: {title}</source>
        <translation>已合并到：{title}</translation>
    </message>
    <message>
        <source>Nothing yet: choose what is asked for above.</source>
        <translation>暂无内容：请先完成所需的选择。</translation>
    </message>
    <message>
        <source>One page takes in the text of the other as a section, and the links to it. The other is superseded by it: it stays, with its text and its fields, and can be restored.</source>
        <translation>一个页面将另一个页面的文本并为一节，并接收指向它的链接。后者随即被取代：它会保留，文本和字段不变，可以恢复。</translation>
    </message>
    <message>
        <source>Pages that would be written</source>
        <translation>将写入的页面</translation>
    </message>
    <message>
        <source>Part of the page that goes</source>
        <translation>要拆出的部分</translation>
    </message>
    <message>
        <source>S&amp;plit the page</source>
        <translation>拆分页面(&amp;P)</translation>
    </message>
    <message>
        <source>Slug</source>
        <translation>短名</translation>
    </message>
    <message>
        <source>Split a page</source>
        <translation>拆分页面</translation>
    </message>
    <message>
        <source>Split off: {title}</source>
        <translation>已拆出：{title}</translation>
    </message>
    <message>
        <source>Split the page</source>
        <translation>拆分页面</translation>
    </message>
    <message>
        <source>The folder of a page says its type, and no page is moved: what is noted of it elsewhere would lead nowhere. So it is made anew as a page of the other type, with its text and its fields, and the links to it follow. The page as it is now is superseded by the new one, and stays.</source>
        <translation>页面的类型由其文件夹决定，而页面不会移动：否则别处关于它的记录将没有去处。因此会以另一类型重新创建页面，保留文本和字段，指向它的链接随之更改。现在的页面由新页面取代，并会保留。</translation>
    </message>
    <message>
        <source>The other page</source>
        <translation>另一页面</translation>
    </message>
    <message>
        <source>The page that stays in force</source>
        <translation>继续有效的页面</translation>
    </message>
    <message>
        <source>The part becomes a page of its own, and a link stays in its place. Links to its headings follow.</source>
        <translation>该部分成为独立页面，原处留下链接。指向其标题的链接随之更新。</translation>
    </message>
    <message>
        <source>This page has no headings: edit it and select what is to go.</source>
        <translation>此页面没有标题：请编辑它并选中要拆出的内容。</translation>
    </message>
    <message>
        <source>What is selected: {words}</source>
        <translation>所选内容：{words}</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>将有的更改</translation>
    </message>
    <message>
        <source>is superseded: {page}</source>
        <translation>被取代：{page}</translation>
    </message>
    <message>
        <source>links follow: {page}</source>
        <translation>更新链接：{page}</translation>
    </message>
    <message>
        <source>takes the text: {page}</source>
        <translation>并入文本：{page}</translation>
    </message>
    <message>
        <source>the new page: {page}</source>
        <translation>新页面：{page}</translation>
    </message>
    <message>
        <source>the other page</source>
        <translation>另一页面</translation>
    </message>
    <message>
        <source>this page: {page}</source>
        <translation>此页面：{page}</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>&amp;Leave the links as they are: they lead nowhere then, and the health room tells of them</source>
        <translation>保持链接原样(&amp;L)：它们将没有去处，体检会提示</translation>
    </message>
    <message>
        <source>&amp;Retire these pages instead of letting them go: all links stay good</source>
        <translation>停用这些页面而不是移除(&amp;R)：所有链接保持有效</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文本(&amp;T)</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>A preference was written after an original was read: it may come from there, not from you.</source>
        <translation>偏好是在读取原件之后写入的：它可能来自原件，而不是来自你。</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Accept all {count}</source>
        <translation>接受全部 {count} 项</translation>
    </message>
    <message>
        <source>Accept everything of this burst from outside</source>
        <translation>接受这批外部更改的全部内容</translation>
    </message>
    <message>
        <source>Accept everything of this operation</source>
        <translation>接受此操作的全部更改</translation>
    </message>
    <message>
        <source>Accept everything of this session</source>
        <translation>接受此会话的全部更改</translation>
    </message>
    <message>
        <source>Accept everything shown</source>
        <translation>接受所显示的全部</translation>
    </message>
    <message>
        <source>Accepted a part of “{title}”.</source>
        <translation>已接受“{title}”的一部分。</translation>
    </message>
    <message>
        <source>Accepted: {count} changes.</source>
        <translation>已接受：{count} 项更改。</translation>
    </message>
    <message>
        <source>Accepted: {title}</source>
        <translation>已接受：{title}</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>An agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>An original is not edited here: accept it, or revert it.</source>
        <translation>原件不能在这里编辑：请接受或还原。</translation>
    </message>
    <message>
        <source>Another page has the same name or nearly.</source>
        <translation>另一个页面有相同或相近的名称。</translation>
    </message>
    <message>
        <source>Any warning</source>
        <translation>任意警告</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>按原文</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>任意时间</translation>
    </message>
    <message>
        <source>Bring all back</source>
        <translation>全部恢复</translation>
    </message>
    <message>
        <source>Bring back what stood before</source>
        <translation>恢复之前的内容</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>恢复它</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Changed outside kbdesk</source>
        <translation>在 kbdesk 之外更改</translation>
    </message>
    <message>
        <source>Changes: {changes} · operations: {operations}</source>
        <translation>更改：{changes} · 操作：{operations}</translation>
    </message>
    <message>
        <source>Changes: {count}, on pages: {pages}. One step takes it back.</source>
        <translation>更改：{count} 项，涉及页面：{pages} 个。一步即可撤销。</translation>
    </message>
    <message>
        <source>Choose a change at the left</source>
        <translation>请在左侧选择一项更改</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Comment for the agent</source>
        <translation>给智能体的评论</translation>
    </message>
    <message>
        <source>Comment: {text}</source>
        <translation>评论：{text}</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Comments: {count}</source>
        <translation>评论：{count}</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Earlier content</source>
        <translation>之前的内容</translation>
    </message>
    <message>
        <source>Edit, then accept</source>
        <translation>编辑并接受</translation>
    </message>
    <message>
        <source>Edited and accepted: {title}</source>
        <translation>已编辑并接受：{title}</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Fields gone</source>
        <translation>字段丢失</translation>
    </message>
    <message>
        <source>Fields of the header are gone.</source>
        <translation>页头的字段不见了。</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Filter by who, type, warning and time</source>
        <translation>按作者、类型、警告和时间筛选</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>It is gone since. Before the change it stood so:</source>
        <translation>它之后已被移除。更改之前的内容：</translation>
    </message>
    <message>
        <source>It was changed since. It stands so now:</source>
        <translation>它之后有更改。现在的内容：</translation>
    </message>
    <message>
        <source>Its words tell a reader or an agent what to do.</source>
        <translation>其文字在指示读者或智能体做什么。</translation>
    </message>
    <message>
        <source>Keep the &amp;words of the links, without the links</source>
        <translation>只保留链接的文字，去掉链接(&amp;W)</translation>
    </message>
    <message>
        <source>Leave all as they stand</source>
        <translation>全部保持现状</translation>
    </message>
    <message>
        <source>Leave it as it stands</source>
        <translation>保持现状</translation>
    </message>
    <message>
        <source>Leave what stands now</source>
        <translation>保留现在的内容</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>让它移除</translation>
    </message>
    <message>
        <source>Let it stay gone</source>
        <translation>保持移除</translation>
    </message>
    <message>
        <source>Line {line} stands without the source it had ({sources}): {text}</source>
        <translation>第 {line} 行失去了原有的来源（{sources}）：{text}</translation>
    </message>
    <message>
        <source>Links of the page</source>
        <translation>页面的链接</translation>
    </message>
    <message>
        <source>Links to summaries or originals are gone.</source>
        <translation>指向摘要或原件的链接不见了。</translation>
    </message>
    <message>
        <source>Links would lead nowhere</source>
        <translation>链接将没有去处</translation>
    </message>
    <message>
        <source>Looking for comments…</source>
        <translation>正在查找评论…</translation>
    </message>
    <message>
        <source>Looking for what waits…</source>
        <translation>正在查找待审阅的内容…</translation>
    </message>
    <message>
        <source>More: the operation, the session, everything</source>
        <translation>更多：整个操作、整个会话、全部</translation>
    </message>
    <message>
        <source>Undoing needs your choice</source>
        <translation>撤销需要你来选择</translation>
    </message>
    <message>
        <source>Undone: accepting (changes: {count})</source>
        <translation>已撤销：接受（更改：{count}）</translation>
    </message>
    <message>
        <source>Undone: accepting a part of “{title}”</source>
        <translation>已撤销：接受“{title}”的一部分</translation>
    </message>
    <message>
        <source>Undone: accepting “{title}”</source>
        <translation>已撤销：接受“{title}”</translation>
    </message>
    <message>
        <source>Undone: editing and accepting (changes: {count})</source>
        <translation>已撤销：编辑并接受（更改：{count}）</translation>
    </message>
    <message>
        <source>Undone: editing and accepting “{title}”</source>
        <translation>已撤销：编辑并接受“{title}”</translation>
    </message>
    <message>
        <source>Undone: reverting (changes: {count})</source>
        <translation>已撤销：还原（更改：{count}）</translation>
    </message>
    <message>
        <source>Undone: reverting a part of “{title}”</source>
        <translation>已撤销：还原“{title}”的一部分</translation>
    </message>
    <message>
        <source>Undone: reverting “{title}”</source>
        <translation>已撤销：还原“{title}”</translation>
    </message>
    <message>
        <source>Most of the page is written anew.</source>
        <translation>页面的大部分已重写。</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Discard what is written</source>
        <translation>舍弃所写内容(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>继续编辑(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Accepting…</source>
        <translation>正在接受…</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Another program added this original.</source>
        <translation>另一个程序添加了此原件。</translation>
    </message>
    <message>
        <source>Another program changed this original.</source>
        <translation>另一个程序更改了此原件。</translation>
    </message>
    <message>
        <source>Another program moved or renamed this original.</source>
        <translation>另一个程序移动或重命名了此原件。</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>Changes: {count}, on pages: {pages}, on originals: {originals}. One step takes it back.</source>
        <translation>更改：{count} 项，涉及页面：{pages} 个，原件：{originals} 个。一步即可撤销。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>舍弃</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>From one day until another</source>
        <translation>从某天到某天</translation>
    </message>
    <message>
        <source>Go on with your comment: {text}</source>
        <translation>继续写评论：{text}</translation>
    </message>
    <message>
        <source>How the original looks</source>
        <translation>原件的样子</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Much of the page is gone.</source>
        <translation>页面的很大一部分不见了。</translation>
    </message>
    <message>
        <source>No comment is open. You can leave one on any change; the agent reads it with its next question.</source>
        <translation>没有未关闭的评论。你可以在任意更改上留下评论；智能体会在下次提问时读到。</translation>
    </message>
    <message>
        <source>No summary rests on it.</source>
        <translation>没有以它为依据的摘要。</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>没有差异</translation>
    </message>
    <message>
        <source>Nothing that waits fits</source>
        <translation>没有符合的待审阅内容</translation>
    </message>
    <message>
        <source>Nothing waits: everything that agents wrote has been reviewed</source>
        <translation>没有待审阅的内容：智能体所写的都已审阅</translation>
    </message>
    <message>
        <source>Nothing was left to take back of {count} changes.</source>
        <translation>{count} 项更改中已没有可撤回的内容。</translation>
    </message>
    <message>
        <source>Nothing was left to take back: {title}</source>
        <translation>已没有可撤回的内容：{title}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Numbers or dates changed, and no link to a source with them.</source>
        <translation>数字或日期已更改，但指向来源的链接没有随之更改。</translation>
    </message>
    <message>
        <source>Only its name changed</source>
        <translation>只更改了名称</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Open comments</source>
        <translation>未关闭的评论</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Originals</source>
        <translation>原件</translation>
    </message>
    <message>
        <source>Originals: {count}</source>
        <translation>原件：{count}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Pages that are linked from here no longer: {pages}</source>
        <translation>这里不再链接到的页面：{pages}</translation>
    </message>
    <message>
        <source>Pages that are linked from here now: {pages}</source>
        <translation>这里现在链接到的页面：{pages}</translation>
    </message>
    <message>
        <source>Pages that no other page links to any more: {pages}</source>
        <translation>不再有其他页面链接到的页面：{pages}</translation>
    </message>
    <message>
        <source>Pages whose links lead nowhere now: {pages}</source>
        <translation>链接现在没有去处的页面：{pages}</translation>
    </message>
    <message>
        <source>Pages: {count}</source>
        <translation>页面：{count}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>偏好</translation>
    </message>
    <message>
        <source>Put the file back yourself if you have it, or accept the change.</source>
        <translation>如果你有该文件，请自行放回，或接受此更改。</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>还原(&amp;V)</translation>
    </message>
    <message>
        <source>Read only: nothing can be judged here.</source>
        <translation>只读：这里无法作出审阅决定。</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Replaces</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>Retire it: it stays readable, and can be restored</source>
        <translation>停用它：仍可阅读，也可恢复</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Revert all {count}</source>
        <translation>还原全部 {count} 项</translation>
    </message>
    <message>
        <source>Revert everything of this burst from outside</source>
        <translation>还原这批外部更改的全部内容</translation>
    </message>
    <message>
        <source>Revert everything of this operation</source>
        <translation>还原此操作的全部更改</translation>
    </message>
    <message>
        <source>Revert everything of this session</source>
        <translation>还原此会话的全部更改</translation>
    </message>
    <message>
        <source>Revert everything shown</source>
        <translation>还原所显示的全部</translation>
    </message>
    <message>
        <source>Reverted a part of “{title}”.</source>
        <translation>已还原“{title}”的一部分。</translation>
    </message>
    <message>
        <source>Reverted: {count} changes.</source>
        <translation>已还原：{count} 项更改。</translation>
    </message>
    <message>
        <source>Reverted: {count} changes. Others cannot be taken back and wait on: {left}</source>
        <translation>已还原：{count} 项更改。其余无法撤回，仍待审阅：{left}</translation>
    </message>
    <message>
        <source>Reverted: {title}</source>
        <translation>已还原：{title}</translation>
    </message>
    <message>
        <source>Reverting needs your choice</source>
        <translation>还原需要你来选择</translation>
    </message>
    <message>
        <source>Reverting {count} changes…</source>
        <translation>正在还原 {count} 项更改…</translation>
    </message>
    <message>
        <source>Reverting “{title}”…</source>
        <translation>正在还原“{title}”…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审阅</translation>
    </message>
    <message>
        <source>Rewritten</source>
        <translation>重写</translation>
    </message>
    <message>
        <source>Save and accept</source>
        <translation>保存并接受</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Session of {who}</source>
        <translation>{who} 的会话</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>工作表</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show both texts side by side</source>
        <translation>并排显示两个文本</translation>
    </message>
    <message>
        <source>Show the text as it is written</source>
        <translation>按原文显示文本</translation>
    </message>
    <message>
        <source>Shrunk</source>
        <translation>缩减</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>幻灯片</translation>
    </message>
    <message>
        <source>Sources gone</source>
        <translation>来源丢失</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>已停止。没有更改任何内容。</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Summaries that rest on it</source>
        <translation>以它为依据的摘要</translation>
    </message>
    <message>
        <source>Taken back: your comment on “{title}”</source>
        <translation>已撤回：你对“{title}”的评论</translation>
    </message>
    <message>
        <source>Taken back: your comments on “{title}” and others, %1 in all</source>
        <translation>已收回：你对“{title}”等的评论，共 %1 条</translation>
    </message>
    <message>
        <source>Taking it back…</source>
        <translation>正在还原…</translation>
    </message>
    <message>
        <source>Text of</source>
        <translation>文本出自</translation>
    </message>
    <message>
        <source>The change made this page, and it was changed since. It stands so now:</source>
        <translation>该更改创建了此页面，之后又有更改。现在的内容：</translation>
    </message>
    <message>
        <source>The filters show only some of them: {count}. All of them are meant.</source>
        <translation>筛选后只显示其中一部分：{count}。操作针对全部。</translation>
    </message>
    <message>
        <source>The page was %1 before.</source>
        <translation>页面之前是 %1。</translation>
    </message>
    <message>
        <source>The page&apos;s file is gone.</source>
        <translation>页面的文件已不在。</translation>
    </message>
    <message>
        <source>The page&apos;s structure is broken.</source>
        <translation>页面的结构已损坏。</translation>
    </message>
    <message>
        <source>The page&apos;s text</source>
        <translation>页面的文本</translation>
    </message>
    <message>
        <source>The riskiest first: off</source>
        <translation>风险最高的在前：关</translation>
    </message>
    <message>
        <source>The riskiest first: on</source>
        <translation>风险最高的在前：开</translation>
    </message>
    <message>
        <source>The text before and after is the same, or none of it was kept.</source>
        <translation>更改前后的文本相同，或者都没有保留下来。</translation>
    </message>
    <message>
        <source>The writer was warned.</source>
        <translation>写入者已收到警告。</translation>
    </message>
    <message>
        <source>These places were changed since. Nothing is overwritten: choose what will stand there.</source>
        <translation>这些位置之后又有更改。不会覆盖任何内容：请选择最终保留什么。</translation>
    </message>
    <message>
        <source>This original is gone: another program deleted it, or took it elsewhere.</source>
        <translation>此原件已不在：另一个程序删除了它，或将它移到了别处。</translation>
    </message>
    <message>
        <source>This original was brought back from the retired ones.</source>
        <translation>此原件已从停用的原件中恢复。</translation>
    </message>
    <message>
        <source>This original was brought into the sources.</source>
        <translation>此原件已带入来源。</translation>
    </message>
    <message>
        <source>This original was gone and has come back as it was.</source>
        <translation>此原件曾不在，现已原样回来。</translation>
    </message>
    <message>
        <source>This original was retired.</source>
        <translation>此原件已停用。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Twin</source>
        <translation>重名</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undone: closing the comment on “{title}”</source>
        <translation>已撤销：关闭对“{title}”的评论</translation>
    </message>
    <message>
        <source>Undone: closing the comments on “{title}” and others, %1 in all</source>
        <translation>已撤销：关闭对“{title}”等的评论，共 %1 条</translation>
    </message>
    <message>
        <source>Undone: opening the comment on “{title}” again</source>
        <translation>已撤销：重新打开对“{title}”的评论</translation>
    </message>
    <message>
        <source>Warned of or not</source>
        <translation>有无警告</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>What agents and other programs write from now on comes here, until you accept or revert it.</source>
        <translation>智能体和其他程序从现在起写入的内容都会出现在这里，直到你接受或还原。</translation>
    </message>
    <message>
        <source>What it changed cannot be shown</source>
        <translation>无法显示更改的内容</translation>
    </message>
    <message>
        <source>What it did to the rest</source>
        <translation>对其余部分的影响</translation>
    </message>
    <message>
        <source>What shall the agent know or do? It reads this with its next question.</source>
        <translation>智能体应该知道或做什么？它会在下次提问时读到。</translation>
    </message>
    <message>
        <source>What stands now</source>
        <translation>现在的内容</translation>
    </message>
    <message>
        <source>What stood before the change</source>
        <translation>更改之前的内容</translation>
    </message>
    <message>
        <source>What waits cannot be read</source>
        <translation>无法读取待审阅的内容</translation>
    </message>
    <message>
        <source>What waits for your word</source>
        <translation>等待你决定的内容</translation>
    </message>
    <message>
        <source>What will stand there</source>
        <translation>最终的内容</translation>
    </message>
    <message>
        <source>What you change here is your own change; the one you look at is accepted.</source>
        <translation>你在这里所做的是你自己的更改；正在查看的更改则被接受。</translation>
    </message>
    <message>
        <source>What you changed here is not saved yet.</source>
        <translation>你在这里的更改尚未保存。</translation>
    </message>
    <message>
        <source>What you wrote</source>
        <translation>你写的内容</translation>
    </message>
    <message>
        <source>What you wrote for places that are none any more:</source>
        <translation>你为已不存在的位置所写的内容：</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>With warnings: {count}</source>
        <translation>有警告：{count}</translation>
    </message>
    <message>
        <source>Write it by hand</source>
        <translation>手动编写</translation>
    </message>
    <message>
        <source>Writing the comment…</source>
        <translation>正在写入评论…</translation>
    </message>
    <message>
        <source>added</source>
        <translation>已添加</translation>
    </message>
    <message>
        <source>among the retired originals</source>
        <translation>已停用的原件中</translation>
    </message>
    <message>
        <source>and more: {count}</source>
        <translation>以及更多：{count}</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已回复</translation>
    </message>
    <message>
        <source>answered: {count}</source>
        <translation>已回复：{count}</translation>
    </message>
    <message>
        <source>brought</source>
        <translation>已带入</translation>
    </message>
    <message>
        <source>came back</source>
        <translation>已回来</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已不在</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未关闭</translation>
    </message>
    <message>
        <source>page gone</source>
        <translation>页面已不在</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>已重命名</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>until</source>
        <translation>到</translation>
    </message>
    <message>
        <source>was %1 before</source>
        <translation>之前是 %1</translation>
    </message>
    <message>
        <source>{page} would go. Pages that link to it: {pages}</source>
        <translation>{page} 将被移除。链接到它的页面：{pages}</translation>
    </message>
    <message>
        <source>{who} replied, {time}</source>
        <translation>{who} 回复，{time}</translation>
    </message>
    <message>
        <source>{who} to the agent, {time}</source>
        <translation>{who} 致智能体，{time}</translation>
    </message>
</context>
<context>
    <name>rows</name>
    <message>
        <source>no such page</source>
        <translation>没有此页面</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>已被取代</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>This is being written and cannot be left now. It ends by itself.</source>
        <translation>正在写入，现在无法离开。它会自行结束。</translation>
    </message>
</context>
<context>
    <name>tabs</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
</context>
<context>
    <name>tracing</name>
    <message>
        <source>%1 of %2 paragraphs trace to an original (%3)</source>
        <translation>%2 个段落中有 %1 个可追溯到原件（%3）</translation>
    </message>
    <message>
        <source>%1 of %2 traced</source>
        <translation>%2 个中 %1 个可溯源</translation>
    </message>
    <message>
        <source>&amp;Open the file</source>
        <translation>打开文件(&amp;O)</translation>
    </message>
    <message>
        <source>A source near it</source>
        <translation>附近的来源</translation>
    </message>
    <message>
        <source>A source of the whole page</source>
        <translation>整个页面的来源</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>所有页面</translation>
    </message>
    <message>
        <source>An address on the web</source>
        <translation>一个网址</translation>
    </message>
    <message>
        <source>Changed since %1</source>
        <translation>自 %1 起已更改</translation>
    </message>
    <message>
        <source>Choose a paragraph to see what it rests on.</source>
        <translation>选择一个段落，查看其依据。</translation>
    </message>
    <message>
        <source>Choose a paragraph to see who wrote it and why.</source>
        <translation>选择一个段落，查看由谁编写以及原因。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Compare this version…</source>
        <translation>比较此版本…</translation>
    </message>
    <message>
        <source>Counted are the paragraphs, items, quotations and tables of all pages in force. Headings, questions, open tasks, code and lists of links say nothing that wants a source; preferences rest on the person&apos;s word.</source>
        <translation>统计的是所有有效页面的段落、列表项、引文和表格。标题、问题、未完成的任务、代码和链接列表没有需要来源的内容；偏好以用户的话为依据。</translation>
    </message>
    <message>
        <source>Drawing the page…</source>
        <translation>正在绘制页面…</translation>
    </message>
    <message>
        <source>In the folder</source>
        <translation>在文件夹中</translation>
    </message>
    <message>
        <source>Its source is in the folder</source>
        <translation>其来源在文件夹中</translation>
    </message>
    <message>
        <source>Its summary names no original</source>
        <translation>其摘要未注明原件</translation>
    </message>
    <message>
        <source>Looking at all pages…</source>
        <translation>正在查看所有页面…</translation>
    </message>
    <message>
        <source>Looking at what it rests on…</source>
        <translation>正在查看其依据…</translation>
    </message>
    <message>
        <source>Looking for the passage…</source>
        <translation>正在查找该段文字…</translation>
    </message>
    <message>
        <source>Looking through its versions…</source>
        <translation>正在查看其各个版本…</translation>
    </message>
    <message>
        <source>Missing from the folder</source>
        <translation>文件夹中缺失</translation>
    </message>
    <message>
        <source>No passage of it was found that has the words of this paragraph. Read it to be sure.</source>
        <translation>在其中没有找到含有此段落文字的部分。请阅读原件以确认。</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>无来源</translation>
    </message>
    <message>
        <source>Nothing here wants a source.</source>
        <translation>这里没有需要来源的内容。</translation>
    </message>
    <message>
        <source>Nothing here wants a source: headings, links, questions and very short notes do not.</source>
        <translation>这里没有需要来源的内容：标题、链接、问题和很短的备注都不需要来源。</translation>
    </message>
    <message>
        <source>Nothing it links to supports it.</source>
        <translation>它链接的内容都不能作为依据。</translation>
    </message>
    <message>
        <source>On the web, not kept here</source>
        <translation>在网上，未保存在此</translation>
    </message>
    <message>
        <source>Open it on the web</source>
        <translation>在网上打开</translation>
    </message>
    <message>
        <source>Originals of this paragraph</source>
        <translation>此段落的原件</translation>
    </message>
    <message>
        <source>Other pages only</source>
        <translation>仅其他页面</translation>
    </message>
    <message>
        <source>Other words of it</source>
        <translation>其余文字</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>Page of the original, with the passage marked</source>
        <translation>原件的页面，已标出该段文字</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Pages looked at</source>
        <translation>已查看的页面</translation>
    </message>
    <message>
        <source>Pages, the least supported first</source>
        <translation>页面，依据最少的在前</translation>
    </message>
    <message>
        <source>Passage in the original</source>
        <translation>原件中的段落</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <translation>工作表 %1</translation>
    </message>
    <message>
        <source>Show it beside the page</source>
        <translation>在页面旁显示</translation>
    </message>
    <message>
        <source>Show the passage</source>
        <translation>显示该段文字</translation>
    </message>
    <message>
        <source>Slide %1</source>
        <translation>第 %1 张幻灯片</translation>
    </message>
    <message>
        <source>Text of the original, with the passage marked</source>
        <translation>原件的文字，已标出该段</translation>
    </message>
    <message>
        <source>The next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>The original has changed since</source>
        <translation>原件之后有更改</translation>
    </message>
    <message>
        <source>The original is gone</source>
        <translation>原件已不存在</translation>
    </message>
    <message>
        <source>The page before</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>The page it names as its source is gone</source>
        <translation>它列为来源的页面已不在</translation>
    </message>
    <message>
        <source>The page&apos;s sources are gone</source>
        <translation>页面的来源已不存在</translation>
    </message>
    <message>
        <source>The passage is on this page, but its place could not be marked.</source>
        <translation>该段文字在此页上，但无法标出其位置。</translation>
    </message>
    <message>
        <source>The person&apos;s word</source>
        <translation>用户的话</translation>
    </message>
    <message>
        <source>The source near it is gone</source>
        <translation>附近的来源已不存在</translation>
    </message>
    <message>
        <source>The whole knowledge base…</source>
        <translation>整个知识库…</translation>
    </message>
    <message>
        <source>The words of this paragraph were not found together in the part of the original that was read.</source>
        <translation>在已读取的原件部分中，没有找到此段落的文字一同出现之处。</translation>
    </message>
    <message>
        <source>There from the start</source>
        <translation>从一开始就有</translation>
    </message>
    <message>
        <source>There is no such page</source>
        <translation>没有此页面</translation>
    </message>
    <message>
        <source>This page has no text.</source>
        <translation>此页面没有文字。</translation>
    </message>
    <message>
        <source>This summary names no original</source>
        <translation>此摘要未注明原件</translation>
    </message>
    <message>
        <source>What a preference says rests on the word of the person who said it.</source>
        <translation>偏好的内容以说出它的用户的话为依据。</translation>
    </message>
    <message>
        <source>What the knowledge base rests on</source>
        <translation>知识库的依据</translation>
    </message>
    <message>
        <source>What the page says</source>
        <translation>页面的内容</translation>
    </message>
    <message>
        <source>What the paragraphs rest on</source>
        <translation>各段落的依据</translation>
    </message>
    <message>
        <source>Where the original says it</source>
        <translation>原件中的出处</translation>
    </message>
    <message>
        <source>Who wrote the paragraphs</source>
        <translation>各段落由谁编写</translation>
    </message>
    <message>
        <source>Wholly traced</source>
        <translation>全部可溯源</translation>
    </message>
    <message>
        <source>With paragraphs whose original has changed</source>
        <translation>有段落的原件已更改</translation>
    </message>
    <message>
        <source>With paragraphs whose original is gone</source>
        <translation>有段落的原件已不存在</translation>
    </message>
    <message>
        <source>With paragraphs without a source</source>
        <translation>有段落没有来源</translation>
    </message>
    <message>
        <source>Without summaries</source>
        <translation>没有摘要</translation>
    </message>
    <message>
        <source>changed since: %1</source>
        <translation>之后有更改：%1</translation>
    </message>
    <message>
        <source>no source: %1</source>
        <translation>无来源：%1</translation>
    </message>
    <message>
        <source>original gone: %1</source>
        <translation>原件已不存在：%1</translation>
    </message>
    <message>
        <source>weaker support: %1</source>
        <translation>依据较弱：%1</translation>
    </message>
</context>
<context>
    <name>troubles</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 项</translation>
    </message>
    <message>
        <source>%1 cannot be read now. It is shown as it was last known.</source>
        <translation>现在无法读取 %1。显示的是先前已知的内容。</translation>
    </message>
    <message>
        <source>%1 could not be written and stands as it was. Close it in other programs or change its permissions, then do it again.</source>
        <translation>无法写入 %1，它保持原样。请在其他程序中关闭它或更改其权限，然后重新操作。</translation>
    </message>
    <message>
        <source>%1 is left out: its name is no UTF-8 text. Rename it.</source>
        <translation>%1 被略过：其名称不是 UTF-8 文本。请重命名。</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另外 %1 项</translation>
    </message>
    <message>
        <source>%1 was not made by kbdesk and is not renewed: pages made here may be missing from it. Move or rename it to have one made.</source>
        <translation>%1 不是由 kbdesk 生成的，不会更新：可能缺少在此创建的页面。移动或重命名它即可重新生成。</translation>
    </message>
    <message>
        <source>A change that was cut short waits to be finished; that is done as soon as the disk allows it.</source>
        <translation>一项中断的更改有待完成；磁盘允许时会立即完成。</translation>
    </message>
    <message>
        <source>A text for %1 was not saved. It is kept as a draft.</source>
        <translation>写给 %1 的文本未保存。它已存为草稿。</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>体检</translation>
    </message>
    <message>
        <source>Newer changes of the files could not be taken in: what you see may be older than they are.</source>
        <translation>文件较新的更改未能纳入：你看到的内容可能已过时。</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1. Change the permissions of this folder.</source>
        <translation>无法在 %1 中保存任何内容。请更改此文件夹的权限。</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>显示文件夹</translation>
    </message>
    <message>
        <source>The disk is full. Free some space; until then nothing can be saved.</source>
        <translation>磁盘已满。请腾出空间；在此之前无法保存任何内容。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read now. Its pages are shown as last known; none counts as deleted.</source>
        <translation>现在无法读取文件夹 %1。其中的页面按先前已知的内容显示；不会视为已删除。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read now. The originals in it are unknown, not missing.</source>
        <translation>现在无法读取文件夹 %1。其中的原件状况未知，并非缺失。</translation>
    </message>
    <message>
        <source>The folder %1 is empty, as one is whose disk is unplugged. Its pages are shown as last known; none counts as deleted.</source>
        <translation>文件夹 %1 是空的，像是其磁盘已拔出。其中的页面按先前已知的内容显示；不会视为已删除。</translation>
    </message>
    <message>
        <source>The index was damaged and set aside as %1. It was made anew from the pages, which are as they were.</source>
        <translation>索引已损坏，已另存为 %1。已根据页面重新生成；页面保持原样。</translation>
    </message>
    <message>
        <source>The journal was damaged and set aside as %1. What could be read of it is kept; the pages are as they were.</source>
        <translation>操作记录已损坏，已另存为 %1。能读取的部分已保留；页面保持原样。</translation>
    </message>
    <message>
        <source>The journal with the history cannot be read as it should be. The pages are shown as they are.</source>
        <translation>存有历史的操作记录无法正常读取。页面按现状显示。</translation>
    </message>
    <message>
        <source>The journal with the history was gone, and a new one was begun. The pages are as they were.</source>
        <translation>存有历史的操作记录不见了，已新建一份。页面保持原样。</translation>
    </message>
    <message>
        <source>The list of originals was damaged and set aside as %1. It was made anew with what could be read; the files are as they were.</source>
        <translation>原件清单已损坏，已另存为 %1。已根据能读取的内容重建；文件保持原样。</translation>
    </message>
    <message>
        <source>The list of originals, %1, cannot be read as it should be. The originals themselves are there.</source>
        <translation>原件清单 %1 无法正常读取。原件本身仍在。</translation>
    </message>
    <message>
        <source>The list of originals, %1, is gone. What it said is still known: it is written again at the next change of the originals.</source>
        <translation>原件清单 %1 已不存在。其内容仍然已知：下次更改原件时会重新写入。</translation>
    </message>
    <message>
        <source>The list of originals, %1, was gone. It was written again as it was last known; the files are as they were.</source>
        <translation>原件清单 %1 曾丢失。已按先前已知的内容重新写入；文件保持原样。</translation>
    </message>
    <message>
        <source>The original %1 cannot be read now.</source>
        <translation>现在无法读取原件 %1。</translation>
    </message>
    <message>
        <source>The pages were deleted</source>
        <translation>页面已被删除</translation>
    </message>
    <message>
        <source>This folder cannot be written: you can read and search, but change nothing. Change its permissions, then open it again.</source>
        <translation>此文件夹不可写入：你可以阅读和搜索，但不能更改。请更改其权限后重新打开。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>What is wrong now</source>
        <translation>当前的问题</translation>
    </message>
    <message>
        <source>this folder</source>
        <translation>此文件夹</translation>
    </message>
</context>
<context>
    <name>undoing</name>
    <message>
        <source>Taking the change back…</source>
        <translation>正在撤回更改…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undone: the pages stand as before.</source>
        <translation>已撤销：页面恢复到之前的样子。</translation>
    </message>
</context>
<context>
    <name>undolist</name>
    <message>
        <source>&amp;Undo it</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Changes, newest first</source>
        <translation>更改，最新的在前</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Looking for changes…</source>
        <translation>正在查找更改…</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的内容。</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>撤销上次更改</translation>
    </message>
    <message>
        <source>Undoing gives these pages the text they had before: %1.</source>
        <translation>撤销后，这些页面恢复先前的文本：%1。</translation>
    </message>
    <message>
        <source>Undoing takes away what was made here, and nothing else: %1.</source>
        <translation>撤销会移除这里创建的内容，不影响其他：%1。</translation>
    </message>
    <message>
        <source>Undoing takes back what was done with these originals and pages: %1.</source>
        <translation>撤销会撤回对这些原件和页面所做的操作：%1。</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
</context>
<context>
    <name>versions</name>
    <message>
        <source>&amp;Bring this version back</source>
        <translation>恢复此版本(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>版本(&amp;V)</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>一位用户</translation>
    </message>
    <message>
        <source>A schedule</source>
        <translation>定时任务</translation>
    </message>
    <message>
        <source>An agent</source>
        <translation>一个智能体</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>另一个程序</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Compared &amp;with</source>
        <translation>比较对象(&amp;W)</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>历史版本</translation>
    </message>
    <message>
        <source>Earlier versions of “{title}”</source>
        <translation>“{title}”的历史版本</translation>
    </message>
    <message>
        <source>Nothing: both say the same.</source>
        <translation>无：两者内容相同。</translation>
    </message>
    <message>
        <source>Nothing: the page stands just so.</source>
        <translation>无：页面正是如此。</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>上一版本</translation>
    </message>
    <message>
        <source>The page now</source>
        <translation>页面现在的内容</translation>
    </message>
    <message>
        <source>The page&apos;s file cannot be read just now, so nothing can be put in its place.</source>
        <translation>现在无法读取页面的文件，因此不能替换其内容。</translation>
    </message>
    <message>
        <source>The page&apos;s file was deleted.</source>
        <translation>页面的文件已被删除。</translation>
    </message>
    <message>
        <source>The text then</source>
        <translation>当时的文本</translation>
    </message>
    <message>
        <source>There is no version before it.</source>
        <translation>没有更早的版本。</translation>
    </message>
    <message>
        <source>Versions, newest first</source>
        <translation>版本，最新的在前</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>将有的更改</translation>
    </message>
    <message>
        <source>at the beginning</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>brought back</source>
        <translation>已恢复旧版</translation>
    </message>
    <message>
        <source>changed outside kbdesk</source>
        <translation>在 kbdesk 之外更改</translation>
    </message>
    <message>
        <source>created</source>
        <translation>已创建</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>deleted outside kbdesk</source>
        <translation>在 kbdesk 之外删除</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>已编辑</translation>
    </message>
    <message>
        <source>entry added</source>
        <translation>已添加记录</translation>
    </message>
    <message>
        <source>found when it was first opened</source>
        <translation>首次打开时发现</translation>
    </message>
    <message>
        <source>made a page of another type</source>
        <translation>改为其他类型的页面</translation>
    </message>
    <message>
        <source>mended</source>
        <translation>已修复</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>已合并</translation>
    </message>
    <message>
        <source>newer version of an original</source>
        <translation>原件的更新版本</translation>
    </message>
    <message>
        <source>original added</source>
        <translation>已添加原件</translation>
    </message>
    <message>
        <source>originals noted</source>
        <translation>已登记原件</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>已修复</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>rewritten</source>
        <translation>已重写</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>已移到一旁</translation>
    </message>
    <message>
        <source>split</source>
        <translation>已拆分</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>{time} · now</source>
        <translation>{time} · 现在</translation>
    </message>
    <message>
        <source>“{title}” is back as it stood: {time}.</source>
        <translation>“{title}”已恢复到当时的样子：{time}。</translation>
    </message>
    <message>
        <source>⋯ lines not shown: {count}</source>
        <translation>⋯ 未显示的行：{count}</translation>
    </message>
</context>
<context>
    <name>wanted</name>
    <message>
        <source>Made, and the link leads there: %1</source>
        <translation>已创建，链接已指向它：%1</translation>
    </message>
</context>
</TS>
