import { useText } from "#use-text";
import { IndexLine } from "@/components/landing/index-list";
import { Band, BandHead, BandSplit } from "@/components/layout/band";
import { MAX_DIETS } from "@/lib/dietary/diets";
import { MAX_FAVORITES_PER_TYPE, MAX_HEALTH_CONCERNS } from "@/lib/dietary/preference-kinds";
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

/** The contents of a card, in the form of a cookbook's index. */
export function CardIndex() {
  const t = useText(home);
  return (
    <Band aria-labelledby="index-title">
      <BandSplit aside="index">
        <BandHead>
          <h2 id="index-title">{t("whatCardShows")}</h2>
          <p className="lead">{t("cardRowsExplained")}</p>
        </BandHead>
        <dl>
          {ENTRIES.map(([name, amount]) => (
            <IndexLine key={name} name={t.known(name)}>
              {t.known(amount)}
            </IndexLine>
          ))}
        </dl>
      </BandSplit>
    </Band>
  );
}
