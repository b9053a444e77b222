"use client";

import { Check, CircleHelp, X } from "lucide-react";
import { Fragment, useState } from "react";
import { useText } from "#use-text";
import { Pictogram } from "@/components/dietary/pictogram";
import { HiddenSources } from "@/components/travel/hidden-sources";
import { type Own, useOwnWords } from "@/components/travel/use-own-words";
import { useScript } from "@/components/travel/use-script";
import { longestWord } from "@/components/ui/longest-word";
import { cn } from "@/components/ui/variants";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import { directionOf, langTagOf, type TravelLanguageKey } from "@/lib/travel/languages";
import { say, type TravelLine, toTravelCard, weightIn } from "@/lib/travel/travel-card";
import { card as cardText } from "@/messages/en/card";

/** So many fit below each of several allergies on a phone. */
const MOST_SOURCES = 8;
const ANSWERS = [
  ["answer_no", Check],
  ["answer_yes", X],
  ["answer_unknown", CircleHelp],
] as const;
/** The answers, worded for the person who shows the phone. */
const ANSWERED = { answer_no: "theySayNo", answer_yes: "theySayYes", answer_unknown: "theyDoNotKnow" } as const;

type TravelFaceProps = {
  profile: IdCardProfile;
  language: TravelLanguageKey;
  /** The name of the person who speaks, if that is not whoever shows the phone. */
  speaksFor?: string | undefined;
  /** Drawn in the frame of a phone, however wide the page is. */
  isFramed?: boolean;
};

/**
 * The phone screen to show abroad: the kitchen's language in large type, the owner's in small type below, and answers
 * for the staff to point at.
 */
export function TravelFace({ profile, language, speaksFor, isFramed = false }: TravelFaceProps) {
  const t = useText(cardText);
  const own = useOwnWords(language);
  const card = toTravelCard(profile, language);
  const script = useScript(language);
  const [answer, setAnswer] = useState<(typeof ANSWERS)[number][0] | null>(null);
  const words = (key: Parameters<typeof say>[1]) => say(language, key);
  // The padding and the pictogram beside a name take 2 rem and 60 px of a phone's width.
  const size =
    isFramed || card.allergies.length > 5
      ? "text-[min(var(--t2),(100vw-2rem-60px)/(0.6*var(--longest)))]"
      : "text-[min(var(--t3),(100vw-2rem-60px)/(0.6*var(--longest)))]";
  const names = card.allergies.map(({ words: translated, original }) => translated ?? original);
  return (
    <div
      className="wrap-anywhere grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] hyphens-auto"
      dir={directionOf(language)}
      lang={langTagOf(language)}
      style={script}
    >
      <section
        className={cn(
          "grid grid-cols-[minmax(0,1fr)] content-start gap-4 bg-[#b22e1d] px-4 py-6 text-[#fff]",
          !isFramed && "tablet:px-8",
        )}
      >
        {speaksFor && (
          <p className="m-0 font-bold text-step-2 leading-tight">
            <bdi>{speaksFor}</bdi>
          </p>
        )}
        {card.allergies.length === 0 ? (
          <KitchenText own={own.phrase("none")} words={words("none")} />
        ) : (
          <KitchenText own={own.phrase("allergic")} words={words("allergic")} />
        )}
        <ul className="m-0 grid list-none gap-3 p-0" style={longestWord(names)}>
          {card.allergies.map((allergy) => (
            <li className="flex items-start gap-3" key={`${allergy.of} ${allergy.key}`}>
              <span className="mt-1 shrink-0">
                <Pictogram name={allergy.pictogram} size={40} />
              </span>
              <div className="min-w-0">
                <Words
                  className={cn("font-bold leading-tight", size)}
                  language={language}
                  line={allergy}
                  own={own.line(allergy)}
                  untranslated={words("untranslated")}
                />
                {weightIn(language, allergy) && <p className="m-0 font-semibold">{weightIn(language, allergy)}</p>}
                {card.isCoeliac && allergy.key === "gluten-grain" && (
                  <KitchenText className="mt-1" own={own.phrase("coeliac")} words={words("coeliac")} />
                )}
                {!isFramed && <HiddenSources allergy={allergy} language={language} most={MOST_SOURCES} />}
              </div>
            </li>
          ))}
        </ul>
        {card.isDangerous && <KitchenText own={own.phrase("even_little")} words={words("even_little")} />}
        {card.isDangerous && <KitchenText own={own.phrase("clean")} words={words("clean")} />}
        {card.allergies.length > 0 && <KitchenText own={own.phrase("ask")} words={words("ask")} />}
      </section>
      <section
        className={cn("grid grid-cols-[minmax(0,1fr)] gap-4 bg-[#fff] p-4 text-[#1e2a24]", !isFramed && "tablet:px-8")}
      >
        {card.allergies.length > 0 && (
          <>
            <KitchenText own={own.phrase("question")} words={words("question")} />
            <div className={cn("grid gap-2", !isFramed && "tablet:grid-cols-3")}>
              {ANSWERS.map(([key, Sign]) => (
                <button
                  aria-pressed={answer === key}
                  className={cn(
                    "flex min-h-[52px] items-center justify-center gap-2 rounded-control border-2 border-solid border-[#1e2a24] bg-[#fff] px-3 font-semibold text-[#1e2a24]",
                    answer === key && "bg-[#1e2a24] text-[#fff]",
                  )}
                  key={key}
                  onClick={() => setAnswer(key)}
                  type="button"
                >
                  <Sign aria-hidden="true" size={22} />
                  {words(key)}
                </button>
              ))}
            </div>
            <p className="m-0 min-h-[1.5em] text-small" dir="ltr" lang={t.locale} role="status">
              {answer && t(ANSWERED[answer])}
            </p>
          </>
        )}
        <Rest language={language} lines={card.diets} title="diet" />
        <Rest language={language} lines={card.avoids} title="not_eat" />
      </section>
    </div>
  );
}

