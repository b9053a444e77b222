/**
 * Ways of eating beyond the documented keys. Each is stored as an avoided ingredient under a name of its own ("Food
 * that is not halal"), so that everything that carries avoided food carries them too, and they take no place in the
 * diet list, which is limited to three. The rules that judge food by them are in
 * server/dietary/engine/judging/way-rules.ts.
 */
export type MoreWay = {
  /** Its slug among the ingredients. */
  readonly key: string;
  readonly label: string;
  /** What is avoided, for those who know nothing of ways of eating. */
  readonly avoided: string;
  readonly description: string;
  /** The second half of a sentence, such as "you eat halal". */
  readonly because: string;
  /** The limit of what ingredient lists can show; said beside every verdict that the food fits. */
  readonly doubt: string;
  readonly source: string;
};

export const MORE_WAYS = [
  {
    key: "not-halal",
    label: "Halal",
    avoided: "Food that is not halal",
    description: "No pork, no blood, no alcohol; other meat only from halal slaughter.",
    because: "you eat halal",
    doubt:
      "How an animal was slaughtered, of which animal gelatine is, and whether wine went into the pan cannot be known from words.",
    source: "Codex Alimentarius, CAC/GL 24-1997: General guidelines for use of the term “halal”",
  },
  {
    key: "not-kosher",
    label: "Kosher",
    avoided: "Food that is not kosher",
    description: "No pork, shellfish or other forbidden kinds; meat and dairy apart; meat from kosher slaughter.",
    because: "you eat kosher",
    doubt: "Slaughter, supervision, separate dishes and what gelatine is made of cannot be known from words.",
    source: "Leviticus 11, Deuteronomy 14 and Exodus 23:19, as Orthodox Union (OU Kosher) explains them",
  },
  {
    key: "not-jain",
    label: "Jain",
    avoided: "Food that is not Jain",
    description: "No meat, fish, eggs, honey, alcohol or mushrooms, and nothing that grows under the ground.",
    because: "you eat Jain",
    doubt: "Families differ on ginger, turmeric, aubergine and figs, and when a meal was cooked nobody says.",
    source: "Federation of Jain Associations in North America: Jain food and dietary guidelines",
  },
  {
    key: "no-alcohol",
    label: "No alcohol",
    avoided: "Alcohol in any food or drink",
    description: "No alcohol to drink, and none in sauces, cakes or extracts.",
    because: "you take no alcohol",
    doubt: "Some alcohol stays in what was cooked with it, and traces arise in ripe fruit and bread.",
    source: "U.S. Department of Agriculture, Table of Nutrient Retention Factors, Release 6: alcohol after cooking",
  },
  {
    key: "no-beef",
    label: "No beef",
    avoided: "Beef and veal in any food",
    description: "No beef or veal, and no stock, fat or gelatine of cattle.",
    because: "you eat no beef",
    doubt: "Of which animal stock, fat or gelatine was made is often not said.",
    source: "The team's own general knowledge of food",
  },
  {
    key: "no-pork",
    label: "No pork",
    avoided: "Pork in any food",
    description: "No pork, ham, bacon or lard, and no gelatine of pigs.",
    because: "you eat no pork",
    doubt: "Of which animal stock, fat or gelatine was made is often not said.",
    source: "The team's own general knowledge of food",
  },
] as const satisfies readonly MoreWay[];

export type MoreWayKey = (typeof MORE_WAYS)[number]["key"];

const BY_KEY: ReadonlyMap<string, MoreWay> = new Map(MORE_WAYS.map((way) => [way.key, way]));

/** Null for every other ingredient. */
export const wayOf = (key: string | null | undefined): MoreWay | null => (key ? (BY_KEY.get(key) ?? null) : null);

export const MORE_WAY_KEYS = MORE_WAYS.map(({ key }) => key) as [MoreWayKey, ...MoreWayKey[]];

/** The labels ("Halal", "No beef") in the order of the list, whatever the order of the keys. */
export function wayLabels(keys: readonly (string | null | undefined)[]): string[] {
  const chosen = new Set(keys);
  return MORE_WAYS.flatMap(({ key, label }) => (chosen.has(key) ? [label] : []));
}
