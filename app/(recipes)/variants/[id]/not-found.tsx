import { MissingPage } from "@/components/variants/missing-page";

export default function VariantNotFound() {
  return (
    <MissingPage title="Variant not found">
      The address may be mistyped, or the version was deleted or is somebody else's: each is its owner's alone.
    </MissingPage>
  );
}
