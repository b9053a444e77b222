import { readFileSync } from "node:fs";
import { AREAS } from "@/messages/areas";

/** The text of a file, followed by the English messages whose keys it uses. */
export function saidBy(file: string): string {
  const text = readFileSync(file, "utf8");
  const said = Object.values(AREAS).flatMap(({ name, messages }) =>
    text.includes(`"@/messages/en/${name}"`)
      ? Object.entries(messages).flatMap(([key, message]) => (text.includes(`"${key}"`) ? [message] : []))
      : [],
  );
  return [text, ...said].join("\n");
}
