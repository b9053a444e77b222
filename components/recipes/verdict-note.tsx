import { useText } from "#use-text";
import { verdicts } from "@/messages/en/verdicts";
import "@/styles/discover.css";
import "@/styles/recipe-view.css";
import Link from "next/link";
import type { ReactNode } from "react";
import { AuthLink } from "@/components/auth/auth-link";
import { useSpeech } from "@/components/recipes/use-speech";
import { voiceBlocks } from "@/components/recipes/voice-blocks";
import { VoiceStack } from "@/components/recipes/voice-stack";
import { Callout } from "@/components/ui/callout";
import { LINKS } from "@/lib/links";
import type { VerdictKindWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

type VerdictNoteProps = {
  recipe: Pick<RecipeDetailWire, "ingredients" | "judgement">;
  isSignedIn: boolean;
};

/** How the recipe fits the reader, each voice by itself, and what to do where that is not known. */
export function VerdictNote({ recipe: { ingredients, judgement }, isSignedIn }: VerdictNoteProps) {
  const t = useText(verdicts);
  const speech = useSpeech();
  if (!isSignedIn) {
    return (
      <Note tone="unknown">
        {t.rich("notCheckedForYou", {
          b: (inside) => <b>{inside}</b>,
          link: (inside) => (
            <AuthLink look="plain" mode="login">
              {inside}
            </AuthLink>
          ),
        })}
      </Note>
    );
  }
  if (!judgement) {
    return <Note tone="unknown">{t.rich("notCheckedAgainstYour", { b: (inside) => <b>{inside}</b> })}</Note>;
  }
  if (judgement.settings.length === 0) {
    return (
      <Note tone="unknown">
        {t.rich("yourIdSaysNothing", {
          b: (inside) => <b>{inside}</b>,
          link: (inside) => <Link href={LINKS.dietary}>{inside}</Link>,
          link2: (inside) => <Link href={LINKS.ingredients}>{inside}</Link>,
        })}
      </Note>
    );
  }
  return <VoiceStack blocks={voiceBlocks(ingredients, judgement, speech)} />;
}

const Note = ({ tone, children }: { tone: VerdictKindWire; children: ReactNode }) => (
  <Callout className="recipe-unchecked" tone={tone}>
    <p>{children}</p>
  </Callout>
);
