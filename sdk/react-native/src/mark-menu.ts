import { type ForkprintError, fail, isForkprintError } from "./errors";
import { readMarks } from "./read-marks";
import type { MarkedItem, MarkedMenu, MenuState, MenuText, Piece } from "./types";
import type { MenuAnswer } from "./wire.generated";

const ITEMS_PER_CALL = 25;
/** The server refuses a longer text, and a part of one would be judged by that part. */
const LONGEST_NAME = 300;
const LONGEST_DESCRIPTION = 4000;

type AskMenu = (items: readonly MenuText[]) => Promise<Partial<Record<keyof MenuAnswer, unknown>>>;
type Answer = Pick<MenuAnswer["items"][number], "name" | "description" | "verdict">;

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join("");

/** The marks of one dish, if the answer is about it: anything else would show a dish that nobody has read as checked. */
function readItem({ name, description = "" }: MenuText, answer: unknown): MarkedItem | null {
  const { name: names, description: descriptions, verdict } = (answer ?? {}) as Partial<Answer>;
  if (typeof names !== "string" || typeof descriptions !== "string" || verdict === undefined) return null;
  const read = { name: readMarks(names), description: readMarks(descriptions) };
  const isAbout = textOf(read.name) === name && textOf(read.description) === description;
  return isAbout ? { ...read, verdict, state: "checked" } : null;
}

const plainPieces = (text: string): Piece[] => (text ? [{ text, mark: null }] : []);

const unread = ({ name, description = "" }: MenuText): MarkedItem => ({
  name: plainPieces(name),
  description: plainPieces(description),
  verdict: null,
  state: "unchecked",
});

const canBeRead = ({ name, description = "" }: MenuText): boolean =>
  (name + description).trim() !== "" && name.length <= LONGEST_NAME && description.length <= LONGEST_DESCRIPTION;

/**
 * Marks a menu in several calls. One that fails leaves its dishes unchecked, and the others count all the same.
 * @param tell receives how many dishes are checked, after each call
 * @throws what a call threw with the status 401, so that the token can be renewed
 */
export async function markMenu(
  items: readonly MenuText[],
  ask: AskMenu,
  tell: (menu: MenuState) => void,
): Promise<MarkedMenu> {
  const marked = items.map(unread);
  const readable = [...items.entries()].filter(([, item]) => canBeRead(item));
  let disclaimer = "";
  let problem: ForkprintError | null = null;
  const count = () => marked.filter(({ state }) => state === "checked").length;
  for (let at = 0; at < readable.length; at += ITEMS_PER_CALL) {
    tell({ state: "checking", done: count(), total: items.length });
    const group = readable.slice(at, at + ITEMS_PER_CALL);
    try {
      const answer = await ask(group.map(([, item]) => item));
      const answers: unknown[] = Array.isArray(answer.items) ? answer.items : [];
      disclaimer = String(answer.disclaimer ?? "");
      group.forEach(([index, item], place) => {
        const read = readItem(item, answers[place]);
        if (read) marked[index] = read;
        else problem ??= fail("refused");
      });
    } catch (error) {
      if (!isForkprintError(error) || error.status === 401) throw error;
      problem ??= error;
    }
  }
  const done = count();
  const state = done === items.length ? "checked" : done > 0 ? "partly" : "unchecked";
  tell({ state, done, total: items.length });
  return { items: marked, disclaimer, state, done, total: items.length, problem };
}
