import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { AREAS } from "@/messages/areas";

const sources = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app", "components", "lib", "server"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
  .map((file) => readFileSync(file, "utf8"));

const code = sources.join("\n");

/** Everything that the product may say in English: texts in its code, and the messages whose keys the code uses. */
const said = [
  code,
  ...Object.values(AREAS).flatMap(({ messages }) =>
    Object.entries(messages).flatMap(([key, message]) => (code.includes(`"${key}"`) ? [message] : [])),
  ),
].join("\n");

/** Whether the product says the words, whichever file raises them. */
export const isSaid = (words: string): boolean => said.includes(words);
