import { readTree } from "./compact-file";
import { makeClassifier } from "./engine/classifier";
import { type Knowledge, withNutrition } from "./engine/knowledge";
import { readClassifier, readNutrition } from "./read-nutrition";

let loaded: Knowledge | undefined;

/** What the engine knows, read once a process. */
export function loadKnowledge(): Knowledge {
  if (!loaded) {
    const weights = readClassifier();
    const classify = weights ? { classify: makeClassifier(weights) } : {};
    loaded = withNutrition(readTree(), { ...readNutrition(), ...classify });
  }
  return loaded;
}
