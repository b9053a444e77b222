import "@/styles/sharing.css";
import { type IdCardProfile, MAX_TAGS_PER_ROW } from "@/lib/id-card";

const ROWS = [
  ["Diet", "diets"],
  ["Health", "health"],
  ["Avoids", "avoids"],
  ["Likes", "likes"],
  ["Favorites", "favorites"],
] as const satisfies readonly (readonly [string, keyof IdCardProfile])[];

/** The rows that the card shortens to '+N more', in full; nothing when it shortens none. */
export function FullRows({ profile }: { profile: IdCardProfile }) {
  const long = ROWS.filter(([, key]) => profile[key].length > MAX_TAGS_PER_ROW);
  if (long.length === 0) return null;
  return (
    <section aria-labelledby="full-rows" className="full-rows">
      <h2 id="full-rows">In full</h2>
      <dl className="full-rows-list">
        {long.map(([label, key]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{profile[key].join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
