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

const eu = (number: number, key: string, name: string, substances: SubstanceMask): AllergenClass => ({
  regime: "eu",
  key: `eu_${key}`,
  number,
  name,
  source: EU,
  substances,
});

const us = (number: number, key: string, name: string, substances: SubstanceMask): AllergenClass => ({
  regime: "us",
  key: `us_${key}`,
  number,
  name,
  source: US,
  substances,
});

/** The EU's 14 and the US's 9. Oats are a gluten cereal of the EU's list. */
export const ALLERGENS_OF_LAW: readonly AllergenClass[] = [
  eu(1, "gluten_cereals", "Cereals containing gluten", BIT.gluten | BIT.wheat | BIT.oats),
  eu(2, "crustaceans", "Crustaceans", BIT.crustacean),
  eu(3, "eggs", "Eggs", BIT.egg),
  eu(4, "fish", "Fish", BIT.fish),
  eu(5, "peanuts", "Peanuts", BIT.peanut),
  eu(6, "soybeans", "Soybeans", BIT.soy),
  eu(7, "milk", "Milk", BIT.milk),
  eu(8, "nuts", "Nuts", BIT.tree_nut),
  eu(9, "celery", "Celery", BIT.celery),
  eu(10, "mustard", "Mustard", BIT.mustard),
  eu(11, "sesame", "Sesame seeds", BIT.sesame),
  eu(12, "sulphites", "Sulphur dioxide and sulphites", BIT.sulphite),
  eu(13, "lupin", "Lupin", BIT.lupin),
  eu(14, "molluscs", "Molluscs", BIT.mollusc),
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
