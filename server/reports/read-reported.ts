import type { z } from "zod";
import { notFound } from "@/lib/errors";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import type { shownTag } from "@/lib/schemas/reports";
import { db } from "@/server/db/client";
import { ENGINE_VERSION } from "@/server/dietary/engine/knowledge";
import { ownedVariants, readableBy } from "@/server/recipes/access";
import { type JudgedLine, judgeLinesInTurn, readJudging } from "@/server/recipes/judge-recipe";

type Subject = { recipe_id?: string | null | undefined; variant_id?: string | null | undefined };
type ShownTag = z.infer<typeof shownTag>;

type Line = { id: string; name: string; quantity: string | null; unit: string | null; note: string | null };
type Dish = { title: string; lines: (Line & { ingredientId: string | null })[] };

/**
 * What a report is about, in the words of the recipe and the engine. Nothing of it comes from the caller, who could
 * invent it.
 */
export type Reported = {
  title: string;
  line: string;
  ingredientId: string | null;
  said: ShownTag[];
  engineVersion: string;
};

const lineSelect = { id: true, name: true, quantity: true, unit: true, note: true } as const;
const inOrder = { position: "asc" } as const;

/**
 * Errors: 404 for a dish or a line that the reporter cannot see. For a visitor, who has no settings, `said` is empty.
 */
export async function readReported(userId: string | null, subject: Subject, lineId: string | null): Promise<Reported> {
  const dish = await findDish(userId, subject);
  const line = dish.lines.find((each) => each.id === lineId);
  if (lineId !== null && !line) throw notFound("ingredientLine");
  const judgement = userId ? await judgeForReporter(userId, line ? [line] : dish.lines) : null;
  return {
    title: dish.title,
    line: line ? wordsOfLine(line) : "",
    ingredientId: line?.ingredientId ?? null,
    said: judgement ? shownTagsOf(judgement, line?.id) : [],
    engineVersion: ENGINE_VERSION,
  };
}

/** By the reporter's own settings alone: what others at their table show is for the household, not for who reads reports. */
const judgeForReporter = async (userId: string, lines: readonly JudgedLine[]) =>
  judgeLinesInTurn(await readJudging({ userId }), lines, userId);

async function findDish(userId: string | null, { recipe_id, variant_id }: Subject): Promise<Dish> {
  if (variant_id && !userId) throw notFound("variant");
  const recipe = await db.recipe.findFirst({
    where:
      variant_id && userId
        ? { id: variant_id, ...ownedVariants({ userId }) }
        : { id: recipe_id ?? "", ...readableBy(userId ? { userId } : null) },
    select: { title: true, ingredients: { select: { ...lineSelect, ingredientId: true }, orderBy: inOrder } },
  });
  if (!recipe) throw notFound(variant_id ? "variant" : "recipe");
  return { title: recipe.title, lines: recipe.ingredients };
}

const wordsOfLine = ({ quantity, unit, name, note }: Line): string =>
  [quantity, unit, name, note && `(${note})`].filter(Boolean).join(" ");

/** For a line, all its tags. For a dish, one tag per setting: that of the line with the gravest verdict. */
function shownTagsOf(judgement: RecipeJudgementWire, lineId: string | undefined): ShownTag[] {
  const tags = judgement.ingredients.flatMap((line) => line.tags);
  if (lineId) return tags.map(({ kind, setting, text, reason }) => ({ kind, setting, text, reason }));
  return judgement.settings.map(({ setting, kind }) => {
    const tag = tags.find(
      (each) => each.kind === kind && each.setting.type === setting.type && each.setting.key === setting.key,
    );
    return { kind, setting, text: tag?.text ?? "", reason: tag?.reason ?? "" };
  });
}
