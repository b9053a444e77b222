import { useText } from "#use-text";
import { IdCard } from "@/components/id-card/id-card";
import { MethodStep, MethodSteps } from "@/components/landing/method";
import { Band, BandHead, BandSplit } from "@/components/layout/band";
import { DIET_KEYS, MAX_DIETS } from "@/lib/dietary/diets";
import { MAX_FAVORITES_PER_TYPE, MAX_HEALTH_CONCERNS } from "@/lib/dietary/preference-kinds";
import { guestProfile } from "@/lib/id-card/id-card";
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
    <MethodSteps>
      {steps.map(([title, text]) => (
        <MethodStep key={title} title={t.known(title)}>
          {t.known(text)}
        </MethodStep>
      ))}
    </MethodSteps>
  );
}

/** The steps for people without an account, beside the blank card that they fill in. */
export function HowItWorks({ guestSuffix }: { guestSuffix: string }) {
  const t = useText(home);
  return (
    <Band aria-labelledby="how-title" id="how" sunk>
      <BandSplit>
        <div>
          <BandHead>
            <h2 id="how-title">{t("stepsTitle")}</h2>
            <p className="lead">{t("stepsSkippable")}</p>
          </BandHead>
          <Method steps={SIGN_UP} />
        </div>
        <div>
          <p className="note mb-4">{t("blankPage")}</p>
          <IdCard profile={guestProfile(guestSuffix)} variant="guest" />
        </div>
      </BandSplit>
    </Band>
  );
}
