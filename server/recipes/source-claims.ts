import { z } from "zod";
import { DIET_KEYS } from "@/lib/dietary/diets";
import type { RecipeDetailWire, SourceClaimWire } from "@/lib/schemas/recipes";
import { graver, type ItemVerdict, type Setting } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { judgeTexts } from "@/server/engine-pool/judge-texts";
import { readRecipeLine } from "@/server/recipe-lines/recipe-line";
import type { Reader } from "./access";
import type { RecipeDetailRow } from "./detail-wire";
import { isJudged, toDietaryInfo } from "./wire";

/** The stored claims, strongest source first (extraction/diet-claims.ts). */
const storedClaims = z.array(
  z.object({ diet: z.enum(DIET_KEYS), source: z.enum(["suitableForDiet", "keywords", "category", "title"]) }),
);

type ClaimedRow = Pick<RecipeDetailRow, "sourceClaims" | "dietaryInfo" | "engineVersion" | "ingredients">;

/** Visitors without an account take turns as if they were one person. */
const VISITORS = "visitors";

/**
 * The diets that the recipe's page claims, each with what the engine finds in the lines. A claim never counts as true:
 * where the engine does not know, the result is unknown, and names the line that leaves it open.
 */
export async function claimsOf(row: ClaimedRow, reader: Reader): Promise<Pick<RecipeDetailWire, "source_claims">> {
  const { data: claims = [] } = storedClaims.safeParse(row.sourceClaims);
  if (claims.length === 0) return {};
  const ours = isJudged(row) ? toDietaryInfo(row.dietaryInfo) : {};
  const isOpen = ({ diet }: (typeof claims)[number]) => ours[diet] !== true;
  const settings = claims.filter(isOpen).map(({ diet }): Setting => ({ type: "diet", key: diet }));
  const reasons = await reasonsOf(row, settings, reader?.userId ?? VISITORS);
  return {
    source_claims: claims.map(({ diet, source }): SourceClaimWire => {
      const stated = source === "suitableForDiet" ? "data" : "words";
      if (ours[diet] === true) return { diet, stated, reading: "same", reason: null };
      return {
        diet,
        stated,
        reading: ours[diet] === false ? "otherwise" : "unknown",
        reason: reasons.get(diet) ?? null,
      };
    }),
  };
}

/** For each diet, the gravest objection of the lines. */
async function reasonsOf(row: ClaimedRow, settings: readonly Setting[], who: string): Promise<Map<string, string>> {
  const gravest = new Map<string, ItemVerdict["reasons"][number]>();
  if (settings.length === 0 || !isJudged(row)) return new Map();
  const texts = row.ingredients.map((line) => readRecipeLine(line, loadKnowledge()).food);
  const verdictOf = await judgeTexts(texts, settings, who);
  for (const reason of texts.flatMap((text) => verdictOf(text).reasons)) {
    if (reason.kind === "match" || reason.kind === "info" || reason.setting.type !== "diet") continue;
    const before = gravest.get(reason.setting.key);
    if (!before || (before.kind !== reason.kind && graver(before.kind, reason.kind) === reason.kind)) {
      gravest.set(reason.setting.key, reason);
    }
  }
  return new Map([...gravest].map(([diet, { rule }]) => [diet, withoutPerson(rule)]));
}

/** Keeps the half of a sentence that is about the food: "Soy sauce contains gluten; you are allergic to gluten." */
const withoutPerson = (rule: string): string => rule.replace(/;[^;]*$/, ".");
