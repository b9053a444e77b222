import { Download } from "lucide-react";
import { useText } from "#use-text";
import { carry } from "@/lib/carry-client";
import type { CarriedFormat } from "@/lib/recipes/carried/limits";
import { carryText } from "@/messages/en/carry";

const FORMATS: readonly { format: CarriedFormat; name: string; says: string }[] = [
  { format: "paprika", name: "Paprika", says: "one .paprikarecipes file" },
  { format: "mealie", name: "Mealie", says: "a .zip that Mealie takes in" },
  { format: "tandoor", name: "Tandoor", says: "a .zip that Tandoor takes in" },
  { format: "json-ld", name: "schema.org", says: "a .zip of .json files, for most other apps" },
  { format: "markdown", name: "Markdown", says: "a .zip of texts, to read and print" },
];

/** Everything in Your Recipes, for other apps: pictures, notes, stars and tags with them. */
export function CarryOut() {
  const t = useText(carryText);
  return (
    <ul className="grid gap-3 tablet:grid-cols-2">
      {FORMATS.map(({ format, name, says }) => (
        <li key={format}>
          <a
            className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-line bg-raised px-4 py-3 text-ink no-underline hover:bg-sunk"
            download
            href={carry.exportAddress(format)}
          >
            <span>
              <b className="block font-[620]">{name}</b>
              <span className="text-ink-soft text-small">{t.known(says)}</span>
            </span>
            <Download aria-hidden className="shrink-0" size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
