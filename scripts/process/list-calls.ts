import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { findRoutes } from "./list-routes";

export const CALLS_FILE = path.join("app", "calls.generated.ts");

const HEAD = `// Made by \`node scripts/run.mjs calls\`: every call of the API, with the handler whose declaration is its type.
// Types alone: whoever imports lib/calls loads no route.

declare module "@/lib/calls/contract" {
  interface Calls {
`;

/** A handler that takes part in the API is exported under its verb. Those that refuse a verb are taken from an object. */
const HANDLER = /^export (?:async )?(?:const|function) (GET|POST|PUT|PATCH|DELETE)\b/gm;

/** The text of the file that ties the name of every call to its route. */
export async function writeCalls(root: string): Promise<string> {
  const routes = await Promise.all(
    (await findRoutes(root)).map(async ({ address, folder }) => {
      const source = await readFile(path.join(root, "app", folder, "route.ts"), "utf8");
      const verbs = [...source.matchAll(HANDLER)].map(([, verb]) => verb);
      return verbs.map((verb) => `    "${verb} ${address}": typeof import("./${folder}/route").${verb};\n`);
    }),
  );
  return `${HEAD}${routes.flat().join("")}  }\n}\n\nexport {};\n`;
}

export async function listCalls(root: string): Promise<void> {
  const text = await writeCalls(root);
  const file = path.join(root, CALLS_FILE);
  if ((await readFile(file, "utf8").catch(() => "")) !== text) await writeFile(file, text);
}
