import { useText } from "#use-text";
import { Pictogram } from "@/components/travel/pictogram";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";

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
  const term = useText(terms);
  const t = useText(verdicts);
  if (!allergens) return null;
  const pairs = allergens.keys.flatMap((key) => (ALLERGENS[key] ? [ALLERGENS[key]] : []));
  if (pairs.length === 0 && allergens.is_whole) return null;
  return (
    <ul
      aria-label={t("isOrMayBe")}
      className="m-0 flex list-none flex-wrap gap-x-3 gap-y-1 p-0 text-small text-ink-soft"
    >
      {pairs.map(([drawing, word]) => (
        <li className="inline-flex items-center gap-1" key={drawing}>
          <Pictogram name={drawing} size={18} />
          {term.known(word)}
        </li>
      ))}
      {!allergens.is_whole && <li>{pairs.length > 0 ? t("notAllOfIt") : t("notAllOfItIs")}</li>}
    </ul>
  );
}

/** What the kitchen lacks for it. */
export function CardMissing({ missing }: { missing: RecipeWire["missing"] }) {
  const t = useText(verdicts);
  if (!missing) return null;
  const { count, names } = missing;
  if (count === 0) return <p className="m-0 text-small font-semibold text-herb">{t("youHaveEverythingFor")}</p>;
  const more = count > names.length ? t("andCountMore", { count: count - names.length }) : "";
  return (
    <p className="m-0 text-small">
      <b>{t("countMissing", { count })}</b> <span className="text-ink-soft">{names.join(", ") + more}</span>
    </p>
  );
}
