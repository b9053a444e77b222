import { useText } from "#use-text";
import type { Key } from "@/lib/i18n/area";
import { card } from "@/messages/en/card";
import { terms } from "@/messages/en/terms";
import "@/styles/sharing.css";
import { healthRow, type IdCardProfile, MAX_TAGS_PER_ROW } from "@/lib/id-card";

const rowsOf = (profile: IdCardProfile): [Key<typeof card>, readonly string[]][] => [
  ["diet", profile.diets],
  ["health", healthRow(profile)],
  ["avoids", profile.avoids],
  ["likes", profile.likes],
  ["favorites", profile.favorites],
];

/** The rows that the card shortens to '+N more', in full; nothing when it shortens none. */
export function FullRows({ profile }: { profile: IdCardProfile }) {
  const t = useText(card);
  const term = useText(terms);
  const long = rowsOf(profile).filter(([, tags]) => tags.length > MAX_TAGS_PER_ROW);
  if (long.length === 0) return null;
  return (
    <section aria-labelledby="full-rows" className="full-rows">
      <h2 id="full-rows">{t("inFull")}</h2>
      <dl className="full-rows-list">
        {long.map(([label, tags]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{tags.map((tag) => term.known(tag)).join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
