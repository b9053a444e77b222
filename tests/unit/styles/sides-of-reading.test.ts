import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** Classes that name a side of the screen; `ms-`, `pe-`, `start-`, `text-end` … name the side by the direction of reading. */
const PHYSICAL =
  /(?<![\w./@-])(?:[a-z0-9-]+:)*-?(?:(?:ml|mr|pl|pr|left|right)-(?!1\/2)(?:\d[\w./]*|\[[^\]\s]+\]|auto|px|full)|text-(?:left|right)|border-[lr](?:-\d)?|rounded-(?:[lr]|[tb][lr])(?:-\w+)?)(?![\w-])/g;

it("no class names the left or the right, so that every screen can be read from the right", () => {
  const files = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(300);
  const named = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(PHYSICAL)].map(([found]) => `${file}: ${found}`),
  );
  expect(named).toEqual([]);
});
