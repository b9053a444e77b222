import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Every file of a screen: parts that several routes share, and those that lie beside the one route that shows them. */
export const SCREEN_FILES: readonly string[] = execFileSync(
  "git",
  ["ls-files", "-co", "--exclude-standard", "components", "app"],
  { encoding: "utf8" },
)
  .split("\n")
  .filter((file) => /^(?:components\/|app\/(?:.*\/)?_components\/)/.test(file) && existsSync(file));
