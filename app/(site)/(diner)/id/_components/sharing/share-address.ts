import { copyText } from "@/components/ui/copy-text";
import type { Say } from "@/lib/i18n/area";
import type { card } from "@/messages/en/card";

const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/**
 * Shares an address with the browser's share sheet, else the clipboard, else a prompt to copy from, in the documented
 * words.
 */
export async function shareAddress(url: string, title: string, t: Say<typeof card>): Promise<void> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      if (wasCancelled(error)) return;
    }
  }
  if (await copyText(url)) window.alert(t("shareLinkCopied"));
  else window.prompt(t("copyLinkByHand"), url);
}
