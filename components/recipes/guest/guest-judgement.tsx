"use client";

import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from "react";
import { useAuth } from "@/components/session/auth-provider";
import { useDeviceText } from "@/components/ui/use-device-text";
import { GUEST_CARD_KEY } from "@/lib/guest-card/storage-key";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

const GuestVerdictNote = lazy(async () => ({
  default: (await import("@/components/recipes/guest/guest-verdict-note")).GuestVerdictNote,
}));

/** `none`: this device has no card, or somebody is signed in. */
export type Judged =
  | { state: "none" | "waiting" | "failed"; judgement: null }
  | { state: "done"; judgement: RecipeJudgementWire };

const NONE: Judged = { state: "none", judgement: null };
const JudgedContext = createContext<Judged>(NONE);

/** The recipe judged by the card of this device. The script is loaded only if there is a card. */
export function useGuestJudged(recipeId: string | null): Judged {
  const { viewer } = useAuth();
  const text = useDeviceText(GUEST_CARD_KEY);
  const [judged, setJudged] = useState<Judged>(NONE);
  const card = viewer || recipeId === null ? null : text;
  useEffect(() => {
    if (card === null || recipeId === null) return setJudged(NONE);
    let isHere = true;
    const tell = (next: Judged) => isHere && setJudged(next);
    tell({ state: "waiting", judgement: null });
    import("@/components/recipes/guest/judge-by-card")
      .then(({ judgeByCard }) => judgeByCard(card, recipeId))
      .then(
        (judgement) => tell(judgement ? { state: "done", judgement } : NONE),
        () => tell({ state: "failed", judgement: null }),
      );
    return () => {
      isHere = false;
    };
  }, [card, recipeId]);
  return judged;
}

/** Judges the recipe once for all components inside. */
export const GuestJudgement = ({ recipeId, children }: { recipeId: string; children: ReactNode }) => (
  <JudgedContext value={useGuestJudged(recipeId)}>{children}</JudgedContext>
);

export const useJudgementHere = (): RecipeJudgementWire | null => useContext(JudgedContext).judgement;

type Recipe = Pick<RecipeDetailWire, "ingredients">;

/** The verdict by the card of this device; `children` if there is no card. */
export function GuestVerdict({ recipe, children }: { recipe: Recipe; children: ReactNode }) {
  const judged = useContext(JudgedContext);
  return judged.state === "none" ? (
    children
  ) : (
    <Suspense fallback={children}>
      <GuestVerdictNote judged={judged} recipe={recipe} />
    </Suspense>
  );
}
