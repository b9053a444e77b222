import { FACT_STATES } from "@/lib/dietary/kitchen-facts";
import { VOICES, type Voice, voiceOf } from "@/lib/dietary/voices";
import { AppError, notFound } from "@/lib/errors";
import type { DishReasonWire, GuestCardBody, KitchenSaidWire } from "@/lib/schemas/guest-card";
import { graver, isSameSetting, type Setting, type VerdictKind } from "@/server/dietary/engine/judge";
import { readGuestSettings } from "@/server/profile/guest-card";
import { judgingOf, toSettingWire } from "@/server/recipes/judge-recipe";
import { readTable, settingsOfTable, type Table, tableOfOne } from "@/server/recipes/table/read-table";
import { findPublicVenue } from "@/server/venues/find-public-venue";
import { markOffThread } from "./analysis/mark-off-thread";
import { readSaidDishes, type SaidDish, warningsOf } from "./menu";

export type DishForReader = {
  id: string;
  name: string;
  description: string;
  /**
   * The gravest verdict of allergies, diets and avoided foods; health concerns are left out, because they only advise.
   * null for a table without settings of these kinds. `is_late`: the menu could not be judged in time, so that `unknown`
   * is no answer about the dish.
   */
  verdict: VerdictKind | null;
  is_late?: true;
  /** What each voice has against the dish, the loudest first, with the foods that it names and whose setting each breaks. */
  voices: { voice: Voice; kind: VerdictKind; because: string[]; reasons: DishReasonWire[] }[];
  /** What the kitchen says that decided about one of the settings; for a table without any, its warnings. */
  kitchen: KitchenSaidWire[];
};

/**
 * A venue's menu, judged for everybody at the reader's table by all of their records, including allergies that no diet or
 * free-from key covers. `deadlineMs` bounds the judging; `table`: if it is loaded already.
 */
export async function showDishes(
  venueId: string,
  reader: { userId: string } | null,
  deadlineMs?: number,
  table: Table | null = null,
): Promise<DishForReader[]> {
  const eaters = table ?? (reader ? await readTable(reader) : []);
  return dishesFor(venueId, { table: eaters, who: reader?.userId ?? "", deadlineMs });
}

/**
 * The same as showDishes for a guest without an account, by the card that the device sends; nothing of the card is
 * stored. Errors: 404 for a venue that does not exist.
 */
export async function showDishesToGuest(venueId: string, card: GuestCardBody, who: string): Promise<DishForReader[]> {
  const table = tableOfOne(await judgingOf(await readGuestSettings(card)));
  if (!(await findPublicVenue(venueId))) throw notFound("venue");
  return dishesFor(venueId, { table, who });
}

export type MenuReader = { table: Table; who: string; deadlineMs?: number };

async function dishesFor(venueId: string, reader: MenuReader): Promise<DishForReader[]> {
  const dishes = await readSaidDishes(venueId);
  const judged = await judgeForTable(reader, dishes);
  return dishes.map(({ id, name, description, facts }, place) => ({
    id,
    name,
    description,
    ...(judged(place) ?? { ...NOT_ASKED, kitchen: warningsOf(facts) }),
  }));
}

type Marked = Awaited<ReturnType<typeof markOffThread>>;

export type JudgedForTable = Pick<DishForReader, "verdict" | "is_late" | "voices" | "kitchen">;

const NOT_ASKED = { verdict: null, voices: [] };
const NOT_JUDGED: JudgedForTable = { verdict: "unknown", is_late: true, voices: [], kitchen: [] };

/** Judges dishes by all records of everybody at a table. Null for a table without any. */
export async function judgeForTable(
  { table, who, deadlineMs }: MenuReader,
  kept: readonly Pick<SaidDish, "id" | "name" | "description" | "facts">[],
): Promise<(place: number) => JudgedForTable | null> {
  const settings = settingsOfTable(table);
  // A person without any settings must not be told that every dish fits.
  if (settings.length === 0 || kept.length === 0) return () => null;
  const dishes = kept.map(({ id, name, description, facts }) => ({ id, name, description, facts }));
  const menu = { dishes, settings: [...settings], useBrackets: false };
  try {
    const marked = await markOffThread(menu, who, { deadlineMs });
    return (place) => verdictsOf(marked[place], table);
  } catch (error) {
    if (error instanceof AppError && error.code === "unavailable") return () => NOT_JUDGED;
    throw error;
  }
}

const isFit = (kind: VerdictKind): boolean => kind === "match" || kind === "info";

function verdictsOf(dish: Marked[number] | undefined, table: Table): JudgedForTable {
  if (!dish || dish.verdict === null) return NOT_JUDGED;
  const gravestOf = (voices: readonly Voice[]) =>
    dish.settings
      .filter(({ setting }) => voices.includes(voiceOf(setting)))
      .reduce<VerdictKind | null>((gravest, { kind }) => (gravest === null ? kind : graver(gravest, kind)), null);
  return {
    verdict: gravestOf(["alarm", "mismatch"]),
    voices: VOICES.flatMap((voice) => {
      const kind = gravestOf([voice]);
      return kind === null || isFit(kind) ? [] : [againstOf(dish, { voice, kind }, table)];
    }),
    kitchen: saidOf(dish),
  };
}

/** Each word of the kitchen once. What contradicts the menu for one setting is to be asked about for everybody. */
function saidOf({ settings }: Marked[number]): KitchenSaidWire[] {
  const said = new Map<string, KitchenSaidWire>();
  for (const { kitchen } of settings)
    for (const fact of kitchen?.facts ?? []) {
      const isContradicted = kitchen?.isContradicted || said.get(fact.subject)?.is_contradicted === true;
      said.set(fact.subject, { ...fact, is_contradicted: isContradicted });
    }
  return [...said.values()].sort((a, b) => FACT_STATES.indexOf(a.state) - FACT_STATES.indexOf(b.state));
}

type Against = Pick<DishForReader["voices"][number], "voice" | "kind">;

/** The foods that a voice names for its verdict, each once, and the settings that they break with their owners. */
function againstOf(
  { reasons }: Marked[number],
  { voice, kind }: Against,
  table: Table,
): DishForReader["voices"][number] {
  const named = reasons.flatMap(({ kind: each, setting, ingredient }) =>
    setting !== null && voiceOf(setting) === voice && each === kind
      ? [{ setting, food: ingredient.toLowerCase() }]
      : [],
  );
  const foods = new Set(named.map(({ food }) => food).filter((food) => food !== ""));
  return { voice, kind, because: [...foods], reasons: reasonsOf(named, table) };
}

type Named = { setting: Setting; food: string };

/** One reason for each setting of each person, with all foods that break it. */
function reasonsOf(named: readonly Named[], table: Table): DishReasonWire[] {
  const found = new Map<string, DishReasonWire>();
  for (const { setting, food } of named) {
    for (const { id, name, names, settings } of table) {
      if (!settings.some((each) => isSameSetting(each, setting))) continue;
      const key = JSON.stringify([id, setting]);
      const said = toSettingWire(setting, names);
      const known = found.get(key) ?? { foods: [], setting: name === null ? said : { ...said, person: { id, name } } };
      found.set(key, known);
      if (food !== "" && !known.foods.includes(food)) known.foods.push(food);
    }
  }
  return [...found.values()];
}