/** A text in the kitchen's language, with the owner's language below unless the two are the same. */
export function KitchenText({ words, own, className }: { words: string; own: Own | null; className?: string }) {
  return (
    <p className={cn("m-0 text-step-1 font-semibold", className)}>
      {words}
      {own && <Beneath own={own} />}
    </p>
  );
}

const Beneath = ({ own: { words, lang } }: { own: Own }) => (
  <span className="block text-small font-medium">
    <bdi lang={lang}>{words}</bdi>
  </span>
);

type WordsProps = {
  line: TravelLine;
  language: TravelLanguageKey;
  own: Own | null;
  untranslated: string;
  className?: string;
};

/** A food in both languages. If there is no translation, it says so and shows the word as the owner reads it. */
export function Words({ line, language, own, untranslated, className }: WordsProps) {
  if (line.words === null) {
    return (
      <p className="m-0">
        <span className="block text-small font-medium">{untranslated}</span>
        <bdi className={className} lang={own?.lang}>
          {own?.words ?? line.original}
        </bdi>
      </p>
    );
  }
  return (
    <p className="m-0">
      <span className={cn("block [overflow-wrap:anywhere]", className)}>
        {language === "th" ? <Unbroken words={line.words} /> : line.words}
      </span>
      {own && <Beneath own={own} />}
    </p>
  );
}

/**
 * Browsers find the ends of Thai words in a dictionary that has no foreign foods, and break those anywhere. The foods of
 * a list stand between spaces: each goes to the next line as a whole, unless it is wider than the line.
 */
const Unbroken = ({ words }: { words: string }) =>
  words.split(/(?<= )/).map((food) => (
    <Fragment key={food}>
      <span className="inline-block max-w-full">{food.trimEnd()}</span>
      {food.endsWith(" ") && " "}
    </Fragment>
  ));

type RestProps = { title: "diet" | "not_eat"; lines: readonly TravelLine[]; language: TravelLanguageKey };

/** The rows below the allergies. Renders nothing if there are none. */
export function Rest({ title, lines, language }: RestProps) {
  const own = useOwnWords(language);
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-1">
      <KitchenText own={own.phrase(title)} words={say(language, title)} />
      <ul className="m-0 grid list-none gap-1 p-0">
        {lines.map((line) => (
          <li key={line.key}>
            <Words language={language} line={line} own={own.line(line)} untranslated={say(language, "untranslated")} />
          </li>
        ))}
      </ul>
    </div>
  );
}
