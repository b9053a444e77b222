"use client";

import { Maximize2 } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { EnglishOnly } from "@/components/i18n/english-only";
import { Button } from "@/components/ui/button";
import { KeptAwake } from "@/components/ui/kept-awake";
import type { ShownDish } from "@/lib/at-table/dish-standing";
import { type DietKey, isFreeFrom } from "@/lib/dietary/diets";
import { wayOf } from "@/lib/dietary/more-ways";
import { nounOf } from "@/lib/profile/allergies";
import type { JudgedSettingWire } from "@/lib/schemas/recipe-judgement";
import { atTable } from "@/messages/en/at-table";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";

type Asked = Pick<ShownDish, "name" | "voices">;

const isWayOfEating = ({ type, key }: JudgedSettingWire): boolean =>
  wayOf(key) !== null || (type === "diet" && !isFreeFrom(key as DietKey));

const nameOf = (setting: JudgedSettingWire): string =>
  setting.type === "diet" && isFreeFrom(setting.key as DietKey)
    ? nounOf(setting.key as DietKey)
    : (wayOf(setting.key)?.label ?? setting.label);

/** Names are written as on a card. Only German keeps their capital within a sentence. */
const inSentence = (name: string, locale: string): string =>
  locale === "de" ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);

/** What to ask the kitchen about a dish that may fit: about the foods nobody has told of, or about the whole dish. */
function useQuestions({ name, voices }: Asked): string[] {
  const t = useText(atTable);
  const term = useText(terms);
  const verdict = useText(verdicts);
  const list = new Intl.ListFormat(t.locale, { type: "disjunction" });
  const reasons = voices
    .filter(({ voice, kind }) => voice !== "advice" && (kind === "unknown" || kind === "may_contain"))
    .flatMap((voice) => voice.reasons);
  // A dish that is judged by its name has nothing else to ask about.
  const foods = [...new Set(reasons.flatMap((reason) => reason.foods))]
    .filter((food) => food.toLowerCase() !== name.trim().toLowerCase())
    .map((food) => verdict("quoted", { said: food }));
  const settings = reasons.map(({ setting }) => setting);
  const said = (of: readonly JudgedSettingWire[]) => [
    ...new Set(of.map((each) => inSentence(term.known(nameOf(each)), t.locale))),
  ];
  const what = said(settings.filter((each) => !isWayOfEating(each)));
  const ways = said(settings.filter(isWayOfEating));
  const about = list.format(foods);
  const questions: string[] = [];
  if (what.length > 0) {
    const allergens = list.format(what);
    questions.push(
      foods.length > 0
        ? t("canThereBe", { what: allergens, foods: about })
        : t("canThereBeInDish", { what: allergens, dish: name }),
    );
  }
  for (const way of ways)
    questions.push(foods.length > 0 ? t("isItRightFood", { way, foods: about }) : t("isItRight", { way, dish: name }));
  return questions;
}

/** The question below a dish, and the same as large as the screen allows, for whoever takes the order. */
export function DishQuestion({ dish }: { dish: Asked }) {
  const t = useText(atTable);
  const [isShown, setShown] = useState(false);
  const questions = useQuestions(dish);
  if (questions.length === 0) return null;
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <p className="m-0 border-control border-s-[3px] border-dotted ps-3">{questions.join(" ")}</p>
      <Button onClick={() => setShown(true)} size="sm">
        <Maximize2 aria-hidden="true" size={18} />
        {t("showQuestion")}
      </Button>
      <KeptAwake data-theme="light" name="staff" onOpenChange={setShown} open={isShown} title={t("theQuestion")}>
        <div className="grid content-center gap-6 px-6 py-8 text-[#1e2a24] nav:px-16">
          <Spoken dish={dish} />
          {t.locale !== "en" && (
            <EnglishOnly>
              <Spoken dish={dish} isSecond />
            </EnglishOnly>
          )}
        </div>
      </KeptAwake>
    </div>
  );
}

/** Staff who do not read the guest's language have the question in English below it. */
function Spoken({ dish, isSecond = false }: { dish: Asked; isSecond?: boolean }) {
  const t = useText(atTable);
  const questions = useQuestions(dish);
  return (
    <div className="grid gap-3">
      <p className="m-0 font-semibold text-step-1">{t("about", { dish: dish.name })}</p>
      {questions.map((question) => (
        <p
          className={isSecond ? "m-0 text-step-2" : "m-0 font-[680] text-[clamp(1.75rem,8vw,3.5rem)]/[1.15]"}
          key={question}
        >
          {question}
        </p>
      ))}
    </div>
  );
}
