import { CircleAlert, Pencil } from "lucide-react";
import { useText } from "#use-text";
import { Pictogram } from "@/components/dietary/pictogram";
import { allergyInWords, cardValueIn } from "@/lib/id-card/id-card";
import type { Restriction } from "@/lib/profile/allergies";
import { pictogramOfAllergy } from "@/lib/travel/pictograms";
import { atTable } from "@/messages/en/at-table";
import { terms } from "@/messages/en/terms";

type WithoutBandProps = {
  allergies: readonly Restriction[];
  /** Where they are changed. */
  change: string;
};

/** What must not be in any dish, above the menu that is judged by it. */
export function WithoutBand({ allergies, change }: WithoutBandProps) {
  const t = useText(atTable);
  const term = useText(terms);
  if (allergies.length === 0) return null;
  return (
    <div className="grid min-h-[52px] grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-control bg-alarm py-1 ps-3.5 pe-1 font-[680] text-on-alarm forced-colors:border">
      <ul aria-label={t("without")} className="flex flex-wrap gap-x-3.5 gap-y-1 py-1.5">
        {allergies.map((allergy) => {
          const picture = pictogramOfAllergy(allergy.key);
          return (
            <li className="inline-flex min-w-0 items-center gap-1.5" key={allergy.key}>
              {picture ? <Pictogram name={picture} size={24} /> : <CircleAlert aria-hidden="true" size={20} />}
              <span className="min-w-0 wrap-anywhere">{cardValueIn(term.known, allergyInWords(allergy))}</span>
            </li>
          );
        })}
      </ul>
      <a
        aria-label={t("changeAllergies")}
        className="grid size-11 place-items-center rounded-control text-on-alarm hover:bg-alarm-press focus-visible:outline-on-alarm focus-visible:-outline-offset-4"
        href={change}
      >
        <Pencil aria-hidden="true" size={20} />
      </a>
    </div>
  );
}
