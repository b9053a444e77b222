import { gravestOfEach, type Restriction } from "@/lib/profile/allergies";
import type { IdCardProfile } from "./id-card";

/** The names of the two concerns of which an ingredient itself makes people ill, as a card writes them. */
const COELIAC = "Celiac Disease";
const LACTOSE = "Lactose Intolerance";

/** What a kitchen must know of each: who has it need not have written down an allergy as well. */
const FOODS: Readonly<Record<string, Restriction>> = {
  [COELIAC]: { key: "gluten-grain", kind: "intolerance", label: "Gluten", severity: "severe", traces: true },
  [LACTOSE]: { key: "dairy", kind: "intolerance", label: "Milk (lactose)", severity: "intolerance", traces: true },
};

type Shown = Pick<IdCardProfile, "allergies"> & Partial<Pick<IdCardProfile, "health">>;

export const isCoeliac = ({ health = [] }: Partial<Pick<IdCardProfile, "health">>): boolean => health.includes(COELIAC);

/** A card as its owner shows it to a kitchen: coeliac disease and lactose intolerance stand among the allergies. */
export const forKitchen = <P extends Shown>(profile: P): P => ({
  ...profile,
  allergies: gravestOfEach([...profile.allergies, ...(profile.health ?? []).flatMap((name) => FOODS[name] ?? [])]),
});
