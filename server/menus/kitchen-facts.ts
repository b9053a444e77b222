import { createHash } from "node:crypto";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { FACT_SUBJECTS, type FactState, type FactSubject } from "@/lib/dietary/kitchen-facts";
import { AppError, notFound } from "@/lib/errors";
import { guestsWho } from "@/lib/menus/menu-insight";
import type { KitchenWire, SaidFactsWire, SaidFactWire, SayFactsBody } from "@/lib/schemas/kitchen-facts";
import { nameKey } from "@/lib/text/normalized-name";
import { readVenue } from "@/server/analytics/visits/read-venue";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { uuid7 } from "@/server/db/uuid7";
import { waysToFree } from "@/server/dietary/effects-of-facts";
import type { Setting, VerdictKind } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import type { MarkedDish } from "@/server/dietary/mark-menu";
import { SUBJECT_SETTINGS } from "@/server/dietary/subject-settings";
import { markOffThread } from "./analysis/mark-off-thread";
import { nextVersion, readDishes } from "./menu";
import { renewalOf } from "./renewal";
import { noticesOf, readSavers, writeNotices } from "./saved-notices";

type Words = { name: string; description: string };

/** What a person said is said of these words of the dish. */
export const recipeDigest = ({ name, description }: Words): string =>
  createHash("sha256").update(`${name}\0${description}`).digest("hex").slice(0, 32);

const ROW = { id: true, subject: true, state: true, saidBy: true, saidAt: true } as const;
type Row = { id: string; subject: FactSubject; state: FactState; saidBy: string; saidAt: Date };
const toSaid = ({ id, subject, state, saidBy, saidAt }: Row): SaidFactWire => ({
  id,
  subject,
  state,
  by: saidBy,
  on: saidAt.toISOString(),
});

const SUGGESTS: Readonly<Record<VerdictKind, FactState | null>> = {
  conflict: "contains",
  may_contain: "may_contain",
  unknown: null,
  match: "free_from",
  info: "free_from",
};

/** The menu as its kitchen confirms it: what was said, what the engine would suggest, and what is still open. */
export async function showKitchen(venueId: string, who: string): Promise<KitchenWire> {
  const [venue, rows] = await Promise.all([
    db.venue.findUniqueOrThrow({
      where: { id: venueId },
      select: { menuVersion: true, menuVersionAt: true, factsMonths: true },
    }),
    db.venueDish.findMany({
      where: { venueId },
      orderBy: { position: "asc" },
      select: {
        id: true,
        name: true,
        description: true,
        facts: { orderBy: [{ saidAt: "desc" }, { id: "desc" }], select: { ...ROW, endedAt: true, ended: true } },
      },
    }),
  ]);
  const [read, { needs }] = await Promise.all([readEvery(rows, who), readVenue(venueId)]);
  const waiting = guestsWho(needs);
  return {
    version: toVersion(venue),
    renewal: renewalOf(venue.factsMonths),
    foods: foodsIn(rows, read ?? [], waiting),
    dishes: rows.map(({ facts, ...dish }, place) => {
      const current = facts.filter(({ endedAt }) => endedAt === null);
      const said = new Set<string>(current.map(({ subject }) => subject));
      const was = facts.filter(({ ended, subject }) => {
        const isLatest = !said.has(subject);
        said.add(subject);
        return isLatest && ended === "recipe_changed";
      });
      return {
        ...dish,
        recipe: recipeDigest(dish),
        facts: current.map(toSaid),
        was: was.map((row) => {
          const { id: _, ...earlier } = toSaid(row);
          return earlier;
        }),
        read: (read?.[place] ?? []).map(({ openFoods: _, openKeys, ...each }) => ({
          ...each,
          guests: guestsFreed([openKeys], waiting),
        })),
      };
    }),
  };
}

type Venue = { menuVersion: number; menuVersionAt: Date | null };
const toVersion = ({ menuVersion, menuVersionAt }: Venue): KitchenWire["version"] => ({
  number: menuVersion,
  on: menuVersionAt?.toISOString() ?? null,
});

/**
 * `openFoods`: what leaves the subject open, as written; "" for the dish as a whole. `openKeys`: the needs
 * of guests that an answer decides.
 */
type ReadSubject = Omit<KitchenWire["dishes"][number]["read"][number], "guests"> & {
  openFoods: readonly string[];
  openKeys: ReadonlySet<string>;
};
type GuestsWho = ReturnType<typeof guestsWho>;

/** The guests who wait for one of the verdicts. */
const guestsFreed = (openKeys: readonly ReadonlySet<string>[], waiting: GuestsWho): number | null =>
  openKeys.every(({ size }) => size === 0)
    ? 0
    : waiting(({ keys }) => keys.some((key) => openKeys.some((open) => open.has(key))));

type Holder = { dish_id: string; is_alone: boolean; openKeys: ReadonlySet<string> };

/** The foods that leave a subject open in several dishes. The words that a food is written in are the food. */
function foodsIn(
  dishes: readonly { id: string }[],
  read: readonly (readonly ReadSubject[])[],
  waiting: GuestsWho,
): KitchenWire["foods"] {
  const known = new Map<string, { food: string; subject: FactSubject; holders: Holder[] }>();
  for (const [place, { id }] of dishes.entries())
    for (const { subject, suggests, openFoods, openKeys } of read[place] ?? [])
      for (const food of openFoods) {
        if (food === "") continue;
        const key = `${nameKey(food)} ${subject}`;
        const found = known.get(key) ?? { food, subject, holders: [] };
        known.set(key, found);
        const isAlone = openFoods.length === 1 && suggests !== "contains";
        if (found.holders.at(-1)?.dish_id !== id) found.holders.push({ dish_id: id, is_alone: isAlone, openKeys });
      }
  return [...known.values()].flatMap(({ food, subject, holders }) =>
    holders.length < 2
      ? []
      : [
          {
            food,
            subject,
            dishes: holders.map(({ dish_id, is_alone }) => ({ dish_id, is_alone })),
            guests: guestsFreed(
              holders.flatMap(({ is_alone, openKeys }) => (is_alone ? [openKeys] : [])),
              waiting,
            ),
          },
        ],
  );
}

