import { useText } from "#use-text";
import { useOwnWords } from "@/components/travel/use-own-words";
import { hiddenSourcesOf } from "@/lib/travel/hidden-sources";
import type { TravelLanguageKey } from "@/lib/travel/languages";
import { say, type TravelAllergy } from "@/lib/travel/travel-card";
import { card } from "@/messages/en/card";

type HiddenSourcesProps = { allergy: TravelAllergy; language: TravelLanguageKey; most: number };

/** In what else this kitchen may have the allergen, in its own words and in the owner's. */
export function HiddenSources({ allergy, language, most }: HiddenSourcesProps) {
  const { locale } = useText(card);
  const own = useOwnWords(language);
  const sources = hiddenSourcesOf(allergy.key, language, locale).slice(0, most);
  if (sources.length === 0) return null;
  const phrase = own.phrase("also_in");
  return (
    <div className="mt-1 text-small leading-snug">
      <p className="m-0">
        {say(language, "also_in")}: <b className="font-semibold">{sources.map(({ words }) => words).join(" · ")}</b>
      </p>
      {phrase && (
        <p className="m-0" dir="auto" lang={phrase.lang}>
          {phrase.words}: {sources.map((each) => each.own).join(" · ")}
        </p>
      )}
    </div>
  );
}
