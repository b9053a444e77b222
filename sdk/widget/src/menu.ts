import { plain } from "./answer-html";
import { together } from "./calls";
import { reportCalls } from "./checks";
import { type ForkprintError, fail } from "./errors";
import { withGtin } from "./gtin";
import { askMenu, type Marked, type Reading, type Text } from "./menu-call";
import { page } from "./page";
import { KEY } from "./selectors";
import { readText } from "./texts";
import type { MarkedMenu, MenuItem, MenuOptions } from "./types";
import { say } from "./words";

/** The server refuses a longer text. Longer texts are no dishes, and a part of one would be judged by that part. */
const LONGEST_NAME = 300;
const LONGEST_DESCRIPTION = 4000;
const LONGEST_KEY = 4000;
export const isTooLong = ({ name, description }: Text): boolean =>
  name.length > LONGEST_NAME || description.length > LONGEST_DESCRIPTION;

/** What came back for some texts, by their keys. A text without an answer was not checked. */
type Part = { keys: string[]; answers: Map<string, Marked>; failure?: ForkprintError | undefined };
/** `failure`: the last one, if there was any. */
export type Answers = Omit<Part, "keys"> & { personalised: boolean; disclaimer: string };

export const keyOf = ({ name, description, gtin = "" }: Text): string => `${name}\n${description}\n${gtin}`;

const textOf = (html: string): string => plain(html.replace(/<(?:"[^"]*"|[^">])*>/g, ""));

/** Whether an answer is about this text: anything else would put marks, or none, on a dish that nobody has read. */
const isAbout = (marked: Marked | null | undefined, { name, description }: Text, useBrackets: boolean) =>
  /^[\w-]*$/.test(marked?.container_class ?? " ") &&
  (useBrackets || (textOf(marked?.name ?? "") === name && textOf(marked?.description ?? "") === description));

/**
 * Asks in several calls. One that fails leaves its texts without an answer, and the others count all the same.
 * @param texts by their keys, so that identical items are requested once
 * @param tell receives each part as soon as it has come
 */
export const askAll = (
  texts: Map<string, Text>,
  reading: Reading,
  given?: AbortSignal,
  tell?: (part: Part) => void,
): Promise<Answers> =>
  together(async (signal) => {
    // The server's limit of items per call, and how many calls run in parallel.
    const ITEMS_PER_CALL = 25;
    const CALLS_AT_ONCE = 4;
    const queue = [...texts];
    const all: Answers = { answers: new Map(), personalised: queue.length > 0, disclaimer: "" };
    const settle = (group: [string, Text][], failure?: ForkprintError, items: (Marked | null)[] = []) => {
      const part: Part = { keys: group.map(([key]) => key), answers: new Map() };
      group.forEach(([key, text], index) => {
        const marked = items[index];
        if (marked && isAbout(marked, text, reading.useBrackets)) part.answers.set(key, marked);
      });
      if (part.answers.size < group.length) all.failure = part.failure = failure ?? fail("refused");
      for (const [key, marked] of part.answers) all.answers.set(key, marked);
      tell?.(part);
    };
    const work = async () => {
      for (let group = queue.splice(0, ITEMS_PER_CALL); group[0]; group = queue.splice(0, ITEMS_PER_CALL)) {
        try {
          const items = group.map(([, text]) => text);
          const batch = await askMenu(items, reading, signal);
          all.disclaimer = batch.disclaimer;
          all.personalised &&= batch.personalised;
          settle(group, undefined, batch.items);
        } catch (error) {
          const failure = error as ForkprintError;
          if (signal.aborted) throw failure;
          const { refusedItems, status = 500, wait } = failure;
          const isRefused = (_: unknown, index: number) => refusedItems?.includes(index);
          const refused = group.filter(isRefused);
          if (refused[0]) {
            queue.push(...group.filter((each) => !refused.includes(each)));
            group = refused;
          } else if (wait || status < 500 || failure.code === "network") group.push(...queue.splice(0));
          settle(group, failure);
        }
      }
    };
    await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work));
    return all;
  }, given);

/** Asks once more for what the server had no time for, if it soon has. */
async function askPatiently(texts: Map<string, Text>, reading: Reading, signal?: AbortSignal): Promise<Answers> {
  const LONGEST_WAIT_MS = 10_000;
  const first = await askAll(texts, reading, signal);
  const { wait } = first.failure ?? {};
  if (!wait || wait > LONGEST_WAIT_MS) return first;
  await new Promise((resolve) => setTimeout(resolve, wait));
  const missing = new Map([...texts].filter(([key]) => !first.answers.has(key)));
  const second = await askAll(missing, reading, signal);
  return { ...second, answers: new Map([...first.answers, ...second.answers]) };
}

/** What the codes of a menu stand for: as given, and in the page's elements that say so. */
export const readingOf = (useBrackets?: boolean, allergenKey?: string): Reading => ({
  useBrackets: useBrackets === true,
  allergenKey: [stringOf(allergenKey), ...[...page.querySelectorAll(KEY)].map((each) => readText(each).text)]
    .join("\n")
    .trim()
    .slice(0, LONGEST_KEY),
});

const stringOf = (value: unknown): string => (typeof value === "string" ? value : "");
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An item that was not checked says so, wherever the page puts it. */
const unchecked = ({ name, description }: Text): Marked => ({
  name: `${escapeHtml(name)} <span class="pfai-flag">${say("flag")}</span>`,
  description: escapeHtml(description),
  container_class: "pfai-container-unchecked",
});

/** @throws ForkprintError if nothing at all could be checked */
export async function processMenu({
  menuItems,
  markup,
  useBrackets,
  allergenKey,
  signal,
}: MenuOptions): Promise<MarkedMenu> {
  if (!Array.isArray(menuItems)) throw fail("invalid_option", "menuItems");
  const fields = { name: "name", description: "description", container: "container", ...markup };
  const texts: Text[] = menuItems.map((item: MenuItem) => ({
    name: stringOf(item[fields.name] ?? item.name),
    description: stringOf(item[fields.description] ?? item.description),
    ...withGtin(item.gtin),
  }));
  const named = texts.filter((text) => keyOf(text).trim());
  const wanted = new Map(named.filter((text) => !isTooLong(text)).map((text) => [keyOf(text), text]));
  const keys = named.map(keyOf);
  const settle = reportCalls(keys);
  const { answers, personalised, disclaimer, failure } = await askPatiently(
    wanted,
    readingOf(useBrackets, allergenKey),
    signal,
  ).catch((error) => {
    settle(new Map(), error.code === "cancelled");
    throw error;
  });
  settle(answers, false);
  if (failure && !answers.size) throw failure;
  // An empty text has nothing to mark, and no HTML to escape.
  const marked = texts.map((text) => {
    const key = keyOf(text);
    return answers.get(key) ?? (key.trim() ? unchecked(text) : { ...text, container_class: "" });
  });
  const all = (field: keyof Marked) => marked.map((each) => each[field]);
  const [names, descriptions, containers] = [all("name"), all("description"), all("container_class")];
  return {
    [fields.name]: names,
    [fields.description]: descriptions,
    [fields.container]: containers,
    names,
    descriptions,
    containers,
    unchecked: marked.filter(({ container_class }) => container_class === "pfai-container-unchecked").length,
    personalised,
    disclaimer,
  };
}
