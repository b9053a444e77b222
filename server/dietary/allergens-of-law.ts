import { ALLERGEN_SUBJECTS, type AllergenSubject } from "@/lib/dietary/kitchen-facts";
import { BIT, type SubstanceMask } from "./engine/knowledge";

export type AllergenClass = {
  readonly regime: "eu" | "us";
  readonly key: string;
  /** The number in the law's own list. */
  readonly number: number;
  readonly name: string;
  readonly source: string;
  readonly substances: SubstanceMask;
};

const EU = "Regulation (EU) No 1169/2011, Annex II";
const US = "21 U.S.C. 321(qq), with the FASTER Act of 2021";

const us = (number: number, key: string, name: string, substances: SubstanceMask): AllergenClass => ({
  regime: "us",
  key: `us_${key}`,
  number,
  name,
  source: US,
  substances,
});

/** The EU's classes: oats are a gluten cereal of its list. */
const OF_EU: Readonly<Record<AllergenSubject, readonly [name: string, substances: SubstanceMask]>> = {
  gluten_cereals: ["Cereals containing gluten", BIT.gluten | BIT.wheat | BIT.oats],
  crustaceans: ["Crustaceans", BIT.crustacean],
  eggs: ["Eggs", BIT.egg],
  fish: ["Fish", BIT.fish],
  peanuts: ["Peanuts", BIT.peanut],
  soybeans: ["Soybeans", BIT.soy],
  milk: ["Milk", BIT.milk],
  nuts: ["Nuts", BIT.tree_nut],
  celery: ["Celery", BIT.celery],
  mustard: ["Mustard", BIT.mustard],
  sesame: ["Sesame seeds", BIT.sesame],
  sulphites: ["Sulphur dioxide and sulphites", BIT.sulphite],
  lupin: ["Lupin", BIT.lupin],
  molluscs: ["Molluscs", BIT.mollusc],
};

/** The EU's 14, in the order in which kitchens are asked about them, and the US's 9. */
export const ALLERGENS_OF_LAW: readonly AllergenClass[] = [
  ...ALLERGEN_SUBJECTS.map((key, place): AllergenClass => {
    const [name, substances] = OF_EU[key];
    return { regime: "eu", key: `eu_${key}`, number: place + 1, name, source: EU, substances };
  }),
  us(1, "milk", "Milk", BIT.milk),
  us(2, "eggs", "Eggs", BIT.egg),
  us(3, "fish", "Fish", BIT.fish),
  us(4, "crustacean_shellfish", "Crustacean shellfish", BIT.crustacean),
  us(5, "tree_nuts", "Tree nuts", BIT.tree_nut),
  us(6, "peanuts", "Peanuts", BIT.peanut),
  us(7, "wheat", "Wheat", BIT.wheat),
  us(8, "soybeans", "Soybeans", BIT.soy),
  us(9, "sesame", "Sesame", BIT.sesame),
];
