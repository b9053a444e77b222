import { askMenu, type Marked, type Text, untilCancelled } from "./calls";
import { fail } from "./errors";
import type { MarkedMenu, MenuItem, MenuOptions } from "./types";

/** The most that the server takes in one call, and how many calls are on their way at once. */
const ITEMS_PER_CALL = 25;
const CALLS_AT_ONCE = 4;

export type Answers = { of: (text: Text) => Marked | undefined; personalised: boolean; disclaimer: string };

export const keyOf = ({ name, description }: Text): string => `${name}\n${description}`;

/** Identical items are asked about once. */
export async function askAll(texts: readonly Text[], useBrackets: boolean, given?: AbortSignal): Promise<Answers> {
  const signal = untilCancelled(given);
  const different = [...new Map(texts.map((text) => [keyOf(text), text])).values()].filter(
    ({ name, description }) => name.trim() || description.trim(),
  );
  const answers = new Map<string, Marked>();
  let disclaimer = "";
  let isPersonal = different.length > 0;
  let next = 0;
  const takeGroup = () => {
    next += ITEMS_PER_CALL;
    return different.slice(next - ITEMS_PER_CALL, next);
  };
  const work = async () => {
    for (let group = takeGroup(); group.length; group = takeGroup()) {
      const batch = await askMenu(group, useBrackets, signal);
      disclaimer = batch.disclaimer;
      isPersonal &&= batch.personalised;
      group.forEach((text, index) => {
        const marked = batch.items[index];
        if (marked) answers.set(keyOf(text), marked);
      });
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work));
  return {
    of: (text) => answers.get(keyOf(text)),
    personalised: isPersonal,
    disclaimer,
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
  const all = (field: keyof Marked) => marked.map((each) => each[field]);
  const [names, descriptions, containers] = [all("name"), all("description"), all("container_class")];
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
