import { dietaryTag } from "@/components/recipes/recipe-words";
import { recipeSource } from "@/components/recipes/web-links";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import type { RecipeDetailWire, SourceClaimWire } from "@/lib/schemas/recipes";

type SourceClaimsProps = { recipe: Pick<RecipeDetailWire, "source_claims" | "source_url"> };

/** What the page says that the recipe suits, each beside what its lines say. Where the two differ, that is said first. */
export function SourceClaims({ recipe }: SourceClaimsProps) {
  const claims = recipe.source_claims ?? [];
  if (claims.length === 0) return null;
  const host = recipeSource(recipe.source_url)?.host ?? "The page";
  const sorted = [...claims].sort((a, b) => ORDER.indexOf(a.reading) - ORDER.indexOf(b.reading));
  return (
    <section
      aria-labelledby="source-claims"
      className="mt-4 rounded-card border border-line border-solid px-4 py-3.5 print:border-black"
    >
      <h2 className="font-sans font-semibold text-body" id="source-claims">
        What the page says, and what we read
      </h2>
      <ul className="m-0 mt-1.5 grid list-none gap-1.5 p-0">
        {sorted.map((claim) => (
          <li className="grid grid-cols-[22px_minmax(0,1fr)] gap-x-2.5" key={claim.diet}>
            <VerdictBadge size={22} verdict={SIGN[claim.reading]} />
            <span className="max-w-[66ch] break-words">{claimWords(claim, host)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-small">
        How a recipe fits you is told from its ingredients alone, never from what a page claims.
      </p>
    </section>
  );
}

const ORDER: readonly SourceClaimWire["reading"][] = ["otherwise", "unknown", "same"];

const SIGN = { otherwise: "mismatch", unknown: "unknown", same: "info" } as const;

/** "soup.example says “Gluten-free”. We read otherwise: Soy sauce contains gluten." */
export function claimWords({ diet, reading, reason }: SourceClaimWire, host: string): string {
  const says = `${host} says “${dietaryTag(diet)}”.`;
  if (reading === "same") return `${says} We read nothing against it in the ingredients.`;
  if (reading === "otherwise") return `${says} We read otherwise${reason ? `: ${reason}` : "."}`;
  return `${says} We cannot confirm it${reason ? `: ${reason}` : "."}`;
}
