import { useText } from "#use-text";
import { IdCard } from "@/components/id-card/id-card";
import { FullRows } from "@/components/sharing/full-rows";
import { IdFrame } from "@/components/sharing/id-frame";
import { hiddenRows, useRowsInWords } from "@/components/sharing/row-words";
import { ButtonAnchor } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import type { ShareRow } from "@/lib/sight/share-rows";
import { card } from "@/messages/en/card";
import { ForgetOnReturn } from "./forget-on-return";

type SharedIdProps = {
  profile: IdCardProfile;
  rows: readonly ShareRow[];
  /** The owner with their own link, another person who is signed in, or a visitor. */
  viewer: "owner" | "other" | "nobody";
};

/** The card behind a share link: the rows that the owner chose, with a note that the card may contain more. */
export function SharedId({ profile, rows, viewer }: SharedIdProps) {
  const t = useText(card);
  const hidden = hiddenRows(rows);
  return (
    <IdFrame>
      <ForgetOnReturn />
      <div>
        <h1 className="text-step-4">{t("digitalDietaryId")}</h1>
        <p className="wrap-anywhere text-ink-soft">
          <bdi>{profile.displayName}</bdi>
        </p>
      </div>
      {viewer === "owner" && (
        <Callout tone="info">
          <p>
            {t.rich("thisIsWhatPeople", {
              b: (inside) => <b>{inside}</b>,
              link: (inside) => <a href={LINKS.privacySettings}>{inside}</a>,
            })}
          </p>
        </Callout>
      )}
      {hidden.length > 0 && (
        <PartOnly hidesAllergies={hidden.includes("allergies")} rows={rows} who={profile.displayName} />
      )}
      <IdCard hideRows={hidden} profile={profile} />
      <FullRows profile={profile} />
      <p className="small soft">{t("writtenByOwner", { displayName: profile.displayName })}</p>
      {viewer !== "owner" && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonAnchor variant="quiet" href={viewer === "other" ? LINKS.home : `${LINKS.onboard}?mode=register`}>
            {t("createYourOwnId")}
          </ButtonAnchor>
        </div>
      )}
    </IdFrame>
  );
}

type PartOnlyProps = { rows: readonly ShareRow[]; who: string; hidesAllergies: boolean };

function PartOnly({ rows, who, hidesAllergies }: PartOnlyProps) {
  const t = useText(card);
  const rowsInWords = useRowsInWords();
  return (
    <Callout tone="may_contain">
      <p>
        {t.rich("onlyAPartOf", {
          b: (inside) => <b>{inside}</b>,
          who,
          rows: rowsInWords(rows),
          hidesAllergies: String(hidesAllergies),
        })}
      </p>
    </Callout>
  );
}
