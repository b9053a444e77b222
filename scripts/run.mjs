/**
 * Runs one of the commands in scripts/commands: `node scripts/run.mjs start`. Plain JavaScript that any Node can
 * read, so that an outdated Node gets a sentence instead of a syntax error.
 */
import { existsSync } from "node:fs";
import { register } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const OLDEST_NODE = [20, 19, 0];

function isOldNode() {
  const current = process.versions.node.split(".").map(Number);
  const index = OLDEST_NODE.findIndex((part, i) => part !== current[i]);
  return index !== -1 && current[index] < OLDEST_NODE[index];
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (isOldNode()) {
  refuse(`Node ${OLDEST_NODE.join(".")} or later is needed; this is ${process.versions.node}. See https://nodejs.org.`);
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
