import { dietLabel } from "@/lib/dietary/diets";
import { wayLabels, wayOf } from "@/lib/dietary/more-ways";
import { type IdCardProfile, shortIdOf } from "@/lib/id-card/id-card";
import { labelOf, type Restriction } from "@/lib/profile/allergies";
import type { TablePersonWire } from "@/lib/schemas/household";

type Recorded = Pick<TablePersonWire, "limits">;

/** The allergies and intolerances of a person without an account. */
export const allergiesOfPerson = ({ limits }: Recorded): Restriction[] =>
  limits.flatMap(({ key, name, severity, traces }) =>
    severity === null
      ? []
      : [{ key, label: labelOf(key, name), severity, traces, kind: severity === "intolerance" ? severity : "allergy" }],
  );

/** The card of a person without an account, with a print of its own, in the form that every card has. */
export function personCard(person: Pick<TablePersonWire, "id" | "name" | "diets" | "limits">): IdCardProfile {
  const avoided = person.limits.filter(({ severity }) => severity === null);
  return {
    displayName: person.name,
    shortId: shortIdOf(person.id),
    printId: person.id,
    allergies: allergiesOfPerson(person),
    diets: [...person.diets.map(dietLabel), ...wayLabels(avoided.map(({ key }) => key))],
    health: [],
    avoids: avoided.filter(({ key }) => !wayOf(key)).map(({ key, name }) => labelOf(key, name)),
    likes: [],
    favorites: [],
  };
}
