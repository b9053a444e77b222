import { MissingPage } from "@/components/variants/missing-page";

export default function BaseRecipeNotFound() {
  return (
    <MissingPage title="Base recipe not found">
      The address may be mistyped, the recipe may have been deleted, or it belongs to somebody who keeps it private.
    </MissingPage>
  );
}
