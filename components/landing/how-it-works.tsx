import { useText } from "#use-text";
import { IdCard } from "@/components/id-card/id-card";
import { DIET_KEYS, MAX_DIETS } from "@/lib/dietary/diets";
import { guestProfile } from "@/lib/id-card";
import { MAX_FAVORITES_PER_TYPE, MAX_HEALTH_CONCERNS } from "@/lib/profile-limits";
import { home } from "@/messages/en/home";

type Step = readonly [title: string, text: string];

const numberWord = (n: number): string => ["none", "one", "two", "three", "four", "five"][n] ?? String(n);
const diets = numberWord(MAX_DIETS);
const concerns = numberWord(MAX_HEALTH_CONCERNS);
const favorites = numberWord(MAX_FAVORITES_PER_TYPE);

const SIGN_UP: readonly Step[] = [
  ["Account", "An email and a password, so that the card is yours on every device."],
  [
    "Dietary",
    `Up to ${diets} of ${DIET_KEYS.length}: how you eat and what you are allergic to. What cannot go together says so, and an allergy is never dropped.`,
  ],
  ["Health", `Up to ${concerns} concerns, if you want them on the card. Skip it and nothing is missing.`],
  ["Favorites", `Up to ${favorites} foods and ${favorites} drinks that you would order again.`],
];

function Method({ steps }: { steps: readonly Step[] }) {
  const t = useText(home);
  return (
    <ol className="method">
      {steps.map(([title, text]) => (
        <li key={title}>
          <h3>{t.known(title)}</h3>
          <p>{t.known(text)}</p>
        </li>
      ))}
    </ol>
  );
}

/** For people without an account: the real steps, beside the blank card that they fill in. */
export function HowItWorks({ guestSuffix }: { guestSuffix: string }) {
  const t = useText(home);
  return (
    <section aria-labelledby="how-title" className="band band--sunk" id="how">
      <div className="wrap band-split">
        <div>
          <div className="band-head">
            <h2 id="how-title">{t("fourStepsUnderA")}</h2>
            <p className="lead">{t("everyOneButThe")}</p>
          </div>
          <Method steps={SIGN_UP} />
        </div>
        <div>
          <p className="note mb-4">{t("aBlankPageWaiting")}</p>
          <IdCard profile={guestProfile(guestSuffix)} variant="guest" />
        </div>
      </div>
    </section>
  );
}
