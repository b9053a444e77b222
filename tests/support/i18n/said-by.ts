import { readFileSync } from "node:fs";
import { AREAS } from "@/messages/areas";

/** A file's text, with the English messages that it says by their keys. */
export function saidBy(file: string): string {
  const text = readFileSync(file, "utf8");
  const said = Object.values(AREAS).flatMap(({ name, messages }) =>
    text.includes(`"@/messages/en/${name}"`)
      ? Object.entries(messages).flatMap(([key, message]) => (text.includes(`"${key}"`) ? [message] : []))
      : [],
  );
  return [text, ...said].join("\n");
}
