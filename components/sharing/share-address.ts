import { copyText } from "@/components/ui/copy-text";

const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** The browser's own sharing, else the clipboard, else a prompt to copy from: in the documented words. */
export async function shareAddress(url: string, title: string): Promise<void> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      if (wasCancelled(error)) return; // the person thought better of it
    }
  }
  if (await copyText(url)) window.alert("Share link copied to clipboard!");
  else window.prompt("Copy this link to share your ID:", url);
}
