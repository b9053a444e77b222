import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Concept, Knowledge } from "@/server/dietary/engine/knowledge";
import { foldedWords } from "@/server/dietary/engine/read";
import { readTable } from "@/server/dietary/read-table";
import { parseRatio, type Ratio } from "./ratio";
import { isUse, type Use } from "./recipe-uses";

/** The reviewed tables: one substitution per line, the best one of a food first. */
export const SUBSTITUTES_DIR = join(process.cwd(), "prisma", "reference", "substitutes");

/** Marks a food that is given by its name in a recipe instead of its slug; "_" stands for the name's spaces. */
export const NAMED = "~";

export type Substitution = {
  /**
   * The foods that are replaced: slugs of the ingredient tree, or names (see NAMED). `withKinds`: also the foods below
   * it.
   */
  readonly foods: readonly { readonly slug: string; readonly withKinds: boolean }[];
  /** The substitute: one food, or several that are used together. */
  readonly parts: readonly string[];
  readonly ratios: readonly Ratio[];
  readonly uses: readonly Use[];
  readonly effect: string;
  readonly source: "team";
};

/**
 * By the slug (or name) of the food that is replaced. In the tables, `=slug` means this food only, without those below
 * it.
 */
export type Substitutions = ReadonlyMap<string, readonly { withKinds: boolean; substitution: Substitution }[]>;

export function readSubstitutions(folder: string = SUBSTITUTES_DIR): Substitution[] {
  const files = readdirSync(/* turbopackIgnore: true */ folder).filter((name) => name.endsWith(".tsv"));
  return files
    .sort()
    .flatMap((name) =>
      readTable(join(/* turbopackIgnore: true */ folder, name)).map((row) => toSubstitution(row, name)),
    );
}

function toSubstitution(row: readonly string[], file: string): Substitution {
  const [foods = "", substitute = "", ratioText = "", when = "", effect = "", source = ""] = row;
  const fail = (what: string) => new Error(`${file}, '${substitute}' for '${foods}': ${what}`);
  if (row.length !== 6 || [foods, substitute, effect].includes("")) throw fail("a column is missing.");
  if (source !== "team") throw fail(`'${source}' is no source.`);
  const parts = substitute.split(" + ");
  const ratios = ratioText.split("; ").map(parseRatio);
  if (ratios.some((ratio) => (ratio.by === "pair" ? ratio.to : ratio.shares).length !== parts.length)) {
    throw fail(`'${ratioText}' does not say how much of each part.`);
  }
  const uses = when.split(" ").map((word) => {
    if (!isUse(word)) throw fail(`'${word}' is no use.`);
    return word;
  });
  return {
    foods: foods.split(" ").map((food) => ({ slug: keyOf(food), withKinds: !food.startsWith("=") })),
    parts,
    ratios,
    uses,
    effect,
    source,
  };
}

const keyOf = (food: string): string =>
  food.startsWith(NAMED) ? namedKey(food.slice(NAMED.length).replaceAll("_", " ")) : food.replace(/^=/, "");

const namedKey = (name: string): string => `${NAMED}${foldedWords(name).join("_")}`;

let loaded: Substitutions | undefined;

/** The tables are read once per process. */
export function loadSubstitutions(): Substitutions {
  loaded ??= bySlug(readSubstitutions());
  return loaded;
}

function bySlug(substitutions: readonly Substitution[]): Substitutions {
  const found = new Map<string, { withKinds: boolean; substitution: Substitution }[]>();
  for (const substitution of substitutions) {
    for (const { slug, withKinds } of substitution.foods) {
      const list = found.get(slug) ?? [];
      list.push({ withKinds, substitution });
      found.set(slug, list);
    }
  }
  return found;
}

/**
 * The substitutions for a food. Those for its exact name come first ("sweetened condensed milk", which the tree only
 * knows as milk), otherwise those of the nearest ancestor that has any: a substitute for milk does not replace
 * condensed milk, which has its own.
 */
export function substitutionsFor(
  food: Concept,
  name: string,
  knowledge: Knowledge,
  known = loadSubstitutions(),
): Substitution[] {
  const named = known.get(namedKey(name));
  if (named) return named.map(({ substitution }) => substitution);
  for (const index of food.ancestors) {
    const slug = knowledge.concepts[index]?.id ?? "";
    const rows = known.get(slug)?.filter(({ withKinds }) => withKinds || slug === food.id);
    if (rows && rows.length > 0) return rows.map(({ substitution }) => substitution);
  }
  return [];
}
