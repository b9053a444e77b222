import { ChefHat } from "lucide-react";
import { useText } from "#use-text";
import { FACT_STATES, type FactState, type FactSubject, isWaySubject } from "@/lib/dietary/kitchen-facts";
import type { Say } from "@/lib/i18n/area";
import type { KitchenSaidWire } from "@/lib/schemas/guest-card";
import { atTable } from "@/messages/en/at-table";

/** As a guest reads them within a sentence. */
export const SUBJECT_WORDS = {
  gluten_cereals: "ofGlutenCereals",
  crustaceans: "ofCrustaceans",
  eggs: "ofEggs",
  fish: "ofFish",
  peanuts: "ofPeanuts",
  soybeans: "ofSoybeans",
  milk: "ofMilk",
  nuts: "ofNuts",
  celery: "ofCelery",
  mustard: "ofMustard",
  sesame: "ofSesame",
  sulphites: "ofSulphites",
  lupin: "ofLupin",
  molluscs: "ofMolluscs",
  vegan: "ofVegan",
  vegetarian: "ofVegetarian",
  halal: "ofHalal",
  kosher: "ofKosher",
  alcohol: "ofAlcohol",
} as const satisfies Record<FactSubject, string>;

const OF_CLASS = { contains: "factContains", may_contain: "factMayContain", free_from: "factFreeFrom" } as const;

/** "The kitchen says: no egg (Chiara, 28 November)": whose word decides about a dish, and since when. */
export function KitchenSays({ said }: { said: readonly KitchenSaidWire[] }) {
  const t = useText(atTable);
  // The same day on the server and in the browser, whatever the time zones are. A word of another year says so.
  const locale = t.locale === "en" ? "en-GB" : t.locale;
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  const ofYear = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  const thisYear = new Date().getUTCFullYear();
  const dayOf = (on: string): string => {
    const at = new Date(on);
    return (at.getUTCFullYear() === thisYear ? day : ofYear).format(at);
  };
  return [...bySpeaker(said, dayOf).entries()].map(([key, facts]) => {
    const [first] = facts;
    if (!first) return null;
    const values = { said: inWords(t, facts), by: first.by, day: dayOf(first.on) };
    return (
      <p className="m-0 mt-1 flex items-start gap-2 text-small" data-part="kitchen-says" key={key}>
        <ChefHat aria-hidden="true" className="mt-px shrink-0 text-ink-soft" size={18} />
        <bdi className="min-w-0 wrap-anywhere">
          {t(first.is_contradicted ? "kitchenSaysAsk" : "kitchenSays", values)}
        </bdi>
      </p>
    );
  });
}

/** What one person said on one day is one sentence; what the menu contradicts stands apart. */
function bySpeaker(said: readonly KitchenSaidWire[], dayOf: (on: string) => string): Map<string, KitchenSaidWire[]> {
  const groups = new Map<string, KitchenSaidWire[]>();
  for (const fact of said) {
    const key = `${fact.is_contradicted} ${dayOf(fact.on)} ${fact.by}`;
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return groups;
}

/** "contains gluten and celery; may contain sesame; no egg or milk; not vegan" */
function inWords(t: Say<typeof atTable>, facts: readonly KitchenSaidWire[]): string {
  const classes = FACT_STATES.flatMap((state) => {
    const what = facts
      .filter((fact) => fact.state === state && !isWaySubject(fact.subject))
      .map(({ subject }) => t(SUBJECT_WORDS[subject]));
    const list = new Intl.ListFormat(t.locale, { type: state === "contains" ? "conjunction" : "disjunction" });
    return what.length > 0 ? [t(OF_CLASS[state], { what: list.format(what) })] : [];
  });
  const ways = facts
    .filter(({ subject }) => isWaySubject(subject))
    .map(({ subject, state }) => ofWay(t, subject, state));
  return [...classes, ...ways].join("; ");
}

function ofWay(t: Say<typeof atTable>, subject: FactSubject, state: FactState): string {
  const way = t(SUBJECT_WORDS[subject]);
  if (state === "free_from") return way;
  return t(state === "contains" ? "factNotWay" : "factPerhapsNotWay", { way });
}
