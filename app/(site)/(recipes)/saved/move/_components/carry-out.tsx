import { Download } from "lucide-react";
import { useText } from "#use-text";
import { carry } from "@/lib/carry-client";
import type { Key } from "@/lib/i18n/area";
import type { CarriedFormat } from "@/lib/recipes/carried/limits";
import { carryText } from "@/messages/en/carry";

const FORMATS: readonly { format: CarriedFormat; name: string; says: Key<typeof carryText> }[] = [
  { format: "paprika", name: "Paprika", says: "onePaprikarecipesFile" },
  { format: "mealie", name: "Mealie", says: "mealieZip" },
  { format: "tandoor", name: "Tandoor", says: "tandoorZip" },
  { format: "json-ld", name: "schema.org", says: "jsonZip" },
  { format: "mela", name: "Mela", says: "oneMelarecipesFile" },
  { format: "nextcloud", name: "Nextcloud", says: "nextcloudZip" },
  { format: "markdown", name: "Markdown", says: "textsZip" },
];

/** Exports everything in Your Recipes for other apps, including pictures, notes, ratings and tags. */
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
              <span className="text-ink-soft text-small">{t(says)}</span>
            </span>
            <Download aria-hidden className="shrink-0" size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
