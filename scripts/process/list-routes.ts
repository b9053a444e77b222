import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const FILE = path.join("app", "api", "openapi.json", "routes.generated.mjs");

/** The address of a route's file as OpenAPI writes it: groups in parentheses are no part of it. */
const addressOf = (folder: string): string =>
  `/${folder
    .split("/")
    .filter((part) => part !== "" && !/^\(.+\)$/.test(part))
    .map((part) => part.replace(/\[(?:\.\.\.)?(.+?)\]/g, "{$1}"))
    .join("/")}`;

/** Every address that has a handler, with its folder. The route for unknown paths is no address. */
export async function findRoutes(root: string): Promise<{ address: string; folder: string }[]> {
  const names = await readdir(path.join(root, "app"), { recursive: true });
  return names
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => /(^|\/)route\.tsx?$/.test(name) && !name.includes("[..."))
    .map((name) => name.replace(/\/?route\.tsx?$/, ""))
    .map((folder) => ({ address: addressOf(folder), folder }))
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** Writes the list from which the API's description is made. Bundlers need every import written out. */
export async function listRoutes(root: string): Promise<void> {
  const lines = (await findRoutes(root)).map(
    ({ address, folder }) => `  [${JSON.stringify(address)}, () => import("../../${folder}/route")],`,
  );
  const text = `// Made by scripts/process/list-routes.ts.\nexport const ROUTES = [\n${lines.join("\n")}\n];\n`;
  const file = path.join(root, FILE);
  if ((await readFile(file, "utf8").catch(() => "")) !== text) await writeFile(file, text);
}
