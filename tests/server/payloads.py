"""What people might put into names, chat and options to see whether it runs, hides or breaks: 200 of them and more.

For tests of the server (it comes out as text, in JSON, and nowhere else) and of the page (no script runs).
"""

MARK = "fromagerie_was_here"
RUN = f"window.{MARK}=1"

EVENTS = ("onload", "onerror", "onclick", "onfocus", "onmouseover", "ontoggle", "onanimationstart", "onpointerenter")
TAGS = (
    *("img src=x", "svg", "body", "iframe", "input autofocus", "details open", "video src=x", "audio src=x"),
    *(
        "marquee",
        "object data=x",
        "embed src=x",
        "a href=x tabindex=0",
        "div style=x",
        "math",
        "style",
        "select autofocus",
    ),
)
SCHEMES = (
    "javascript",
    "JaVaScRiPt",
    "java\tscript",
    "java\nscript",
    "data",
    "vbscript",
    " javascript",
    "&#106;avascript",
)
TEMPLATES = (
    "{{%s}}",
    "${%s}",
    "#{%s}",
    "<%%= %s %%>",
    "[[%s]]",
    "{%% %s %%}",
    "`%s`",
    "{$%s}",
    "{ $who } %s",
    "{ %s }",
)
ENCODED = (
    *(
        "&lt;script&gt;%s&lt;/script&gt;",
        "%%3Cscript%%3E%s%%3C/script%%3E",
        "\\u003cscript\\u003e%s\\u003c/script\\u003e",
    ),
    *(
        "\\x3cscript\\x3e%s\\x3c/script\\x3e",
        "＜script＞%s＜/script＞",
        "<scr\u200bipt>%s</scr\u200bipt>",
        "<\x00script>%s</script>",
    ),
    *("+ADw-script+AD4-%s+ADw-/script+AD4-", "<script/src=data:,%s></script>", "<<script>%s//<</script>"),
)
BREAKOUTS = (
    '"',
    "'",
    "`",
    "-->",
    "]]>",
    "</script>",
    "</style>",
    "</title>",
    "</textarea>",
    "\\",
    '\\"',
    "*/",
    "\u2028",
    "\u2029",
)
HIDDEN = (
    *(
        "\u202eAnne",
        "An\u200bne",
        "An\u200dne",
        "\u2066Anne\u2069",
        "A\u0000nne",
        "\ufeffAnne",
        "An\u00adne",
        "Anne\u180e",
    ),
    *(
        "\U000e0041nne",
        "A" + "\u0301" * 30,
        "\ud83e\uddc0".encode("utf-16", "surrogatepass").decode("utf-16"),
        "Ａｎｎｅ",
    ),
    *("Ⓐnne", "\u1160Anne", "\u3164", "\u2800\u2800", "A\rB", "A\u0085B", "\x1b[31mAnne", "Anne\x07"),
)
INJECTIONS = (
    *(
        "' OR 1=1 --",
        "'; DROP TABLE log; --",
        '"; DELETE FROM people; --',
        "1; SELECT pg_sleep(9)",
        "%00",
        "../../etc/passwd",
    ),
    *(
        "${jndi:ldap://x}",
        "$(id)",
        "`id`",
        "| id",
        "%n%n%n%s",
        "{0.__class__}",
        "__proto__",
        "constructor",
        "\r\nSet-Cookie: a=b",
    ),
)


def payloads() -> list[str]:
    """All of them, every one once."""
    found = [f"<script>{RUN}</script>", f"<SCRIPT>{RUN}</SCRIPT>", f"<script>{RUN}"]
    found += [f"<{tag} {event}={RUN}>" for tag in TAGS for event in EVENTS]
    found += [f'<a href="{scheme}:{RUN}">x</a>' for scheme in SCHEMES]
    found += [f'{end}"><img src=x onerror={RUN}>' for end in BREAKOUTS]
    found += [form % RUN for form in (*TEMPLATES, *ENCODED)]
    return list(dict.fromkeys([*found, *HIDDEN, *INJECTIONS]))
