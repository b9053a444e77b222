"use client";

import { useId } from "react";
import { useText } from "#use-text";
import { Pictogram } from "@/components/dietary/pictogram";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import { LEGEND } from "@/lib/travel/pictograms";
import { inOwn, toTravelCard } from "@/lib/travel/travel-card";
import { myCard } from "@/messages/en/my-card";
import styles from "./travel-sheet.module.css";

/**
 * The pictograms of the allergens that food law names, each with its word; those of this card in an octagon. A ring
 * says only that the card does not name the food, never that the food is harmless.
 */
export function PictogramLegend({ profile }: { profile: IdCardProfile }) {
  const t = useText(myCard);
  const id = useId();
  const own = new Set(toTravelCard(profile, "es").allergies.map(({ pictogram }) => pictogram));
  return (
    <section aria-labelledby={id} className="grid gap-4 print:hidden">
      <header className="border-0 border-b-2 border-solid border-ink pb-2">
        <h2 className="m-0 text-step-2" id={id}>
          {t("theFourteenPictograms")}
        </h2>
        <p className="small soft m-0">{t("marksOfWords")}</p>
      </header>
      <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,6rem),1fr))] gap-x-2 gap-y-4 p-0 min-[480px]:grid-cols-5 tablet:grid-cols-7">
        {LEGEND.map(({ key, name }) => (
          <li className="grid content-start justify-items-center gap-1.5 text-center text-small" key={key}>
            {own.has(name) ? (
              <span className={styles.octagon}>
                <Pictogram name={name} size={30} />
              </span>
            ) : (
              <span className="grid size-12 place-items-center rounded-full border border-solid border-control">
                <Pictogram name={name} size={28} />
              </span>
            )}
            <span className="[overflow-wrap:anywhere] hyphens-auto">{nameOnly(inOwn(t.locale, key))}</span>
            {own.has(name) && <span className="sr-only">{t("onYourCard")}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A food's name without the examples that a kitchen reads beside it. */
const nameOnly = (words: string): string => words.replace(/\s*[（(].*$/, "");
