import Link from "next/link";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { Callout } from "@/components/ui/callout";
import type { VariantWire } from "@/lib/schemas/variants";

type BaseNoteProps = { variant: Pick<VariantWire, "base_recipe_id" | "base_recipe_title" | "base_status"> };

/** What the version was made from, and whether that is still as it was. */
export function BaseNote({
  variant: { base_recipe_id: id, base_recipe_title: title, base_status: status },
}: BaseNoteProps) {
  if (!id || status === "gone") {
    return (
      <Callout tone="info">
        <p>
          <b>{title} is no longer available.</b> The recipe that you made this from was deleted or closed. Your version
          stays as it is.
        </p>
      </Callout>
    );
  }
  const base = (
    <Link href={recipeAddress(id)} prefetch={false}>
      {title}
    </Link>
  );
  if (status === "current") return <p className="soft">Your version of {base}. Only you can see it.</p>;
  return (
    <Callout tone="info">
      <p>
        <b>{title} has changed since.</b> Your version stays as you made it. See {base} as it is now; saving your
        version once more ends this note.
      </p>
    </Callout>
  );
}
