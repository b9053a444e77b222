import type { DietKey } from "@/lib/dietary/diets";
import type { PreferenceType } from "@/lib/dietary/preference-kinds";

/** For the embedded database only: printed at the start, never used with an external database. */
export const DEMO_PASSWORD = "Forkprint-demo-1";
export const DEMO_ADMIN_EMAIL = "admin@forkprint.example";

export type DemoPerson = {
  /** Fixed, so that the cards keep their forkprints and numbers. */
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  story: string;
  diets: DietKey[];
  health: string[];
  /** [the words by which the ingredient search finds it, type] */
  ingredients: [string, PreferenceType][];
  foods: string[];
  drinks: string[];
};

export const DEMO_DINERS: readonly DemoPerson[] = [
  {
    id: "7f3a91c2-5d0e-4b7a-9c1f-2e8d6a4b0c11",
    email: "mira.okafor@post.example",
    firstName: "Mira",
    lastName: "Okafor",
    story: "vegetarian with nut and sesame allergies; her shellfish allergy stays on the card",
    diets: ["vegetarian", "nut_free", "sesame_free"],
    health: ["high_blood_pressure", "anemia"],
    ingredients: [
      ["shellfish", "allergy"],
      ["cilantro", "avoid"],
      ["blue cheese", "dislike"],
      ["anise", "dislike"],
      ["eggplant", "love"],
      ["chickpea", "like"],
      ["lemon", "like"],
    ],
    foods: ["Mushroom risotto", "Dal", "Shakshuka"],
    drinks: ["Ginger beer"],
  },
  {
    id: "c41d07e8-93b2-4f6e-8a57-0b9e3d2f6a24",
    email: "jonas.lindqvist@post.example",
    firstName: "Jonas",
    lastName: "Lindqvist",
    story: "coeliac, and lactose intolerant on top",
    diets: ["gluten_free", "dairy_free"],
    health: ["celiac_disease", "lactose_intolerance"],
    ingredients: [
      ["oats", "intolerance"],
      ["salmon", "love"],
      ["dill", "like"],
    ],
    foods: ["Grilled salmon", "Pho"],
    drinks: ["Black tea", "Cider"],
  },
  {
    id: "2be8f650-1c7d-4e39-b6a4-57d1c0e9f838",
    email: "ayumi.tanaka@post.example",
    firstName: "Ayumi",
    lastName: "Tanaka",
    story: "vegan; a hen's egg allergy that the diet displaced and the card keeps",
    diets: ["vegan", "soy_free"],
    health: ["thyroid_disorders"],
    ingredients: [
      ["egg", "allergy"],
      ["mushroom", "love"],
      ["bell pepper", "dislike"],
    ],
    foods: ["Falafel", "Onigiri"],
    drinks: ["Matcha"],
  },
  {
    id: "95d0a3b7-e84c-4d12-a7f9-6c3b1e5d0f42",
    email: "daniel.reyes@post.example",
    firstName: "Daniel",
    lastName: "Reyes",
    story: "watches sugar with diabetes, eats keto",
    diets: ["keto"],
    health: ["diabetes", "high_cholesterol"],
    ingredients: [
      ["avocado", "love"],
      ["liver", "avoid"],
    ],
    foods: ["Steak", "Guacamole", "Ceviche"],
    drinks: ["Espresso", "Sparkling water"],
  },
  {
    id: "e07c5b19-4a6f-4c83-9d2e-8f1a7b3c6d55",
    email: "priya.nair@post.example",
    firstName: "Priya",
    lastName: "Nair",
    story: "pescatarian and pregnant",
    diets: ["pescatarian"],
    health: ["pregnancy"],
    ingredients: [
      ["tuna", "avoid"],
      ["lentil", "like"],
    ],
    foods: ["Dal", "Som tam"],
    drinks: ["Mango lassi"],
  },
];

export const DEMO_BUSINESS = {
  id: "b3f2d6a8-70c1-4e95-8b4d-1a9e5c7f2063",
  email: "host@lungara.example",
  firstName: "Chiara",
  lastName: "Bassani",
} as const;
