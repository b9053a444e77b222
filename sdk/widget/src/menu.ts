import { askMenu, type Marked, type Text, together } from "./calls";
import { fail } from "./errors";
import type { MarkedMenu, MenuItem, MenuOptions } from "./types";

/** The answers, by the keys of the requested texts. */
export type Answers = { answers: Map<string, Marked>; personalised: boolean; disclaimer: string };

const keyOf = ({ name, description }: Text): string => `${name}\n${description}`;

/** @param texts by their keys, so that identical items are requested once */
export const askAll = (texts: Map<string, Text>, useBrackets: boolean, given?: AbortSignal): Promise<Answers> =>
  together(async (signal) => {
    // The server's limit of items per call, and how many calls run in parallel.
    const ITEMS_PER_CALL = 25;
    const CALLS_AT_ONCE = 4;
    const different = [...texts].filter(([key]) => key.trim());
    const answers = new Map<string, Marked>();
    let disclaimer = "";
    let isPersonal = different.length > 0;
    const work = async () => {
      for (let group = different.splice(0, ITEMS_PER_CALL); group[0]; group = different.splice(0, ITEMS_PER_CALL)) {
        const items = group.map(([, text]) => text);
        const batch = await askMenu(items, useBrackets, signal);
        disclaimer = batch.disclaimer;
        isPersonal &&= batch.personalised;
        group.forEach(([key], index) => {
          const marked = batch.items[index];
          if (marked) answers.set(key, marked);
        });
      }
    };
    await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work));
    return { answers, personalised: isPersonal, disclaimer };
  }, given);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
export async function processMenu({ menuItems, markup, useBrackets, signal }: MenuOptions): Promise<MarkedMenu> {
  if (!Array.isArray(menuItems)) throw fail("invalid_option", "menuItems");
  const fields = { name: "name", description: "description", container: "container", ...markup };
  const texts: Text[] = menuItems.map((item: MenuItem) => ({
    name: textOf(item[fields.name] ?? item.name),
    description: textOf(item[fields.description] ?? item.description),
  }));
  const wanted = new Map(texts.map((text) => [keyOf(text), text]));
  const { answers, personalised, disclaimer } = await askAll(wanted, useBrackets === true, signal);
  // An empty text has nothing to mark, and no HTML to escape.
  const marked = texts.map((text) => answers.get(keyOf(text)) ?? { ...text, container_class: "" });
  const all = (field: keyof Marked) => marked.map((each) => each[field]);
  const [names, descriptions, containers] = [all("name"), all("description"), all("container_class")];
  return {
    [fields.name]: names,
    [fields.description]: descriptions,
    [fields.container]: containers,
    names,
    descriptions,
    containers,
    personalised,
    disclaimer,
  };
}
