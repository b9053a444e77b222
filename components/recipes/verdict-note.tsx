import "@/styles/discover.css";
import "@/styles/recipe-view.css";
import Link from "next/link";
import type { ReactNode } from "react";
import { AuthLink } from "@/components/auth/auth-link";
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
  if (!isSignedIn) {
    return (
      <Note tone="unknown">
        <b>Not checked for you.</b> A mark that is missing means unknown, not safe.{" "}
        <AuthLink look="plain" mode="login">
          Sign in
        </AuthLink>{" "}
        to see how it fits your ID.
      </Note>
    );
  }
  if (!judgement) {
    return (
      <Note tone="unknown">
        <b>Not checked against your ID yet.</b> Whether this recipe fits you is unknown. Please read every ingredient.
      </Note>
    );
  }
  if (judgement.settings.length === 0) {
    return (
      <Note tone="unknown">
        <b>Your ID says nothing yet that a recipe can be checked against.</b> Record what you eat and what you avoid
        under <Link href={LINKS.dietary}>Dietary</Link> and <Link href={LINKS.ingredients}>Ingredients</Link>.
      </Note>
    );
  }
  return <VoiceStack blocks={voiceBlocks(ingredients, judgement)} />;
}

const Note = ({ tone, children }: { tone: VerdictKindWire; children: ReactNode }) => (
  <Callout className="recipe-unchecked" tone={tone}>
    <p>{children}</p>
  </Callout>
);
