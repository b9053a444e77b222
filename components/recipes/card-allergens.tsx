import { Pictogram } from "@/components/travel/pictogram";
import type { RecipeWire } from "@/lib/schemas/recipes";

/** The law's key, the drawing's name and the word. */
const ALLERGENS: Readonly<Record<string, readonly [drawing: string, word: string]>> = {
  eu_gluten_cereals: ["gluten", "Gluten"],
  eu_crustaceans: ["crustaceans", "Crustaceans"],
  eu_eggs: ["eggs", "Eggs"],
  eu_fish: ["fish", "Fish"],
  eu_peanuts: ["peanuts", "Peanuts"],
  eu_soybeans: ["soy", "Soy"],
  eu_milk: ["milk", "Milk"],
  eu_nuts: ["nuts", "Nuts"],
  eu_celery: ["celery", "Celery"],
  eu_mustard: ["mustard", "Mustard"],
  eu_sesame: ["sesame", "Sesame"],
  eu_sulphites: ["sulphites", "Sulphites"],
  eu_lupin: ["lupin", "Lupin"],
  eu_molluscs: ["molluscs", "Molluscs"],
};

/** What of the law's 14 is or may be in it. Where not every word is known it says so: nothing named is no "free of". */
export function CardAllergens({ allergens }: { allergens: RecipeWire["allergens"] }) {
  if (!allergens) return null;
  const pairs = allergens.keys.flatMap((key) => (ALLERGENS[key] ? [ALLERGENS[key]] : []));
  if (pairs.length === 0 && allergens.is_whole) return null;
  return (
    <ul
      aria-label="Is or may be in it"
      className="m-0 flex list-none flex-wrap gap-x-3 gap-y-1 p-0 text-small text-ink-soft"
    >
      {pairs.map(([drawing, word]) => (
        <li className="inline-flex items-center gap-1" key={drawing}>
          <Pictogram name={drawing} size={18} />
          {word}
        </li>
      ))}
      {!allergens.is_whole && <li>{pairs.length > 0 ? "not all of it is known" : "Not all of it is known"}</li>}
    </ul>
  );
}

/** What the kitchen lacks for it. */
export function CardMissing({ missing }: { missing: RecipeWire["missing"] }) {
  if (!missing) return null;
  const { count, names } = missing;
  if (count === 0) return <p className="m-0 text-small font-semibold text-herb">You have everything for it.</p>;
  const more = count > names.length ? ` and ${count - names.length} more` : "";
  return (
    <p className="m-0 text-small">
      <b>{count} missing:</b> <span className="text-ink-soft">{names.join(", ") + more}</span>
    </p>
  );
}
