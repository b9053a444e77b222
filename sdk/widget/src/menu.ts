import { askMenu, type Batch, type Marked, type Text } from "./calls";
import { fail } from "./errors";
import type { MarkedMenu, MenuItem, MenuOptions } from "./types";

/** The most that the server takes in one call, and how many calls are on their way at once. */
const ITEMS_PER_CALL = 25;
const CALLS_AT_ONCE = 4;

export type Answers = { of: (text: Text) => Marked | undefined; personalised: boolean; disclaimer: string };

export const keyOf = ({ name, description }: Text): string => `${name}\n${description}`;

/** Identical items are asked about once. */
export async function askAll(texts: readonly Text[], useBrackets: boolean, signal?: AbortSignal): Promise<Answers> {
  const different = [...new Map(texts.map((text) => [keyOf(text), text])).values()].filter(
    ({ name, description }) => name.trim() || description.trim(),
  );
  const groups: Text[][] = [];
  for (let at = 0; at < different.length; at += ITEMS_PER_CALL) groups.push(different.slice(at, at + ITEMS_PER_CALL));
  const answers = new Map<string, Marked>();
  let last: Batch | null = null;
  let isPersonal = groups.length > 0;
  let next = 0;
  const work = async () => {
    for (let group = groups[next++]; group; group = groups[next++]) {
      last = await askMenu(group, useBrackets, signal);
      isPersonal &&= last.personalised;
      for (const [index, text] of group.entries()) {
        const marked = last.items[index];
        if (marked) answers.set(keyOf(text), marked);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(CALLS_AT_ONCE, groups.length) }, work));
  return {
    of: (text) => answers.get(keyOf(text)),
    personalised: isPersonal,
    disclaimer: (last as Batch | null)?.disclaimer ?? "",
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
export async function processMenu({ menuItems, markup, useBrackets, signal }: MenuOptions): Promise<MarkedMenu> {
  if (!Array.isArray(menuItems)) throw fail("invalid_option", "menuItems");
  const fields = { name: "name", description: "description", container: "container", ...markup };
  const texts: Text[] = menuItems.map((item: MenuItem) => ({
    name: textOf(item[fields.name] ?? item.name),
    description: textOf(item[fields.description] ?? item.description),
  }));
  const answers = await askAll(texts, useBrackets === true, signal);
  // Without a text there is nothing to mark, and nothing in it that means something in HTML.
  const marked = texts.map((text) => answers.of(text) ?? { ...text, container_class: "" });
  const names = marked.map(({ name }) => name);
  const descriptions = marked.map(({ description }) => description);
  const containers = marked.map((each) => each.container_class);
  return {
    [fields.name]: names,
    [fields.description]: descriptions,
    [fields.container]: containers,
    names,
    descriptions,
    containers,
    personalised: answers.personalised,
    disclaimer: answers.disclaimer,
  };
}
