import type { CardState, LiveGuestWire } from "../schemas/live";

type Allergy = LiveGuestWire["allergies"][number];
type Heard = Pick<LiveGuestWire, "card" | "allergies" | "diets" | "avoids" | "display_name" | "table">;

export const SEVERITY_WORDS = { severe: "Severe", allergy: "Allergy", intolerance: "Intolerance" } as const;

/** What stands in place of allergies. A card that names none is no promise that there are none. */
export const CARD_WORDS: Record<Exclude<CardState, "allergies">, string> = {
  no_allergy_named: "No allergy named",
  empty: "Nothing on the card: ask",
  not_shown: "Allergies not shown: ask",
  unreadable: "The card cannot be read: ask",
};

export const weightWords = ({ severity, traces }: Pick<Allergy, "severity" | "traces">): string =>
  `${SEVERITY_WORDS[severity]}${traces ? "" : ", traces are fine"}`;

/** A guest's card for a screen reader: everything that the eye is shown of it, in the same order. */
export function cardInWords(guest: Heard): string {
  const { card, allergies, diets, avoids, display_name: name, table } = guest;
  const limits =
    card === "allergies" ? allergies.map((each) => `${each.label}, ${weightWords(each)}`).join("; ") : CARD_WORDS[card];
  const rest = [...diets, ...avoids.map((food) => `no ${food}`)].join(", ");
  return `${table ?? "No table"}: ${limits}.${rest ? ` ${rest}.` : ""} ${name}.`;
}
