import { type DietKey, dietOf, isFreeFrom } from "@/lib/dietary/diets";

/* Invented figures of one day in one restaurant, which only explain the portal's charts.
   Sums are calculated from them, so that the charts agree. */

export type SampleHour = { from: string; onSite: number; online: number };

const HOURS: readonly (readonly [hour: number, onSite: number, online: number])[] = [
  [9, 3, 1],
  [10, 2, 2],
  [11, 4, 2],
  [12, 9, 1],
  [13, 12, 0],
  [14, 6, 1],
  [15, 2, 0],
  [16, 1, 2],
  [17, 2, 3],
  [18, 6, 1],
  [19, 9, 1],
  [20, 9, 2],
  [21, 7, 3],
];

export const SAMPLE_HOURS: readonly SampleHour[] = HOURS.map(([hour, onSite, online]) => ({
  from: `${String(hour).padStart(2, "0")}:00`,
  onSite,
  online,
}));

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

export const SAMPLE_ON_SITE = sum(SAMPLE_HOURS.map((hour) => hour.onSite));
export const SAMPLE_ONLINE = sum(SAMPLE_HOURS.map((hour) => hour.online));
export const SAMPLE_VISITS = SAMPLE_ON_SITE + SAMPLE_ONLINE;
export const SAMPLE_PEOPLE = 84;

export type SampleDiet = { label: string; people: number; isAllergy: boolean };

const DIETS: readonly (readonly [key: DietKey, people: number])[] = [
  ["vegetarian", 22],
  ["vegan", 13],
  ["gluten_free", 11],
  ["nut_free", 9],
  ["pescatarian", 6],
  ["shellfish_free", 4],
];

export const SAMPLE_DIETS: readonly SampleDiet[] = DIETS.map(([key, people]) => ({
  label: dietOf(key).label,
  people,
  isAllergy: isFreeFrom(key),
}));

export type SampleVisitor = { name: string; printId: string; eats: string; came: string };

export const SAMPLE_VISITORS: readonly SampleVisitor[] = [
  { name: "Mira O.", printId: "7f3a91c2", eats: "Vegetarian, Nut Allergy, Sesame Allergy", came: "19:42, on site" },
  { name: "Jonas B.", printId: "b04e22d9", eats: "Vegan", came: "19:38, on site" },
  { name: "Aiko T.", printId: "d41d8cd9", eats: "Gluten Allergy, Diabetes", came: "19:31, online" },
  { name: "Tomas R.", printId: "3be1f054", eats: "Keto, Dairy Allergy", came: "19:14, on site" },
  { name: "Ines P.", printId: "c0ffee12", eats: "Pescatarian", came: "19:05, on site" },
];
