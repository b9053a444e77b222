import { MINUTE_MS } from "@/lib/durations";

/** Offers the content to the person as a download. Runs in browsers only. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the object URL only after the click was handled, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
}
