import { CircleAlert } from "lucide-react";
import { Pictogram } from "@/components/dietary/pictogram";
import { pictogramOfAllergy } from "@/lib/travel/pictograms";

/** The pictogram of an allergy beside its name, readable from two metres; a warning sign for foods that have none. */
export function AllergenSign({ allergen }: { allergen: string }) {
  const name = pictogramOfAllergy(allergen);
  return (
    <span className="grid size-9 shrink-0 place-items-center">
      {name ? <Pictogram name={name} size={36} /> : <CircleAlert aria-hidden="true" size={30} />}
    </span>
  );
}
