import { useId } from "react";
import { useText } from "#use-text";
import { AllergenSign } from "@/components/dietary/allergen-sign";
import { CHOICE_ROWS, isOn } from "@/components/sharing/row-choice";
import { allergyInWords, cardValueIn, type IdCardProfile } from "@/lib/id-card/id-card";
import type { ShareRow } from "@/lib/sight/share-rows";
import { terms } from "@/messages/en/terms";
import { visits } from "@/messages/en/visits";
import type { Offered } from "./check-in-choice";

type TheirScreenProps = { card: IdCardProfile; offer: Offered; chosen: readonly ShareRow[] };

/**
 * A preview of what the kitchen reads, which changes with every switch. It has the colours of paper in dark mode too.
 */
export function TheirScreen({ card, offer, chosen }: TheirScreenProps) {
  const t = useText(visits);
  const term = useText(terms);
  const id = useId();
  const shows = (row: ShareRow) => chosen.includes(row);
  const allergies = shows("allergies") ? card.allergies : [];
  const rest = CHOICE_ROWS.filter((row) => row.label !== "Allergies" && isOn(row, chosen)).flatMap((row) => {
    const values = row.values(card);
    return values.length > 0 ? [{ label: row.label, values }] : [];
  });
  return (
    <aside
      aria-labelledby={id}
      className="self-start rounded-card border-2 border-dashed border-control bg-sunk p-4 tablet:p-5"
    >
      <h2 className="m-0 mb-3 text-step-2" id={id}>
        {t("thisIsTheirScreen")}
      </h2>
      <article className="bg-[#fff] text-[#1e2a24] shadow-card [color-scheme:light]">
        <div className="flex items-end justify-between gap-4 p-4">
          <p className="m-0 font-serif text-step-3 font-semibold [overflow-wrap:anywhere]">
            {offer.location?.label ?? offer.venue.name}
          </p>
          <p className="m-0 text-end text-small">
            <b className="block text-body">{t("now")}</b>
            {offer.display_name}
          </p>
        </div>
        {allergies.length > 0 && (
          <ul className="m-0 grid list-none gap-1 bg-[#c8372b] p-4 text-step-3 font-bold text-[#fff]">
            {allergies.map((allergy) => (
              <li className="flex items-center gap-3" key={allergy.key}>
                <AllergenSign allergen={allergy.key} />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {cardValueIn(term.known, allergyInWords(allergy))}
                </span>
              </li>
            ))}
          </ul>
        )}
        <dl className="m-0 grid gap-2 p-4">
          {rest.map(({ label, values }) => (
            <div key={label}>
              <dt className="text-small text-[#4f5b55]">{t.known(label)}</dt>
              <dd className="m-0 [overflow-wrap:anywhere]">
                {values.map((value) => cardValueIn(term.known, value)).join(", ")}
              </dd>
            </div>
          ))}
          {rest.length === 0 && allergies.length === 0 && (
            <div>
              <dt className="sr-only">{t("shown")}</dt>
              <dd className="m-0">{t("nameOnly")}</dd>
            </div>
          )}
        </dl>
      </article>
    </aside>
  );
}
