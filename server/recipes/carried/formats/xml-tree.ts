import { decodeEntities } from "../../extraction/clean-text";

/** An element of an XML file. `text`: all text inside it, with a line break behind each element. */
export interface XmlElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
}

const MOST_ELEMENTS = 200_000;
const MOST_NESTED = 60;
const TOKEN = /<[?!][^<>]*>|<(\/?)([a-z][\w:.-]{0,60})([^<>]*?)(\/?)>|[^<]+|</gi;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The root of an XML file, read leniently and in linear time; entities of its own are not defined. */
export function readXml(source: string): XmlElement {
  const root: XmlElement = { tag: "", attributes: {}, children: [], text: "" };
  const open: XmlElement[] = [root];
  let count = 0;
  const add = (text: string) => {
    for (const element of open) element.text += text;
  };
  for (const [token, closing, tag = "", rest = "", isEmpty] of plain(source).matchAll(TOKEN)) {
    if (tag === "") {
      if (!token.startsWith("<!") && !token.startsWith("<?")) add(decodeEntities(token));
    } else if (closing) close(open, tag.toLowerCase());
    else {
      if (++count > MOST_ELEMENTS) break;
      const element = { tag: tag.toLowerCase(), attributes: attributesOf(rest), children: [], text: "" };
      open.at(-1)?.children.push(element);
      if (!isEmpty && open.length < MOST_NESTED) open.push(element);
    }
    if (closing || isEmpty) add("\n");
  }
  return root;
}

/** Without comments, and with the texts that stand apart (CDATA) written like others. */
const plain = (source: string): string =>
  replaceBetween(
    replaceBetween(source, "<!--", "-->", () => ""),
    "<![CDATA[",
    "]]>",
    (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
  );

/** Each place is looked for once, so that signs that are never closed cost no more than the length of the text. */
function replaceBetween(source: string, opening: string, closing: string, write: (text: string) => string): string {
  const parts: string[] = [];
  let from = 0;
  for (let start = source.indexOf(opening); start >= 0; start = source.indexOf(opening, from)) {
    const end = source.indexOf(closing, start + opening.length);
    if (end < 0) break;
    parts.push(source.slice(from, start), write(source.slice(start + opening.length, end)));
    from = end + closing.length;
  }
  return parts.join("") + source.slice(from);
}

function close(open: XmlElement[], tag: string): void {
  const at = open.findLastIndex((element) => element.tag === tag);
  if (at > 0) open.length = at;
}

function attributesOf(written: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = "", double, single] of written.matchAll(ATTRIBUTE))
    found[name.toLowerCase()] = decodeEntities(double ?? single ?? "");
  return found;
}

/** The elements with one of these names inside, in order; those inside another such element are not looked for. */
export function elementsNamed({ children }: XmlElement, names: ReadonlySet<string>): XmlElement[] {
  return children.flatMap((child) => (names.has(child.tag) ? [child] : elementsNamed(child, names)));
}
