import { useText } from "#use-text";
import { Callout } from "@/components/ui/callout";
import { shell } from "@/messages/en/shell";

/**
 * An error of the whole form. The live region is rendered before there is a message, so that screen readers announce
 * it.
 */
export function FormError({ error }: { error: string | null }) {
  const t = useText(shell);
  return (
    <div className="empty:absolute" role="alert">
      {error && (
        <Callout tone="conflict">
          <p>{t.known(error)}</p>
        </Callout>
      )}
    </div>
  );
}
