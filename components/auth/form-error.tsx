import { useText } from "#use-text";
import { Callout } from "@/components/ui/callout";
import { shell } from "@/messages/en/shell";

/** What went wrong with the whole form; the form stays open. The live region is there before the message, and takes no room. */
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
