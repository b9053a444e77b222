import "@/styles/sharing.css";
import { healthRow, type IdCardProfile, MAX_TAGS_PER_ROW } from "@/lib/id-card";

const rowsOf = (profile: IdCardProfile): [string, readonly string[]][] => [
  ["Diet", profile.diets],
  ["Health", healthRow(profile)],
  ["Avoids", profile.avoids],
  ["Likes", profile.likes],
  ["Favorites", profile.favorites],
];

/** The rows that the card shortens to '+N more', in full; nothing when it shortens none. */
export function FullRows({ profile }: { profile: IdCardProfile }) {
  const long = rowsOf(profile).filter(([, tags]) => tags.length > MAX_TAGS_PER_ROW);
  if (long.length === 0) return null;
  return (
    <section aria-labelledby="full-rows" className="full-rows">
      <h2 id="full-rows">In full</h2>
      <dl className="full-rows-list">
        {long.map(([label, tags]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{tags.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
