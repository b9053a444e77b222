import type { PoolClient } from "pg";
import { foldedWords, recognise, tokenize } from "@/server/dietary/engine/read";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";
import type { ReviewedChange } from "@/server/dietary/review/refresh-reviewed";
import { conceptKey, namedKey } from "@/server/recipe-lines/concept-key";
import { term, termsAny } from "../search/terms";
import { idsOfAll } from "../search/weeks";
import { readWords } from "../search/word-conditions";

/** Letters at a word's beginning that all its forms share: "berry" and "berries", "flavour" and "flavor". */
const STEM = 3;

/**
 * Withdraws every judgement that a changed food may affect: of recipes that name the food or one below it; that name a
 * food which is part of one of its names, since the longer name may now match instead; that contain the words of a
 * name; or that contain an unknown word which begins like a word of a name. Too many are better than too few: a
 * withdrawn judgement is shown as "not judged", and made again within seconds.
 */
export async function takeBackJudgements(
  client: Pick<PoolClient, "query">,
  changes: readonly ReviewedChange[],
): Promise<void> {
  const foods = changes.flatMap(({ before, after }) => [before, after].filter((food) => food !== null));
  const names = [...new Set(foods.flatMap((food) => [food.name, ...food.synonyms]))];
  const foodKeys = [...new Set([...foods.map(({ slug }) => slug), ...names.flatMap(foodsIn)])].map(conceptKey);
  const keys = foodKeys.flatMap((key) => [key, namedKey(key)]);
  const stems = [...new Set(names.flatMap((name) => foldedWords(name).map((word) => word.slice(0, STEM))))];
  const words = [...(await readWords(names, "plain", client)).values()].map(({ anywhere }) => anywhere);
  const terms = termsAny([...keys.map((key) => term("k", key)), ...words.flatMap((each) => each.terms ?? [])]);
  // Separate searches, each by its own index; lines are read only of recipes in which something is unknown.
  await client.query(
    `WITH about AS (
       ${idsOfAll("$4", "(r.concept_keys && $1::int[] OR r.search_vector @@ ANY (SELECT plainto_tsquery('english', recipe_words(name)) FROM unnest($2::text[]) name))")}
       UNION
       SELECT r.id FROM recipes r JOIN recipe_ingredients line ON line.recipe_id = r.id
       WHERE r.has_unknown AND r.engine_version IS NOT NULL AND line.analysis->'is_known' = 'false'
         AND recipe_fold(concat_ws(' ', line.unit, line.name, line.note)) LIKE ANY ($3::text[])
     )
     UPDATE recipes r SET engine_version = NULL FROM about WHERE r.id = about.id AND r.engine_version IS NOT NULL`,
    [keys, names, stems.map((stem) => `%${stem.replaceAll(/[\\%_]/g, "")}%`), terms],
  );
}

/** The slugs of the reference's foods that a name is composed of. */
function foodsIn(name: string): string[] {
  return recognise(tokenize(name), loadReferenceKnowledge()).flatMap((piece) =>
    piece.kind === "concept" ? [piece.concept.id] : [],
  );
}
