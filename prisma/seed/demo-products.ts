import { now } from "@/server/clock";
import { db } from "@/server/db/client";

/** Their codes begin with 952, which GS1 keeps for examples: no packet in a shop has one. */
const PRODUCTS = [
  {
    ...{ gtin: "09520000000011", name: "Tomato sauce with basil", brand: "Orto (example)", quantity: "350 g" },
    ingredients: "Tomatoes 82%, tomato paste, onion, sunflower oil, basil, salt, garlic.",
    ...{ declared: [], traces: [], categories: ["sauces", "tomato sauces"], changedAt: "2026-09-03" },
  },
  {
    ...{ gtin: "09520000000028", name: "Corn crackers", brand: "Field (example)", quantity: "120 g" },
    ingredients: "Maize 82%, sunflower oil, sea salt.",
    ...{ declared: [], traces: ["sesame seeds", "milk"], categories: ["snacks", "crackers"], changedAt: "2026-05-02" },
  },
  {
    ...{ gtin: "09520000000035", name: "Oat and seed bars", brand: "Field (example)", quantity: "4 x 35 g" },
    ingredients:
      "Wholegrain oats 48%, roasted peanuts 14%, honey, sunflower oil, sunflower seeds, salt, emulsifier: lecithins (soya).",
    ...{ declared: ["gluten", "peanuts", "soybeans"], traces: ["nuts", "sesame seeds"] },
    ...{ categories: ["snacks", "cereal bars"], changedAt: "2026-10-11" },
  },
  {
    ...{ gtin: "09520000000042", name: "Oat bars with apple", brand: "Mill (example)", quantity: "4 x 30 g" },
    ingredients: "Wholegrain oats 62%, apple, date, sunflower oil, salt.",
    ...{ declared: ["gluten"], traces: [], categories: ["snacks", "cereal bars"], changedAt: "2026-04-20" },
  },
  {
    ...{ gtin: "09520000000059", name: "Date and cocoa bar", brand: "Palma (example)", quantity: "40 g" },
    ingredients: "Dates 70%, sunflower seeds, cocoa 8%, salt.",
    ...{ declared: [], traces: [], categories: ["snacks", "cereal bars"], changedAt: "2026-01-09" },
  },
  {
    ...{ gtin: "09520000000066", name: "Stock cubes", brand: "Lungara (example)", quantity: "60 g" },
    ingredients: null,
    ...{ declared: ["celery"], traces: [], categories: ["stock cubes"], changedAt: null },
  },
] as const;

/** Products of the demonstration, for a camera to find. What is there stays as it is. */
export async function loadDemoProducts(): Promise<boolean> {
  const { count } = await db.product.createMany({
    data: PRODUCTS.map(({ changedAt, declared, traces, categories, ...product }) => ({
      ...product,
      ...{ declared: [...declared], traces: [...traces], categories: [...categories] },
      changedAt: changedAt === null ? null : new Date(changedAt),
      readAt: now(),
    })),
    skipDuplicates: true,
  });
  return count > 0;
}

/** A notice about one of them, which is as invented as its number. */
export async function loadDemoRecall(): Promise<void> {
  const source = { source: "fsa", reference: "EXAMPLE-1" } as const;
  await db.recall.upsert({
    where: { source_reference: source },
    create: {
      ...source,
      title: "Example: stock cubes with undeclared sesame",
      ...{
        firm: "Lungara (example)",
        products: ["Stock cubes"],
        gtins: ["09520000000066"],
        allergens: ["sesame seeds"],
      },
      ...{ batches: "L2611, best before 30 June 2027", publishedAt: new Date("2026-11-20"), readAt: now() },
    },
    update: {},
  });
}
