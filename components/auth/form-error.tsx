import { Callout } from "@/components/ui/callout";

/** What went wrong with the whole form; the form stays open. The live region is there before the message. */
export function FormError({ error }: { error: string | null }) {
  return (
    <div className="form-error" role="alert">
      {error && (
        <Callout tone="conflict">
          <p>{error}</p>
        </Callout>
      )}
    </div>
  );
}
