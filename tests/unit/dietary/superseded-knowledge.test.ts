import { setTimeout as aMoment } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { withReviewed } from "@/server/dietary/engine/foods/reviewed";
import { judge } from "@/server/dietary/engine/judging/judge";
import { ALL_SUBSTANCES } from "@/server/dietary/engine/model/substances";
import type { Lexicon } from "@/server/dietary/engine/text/lexicon";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const base = loadReferenceKnowledge();

/**
 * Every review creates a new knowledge base of some megabytes, and a process lives through many reviews, so old ones
 * must be freed.
 */
function reviewedAndAsked(word: string): WeakRef<Lexicon> {
  const review = { slug: word, name: word, synonyms: [], parents: [], fits: {} };
  const reviewed = withReviewed(base, [{ ...review, holds: [{ substances: ALL_SUBSTANCES, presence: "yes" }] }]);
  judge(
    [{ id: "1", name: `${word} with butter` }],
    [
      { type: "diet", key: "vegan" },
      { type: "ingredient", key: "butter", preference: "allergy" },
      { type: "health", key: "high_cholesterol" },
    ],
    reviewed,
    { provenance: "venue", kind: "menu" },
  );
  return new WeakRef(reviewed.lexicon);
}

it("a knowledge that a review has replaced is freed, although words are cached", async () => {
  const replaced = ["zorblax", "quimble", "drantop", "felbisk"].map(reviewedAndAsked);
  reviewedAndAsked("last");
  // A WeakRef keeps its target until the end of the current turn of the event loop.
  await aMoment(1);
  collectGarbage();
  expect(replaced.filter((lexicon) => lexicon.deref())).toEqual([]);
});
