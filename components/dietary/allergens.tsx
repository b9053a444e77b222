"use client";

import { CircleAlert } from "lucide-react";
import { useText } from "#use-text";
import { Pictogram } from "@/components/dietary/pictogram";
import { allergyInWords, cardValueIn } from "@/lib/id-card/id-card";
import type { Restriction } from "@/lib/profile/allergies";
import { pictogramOfAllergy } from "@/lib/travel/pictograms";
import { terms } from "@/messages/en/terms";

/** A person's allergies in one row, each with its pictogram. */
export function Allergens({ allergies }: { allergies: readonly Restriction[] }) {
  const term = useText(terms);
  return (
    <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1.5 p-0 font-semibold text-tomato-ink">
      {allergies.map((allergy) => {
        const name = pictogramOfAllergy(allergy.key);
        return (
          <li className="flex items-center gap-1.5" key={allergy.key}>
            {name ? <Pictogram name={name} size={22} /> : <CircleAlert aria-hidden="true" size={20} />}
            <span className="min-w-0 [overflow-wrap:anywhere]">{cardValueIn(term.known, allergyInWords(allergy))}</span>
          </li>
        );
      })}
    </ul>
  );
}
