import type { ReactNode } from "react";
import { useText } from "#use-text";
import { Forkprint } from "@/components/brand/forkprint";
import { PRODUCT_PRINT_ID } from "@/components/brand/wordmark";
import type { Text } from "@/components/i18n/text";
import { CardPortrait } from "@/components/id-card/card-portrait";
import { AlarmIcon, CrossIcon } from "@/components/ui/frame-icons";
import { healthRow, type IdCardProfile, machineReadableStrip, shortenRow, weightInWords } from "@/lib/id-card";
import { PRODUCT_NAME } from "@/lib/product";
import type { ShareRow } from "@/lib/share-rows";
import { card } from "@/messages/en/card";
import { terms } from "@/messages/en/terms";

export type IdCardRow = ShareRow;

type IdCardProps = {
  profile: IdCardProfile;
  /** `guest`: nothing is written on it yet and the print is dotted. `demo`: an invented person. */
  variant?: "own" | "demo" | "guest";
  /** An SVG QR code of the share link, when sharing is on. */
  shareQr?: ReactNode;
  /** Rows to leave out, for example where a share link hides them. */
  hideRows?: readonly IdCardRow[];
};

/** A passport's data page: allergies first, unmistakable at arm's length; it lays itself out by its own width. */
export function IdCard({ profile, variant = "own", shareQr, hideRows = [] }: IdCardProps) {
  const t = useText(card);
  const look = ["id-card", variant === "guest" && "id-card--guest", shareQr && "id-card--shared"];
  return (
    <div className="id-box">
      <article aria-label={labelOf(t, profile, variant)} className={look.filter(Boolean).join(" ")}>
        <header className="id-card-head on-cover">
          <span className="id-card-brand">
            <Forkprint id={PRODUCT_PRINT_ID} size={24} />
            {PRODUCT_NAME}
          </span>
          <span>{t("digitalDietaryId")}</span>
        </header>
        {hideRows.includes("allergies") ? <AllergiesNotShown /> : <Allergies allergies={profile.allergies} />}
        <div className="id-card-body">
          <div className="id-card-portrait">
            <CardPortrait picture={profile.picture} printId={profile.printId} />
          </div>
          <div className="id-card-who">
            <p className="id-card-key">{t("name")}</p>
            <p className="id-card-name">{profile.displayName}</p>
            <p className="id-card-number">
              <span className="sr">{t("idNumber")} </span>
              {profile.shortId}
            </p>
          </div>
          <Rows hidden={hideRows} profile={profile} />
          {shareQr && (
            <figure className="id-card-qr">
              {shareQr}
              <figcaption>{t("scanToOpenWhat", { displayName: profile.displayName })}</figcaption>
            </figure>
          )}
        </div>
        <Strip profile={profile} />
        {variant !== "guest" && <Forkprint className="id-card-water" id={profile.printId} size={240} />}
      </article>
    </div>
  );
}

function labelOf(t: Text<typeof card>, { displayName }: IdCardProfile, variant: IdCardProps["variant"]): string {
  if (variant === "guest") return t("blankDigitalDietaryId");
  return variant === "demo" ? t("demoDigitalDietaryId", { displayName }) : t("digitalDietaryIdOf", { displayName });
}

/** A card without this row must not look like one of a person without allergies. */
function AllergiesNotShown() {
  const t = useText(card);
  return (
    <div className="id-card-allergies id-card-allergies--blank">
      <AlarmIcon className="id-card-alarm" />
      <p className="id-card-allergies-title">{t("allergies")}</p>
      <p>{t("notShownOnThis")}</p>
    </div>
  );
}

/** Every allergy stands here, however many: the band grows instead of counting the rest. */
function Allergies({ allergies }: { allergies: IdCardProfile["allergies"] }) {
  const t = useText(card);
  const term = useText(terms);
  if (allergies.length === 0) {
    return (
      <div className="id-card-allergies id-card-allergies--blank">
        <AlarmIcon className="id-card-alarm" />
        <p className="id-card-allergies-title">{t("allergies")}</p>
        <p>{t("noneWrittenDownYet")}</p>
      </div>
    );
  }
  return (
    <div className="id-card-allergies">
      <AlarmIcon className="id-card-alarm" />
      <p className="id-card-allergies-title">{t("allergiesNoneOfThese")}</p>
      <ul>
        {allergies.map((allergy) => (
          <li key={allergy.key}>
            <span className="flex min-w-0 items-start gap-[0.22em]">
              <CrossIcon className="id-card-cross mt-[0.23em]" />
              {term.known(allergy.label)}
            </span>
            {weightInWords(allergy) && (
              <small className="text-[0.5em] font-medium">({term.known(weightInWords(allergy))})</small>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Rows({ profile, hidden }: { profile: IdCardProfile; hidden: readonly IdCardRow[] }) {
  const t = useText(card);
  const rows: { key: IdCardRow; label: string; tags: readonly string[] }[] = [
    { key: "diet", label: t("diet"), tags: profile.diets },
    { key: "health", label: t("health"), tags: healthRow(profile) },
    { key: "avoids", label: t("avoids"), tags: profile.avoids },
    { key: "likes", label: t("likes"), tags: profile.likes },
    { key: "favorites", label: t("favorites"), tags: profile.favorites },
  ];
  return (
    <dl className="id-card-rows">
      {rows
        .filter(({ key }) => !hidden.includes(key))
        .map(({ key, label, tags }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Tags tags={tags} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const t = useText(card);
  const term = useText(terms);
  if (tags.length === 0) {
    return (
      <span className="id-card-blank">
        <span className="sr">{t("notFilledIn")}</span>
      </span>
    );
  }
  const { shown, more } = shortenRow(tags);
  return (
    <ul>
      {shown.map((tag) => (
        <li key={tag}>{term.known(tag)}</li>
      ))}
      {more > 0 && <li className="id-card-more">{t("moreMore", { more })}</li>}
    </ul>
  );
}

function Strip({ profile }: { profile: IdCardProfile }) {
  const [who, what] = machineReadableStrip(profile);
  return (
    <p aria-hidden="true" className="id-card-strip">
      <span>{who}</span>
      <span>{what}</span>
    </p>
  );
}
