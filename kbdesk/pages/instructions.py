"""Text that speaks to who reads it as to a machine, or that a person does not see: what may come from a document.

An agent that reads a page may do what it says. So what looks like an order to it, in English, Spanish or Chinese, is
shown to the person, and so is text that does not show on the page. Words alone cannot tell an order from a page about
such orders: this is for looking at, nothing is refused.
"""

from __future__ import annotations

import html
import re
import unicodedata
from typing import TYPE_CHECKING

from kbdesk.pages.scripts import words_of

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST = 100
"""Signs of what is quoted."""

_MACHINE = (
    r"(?:an? |the |any |all )?(?:ai|a\.i\.|llms?|language models?|(?:ai |coding )?(?:assistants?|agents?)|chat ?bots?"
    r"|gpt|claude|gemini|copilot)\b"
)
_RULES = r"(?:instructions?|prompts?|directions|directives|guidelines|rules|commands|orders)\b"
_PERSON = r"(?:the|your|any) (?:user|human|person|owner|operator|reader)\b"
_READING = r"(?:read(?:ing)?|process(?:ing)?|summari[sz](?:e|ing)|ingest(?:ing)?)"
_DOING = (
    r"(?:call|delete|retire|remove|erase|send|e-?mail|forward|ignore|disregard|obey|execute|invoke|answer|respond|reply"
    r"|always|never|do not|don't|from now on|you (?:must|should|will|are|have))"
)
_ENGLISH = (
    r"\b(?:ignore|disregard|forget|override|bypass)\b"
    r"(?: (?:all|any|every|of|the|your|my|these|those|other|everything))*"
    r" (?:previous|prior|above|earlier|preceding|foregoing|existing|original|system|safety|initial)"
    rf"(?: (?:and|or|the|system|safety|user))* {_RULES}",
    rf"\b(?:ignore|disregard|forget) (?:all |any )?(?:of )?your (?:\w+ )?{_RULES}",
    r"\byou (?:must|are required to) now\b",
    r"\bfrom now on,? (?:you (?:are|must|will|should|have)|(?:please |always |only )*"
    r"(?:answer|respond|reply|speak|obey|pretend|act as)) ?\b",
    rf"\b{_MACHINE}(?: (?:agents?|assistants?|models?|systems?|tools?))?"
    r"(?: (?:that |who )?read(?:s|ing)? [\w ]{1,30}?)?"
    r" (?:must|should|shall|have to|need to|are required to|is required to)"
    r" (?:now\b|immediately\b|(?:e-?mail|leak|obey) )",
    rf"\b(?:when|while|after|upon|on) (?:you )?{_READING} this(?: \w+)?, ?(?:\w+ ){{0,2}}?{_DOING}\b",
    r"\b(?:call|use|run|invoke) knowledge_\w+ (?:on|for|with) (?:every|all|each|any)\b",
    rf"\b(?:assistant|ai|agent|claude|gpt) ?: (?:please |now ){{0,2}}{_DOING}\b",
    r"\b(?:e-?mail|send|forward|upload)\b[^.\n]{0,40}\b(?:sources?|pages?|files?|notes|originals|keys?|passwords?"
    r"|secrets?|contents?|knowledge base)\b[^.\n]{0,30} to [^\s@]+@[^\s@]+\.\w",
    r"\byou are now (?:an? |the |in [\w ]{1,20}mode\b)",
    r"\bthe (?:user|owner|operator|human) has (?:already )?(?:approved|authori[sz]ed|confirmed|allowed) (?:the )?"
    r"(?:deletion|deleting|removal|removing|retir(?:ing|ement)|sending|upload(?:ing)?)\b",
    r"\b(?:call|invoke|run|use) (?:the|this|that) tool (?:right )?(?:now|immediately|at once)\b(?! and then)",
    rf"\b(?:dear|attention|note to|notice to|message (?:to|for)|instructions? (?:to|for)) {_MACHINE}[:,!—-]",
    rf"\bif you are {_MACHINE}",
    rf"\bas {_MACHINE}(?:,? (?:you|i) |[\w ]{{0,40}}, (?:you|i) (?:must|should|shall|will|are|can|have|need|may)\b)",
    rf"\b(?:do not|don't|never) (?:tell|inform|alert|notify|warn) {_PERSON}",
    r"\b(?:do not|don't|never) (?:mention|reveal|disclose|show|report) (?:this|these|it|that)\b"
    rf".{{0,40}}\bto {_PERSON}",
    r"\b(?:new|updated|revised|real|actual) (?:system prompt|(?:system )?instructions) ?:",
    r"<\|(?:im_start|im_end|system|user|assistant|endoftext)\|>|\[/?inst\]|<</?sys>>",
)
_MAQUINA = (
    r"(?:(?:un|una|el|la|los|las|al|a la|cualquier) )?"
    r"(?:ia|inteligencia artificial|asistentes?|agentes?|modelos? de lenguaje|chatbots?)\b"
)
_REGLAS = r"(?:instrucciones|indicaciones|órdenes|ordenes|directrices|reglas|mensajes|prompts?)\b"
_SPANISH = (
    r"\b(?:ignora|ignore|ignorad|olvida|olvide|descarta|descarte|omite|omita|haz caso omiso de|haga caso omiso de)"
    rf"(?: (?:todas?|todos?|las|los|tus|sus|estas|cualquier|de))* {_REGLAS}"
    r" (?:anteriores|previas|previos|precedentes|del sistema|originales|de arriba|que )",
    rf"\b(?:ignora|ignore|olvida|olvide)(?: (?:todas?|todos?))* (?:tus|sus) (?:\w+ )?{_REGLAS}",
    r"\ba partir de ahora,? (?:eres|debes|deben|tienes que|actúa|actua|vas a|respond[ea]|contest[ea]|habla|obedece"
    r"|ignora)\b",
    r"\b(?:agentes?|asistentes?|modelos?|ia)(?: de (?:ia|inteligencia artificial|lenguaje))?(?: que \w+ [\w ]{1,30}?)?"
    r" (?:deben?|tienen? que) (?:ahora|inmediatamente|ya|enviar|mandar|reenviar|obedecer)\b",
    r"\b(?:al|cuando|después de) (?:leer|leas|lea|procesar|resumir) est[eao](?: \w+)?, ?(?:por favor,? )?"
    r"(?:no|llama|usa|ejecuta|borra|elimina|retira|envía|envia|manda|ignora|responde|contesta|debes|tienes que)\b",
    r"\bcomo (?:un |una )?(?:modelo de lenguaje|ia|inteligencia artificial|asistente|agente)[\w ]{0,40}, ?"
    r"(?:no )?(?:debes|tienes que|no puedes|eres|vas a)\b",
    r"\b(?:env[ií]a|manda|reenv[ií]a|enviar|mandar|reenviar)\b[^.\n]{0,40}\b(?:fuentes|páginas|archivos|notas|claves"
    r"|contraseñas|datos|originales)\b[^.\n]{0,30} a [^\s@]+@[^\s@]+\.\w",
    r"\bahora (?:debes|tienes que|eres) \w+",
    r"\b(?:el usuario|la usuaria|el dueño|la dueña) (?:ya )?ha (?:aprobado|autorizado|confirmado|permitido)"
    r" (?:la eliminación|el borrado|la supresión|eliminar|borrar|retirar|enviar)\b",
    r"\b(?:llama|invoca|ejecuta|usa) (?:a )?(?:la|esta|esa) herramienta (?:ahora|ya|de inmediato|inmediatamente)\b",
    rf"\b(?:instrucci(?:ón|ones)|mensaje|nota|aviso|atención) (?:para|a|al) {_MAQUINA} ?[:,—-]",
    rf"\bsi eres {_MAQUINA}",
    r"\bno (?:le |se lo |lo )?(?:digas|informes|menciones|reveles|muestres|cuentes|avises)\b.{0,30}"
    r"\b(?:al|a la|a tu|a ningún) (?:usuario|usuaria|persona|humano|dueño|lector|operador)",
)
_JIQI = "(?:ai|人工智能|智能体|智慧體|助手|助理|代理|语言模型|語言模型|大模型|机器人|機器人)"
_GUIZE = "(?:指令|指示|提示词|提示詞|提示|说明|說明|规则|規則|命令|要求|设定|設定)"
_CHINESE = (
    "(?:忽略|无视|無視|忽视|忽視|忘记|忘記|忘掉|不要理会|不要理會|抛弃|拋棄)掉?[^。！？\n]{0,6}"
    "(?:之前|以前|先前|上面|上述|以上|此前|前面|你的|系统|系統|原有|原来)"
    rf"[^。！？\n]{{0,8}}{_GUIZE}",
    rf"(?:忽略|无视|無視|忘记|忘記)(?:所有|一切|任何)的?{_GUIZE}",
    "[你您](?:现在|現在)(?:必须|必須|要|应该|應該|是一)|[你您](?:必须|必須)(?:立即|立刻|马上|馬上|现在|現在)",
    "(?:从现在起|从现在开始|從現在起|從現在開始|从此刻起)[，,]?(?:[请請]?[你您]|[请請]?(?:只|仅|僅|一律)?(?:用|以)[^。\n]{1,6}回[答复覆])",
    f"{_JIQI}[们們]?(?:现在|現在)?(?:必须|必須|务必|務必)(?:现在|現在|立即|立刻|马上|馬上|[把将將][^。\n]{{1,20}}[发發][送给給])",
    f"{_JIQI}[们們]?(?:现在|現在)(?:必须|必須|务必|務必|要|应|應)",
    "(?:阅读|閱讀|读到|讀到|读取|讀取|处理|處理|总结|總結)[本此这這]一?(?:页面?|頁面?|文档|文檔|文章|文|段|内容|內容)?"
    "(?:时|時|后|後|的时候|的時候)[，,]?(?:请|請|必须|必須|务必|務必|立即|立刻)?"
    "(?:调用|調用|删除|刪除|忽略|无视|無視|发送|發送|回答|回复|不要|执行|執行)",
    f"作[为為](?:一个|一個|一名)?[^，。\n]{{0,12}}?{_JIQI}[^，。\n]{{0,10}}[，,]?[你您](?:不|应|應|必|要|需)",
    "[把将將][^。\n]{0,12}(?:来源|來源|页面|頁面|文件|笔记|筆記|密码|密碼|密钥|密鑰)[^。\n]{0,8}"
    "[发發寄](?:送|到|给|給|往)*[^。\n]{0,4}?[a-z0-9._-]+@[a-z0-9-]+\\.[a-z]",
    "(?:不要|不得|请勿|請勿|别|切勿)(?:把[^。！？\n]{1,10})?(?:告诉|告訴|告知|透露给|透露給|通知|提醒)"
    "(?:任何)?(?:用户|用戶|人类|人類|使用者|主人)",
    "(?:用户|用戶|使用者|主人)(?:已经?|已經)(?:批准|同意|授权|授權|确认|確認|允许|允許)[^。！？\n]{0,8}(?:删除|刪除|移除|发送|發送)",
    "(?:立即|立刻|马上|馬上|现在就?|現在就?)(?:调用|調用|呼叫|使用|运行|執行)(?:该|該|此|这个|這個)?工具",
    rf"(?:致|给|給|写给|寫給)(?:所有|任何)?{_JIQI}的?(?:{_GUIZE}|话|話|消息)?[:：]",
    rf"如果[你您]是(?:一个|一個|一名)?{_JIQI}",
)
_OTHERS = (
    r"\b(?:ignore[zr]?|oublie[zr]?)(?: toutes?)?(?: les| tes| vos)? (?:instructions|consignes|règles)"
    r" (?:précédentes|antérieures|ci-dessus)",
    r"\b(?:ignoriere?|ignorieren sie|vergiss|vergessen sie|missachte)(?: alle| die| deine| ihre)*"
    r" (?:vorherigen|vorigen|bisherigen|obigen|früheren) (?:anweisungen|instruktionen|regeln|befehle|vorgaben)",
    r"\b(?:ignore|esqueça|desconsidere)(?: todas)?(?: as| suas)? instruções (?:anteriores|acima|prévias)",
)
"""French, German and Portuguese, the commonest only."""
_ORDERS = re.compile("|".join((*_ENGLISH, *_SPANISH, *_CHINESE, *_OTHERS)))
_COMMENT = re.compile(r"<!--(.*?)(?:-->|\Z)", re.DOTALL)
_HARMLESS = re.compile(
    r"\s*(?:todo|fixme|toc|/toc|markdownlint|prettier|eslint|textlint|vale|lint|more|end|begin|start|/|generated"
    r"|auto-?generated|do not edit|license|copyright|spdx|source|anchor|cspell|region|endregion|page ?break)\b",
    re.IGNORECASE,
)
_LEAST_HIDDEN = 6
_HIDING = re.compile(
    r"<[A-Za-z][A-Za-z0-9]*\s(?:[^<>`]*\s)?(?:style\s*=\s*[\"'][^\"'<>]*(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])"
    r"|opacity\s*:\s*0(?![.\d]*[1-9])|(?<!-)color\s*:\s*(?:white\b|#fff(?:fff)?\b|transparent\b|rgb\(255,\s*255,\s*255\)))"
    r"|color\s*=\s*[\"']?(?:white\b|#fff(?:fff)?\b)|hidden(?=[\s>/=]))[^<>]*>",
    re.IGNORECASE,
)
_UNSEEN = re.compile(
    "[\u200b\u2060\u2061-\u2064\u202a-\u202e\u2066-\u2069\U000e0020-\U000e007f]|(?<!^)\ufeff"
    "|(?<=[A-Za-z])[\u200c\u200d](?=[A-Za-z])"
)
_LEAST_UNSEEN = 3
_REST_OF_WORD = re.compile(r"(?<=[a-z0-9])(?:[\w-]+|[.@][\w-]+)*|")
_LOOKALIKES = str.maketrans("аеорсухіјѕԁԛԝοανι", "aeopcyxijsdqwoavi")
"""Cyrillic and Greek signs that look like Latin ones, in which no order is looked for."""


