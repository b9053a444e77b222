import { useText } from "#use-text";
import { dietaryTag } from "@/components/recipes/recipe-words";
import { recipeSource } from "@/components/recipes/web-links";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { inEnglish, type Say } from "@/lib/i18n/area";
import type { RecipeDetailWire, SourceClaimWire } from "@/lib/schemas/recipes";
import { recipesText } from "@/messages/en/recipes";
import { terms } from "@/messages/en/terms";

type SourceClaimsProps = { recipe: Pick<RecipeDetailWire, "source_claims" | "source_url"> };

/** The diets that the source page claims for the recipe, each beside what its lines say. Contradictions come first. */
export function SourceClaims({ recipe }: SourceClaimsProps) {
  const t = useText(recipesText);
  const term = useText(terms);
  const claims = recipe.source_claims ?? [];
  if (claims.length === 0) return null;
  const host = recipeSource(recipe.source_url)?.host ?? t("thePage");
  const sorted = [...claims].sort((a, b) => ORDER.indexOf(a.reading) - ORDER.indexOf(b.reading));
  return (
    <section
      aria-labelledby="source-claims"
      className="mt-4 rounded-card border border-line border-solid px-4 py-3.5 print:border-[#000]"
    >
      <h2 className="font-sans font-semibold text-body" id="source-claims">
        {t("claimsTitle")}
      </h2>
      <ul className="m-0 mt-1.5 grid list-none gap-1.5 p-0">
        {sorted.map((claim) => (
          <li className="grid grid-cols-[22px_minmax(0,1fr)] gap-x-2.5" key={claim.diet}>
            <VerdictBadge size={22} verdict={SIGN[claim.reading]} />
            <span className="max-w-[66ch] break-words">{claimWords(claim, host, t, term)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-small">{t("claimsExplained")}</p>
    </section>
  );
}

const ORDER: readonly SourceClaimWire["reading"][] = ["otherwise", "unknown", "same"];

const SIGN = { otherwise: "mismatch", unknown: "unknown", same: "info" } as const;

/** "soup.example says “Gluten-free”. We read otherwise: Soy sauce contains gluten." */
export function claimWords(
  { diet: key, reading, reason }: SourceClaimWire,
  host: string,
  t: Say<typeof recipesText> = inEnglish(recipesText),
  term: Say<typeof terms> = inEnglish(terms),
): string {
  const diet = term.known(dietaryTag(key));
  if (reading === "same") return t("claimSame", { host, diet });
  if (reading === "otherwise") {
    return reason
      ? t("claimOtherwiseWhy", { host, diet, reason: t.known(reason) })
      : t("claimOtherwise", { host, diet });
  }
  return reason ? t("claimUnknownWhy", { host, diet, reason: t.known(reason) }) : t("claimUnknown", { host, diet });
}
