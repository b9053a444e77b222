import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Gives several small commands one name in package.json: `tsx scripts/one-of.ts take=tests/pictures/take … --`, and
 * behind the dashes what the person wrote: the name of one of them, and its arguments. Without a name the first runs.
 */
const given = process.argv.slice(2);
const end = given.indexOf("--");
const commands = new Map(given.slice(0, end).map((each) => each.split("=") as [string, string]));
const [wanted = [...commands.keys()][0] ?? "", ...rest] = given.slice(end + 1);
const file = commands.get(wanted);
if (file === undefined) {
  console.error(`There is no "${wanted}". There are: ${[...commands.keys()].join(", ")}.`);
  process.exit(2);
}
// As if it had been started by itself: it reads its own arguments.
process.argv.splice(1, Number.POSITIVE_INFINITY, path.resolve(`${file}.ts`), ...rest);
await import(pathToFileURL(path.resolve(`${file}.ts`)).href);