def orders_in(text: str) -> list[str]:
    """Return what of a text reads like an order to a machine, each once, as quotations of one line."""
    plain = unicodedata.normalize("NFKC", _UNSEEN.sub("", html.unescape(text))).lower().translate(_LOOKALIKES)
    plain = re.sub(r"[*_`>#]+|\s+", " ", plain)
    plain = re.sub(r" {2,}", " ", plain)
    found = ((match.start(), _REST_OF_WORD.match(plain, match.end())) for match in _ORDERS.finditer(plain))
    return list(dict.fromkeys(_quoted(plain[start : rest.end()]) for start, rest in found if rest is not None))


def hidden_in(text: str) -> list[str]:
    """Return what of a text does not show on the page: comments that say something, hidden parts, unseen signs."""
    return list(dict.fromkeys(_hidden(text)))


def _hidden(text: str) -> Iterator[str]:
    if "<" in text:
        for match in _COMMENT.finditer(text):
            if not _HARMLESS.match(match[1]) and len(words_of(match[1])) >= _LEAST_HIDDEN:
                yield _quoted(match[1])
        for match in _HIDING.finditer(text):
            shown = text[match.end() : match.end() + LONGEST].partition("<")[0]
            if words_of(shown):
                yield _quoted(shown)
    unseen = _UNSEEN.findall(text)
    if len(unseen) >= _LEAST_UNSEEN or any(sign >= "\U000e0000" or "\u202a" <= sign <= "\u202e" for sign in unseen):
        names = sorted({f"U+{ord(sign):04X}" for sign in unseen})
        yield f"{', '.join(names[:3])} ×{len(unseen)}"


def _quoted(text: str) -> str:
    line = " ".join(text.split())
    if len(line) <= LONGEST:
        return line
    short = line[: LONGEST - 1]
    return (short.rpartition(" ")[0] if short.isascii() and " " in short else short) + "…"