/** Null if the menu could not be read in time: the kitchen can answer all the same. */
async function readEvery(dishes: readonly (Words & { id: string })[], who: string): Promise<ReadSubject[][] | null> {
  if (dishes.length === 0) return [];
  const probes = FACT_SUBJECTS.map((subject) => SUBJECT_SETTINGS[subject]);
  const diets = DIET_KEYS.map((key): Setting => ({ type: "diet", key })).filter(
    (diet) => !probes.some(({ type, key }) => type === diet.type && key === diet.key),
  );
  const settings = [...probes, ...diets];
  try {
    const named = dishes.map(({ id, name, description }) => ({ id, name, description }));
    const marked = await markOffThread({ dishes: named, settings, useBrackets: false }, who);
    return marked.map((dish) => subjectsOf(dish));
  } catch (error) {
    if (error instanceof AppError && error.code === "unavailable") return null;
    throw error;
  }
}

function subjectsOf({ settings, reasons }: MarkedDish): ReadSubject[] {
  const knowledge = loadKnowledge();
  const kindOf = (wanted: Setting) => settings.find(({ setting }) => isProbe(setting, wanted))?.kind ?? "unknown";
  const open = settings.filter(({ kind }) => kind === "unknown" || kind === "may_contain");
  return FACT_SUBJECTS.map((subject) => {
    const probe = SUBJECT_SETTINGS[subject];
    const kind = kindOf(probe);
    const own = reasons.filter(({ setting }) => setting !== null && isProbe(setting, probe));
    const foodsOf = (isWanted: (kind: VerdictKind) => boolean) => [
      ...new Set(own.flatMap((reason) => (isWanted(reason.kind) ? [reason.ingredient.toLowerCase()] : []))),
    ];
    const foods = foodsOf((each) => each === kind).filter((food) => food !== "");
    const frees = open.filter(({ setting }) => waysToFree(setting, knowledge).some((way) => way.includes(subject)));
    return {
      subject,
      suggests: SUGGESTS[kind],
      because: kind === "match" ? [] : foods.slice(0, 3),
      frees: frees.length,
      openFoods: foodsOf((each) => each === "may_contain" || each === "unknown"),
      openKeys: new Set(frees.flatMap(({ setting }) => (setting.type === "diet" ? [setting.key] : []))),
    };
  });
}

const isProbe = (setting: Setting, probe: Setting): boolean => setting.type === probe.type && setting.key === probe.key;

/**
 * Writes what a person of the kitchen says, all of it or nothing. Whoever did not see the present word of a dish, or its
 * present recipe, gets 409 with the places that changed. Guests who saved a dish that no longer fits them are told.
 */
export async function sayFacts(venueId: string, { by, answers }: SayFactsBody): Promise<SaidFactsWire> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM venues WHERE id = ${venueId}::uuid FOR NO KEY UPDATE`;
    const before = await readDishes(tx, venueId);
    const dishes = new Map(before.map((dish) => [dish.id, dish]));
    if (answers.some(({ dish_id }) => !dishes.has(dish_id))) throw notFound("dish");
    const current = await currentOf(tx, venueId);
    const changed = answers.filter(({ dish_id, subject, seen, recipe }) => {
      const dish = dishes.get(dish_id);
      return (current.get(`${dish_id} ${subject}`)?.id ?? null) !== seen || !dish || recipeDigest(dish) !== recipe;
    });
    if (changed.length > 0) throw changedMeanwhile(changed);
    const saidAt = now();
    // Of two answers to one question in a call the last one counts.
    const last = [...new Map(answers.map((answer) => [`${answer.dish_id} ${answer.subject}`, answer])).values()];
    for (const ended of ["replaced", "taken_back"] as const) {
      const ids = last.flatMap(({ seen, state }) =>
        seen !== null && (state === null) === (ended === "taken_back") ? [seen] : [],
      );
      await tx.dishFact.updateMany({ where: { id: { in: ids } }, data: { endedAt: saidAt, ended } });
    }
    const rows = last.map(({ dish_id, subject, state, recipe }) => ({
      dish_id,
      subject,
      row: state === null ? null : { id: uuid7(), dishId: dish_id, subject, state, saidBy: by, saidAt, recipe },
    }));
    await tx.dishFact.createMany({ data: rows.flatMap(({ row }) => row ?? []) });
    const after = await readDishes(tx, venueId);
    await writeNotices(tx, noticesOf(before, after, await readSavers(tx, venueId)));
    const version = toVersion(await nextVersion(tx, venueId));
    return { version, facts: rows.map(({ row, ...of }) => ({ ...of, fact: row && toSaid(row) })) };
  });
}

async function currentOf(tx: Transaction, venueId: string): Promise<Map<string, { id: string }>> {
  const rows = await tx.dishFact.findMany({
    where: { endedAt: null, dish: { venueId } },
    select: { id: true, dishId: true, subject: true },
  });
  return new Map(rows.map(({ id, dishId, subject }) => [`${dishId} ${subject}`, { id }]));
}

const changedMeanwhile = (changed: SayFactsBody["answers"]) =>
  new AppError("conflict", "factsChangedMeanwhile", {
    beside: { changed: changed.map(({ dish_id, subject }) => ({ dish_id, subject })) },
  });
