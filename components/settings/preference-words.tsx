import { Ban, Heart, OctagonAlert, ThumbsDown, ThumbsUp, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Say } from "@/lib/i18n/area";
import type { PreferenceType } from "@/lib/profile-limits";
import type { IngredientCoverageWire } from "@/lib/schemas/profile";
import type { settings } from "@/messages/en/settings";

type Words = { label: string; meaning: string; icon: ReactNode };

export const TYPE_WORDS: Record<PreferenceType, Words> = {
  allergy: { label: "Allergy", meaning: "It could harm me", icon: <OctagonAlert size={20} /> },
  intolerance: { label: "Intolerance", meaning: "It makes me unwell", icon: <TriangleAlert size={20} /> },
  avoid: { label: "Avoid", meaning: "Leave it out", icon: <Ban size={20} /> },
  dislike: { label: "Dislike", meaning: "Rather not", icon: <ThumbsDown size={20} /> },
  love: { label: "Love", meaning: "Yes, please, always", icon: <Heart size={20} /> },
  like: { label: "Like", meaning: "Happy to have it", icon: <ThumbsUp size={20} /> },
};

/** The specification's two lists, each sorted by importance to the kitchen. */
export const AVOIDS: readonly PreferenceType[] = ["allergy", "intolerance", "avoid", "dislike"];
export const LIKES: readonly PreferenceType[] = ["love", "like"];

/** "Covers almond, cashew, hazelnut and 24 more." or "Also called cilantro."; null when there is nothing to say. */
export function coverageText(
  t: Say<typeof settings>,
  coverage: IngredientCoverageWire | undefined,
  name: string,
): string | null {
  if (!coverage) return null;
  const { foods, food_count: count } = coverage;
  if (count > 0) {
    const more = count - foods.length;
    return more > 0
      ? t("coversMore", { foods: foods.join(", "), more })
      : t("covers", { foods: sentenceList(t.locale, foods) });
  }
  // "Lemons" and "Meyer lemon" repeat the name, so they are left out.
  const others = coverage.synonyms.filter((each) => !each.toLowerCase().includes(name.toLowerCase())).slice(0, 3);
  return others.length > 0 ? t("alsoCalled", { others: sentenceList(t.locale, others) }) : null;
}

const sentenceList = (locale: string, names: readonly string[]) => new Intl.ListFormat(locale).format(names);
