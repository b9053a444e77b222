/**
 * `npm run lint` refuses imports that areas.json forbids, and shared parts that one route shows. With `--write` it renews the table of areas in
 * docs/architecture.md, which must agree with the list.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { readAreaList, stepsOf } from "./area-list";
import { findFaults } from "./find-faults";
import { findLoneParts } from "./find-lone-parts";
import { readImports, sourceFiles } from "./read-imports";
import { withTable } from "./table-of-areas";

const PAGE = "docs/architecture.md";

const list = readAreaList();
const files = sourceFiles(list.floors.map(({ folder }) => folder));
const imports = readImports(files);
const faults = [...findFaults(list, imports, files), ...findLoneParts(imports, files)];

const page = readFileSync(PAGE, "utf8");
const renewed = withTable(page, list);
if (process.argv.includes("--write")) writeFileSync(PAGE, renewed);
else if (renewed !== page) faults.push(`${PAGE} shows other areas: run npx tsx scripts/areas/check.ts --write.`);

for (const fault of faults) console.error(fault);
console.log(`${stepsOf(list).size} areas in order, ${imports.length} imports, ${faults.length} faults.`);
process.exit(faults.length === 0 ? 0 : 1);
