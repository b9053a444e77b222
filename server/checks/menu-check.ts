import { MENU_DISHES_MAX } from "@/lib/checks/check-limits";
import { VOICES } from "@/lib/dietary/voices";
import { invalidField, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { MAY_CONTAIN_NOTE } from "@/lib/menus/menu-lines";
import { type PaperMenu, readPaperMenu } from "@/lib/menus/read-paper-menu";
import type { CheckMenuBody, FoodCheckRow, MenuCheckedWire } from "@/lib/schemas/food-checks";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { FoodCheck } from "@/server/db/generated/client";
import { lockPerson } from "@/server/db/lock-person";
import { graver, type VerdictKind } from "@/server/dietary/engine/judge";
import { type JudgedForTable, judgeForTable } from "@/server/menus/show-dishes";
import { readTable } from "@/server/recipes/table/read-table";
import { keepNewest } from "./keep-newest";

type Caller = { userId: string };
type Dish = MenuCheckedWire["dishes"][number];

/** Checks a paper menu. The same words again are the same check. Errors: 422 `text` without dishes or with too many. */
export async function checkMenu(caller: Caller, { text, name, unread }: CheckMenuBody): Promise<MenuCheckedWire> {
  const count = dishesOf(readPaperMenu(text)).length;
  if (count === 0) throw invalidField("text", "menuWithoutDishes");
  if (count > MENU_DISHES_MAX) throw invalidField("text", says("menuTooLong", { count: MENU_DISHES_MAX }));
  const read = { kind: "menu" as const, text, textAt: now(), unread, checkedAt: now(), ...(name ? { name } : {}) };
  const check = await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const known = await tx.foodCheck.findFirst({
      where: { userId: caller.userId, kind: "menu", text },
      select: { id: true },
    });
    const saved = known
      ? await tx.foodCheck.update({ where: { id: known.id }, data: read })
      : await tx.foodCheck.create({ data: { ...read, userId: caller.userId } });
    return keepNewest(tx, caller, saved);
  });
  return judgeMenu(caller, check);
}

/** Errors: 404 for a check of somebody else, and for a food. */
export async function getMenuCheck(caller: Caller, id: string): Promise<MenuCheckedWire> {
  const check = await db.foodCheck.findFirst({ where: { id, userId: caller.userId, kind: "menu" } });
  if (!check) throw notFound("foodCheck");
  return judgeMenu(caller, check);
}

/** A menu in the history: how many dishes it has, and no verdict, because each dish has its own. */
export const menuRow = ({ id, name, text, checkedAt }: FoodCheck): FoodCheckRow => ({
  ...{ id, kind: "menu", name, gtin: null, checked_at: checkedAt.toISOString(), doubts: [], people: [] },
  dishes: dishesOf(readPaperMenu(text ?? "")).length,
});

const dishesOf = ({ sections }: PaperMenu) =>
  sections.flatMap(({ title, dishes }) => dishes.map((dish) => ({ section: title, ...dish })));

/** Judges each dish by its own words, by the heading above it, and by what the menu says of all dishes. */
async function judgeMenu(caller: Caller, check: FoodCheck): Promise<MenuCheckedWire> {
  const menu = readPaperMenu(check.text ?? "");
  const dishes = dishesOf(menu);
  const titles = [...new Set(menu.sections.flatMap(({ title }) => title ?? []))];
  const notes = menu.notes.filter((note) => MAY_CONTAIN_NOTE.test(note));
  const asked = [
    ...dishes.map(({ name, description }) => ({ name, description })),
    ...[...titles, ...notes].map((name) => ({ name, description: "" })),
  ];
  const judged = await judgeForTable(
    { table: await readTable(caller), who: caller.userId },
    asked.map((each, place) => ({ id: String(place), ...each, facts: [] })),
  );
  const ofAll = notes.map((_, at) => judged(dishes.length + titles.length + at));
  return {
    id: check.id,
    name: check.name,
    checked_at: check.checkedAt.toISOString(),
    text: check.text ?? "",
    unread: check.unread,
    notes: [...menu.notes],
    dishes: dishes.map((dish, place) => {
      const ofTitle = dish.section === null ? null : judged(dishes.length + titles.indexOf(dish.section));
      return { id: String(place), ...dish, ...standing(judged(place), ofTitle, ofAll) };
    }),
  };
}

type Answer = JudgedForTable | null;

/**
 * What is known of a dish. Its heading and the notes only ever speak against it: a heading names what its dishes are
 * made of ("Fish"), and a note what may be in any of them.
 */
function standing(
  own: Answer,
  ofTitle: Answer,
  ofAll: readonly Answer[],
): Pick<Dish, "verdict" | "voices" | "is_silent"> {
  if (!own || own.verdict === null) return { verdict: null, voices: [...(own?.voices ?? [])], is_silent: false };
  if (own.is_late) return { verdict: "unknown", voices: [], is_silent: false };
  const besides = [
    ...(ofTitle?.voices ?? []).filter(({ kind }) => isAgainst(kind)),
    ...ofAll
      .flatMap((each) => each?.voices ?? [])
      .flatMap((voice) => (isAgainst(voice.kind) ? { ...voice, kind: "may_contain" as const } : [])),
  ].filter(({ voice }) => voice !== "advice");
  const voices = [...own.voices];
  let verdict: VerdictKind = own.verdict;
  for (const each of besides) {
    const isSaid = voices.some(({ voice, kind }) => voice === each.voice && graver(kind, each.kind) === kind);
    if (!isSaid) voices.push(each);
    verdict = graver(verdict, each.kind);
  }
  voices.sort((one, other) => VOICES.indexOf(one.voice) - VOICES.indexOf(other.voice));
  const isSilent = verdict === "match" || verdict === "info";
  return { verdict: isSilent ? "unknown" : verdict, voices, is_silent: isSilent };
}

const isAgainst = (kind: VerdictKind): boolean => kind === "conflict" || kind === "may_contain";
