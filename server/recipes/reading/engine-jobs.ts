import type { SubstituteWire } from "@/lib/schemas/substitutes";
import type { DishVerdicts } from "@/lib/schemas/venue-menu";
import { dietVerdicts } from "@/server/dietary/diet-verdicts";
import type { ItemVerdict, Setting } from "@/server/dietary/engine/judge";
import { briefVerdict, judge } from "@/server/dietary/engine/judge";
import { loadKnowledge, type Reviewed, reviewedStamp, setReviewed } from "@/server/dietary/load-knowledge";
import { type MarkedDish, markMenu } from "@/server/dietary/mark-menu";
import type { Use } from "@/server/substitutes/recipe-uses";
import { substitutesOfLine } from "@/server/substitutes/substitutes-of-line";
import { analyseLine, type LineAnalysis } from "../analysis/analyse-line";
import type { RecipeLine } from "../recipe-line";

/** One dish of a menu, as it was sent. */
export type Dish = { id: string; name: string; description: string };

/** What the engine is asked, by name: what goes in and what comes out are plain data. */
export type EngineJobs = {
  analyse: { input: readonly RecipeLine[]; output: LineAnalysis[] };
  /** `settings` null: for nobody in particular. */
  mark: {
    input: {
      dishes: readonly Dish[];
      settings: readonly Setting[] | null;
      useBrackets: boolean;
      hidesReasons?: boolean;
    };
    output: MarkedDish[];
  };
  /** For every diet and free-from key: what a venue keeps of its menu. */
  diets: { input: readonly Dish[]; output: DishVerdicts[] };
  /** Null for a line that is known to fit. */
  substitute: {
    input: { lines: readonly RecipeLine[]; settings: readonly Setting[]; uses: readonly Use[] };
    output: (SubstituteWire[] | null)[];
  };
  judge: { input: { texts: readonly string[]; settings: readonly Setting[] }; output: ItemVerdict[] };
};

export type EngineTask<K extends keyof EngineJobs = keyof EngineJobs> = {
  kind: K;
  input: EngineJobs[K]["input"];
  /** Which reviewed foods the answer must rest on; and those themselves, when this process did not have them. */
  stamp: string | null;
  reviewed?: Reviewed | undefined;
};

/** `null`: this process does not have the reviewed foods of that stamp. */
export type EngineAnswer<K extends keyof EngineJobs = keyof EngineJobs> = { output: EngineJobs[K]["output"] } | null;

const ANSWERS: { [K in keyof EngineJobs]: (input: EngineJobs[K]["input"]) => EngineJobs[K]["output"] } = {
  analyse: (lines) => lines.map((line) => analyseLine(line, loadKnowledge())),
  mark: ({ dishes, settings, ...options }) => markMenu(dishes, settings, loadKnowledge(), options),
  diets: (dishes) => dietVerdicts(dishes, loadKnowledge()),
  substitute: ({ lines, settings, uses }) =>
    lines.map((line) => substitutesOfLine(line, settings, uses, loadKnowledge())),
  judge: ({ texts, settings }) =>
    texts.flatMap((name) =>
      judge([{ id: "", name }], settings, loadKnowledge(), { provenance: "recipe", kind: "ingredient" }).map(
        briefVerdict,
      ),
    ),
};

/** Runs in a process of its own. */
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

/** The knowledge is read from files at the first question: asked for ahead, nobody waits for it. */
export function makeReady(): void {
  loadKnowledge();
}
