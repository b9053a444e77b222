import Link from "next/link";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { namesOf, shortNamesOf, uncheckedWords } from "@/components/recipes/people-words";
import { useSpeech } from "@/components/recipes/use-speech";
import { voiceBlocks } from "@/components/recipes/voice-blocks";
import { VoiceStack } from "@/components/recipes/voice-stack";
import { Callout } from "@/components/ui/callout";
import { cn } from "@/components/ui/variants";
import { LINKS } from "@/lib/links";
import type { PersonFitWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { verdicts } from "@/messages/en/verdicts";

type VerdictNoteProps = {
  recipe: Pick<RecipeDetailWire, "ingredients" | "judgement">;
  isSignedIn: boolean;
  className?: string;
};

/** How the recipe fits the reader, one block for each voice, and what to do if that is not known. */
export function VerdictNote({ recipe: { ingredients, judgement }, isSignedIn, className }: VerdictNoteProps) {
  const t = useText(verdicts);
  const speech = useSpeech();
  if (!isSignedIn) {
    return (
      <UncheckedNote className={className}>
        {t.rich("notCheckedForYou", {
          b: (inside) => <b>{inside}</b>,
          link: (inside) => (
            <AuthLink look="plain" mode="login">
              {inside}
            </AuthLink>
          ),
        })}
      </UncheckedNote>
    );
  }
  if (!judgement) {
    return (
      <UncheckedNote className={className}>
        {t.rich("notCheckedAgainstYour", { b: (inside) => <b>{inside}</b> })}
      </UncheckedNote>
    );
  }
  if (judgement.settings.length === 0 && judgement.fit.people) {
    return <UncheckedTable className={className} people={judgement.fit.people} />;
  }
  if (judgement.settings.length === 0) {
    return (
      <UncheckedNote className={className}>
        {t.rich("idEmpty", {
          b: (inside) => <b>{inside}</b>,
          link: (inside) => <Link href={LINKS.dietary}>{inside}</Link>,
          link2: (inside) => <Link href={LINKS.ingredients}>{inside}</Link>,
        })}
      </UncheckedNote>
    );
  }
  const { people } = judgement.fit;
  return (
    <VoiceStack
      blocks={voiceBlocks(ingredients, judgement, { t, speech })}
      label={people ? t("fitOf", { names: shortNamesOf(t, people) }) : t("howItFitsYou")}
    />
  );
}

/** Nobody at the table has recorded or shows anything that a recipe can be checked against. */
function UncheckedTable({ people, className }: { people: readonly PersonFitWire[]; className?: string | undefined }) {
  const t = useText(verdicts);
  return (
    <UncheckedNote className={className}>
      <b>{t("notCheckedForNames", { names: namesOf(t, people) })}.</b> {uncheckedWords(t, people).join(" ")}
    </UncheckedNote>
  );
}

type UncheckedNoteProps = {
  className?: string | undefined;
  /** The check is still running. */
  isWaiting?: boolean;
  children: ReactNode;
};

/** Says that the recipe was not checked against any card. */
export const UncheckedNote = ({ className, isWaiting = false, children }: UncheckedNoteProps) => (
  <Callout className={cn("mt-6 wide:mt-8", className)} tone={isWaiting ? "checking" : "unchecked"}>
    <p>{children}</p>
  </Callout>
);
