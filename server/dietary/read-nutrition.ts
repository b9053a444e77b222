import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ClassifierWeights, GroupRow, HealthRule, NutritionSource } from "./engine/build";
import {
  compileStateWords,
  isState,
  MEMBERSHIPS,
  type MemberRow,
  STATE_BIT,
  STATE_ROWS,
  type StateMask,
} from "./engine/build";
import { isSubstance, type Substance } from "./engine/knowledge";
import type { KindWeight } from "./engine/weigh";
import { isNutrient, type NutrientValues, nutrientsFromUsda, type Portion, type TableFood } from "./engine/weigh";
import { toHolding } from "./read-reference";
import { firstCell, readRows, readTable, readTableHeader } from "./read-table";
import { REFERENCE_DIR } from "./reference-folder";

export const CLASSIFIER_FILE = "classifier.json";

/** The trained weights, or null if there are none yet. */
export function readClassifier(folder: string = REFERENCE_DIR): ClassifierWeights | null {
  const path = join(folder, CLASSIFIER_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as ClassifierWeights) : null;
}

/** Foods by the slug of the concept that they are linked to. */
export type NutritionReference = Omit<NutritionSource, "classify">;

/** The public-domain table (cited in food-nutrients.ts) and the team's usual weights. */
export function readNutrition(folder: string = REFERENCE_DIR): NutritionReference {
  const path = (name: string) => join(folder, `${name}.tsv`);
  const columns = readTableHeader(path("usda-foods"));
  const portions = rowsById(path("usda-portions"));
  const byId = new Map<string, TableFood>();
  for (const row of readRows(path("usda-foods"))) {
    const id = firstCell(row);
    byId.set(id, new RowOfTable(id, row, columns, portions.get(id) ?? []));
  }
  const foods = new Map<string, TableFood>();
  for (const [concept = "", id = ""] of readTable(path("nutrient-links"))) {
    const food = byId.get(id);
    if (!food) throw new Error(`The food ${id}, linked to '${concept}', is not in the table.`);
    foods.set(concept, food);
  }
  return {
    foods,
    kindWeights: readKindWeights(path("kind-weights")),
    unitWeights: readUnitWeights(path("unit-weights")),
    healthRules: readTable(path("health-rules")).map(toHealthRule),
    healthGroups: readTable(path("health-groups")).map(toGroupRow),
    stateWords: compileStateWords(STATE_ROWS),
    kindStates: new Map(
      readTable(path("kind-states")).map(([concept = "", states = ""]) => [concept, statesIn(states)]),
    ),
    transOfFat: new Map(readTable(path("trans-of-fat")).map(([concept = "", percent]) => [concept, Number(percent)])),
    mixedKinds: readTable(path("mixed-kinds")).map(([concept = "", kind = ""]) => [concept, kind] as const),
    packaged: readTable(path("packaged")).map(([concept = ""]) => concept),
    parts: readTable(path("parts-of-classes")).map(toPart),
    classMembers: readTable(path("members-of-classes")).map(toMember),
    holdings: readTable(path("holdings")).map(toHolding),
    falseFriends: readTable(path("false-friends")).map(([concept = "", named = ""]) => [concept, named] as const),
    classWords: readTable(path("class-words")).map(([concept = ""]) => concept),
  };
}

/** Parses the cells of a row on first use, because a process needs few of over a thousand foods. */
class RowOfTable implements TableFood {
  #cells: readonly string[] | undefined;
  #figures: NutrientValues | undefined;
  #portions: readonly Portion[] | undefined;

  constructor(
    readonly id: string,
    private readonly row: string,
    private readonly columns: readonly string[],
    private readonly portionRows: readonly string[],
  ) {}

  get description(): string {
    return this.cell("description") ?? "";
  }

  get per100g(): NutrientValues {
    this.#figures ??= nutrientsFromUsda((column) => this.cell(column));
    return this.#figures;
  }

  get fat(): number | null {
    const fat = this.cell("fat_g");
    return fat ? Number(fat) : null;
  }

  get portions(): readonly Portion[] {
    this.#portions ??= this.portionRows.map(toPortion);
    return this.#portions;
  }

  private cell(column: string): string | undefined {
    this.#cells ??= this.row.split("\t");
    return this.#cells[this.columns.indexOf(column)];
  }
}

function rowsById(path: string): Map<string, string[]> {
  const byId = new Map<string, string[]>();
  for (const row of readRows(path)) {
    const id = firstCell(row);
    const rows = byId.get(id);
    if (rows) rows.push(row);
    else byId.set(id, [row]);
  }
  return byId;
}

function toPortion(row: string): Portion {
  const [, amount = "", measure = "", grams = ""] = row.split("\t");
  return { amount: Number(amount), measure, grams: Number(grams) };
}

function readKindWeights(path: string): Map<string, KindWeight> {
  return new Map(
    readTable(path).map(([concept = "", each, perMl, untold]) => [
      concept,
      { gramsEach: Number(each), gramsPerMl: Number(perMl), gramsUntold: Number(untold) },
    ]),
  );
}

const readUnitWeights = (path: string): Map<string, number> =>
  new Map(readTable(path).map(([unit = "", grams]) => [unit, Number(grams)]));

function toHealthRule([ruleOf = "", kind, subject = "", test, per100g, unit = "", source = ""]: string[]): HealthRule {
  if (kind === "nutrient" && (test === "max" || test === "min")) {
    if (subject !== "net_carbohydrates" && !isNutrient(subject)) throw new Error(`'${subject}' is no nutrient.`);
    return { ruleOf, kind, subject, test, per100g: Number(per100g), unit, source };
  }
  if (test !== "avoid" && test !== "caution") throw new Error(`'${test}' of '${ruleOf}' is no test.`);
  if (kind === "concept" || kind === "group") return { ruleOf, kind, subject, test, source };
  if (kind === "substance" && isSubstance(subject)) return { ruleOf, kind, subject, test, source };
  throw new Error(`'${kind} ${subject}' of '${ruleOf}' is nothing a rule can be about.`);
}

const toGroupRow = ([group = "", concept = "", state = "", unless = ""]: string[]): GroupRow => ({
  group,
  concept,
  state: statesIn(state),
  unless: statesIn(unless),
});

const statesIn = (text: string): StateMask =>
  text.split(" ").reduce((mask, state) => (state === "" ? mask : mask | STATE_BIT[requireState(state)]), 0);

function requireState(text: string) {
  if (!isState(text)) throw new Error(`'${text}' is no state of a food.`);
  return text;
}

function toMember([concept = "", member = "", as]: string[]): MemberRow {
  const membership = MEMBERSHIPS.find((each) => each === as);
  if (!membership) throw new Error(`'${as}' is no way in which '${member}' belongs to '${concept}'.`);
  return { concept, member, as: membership };
}

function toPart([concept = "", substance = ""]: string[]): readonly [string, Substance] {
  if (!isSubstance(substance)) throw new Error(`'${substance}' of '${concept}' is no substance.`);
  return [concept, substance];
}
