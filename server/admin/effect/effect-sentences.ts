export type Effect = {
  readonly recipes: number;
  readonly people: number;
  /** The reason if the action is impossible, otherwise null. */
  readonly blocked: string | null;
};

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** "This touches 214 recipes and 61 people who have recorded an allergy, intolerance or avoid that covers it." */
export const effectSentence = ({ recipes, people }: Effect): string =>
  `This touches ${counted(recipes, "recipe", "recipes")} and ${counted(
    people,
    "person who has recorded an allergy, intolerance or avoid that covers it",
    "people who have recorded an allergy, intolerance or avoid that covers it",
  )}.`;

export const favoritesSentence = ({ people }: Effect): string =>
  `${counted(people, "person has it as a favorite and loses it", "people have it as a favorite and lose it")}. Merging in /admin/items keeps their favorites.`;

/** How many people a decision about recipes notifies. Earlier imports did not record who made them. */
export const ownersNotifiedSentence = (people: number): string =>
  people === 0
    ? "Nobody is told: who imported it is not known."
    : `${counted(people, "person who wrote or imported it is told", "people who wrote or imported it are told")}.`;

/** For deleted recipes: `recipes` counts the variants that are based on them, `people` those who saved them. */
export const savedSentence = ({ recipes, people }: Effect): string =>
  `${counted(people, "person has saved it", "people have saved it")}, ${counted(recipes, "variant is", "variants are")} based on it.`;
