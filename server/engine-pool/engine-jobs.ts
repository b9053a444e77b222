import type { KitchenFact } from "@/lib/dietary/kitchen-facts";
import type { LabelWord } from "@/lib/menus/food-label";
import type { SubstituteWire } from "@/lib/schemas/substitutes";
import { type WrittenVerdicts, writtenVerdicts } from "@/server/dietary/diet-verdicts";
import type { ItemVerdict, Setting } from "@/server/dietary/engine/judge";
import { briefVerdict, judge } from "@/server/dietary/engine/judge";
import { foodsNamedIn, type NamedFood } from "@/server/dietary/engine/read";
import { labelWords } from "@/server/dietary/label-words";
import { loadKnowledge, type Reviewed, reviewedStamp, setReviewed } from "@/server/dietary/load-knowledge";
import { type MarkedDish, markMenu } from "@/server/dietary/mark-menu";
import type { ToldProduct } from "@/server/dietary/product-verdict";
import { analyseLine, type LineAnalysis } from "@/server/recipe-lines/analyse-line";
import type { RecipeLine } from "@/server/recipe-lines/recipe-line";
import type { Use } from "@/server/substitutes/recipe-uses";
import { substitutesOfLine } from "@/server/substitutes/substitutes-of-line";

/** One dish of a menu, in the words that were sent. */
export type Dish = { id: string; name: string; description: string };

/** A dish of a venue's own menu, with what the kitchen says of it, or a packaged food with what is on its label. */
export type ToldDish = Dish & { facts?: readonly KitchenFact[]; product?: ToldProduct | null };

/** A title or a step of a recipe. */
export type CookText = { readonly text: string; readonly kind: "title" | "step" };

/** The kinds of work for the engine in another process. Input and output are plain data. */
export type EngineJobs = {
  analyse: { input: readonly RecipeLine[]; output: LineAnalysis[] };
  /** The foods that titles and steps name. */
  named: { input: readonly CookText[]; output: (readonly NamedFood[])[] };
  /** Marks up a menu. `settings` null: for nobody in particular. */
  mark: {
    input: {
      dishes: readonly ToldDish[];
      settings: readonly Setting[] | null;
      /** Texts of the menu that may hold the key of its codes. */
      keyTexts?: readonly string[];
      useBrackets: boolean;
      hidesReasons?: boolean;
    };
    output: MarkedDish[];
  };
  /** The verdicts of each dish that a venue's menu stores. */
  diets: { input: { dishes: readonly Dish[]; keyTexts: readonly string[] }; output: WrittenVerdicts[] };
  /** The words of a dish's ingredients that name one of the fourteen allergens. */
  labels: { input: { dishes: readonly Dish[]; keyTexts: readonly string[] }; output: LabelWord[][] };
  /** The result is null for a line that is known to fit. */
  substitute: {
    input: { lines: readonly RecipeLine[]; settings: readonly Setting[]; uses: readonly Use[] };
    output: (SubstituteWire[] | null)[];
  };
  judge: { input: { texts: readonly string[]; settings: readonly Setting[] }; output: ItemVerdict[] };
};

export type EngineTask<K extends keyof EngineJobs = keyof EngineJobs> = {
  kind: K;
  input: EngineJobs[K]["input"];
  /**
   * The stamp of the reviewed foods that the answer must be based on, and those foods if the process does not have
   * them.
   */
  stamp: string | null;
  reviewed?: Reviewed | undefined;
};

/** Null if this process does not have the reviewed foods of that stamp. */
export type EngineAnswer<K extends keyof EngineJobs = keyof EngineJobs> = { output: EngineJobs[K]["output"] } | null;

const ANSWERS: { [K in keyof EngineJobs]: (input: EngineJobs[K]["input"]) => EngineJobs[K]["output"] } = {
  analyse: (lines) => lines.map((line) => analyseLine(line, loadKnowledge())),
  named: (texts) => texts.map(({ text, kind }) => foodsNamedIn(text, loadKnowledge(), kind)),
  mark: ({ dishes, settings, ...options }) => markMenu(dishes, settings, loadKnowledge(), options),
  diets: ({ dishes, keyTexts }) => writtenVerdicts(dishes, loadKnowledge(), keyTexts),
  labels: ({ dishes, keyTexts }) => labelWords(dishes, loadKnowledge(), keyTexts),
  substitute: ({ lines, settings, uses }) =>
    lines.map((line) => substitutesOfLine(line, settings, uses, loadKnowledge())),
  judge: ({ texts, settings }) =>
    texts.flatMap((name) =>
      judge([{ id: "", name }], settings, loadKnowledge(), { provenance: "recipe", kind: "ingredient" }).map(
        briefVerdict,
      ),
    ),
};

/** Answers a task of another process. Runs in a child process. */
export function answerTask<K extends keyof EngineJobs>({
  kind,
  input,
  stamp,
  reviewed,
}: EngineTask<K>): EngineAnswer<K> {
  if (reviewed) setReviewed(reviewed);
  if (reviewedStamp() !== stamp) return null;
  return { output: ANSWERS[kind](input) };
}

/** Reads the knowledge from its files ahead of the first task, so that the task need not wait. */
export function makeReady(): void {
  loadKnowledge();
}
