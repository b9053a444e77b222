"use client";

import { useId } from "react";
import { useText } from "#use-text";
import { Forkprint } from "@/components/brand/forkprint";
import { Guilloche } from "@/components/brand/guilloche";
import { Pictogram } from "@/components/dietary/pictogram";
import { HiddenSources } from "@/components/travel/hidden-sources";
import { KitchenText, Rest, Words } from "@/components/travel/travel-face";
import { useOwnWords } from "@/components/travel/use-own-words";
import { useScript } from "@/components/travel/use-script";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/variants";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import { PRODUCT_NAME } from "@/lib/product";
import { directionOf, langTagOf, type TravelLanguage } from "@/lib/travel/languages";
import { say, type TravelCard, toTravelCard, weightIn } from "@/lib/travel/travel-card";
import { card as cardText } from "@/messages/en/card";
import { myCard } from "@/messages/en/my-card";
import { TravelPhone } from "./travel-phone";
import styles from "./travel-sheet.module.css";

type TravelSheetProps = {
  language: TravelLanguage;
  profile: IdCardProfile;
  /** The name of the person for whom the card speaks, if that is not whoever shows it. */
  speaksFor?: string | undefined;
  onRemove: () => void;
  /** Fills the screen with the card in this language. */
  onShow: () => void;
};

/** More lines than a page of A4 or Letter paper holds in the usual size of print. */
const isLong = ({ allergies, diets, avoids }: TravelCard): boolean =>
  allergies.length > 7 || diets.length + avoids.length > 5;

/**
 * A sheet that folds in three: face, never, ask. In a right-to-left language the whole sheet is mirrored, folds
 * included.
 */
export function TravelSheet({ language, profile, speaksFor, onRemove, onShow }: TravelSheetProps) {
  const t = useText(myCard);
  const cardWords = useText(cardText);
  const own = useOwnWords(language.key);
  const id = useId();
  const card = toTravelCard(profile, language.key);
  const script = useScript(language.key);
  const direction = directionOf(language.key);
  const words = (key: Parameters<typeof say>[1]) => say(language.key, key);
  return (
    <section aria-labelledby={id} className={cn("grid gap-3", styles.page)}>
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-0 border-b-2 border-solid border-ink pb-2 print:hidden">
        <h2 className="m-0 text-step-2" id={id}>
          {cardWords.known(language.english)}{" "}
          <bdi className="text-ink-soft" lang={langTagOf(language.key)} style={script}>
            {language.own}
          </bdi>
        </h2>
        <div className="flex flex-wrap items-center gap-3 text-small text-ink-soft">
          <span className="hidden tablet:inline">
            {direction === "rtl" ? t("rightToLeft") : t("foldAlongTheDashes")}
          </span>
          <Button
            aria-label={t("removeEnglish", { english: cardWords.known(language.english) })}
            onClick={onRemove}
            size="sm"
          >
            {t("remove")}
          </Button>
        </div>
      </header>
      <div className={styles.pair}>
        <div
          className={cn(styles.sheet, isLong(card) && styles.long)}
          dir={direction}
          lang={langTagOf(language.key)}
          style={script}
        >
          <div className={cn("on-cover relative overflow-hidden", styles.face, styles.fold)}>
            <Guilloche height={420} lines={18} width={240} />
            <Forkprint id={profile.printId} size={64} />
            <KitchenText
              className="text-balance text-step-3 leading-tight"
              own={own.phrase("title")}
              words={words("title")}
            />
            <p className="m-0 self-end">
              <span className="block font-serif text-step-1 [overflow-wrap:anywhere]">
                <bdi>{profile.displayName}</bdi>
              </span>
              <bdi className="text-small">
                {PRODUCT_NAME} {profile.shortId}
              </bdi>
            </p>
          </div>
          <div className={styles.fold}>
            <KitchenText
              className="text-balance text-step-2 leading-tight"
              own={own.phrase(card.allergies.length > 0 ? "cannot_eat" : "none")}
              words={words(card.allergies.length > 0 ? "cannot_eat" : "none")}
            />
            <Never card={card} />
          </div>
          <div className={styles.fold}>
            {card.isDangerous && <KitchenText own={own.phrase("even_little")} words={words("even_little")} />}
            {card.isDangerous && <KitchenText own={own.phrase("clean")} words={words("clean")} />}
            {card.allergies.length > 0 && <KitchenText own={own.phrase("ask")} words={words("ask")} />}
            {card.allergies.length > 0 && (
              <ul className="m-0 grid list-none gap-2 p-0">
                {(["answer_no", "answer_yes", "answer_unknown"] as const).map((key) => (
                  <li className="flex items-start gap-3" key={key}>
                    <span aria-hidden="true" className={styles.box} />
                    <KitchenText own={own.phrase(key)} words={words(key)} />
                  </li>
                ))}
              </ul>
            )}
            <Rest language={language.key} lines={card.diets} title="diet" />
            <Rest language={language.key} lines={card.avoids} title="not_eat" />
          </div>
        </div>
        <TravelPhone language={language} onShow={onShow} profile={profile} speaksFor={speaksFor} />
      </div>
    </section>
  );
}

/** How many hidden sources a third of a sheet has room for, below each allergy. */
const sourcesOn = ({ allergies }: TravelCard): number =>
  allergies.length > 6 ? 0 : allergies.length > 4 ? 3 : allergies.length > 2 ? 5 : 8;

function Never({ card }: { card: TravelCard }) {
  const own = useOwnWords(card.language);
  return (
    <ul className="m-0 grid list-none gap-3 p-0">
      {card.allergies.map((allergy) => (
        <li className="flex items-start gap-3" key={`${allergy.of} ${allergy.key}`}>
          <span className={styles.octagon}>
            <Pictogram name={allergy.pictogram} size={30} />
          </span>
          <div className="min-w-0">
            <Words
              className="text-step-1 font-bold leading-tight text-[#a62b1a]"
              language={card.language}
              line={allergy}
              own={own.line(allergy)}
              untranslated={say(card.language, "untranslated")}
            />
            {weightIn(card.language, allergy) && (
              <p className="m-0 text-small font-semibold text-[#a62b1a]">{weightIn(card.language, allergy)}</p>
            )}
            {card.isCoeliac && allergy.key === "gluten-grain" && (
              <KitchenText
                className="mt-1 text-small"
                own={own.phrase("coeliac")}
                words={say(card.language, "coeliac")}
              />
            )}
            <HiddenSources allergy={allergy} language={card.language} most={sourcesOn(card)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
