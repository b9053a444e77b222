import { OTHER_USE_METHOD, OTHER_USE_TITLE } from "./other-use-words";

/**
 * Lists and instructions that look like recipes, also with flour, oil and salt, for something that nobody eats:
 * cosmetics, cleaning, crafts, medicines, experiments. These are English words that hardly any recipe uses;
 * other-use-words.ts has those of other languages.
 */
const FOR_OTHER_USE =
  /\b(?:not for eating|do not (?:eat|swallow|ingest)|(?:clean|dry|wet) (?:skin|face|hair|body|nails)|(?:to|in) your bath|bath (?:salts?|bombs?)|gloves and goggles|varnish|shampoo|essential oils?|candle ?wax|wicks?|fertili[sz]er|capsules? (?:a|per|daily|twice|once|with)|(?:daily|stated|recommended) dose|reach of children|food supplement|litmus|indicator|crafting|inventory|hit points|(?:to|for) the (?:birds?|dog|cat))\b/i;

/** Words that recipes use too: they indicate another use only if nothing indicates eating. */
const PERHAPS_OTHER_USE =
  /\b(?:rinse (?:it )?off|wipe (?:it |them )?(?:off|down|clean|dry)|and wipe|spray bottle|lye|detergents?|bleach|compost|seedlings?|experiment|hang (?:it|them) (?:in|on|up))\b/i;
const EATEN =
  /\b(?:serv(?:e|es|ed|ing)|eat(?:en|ing)?|enjoy(?:ed)?|tast(?:e|es|y|ing)|delicious|leftovers|cooked through|internal temp\w*|al dente|tender|season(?:ed)? with)\b/i;

/** Titles of such pages. */
const OTHER_TITLE =
  /\b(?:soaps?|shampoo|lotion|scrub|face masks?|bath (?:salts?|bombs?)|candles?|slime|play ?dough|salt dough|clean(?:er|ing)?|detergent|(?:feed|food) for (?:plants?|tomatoes|roses|birds|dogs|cats)|fertili[sz]er|experiments?|crafting|compost)\b/i;

/** Tools and materials. A recipe lists few of them among its food; other instructions list mostly these. */
const TOOL =
  /\b(?:pans?|pots?|cloths?|rags?|bottles?|brush(?:es)?|scissors|knife|string|rope|twine|wire|glue|tape|paints?|screws?|nails|boards?|gloves|goggles|sponges?|buckets?|matches|stove|blankets?|needles?|stickers?|ribbons?|glasses|jars? with lids?)\b/i;
const MOST_TOOLS = 0.34;

export function isNotForEating(title: string, foods: readonly string[], method: readonly string[]): boolean {
  if (OTHER_TITLE.test(title) || OTHER_USE_TITLE.test(title)) return true;
  const text = method.join(" ");
  if (FOR_OTHER_USE.test(text) || OTHER_USE_METHOD.test(text)) return true;
  if (PERHAPS_OTHER_USE.test(text) && !EATEN.test(text)) return true;
  // "2 cans of beans" and "1 pan of cornbread" are food: a tool is a line without any other food.
  const tools = foods.filter((line) => TOOL.test(line) && line.split(" ").length <= 5).length;
  return tools / Math.max(1, foods.length) >= MOST_TOOLS;
}
