import { useText } from "#use-text";
import { Pictogram } from "@/components/dietary/pictogram";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";

/** The pictogram and the word of each allergen, by its key of EU law. */
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

/**
 * Lists which of the EU's 14 allergens the recipe contains or may contain. If some words are unknown, it says so,
 * because an allergen that is not named may still be in it.
 */
export function CardAllergens({ allergens }: { allergens: RecipeWire["allergens"] }) {
  const term = useText(terms);
  const t = useText(verdicts);
  if (!allergens) return null;
  const pairs = allergens.keys.flatMap((key) => (ALLERGENS[key] ? [ALLERGENS[key]] : []));
  if (pairs.length === 0 && allergens.is_whole) return null;
  return (
    <ul
      aria-label={t("maybeInIt")}
      className="m-0 flex list-none flex-wrap gap-x-3 gap-y-1 p-0 text-small text-ink-soft"
    >
      {pairs.map(([drawing, word]) => (
        <li className="inline-flex items-center gap-1" key={drawing}>
          <Pictogram name={drawing} size={18} />
          {term.known(word)}
        </li>
      ))}
      {!allergens.is_whole && <li>{pairs.length > 0 ? t("notAllOfIt") : t("notAllKnownStart")}</li>}
    </ul>
  );
}

/** The ingredients that the person does not have at home. */
export function CardMissing({ missing }: { missing: RecipeWire["missing"] }) {
  const t = useText(verdicts);
  if (!missing) return null;
  const { count, names } = missing;
  if (count === 0) return <p className="m-0 text-small font-semibold">{t("haveEverything")}</p>;
  const more = count > names.length ? t("andCountMore", { count: count - names.length }) : "";
  return (
    <p className="m-0 text-small">
      <b>{t("countMissing", { count })}</b> <span className="text-ink-soft">{names.join(", ") + more}</span>
    </p>
  );
}
