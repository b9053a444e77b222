import { writeCompactTree } from "../../server/dietary/compact-file";

/** npm run dietary:build: packs the reference text into the form that a process loads at start. */
console.log(`Written to ${writeCompactTree()}.`);
