// Runs in worker threads (see extract-off-thread.ts). Plain JavaScript: it is loaded as it stands, not bundled; what it
// loads is TypeScript, read by the same loader as the commands.
import { register } from "tsx/esm/api";
import { lowerPriority } from "../../work/lower-priority.mjs";

register();
const { withoutHalves } = await import("../extraction/clean-text.ts");
const { extractRecipe } = await import("../extraction/extract-recipe.ts");
const { extractMenu } = await import("../extraction/extract-menu.ts");
const { extractPastedRecipe } = await import("../extraction/extract-from-text.ts");

lowerPriority();

/** Answers once the thread has loaded what it needs. */
export const ready = () => true;

export function run({ kind, text, url }) {
  return withoutHalves(kind === "page" ? extractRecipe(text, url) : extractPastedRecipe(text, url));
}

export const menu = ({ text }) => withoutHalves(extractMenu(text));

const { readCarriedFile } = await import("../carried/read-file.ts");

/** Files of another app, each with the recipes in it. */
export const carried = ({ files }) => files.map(({ text, name }) => withoutHalves(readCarriedFile(text, name)));
