import { Ban, Heart, OctagonAlert, ThumbsDown, ThumbsUp, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { PreferenceType } from "@/lib/dietary/preference-kinds";

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
