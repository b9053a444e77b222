import Link from "next/link";
import { useText } from "#use-text";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { Callout } from "@/components/ui/callout";
import type { VariantWire } from "@/lib/schemas/variants";
import { variantsText } from "@/messages/en/variants";

type BaseNoteProps = { variant: Pick<VariantWire, "base_recipe_id" | "base_recipe_title" | "base_status"> };

/** Names the recipe that the variant was made from, and says whether that has changed since. */
export function BaseNote({
  variant: { base_recipe_id: id, base_recipe_title: title, base_status: status },
}: BaseNoteProps) {
  const t = useText(variantsText);
  if (!id || status === "gone") {
    return (
      <Callout tone="info">
        <p>{t.rich("titleIsNoLonger", { title, b: (inside) => <b>{inside}</b> })}</p>
      </Callout>
    );
  }
  const base = (
    <Link href={recipeAddress(id)} prefetch={false}>
      {title}
    </Link>
  );
  if (status === "current") return <p className="soft">{t.rich("versionOf", { base })}</p>;
  return (
    <Callout tone="info">
      <p>{t.rich("titleHasChangedSince", { title, base, b: (inside) => <b>{inside}</b> })}</p>
    </Callout>
  );
}
