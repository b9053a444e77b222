import type { DietKey } from "@/lib/dietary/diets";

/** A guest of the demo's restaurant whose card only the restaurant sees: nobody signs in as one. */
export type DemoGuest = {
  firstName: string;
  lastName: string;
  diets: DietKey[];
  health: string[];
  allergies: string[];
  avoids: string[];
};

const FIRST = [
  ...["Ada", "Amir", "Bea", "Ben", "Carla", "Chidi", "Dana", "Deniz", "Elif", "Emil", "Farah", "Finn", "Grace", "Hana"],
  ...["Hugo", "Ines", "Ivan", "Jude", "Kofi", "Lena", "Liam", "Maya", "Milo", "Nina", "Noah", "Olga", "Omar", "Owen"],
  ...["Paula", "Quinn", "Rafi", "Rosa", "Sami", "Sofia", "Tomas", "Uma", "Vera", "Yusuf", "Zoe", "Zuri"],
];
const LAST = [
  ...["Abara", "Berg", "Costa", "Dvorak", "Evans", "Fischer", "Garcia", "Haddad", "Iqbal", "Jensen", "Kowalski"],
  ...["Lopes", "Moreau", "Novak", "Okoye", "Petrov", "Quist", "Rossi", "Silva", "Tanaka", "Usman", "Vogel", "Walsh"],
];

/** How guests eat, each with its share in a hundred: most eat everything. */
const WAYS: readonly [share: number, diets: DietKey[]][] = [
  [37, []],
  [16, ["vegetarian"]],
  [9, ["vegan"]],
  [7, ["pescatarian"]],
  [8, ["gluten_free"]],
  [6, ["nut_free"]],
  [5, ["dairy_free"]],
  [4, ["shellfish_free"]],
  [3, ["keto"]],
  [2, ["egg_free", "dairy_free"]],
  [2, ["vegetarian", "nut_free"]],
  [1, ["low_fodmap"]],
];
const HEALTH = ["high_blood_pressure", "high_cholesterol", "diabetes", "celiac_disease", "anemia", "ibs"];
const FOODS = ["cilantro", "blue cheese", "mushroom", "olive", "chili pepper"];
const ALLERGIES = ["sesame", "mustard", "fish", "soy"];

const GUESTS = 180;

/** The same guests on every machine, in an arbitrary order. */
export const DEMO_GUESTS: readonly DemoGuest[] = Array.from({ length: GUESTS }, (_, i) => {
  const spread = (i * 61) % 100;
  return {
    firstName: pick(FIRST, i * 7),
    lastName: pick(LAST, i * 11 + Math.floor(i / FIRST.length)),
    diets: wayOf(spread),
    health: i % 4 === 0 ? [pick(HEALTH, Math.floor(i / 4) % 3 === 0 ? i : i % 3)] : [],
    allergies: i % 14 === 3 ? [pick(ALLERGIES, Math.floor(i / 14))] : [],
    avoids: i % 5 === 2 ? [pick(FOODS, i)] : [],
  };
});

function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error("the list is empty");
  return found;
}

function wayOf(spread: number): DietKey[] {
  let below = 0;
  for (const [share, diets] of WAYS) {
    below += share;
    if (spread < below) return diets;
  }
  return [];
}
