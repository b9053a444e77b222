import { useText } from "#use-text";
import { MAX_DIETS } from "@/lib/dietary/diets";
import { MAX_FAVORITES_PER_TYPE, MAX_HEALTH_CONCERNS } from "@/lib/profile-limits";
import { home } from "@/messages/en/home";

const ENTRIES = [
  ["Allergies", "all, always first"],
  ["Diets and free-from", `up to ${MAX_DIETS}`],
  ["Health concerns", `up to ${MAX_HEALTH_CONCERNS}`],
  ["Ingredients you avoid", "no limit"],
  ["Ingredients you like", "no limit"],
  ["Favorite foods", `up to ${MAX_FAVORITES_PER_TYPE}`],
  ["Favorite drinks", `up to ${MAX_FAVORITES_PER_TYPE}`],
] as const;

/** What a card holds, as a cookbook's index. */
export function CardIndex() {
  const t = useText(home);
  return (
    <section aria-labelledby="index-title" className="band">
      <div className="wrap band-split band-split--index">
        <div className="band-head">
          <h2 id="index-title">{t("whatStandsOnThe")}</h2>
          <p className="lead">{t("onlyWhatYouWrite")}</p>
        </div>
        <dl className="index">
          {ENTRIES.map(([name, amount]) => (
            <div key={name}>
              <dt>{t.known(name)}</dt>
              <dd>{t.known(amount)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
