import { MINUTE_MS } from "@/lib/durations";

/** Hands a file to the person, as a download. In a browser only. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the address only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
}
