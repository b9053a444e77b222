/** The fields at the head of a Markdown file, each with its entries, and the text below them. */
export type FrontMatter = { readonly fields: Readonly<Record<string, readonly string[]>>; readonly body: string };

const HEAD = /^\uFEFF?\s*---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const FIELD = /^([\p{L}_][\p{L}\p{N}_ .-]{0,40}):(?:\s+(.*))?$/u;
const ENTRY = /^\s*-\s+(.*)$/;
const MORE = /^\s+(\S.*)$/;

/** Reads the simple part of YAML that recipes need: texts, lists of texts, and texts of several lines. */
export function readFrontMatter(text: string): FrontMatter {
  const head = HEAD.exec(text.slice(0, 200_000));
  if (!head) return { fields: {}, body: text };
  const fields: Record<string, string[]> = {};
  let open: string[] = [];
  for (const line of (head[1] ?? "").split(/\r?\n/)) {
    const entry = ENTRY.exec(line)?.[1];
    const [, key, value] = FIELD.exec(line) ?? [];
    if (entry !== undefined) open.push(bare(entry));
    else if (key !== undefined) {
      open = valuesOf(value ?? "");
      fields[key.trim().toLowerCase()] = open;
    } else if (MORE.test(line)) open.push(line.trim());
  }
  return { fields, body: text.slice(head[0].length) };
}

/** "[a, b]" is a list; "|" and ">" announce lines below. */
function valuesOf(value: string): string[] {
  const written = value.trim();
  if (written === "" || /^[|>][+-]?$/.test(written)) return [];
  const list = /^\[(.*)\]$/.exec(written)?.[1];
  return list === undefined ? [bare(written)] : list.split(",").flatMap((each) => bare(each) || []);
}

const bare = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/, "$2");
