import { existsSync } from "node:fs";
import { register } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
if (!existsSync(path.join(root, "node_modules", "tsx"))) refuse("The packages are missing. Run `npm ci` first.");

const [name = "", ...rest] = process.argv.slice(2);
const file = path.join(root, "scripts", "commands", `${name}.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) refuse(`There is no command "${name}". See scripts/commands.`);

// Paths in settings and TypeScript's aliases are relative to the project.
process.chdir(root);

// The commands use the application's own modules; this condition only keeps server modules out of browser bundles.
const markerHook = `export const resolve = (specifier, context, next) =>
  specifier === "server-only" ? { url: "data:text/javascript,", shortCircuit: true } : next(specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(markerHook)}`);
const { register: registerTypeScript } = await import("tsx/esm/api");
registerTypeScript();

const { main } = await import(pathToFileURL(file).href);
await main(rest);
