import { useText } from "#use-text";
import type { Key } from "@/lib/i18n/area";
import { healthRow, type IdCardProfile, MAX_TAGS_PER_ROW } from "@/lib/id-card/id-card";
import { card } from "@/messages/en/card";
import { terms } from "@/messages/en/terms";

const rowsOf = (profile: IdCardProfile): [Key<typeof card>, readonly string[]][] => [
  ["diet", profile.diets],
  ["health", healthRow(profile)],
  ["avoids", profile.avoids],
  ["likes", profile.likes],
  ["favorites", profile.favorites],
];

/** The rows that the card shortens to '+N more', in full. Renders nothing if no row is shortened. */
export function FullRows({ profile }: { profile: IdCardProfile }) {
  const t = useText(card);
  const term = useText(terms);
  const long = rowsOf(profile).filter(([, tags]) => tags.length > MAX_TAGS_PER_ROW);
  if (long.length === 0) return null;
  return (
    <section aria-labelledby="full-rows" className="mt-6">
      <h2 className="mb-2 text-step-1" id="full-rows">
        {t("inFull")}
      </h2>
      <dl>
        {long.map(([label, tags]) => (
          <div className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line py-2.5" key={label}>
            <dt className="flex-[0_0_6rem] text-ink-soft">{t(label)}</dt>
            <dd className="min-w-0 flex-[1_1_9rem] wrap-anywhere">{tags.map((tag) => term.known(tag)).join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
