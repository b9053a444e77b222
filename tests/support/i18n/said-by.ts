import { readFileSync } from "node:fs";
import { AREAS } from "@/messages/areas";

/** What a file imports that says or refuses with the messages of an area. */
const importsOf = (area: string): readonly string[] => [
  `"@/messages/en/${area}"`,
  ...(area === "errors" ? ['"@/lib/errors"', '"@/lib/i18n/sentence"', '"@/messages/en/account-errors"'] : []),
];

/** The text of a file, followed by the English messages whose keys it uses. */
export function saidBy(file: string): string {
  const text = readFileSync(file, "utf8");
  const said = Object.values(AREAS).flatMap(({ name, messages }) =>
    importsOf(name).some((each) => text.includes(each))
      ? Object.entries(messages).flatMap(([key, message]) => (text.includes(`"${key}"`) ? [message] : []))
      : [],
  );
  return [text, ...said].join("\n");
}
