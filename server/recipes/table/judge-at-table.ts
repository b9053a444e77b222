import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import type { Reader } from "../access";
import { type DishFacts, type JudgedLine, judgeLinesInTurn, NO_FACTS } from "../judge-recipe";
import { type Judged, mergeJudgements } from "./merge-judgements";
import { readTable, type Table } from "./read-table";

/** Judges a recipe's lines for everybody at the reader's table. `table`: if it is loaded already. */
export async function judgeRecipe(
  reader: NonNullable<Reader>,
  lines: readonly JudgedLine[],
  facts: DishFacts = NO_FACTS,
  table: Table | null = null,
): Promise<RecipeJudgementWire> {
  const judged: Judged[] = [];
  for (const eater of table ?? (await readTable(reader))) {
    judged.push({ eater, judgement: await judgeLinesInTurn(eater, lines, reader.userId, facts) });
  }
  return mergeJudgements(judged, { lines, facts });
}
