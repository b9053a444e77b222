// Runs in worker threads (see extract-off-thread.ts). Plain JavaScript: it is loaded as it stands, not bundled; what it
// loads is TypeScript, read by the same loader as the commands.
import { setPriority } from "node:os";
import { register } from "tsx/esm/api";

register();
const { extractRecipe } = await import("../extraction/extract-recipe.ts");
const { extractPastedRecipe } = await import("../extraction/extract-from-text.ts");

// On Linux this lowers the calling thread only: answering requests goes before reading pages.
try {
  setPriority(0, 5);
} catch {
  // Not permitted here; reading then competes on equal terms.
}

/** Answers once the thread has loaded what it needs. */
export const ready = () => true;

export function run({ kind, text, url }) {
  return kind === "page" ? extractRecipe(text, url) : extractPastedRecipe(text, url);
}
