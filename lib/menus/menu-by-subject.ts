import { FACT_SUBJECTS, type FactSubject, isWaySubject } from "@/lib/dietary/kitchen-facts";
import type { GuestDishesWire, KitchenSaidWire } from "@/lib/schemas/guest-card";
import type { DishVerdictWire, SubjectVerdicts } from "@/lib/schemas/venue-menu";

type Kind = DishVerdictWire["kind"];
type Dish = GuestDishesWire[number];

/**
 * How a dish stands to each subject that a kitchen may speak of, for readers who choose some of them on their own device.
 * `kinds`: a letter for each of FACT_SUBJECTS.
 */
export type DishBySubject = {
  readonly kinds: string;
  readonly because: Partial<Record<FactSubject, readonly string[]>>;
  readonly said: readonly KitchenSaidWire[];
};

const LETTERS = { match: "f", info: "f", may_contain: "m", conflict: "c", unknown: "u" } as const satisfies Record<
  Kind,
  string
>;
const KINDS: Readonly<Record<string, Kind>> = { f: "match", m: "may_contain", c: "conflict", u: "unknown" };
const GRAVEST_FIRST: readonly Kind[] = ["conflict", "may_contain", "unknown", "match"];

/** `told`: the verdicts with what the kitchen says; `said`: what it says. */
export function toDishBySubject(told: SubjectVerdicts, said: readonly KitchenSaidWire[]): DishBySubject {
  const because: Partial<Record<FactSubject, readonly string[]>> = {};
  for (const subject of FACT_SUBJECTS) {
    const foods = told[subject]?.blockers ?? [];
    if (foods.length > 0) because[subject] = foods;
  }
  return { kinds: FACT_SUBJECTS.map((subject) => LETTERS[told[subject]?.kind ?? "unknown"]).join(""), because, said };
}

/** Whatever is not known to fit, is not known. */
export const kindFor = ({ kinds }: Pick<DishBySubject, "kinds">, subject: FactSubject): Kind =>
  KINDS[kinds.charAt(FACT_SUBJECTS.indexOf(subject))] ?? "unknown";

/** The dish as it stands to all of the chosen subjects together. Without any, nobody has judged it. */
export function judgedFor<D extends Pick<Dish, "verdict" | "voices" | "kitchen">>(
  dish: D,
  by: DishBySubject | undefined,
  chosen: readonly FactSubject[],
): D {
  if (chosen.length === 0) return dish;
  const of = chosen.map((subject) => ({ subject, kind: by ? kindFor(by, subject) : ("unknown" as const) }));
  const gravest = GRAVEST_FIRST.find((kind) => of.some((each) => each.kind === kind)) ?? "unknown";
  const voices = (["alarm", "mismatch"] as const).flatMap((voice) => {
    const own = of.filter(({ subject }) => isWay(subject) === (voice === "mismatch"));
    return GRAVEST_FIRST.filter((kind) => kind !== "match").flatMap((kind) => {
      const against = own.filter((each) => each.kind === kind);
      const because = [...new Set(against.flatMap(({ subject }) => by?.because[subject] ?? []))];
      return against.length > 0 ? [{ voice, kind, because, reasons: [] }] : [];
    });
  });
  return {
    ...dish,
    verdict: gravest,
    voices,
    kitchen: (by?.said ?? []).filter(({ subject }) => chosen.includes(subject)),
  };
}

/** Alcohol is left out by a way of eating, not by an allergy. */
const isWay = (subject: FactSubject): boolean => isWaySubject(subject) || subject === "alcohol";

/** What the kitchen confirmed and nothing written contradicts: the only thing that may be promised to anybody. */
export const isConfirmedFor = (by: DishBySubject, subject: FactSubject): boolean =>
  kindFor(by, subject) === "match" &&
  by.said.some((fact) => fact.subject === subject && fact.state === "free_from" && !fact.is_contradicted);
