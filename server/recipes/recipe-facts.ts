import { z } from "zod";
import { KIND_NAMES, type KindName, kindKey } from "@/lib/recipes/kinds";
import { ofEachTime, RECIPE_TIMES, TIME_NAMES, type TimeName } from "@/lib/recipes/times";
import type { UpdateRecipeBody } from "@/lib/schemas/recipe-bodies";
import type { RecipeWire } from "@/lib/schemas/recipes";
import type { Recipe } from "@/server/db/generated/client";

type Body = Omit<UpdateRecipeBody, "updated_at" | "user_id">;
type Fact<Wire> = { column: keyof Recipe; stored: z.ZodType; toWire: (stored: never) => Wire };

const text = z.string().nullable();
const number = z.number().nullable();
const orNull = <T>(stored: T | null | undefined): T | null => stored ?? null;

/**
 * The facts of a recipe that are one column each. Every fact listed here is stored from request bodies, loaded, and
 * part of every response; a variant shows the facts of its base. `stored`: the type of the column. `toWire` gives
 * undefined for a fact that responses leave out when it is unknown.
 */
const FACTS = {
  source_url: { column: "sourceUrl", stored: text, toWire: orNull<string> },
  yield_text: { column: "yieldText", stored: text, toWire: orNull<string> },
  ...(ofEachTime((name) => ({ column: RECIPE_TIMES[name].column, stored: number, toWire: orNull<number> })) as {
    [Name in TimeName]: {
      column: (typeof RECIPE_TIMES)[Name]["column"];
      stored: typeof number;
      toWire: typeof orNull<number>;
    };
  }),
  description: { column: "description", stored: text, toWire: (stored: string | null) => stored || undefined },
  ...(Object.fromEntries(
    KIND_NAMES.map((name) => [
      name,
      { column: name, stored: text, toWire: (stored: string | null) => kindKey(name, stored) ?? undefined },
    ]),
  ) as {
    [Name in KindName]: { column: Name; stored: typeof text; toWire: (stored: string | null) => RecipeWire[Name] };
  }),
} as const satisfies { [Name in keyof RecipeWire & keyof Body]?: Fact<RecipeWire[Name]> };

export type FactName = keyof typeof FACTS;
export type Facts = Pick<RecipeWire, FactName>;
type ColumnOf<Name extends FactName> = (typeof FACTS)[Name]["column"];
export type FactRow = Pick<Recipe, ColumnOf<FactName>>;

export const FACT_NAMES = Object.keys(FACTS) as FactName[];

/** Maps each fact to an entry of an object; a fact for which `entry` gives null is left out. */
const entries = <T>(entry: (name: FactName) => readonly [string, T] | null): Record<string, T> =>
  Object.fromEntries(FACT_NAMES.flatMap((name) => [entry(name)].filter((each) => each !== null)));

/** The facts in a Prisma `select`. */
export const factSelect = entries((name) => [FACTS[name].column, true]) as { [Column in ColumnOf<FactName>]: true };

/** "prepMinutes" of Prisma is "prep_minutes" in SQL. */
const inSql = (column: string): string => column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The facts in an SQL `SELECT` of a table with the alias `r`, under the names of Prisma. */
export const FACT_COLUMNS = FACT_NAMES.map((name) => `r.${inSql(FACTS[name].column)} AS "${FACTS[name].column}"`).join(
  ", ",
);

/** The times of a recipe as columns in SQL. */
export const TIME_COLUMNS = TIME_NAMES.map((name) => inSql(RECIPE_TIMES[name].column));

/** The shape of the columns that `FACT_COLUMNS` selects. */
export const factShape = entries((name) => [FACTS[name].column, FACTS[name].stored]) as {
  [Name in FactName as ColumnOf<Name>]: (typeof FACTS)[Name]["stored"];
};

/** The columns of the facts that a body names; an empty text is stored as null. */
export const toFactColumns = (body: { [Name in FactName]?: Body[Name] }) =>
  entries((name) =>
    body[name] === undefined ? null : [FACTS[name].column, body[name] === "" ? null : body[name]],
  ) as {
    [Name in FactName as ColumnOf<Name>]?: Exclude<Body[Name], undefined>;
  };

/** The facts of a row as responses contain them. */
export const toFacts = (row: Partial<FactRow>): Facts =>
  entries((name) => {
    const value = (FACTS[name].toWire as Fact<unknown>["toWire"])(row[FACTS[name].column] as never);
    return value === undefined ? null : [name, value];
  }) as unknown as Facts;
