import type { ReactNode } from "react";
import { useText } from "#use-text";
import { Forkprint } from "@/components/brand/forkprint";
import { PRODUCT_PRINT_ID } from "@/components/brand/wordmark";
import type { Text } from "@/components/i18n/text";
import { bandLook, cardLook } from "@/components/id-card/card-look";
import { CardPortrait } from "@/components/id-card/card-portrait";
import { AlarmIcon, CrossIcon } from "@/components/ui/frame-icons";
import { longestWord } from "@/components/ui/longest-word";
import { healthRow, type IdCardProfile, machineReadableStrip, shortenRow, weightInWords } from "@/lib/id-card/id-card";
import { PRODUCT_NAME } from "@/lib/product";
import type { ShareRow } from "@/lib/sight/share-rows";
import { card } from "@/messages/en/card";
import { terms } from "@/messages/en/terms";

export type IdCardRow = ShareRow;

type IdCardProps = {
  profile: IdCardProfile;
  /** `guest`: an empty card with a dotted print. */
  variant?: "own" | "guest";
  /** Only for specimen-card.tsx: the words on the card that say that its person is invented. */
  specimen?: string;
  /** An SVG QR code of the share link, if there is one. */
  shareQr?: ReactNode;
  /** Rows to leave out, for example those that a share link hides. */
  hideRows?: readonly IdCardRow[];
  className?: string;
};

/**
 * A dietary ID card in the form of a passport's data page: allergies come first and are readable at arm's length. Its
 * layout depends on its own width.
 */
export function IdCard({ profile, variant = "own", specimen, shareQr, hideRows = [], className }: IdCardProps) {
  const t = useText(card);
  const look = cardLook({ guest: variant === "guest", shared: Boolean(shareQr) });
  return (
    <div className={look.box()}>
      <article aria-label={labelOf(t, profile, { variant, specimen })} className={look.page({ className })}>
        <header className={look.head()}>
          <span className={look.brand()}>
            <Forkprint id={PRODUCT_PRINT_ID} size={24} />
            {PRODUCT_NAME}
          </span>
          <span>{t("digitalDietaryId")}</span>
        </header>
        {specimen && (
          <p className={look.specimen()} data-specimen="">
            {specimen}
          </p>
        )}
        {hideRows.includes("allergies") ? (
          <BlankBand>{t("notShown")}</BlankBand>
        ) : (
          <Allergies allergies={profile.allergies} />
        )}
        <div className={look.body()}>
          <div className={look.portrait()} data-portrait="">
            <CardPortrait dotted={variant === "guest"} picture={profile.picture} printId={profile.printId} />
          </div>
          <div className={look.who()}>
            <p className={look.key()}>{t("name")}</p>
            <p className={look.name()}>
              <bdi>{profile.displayName}</bdi>
            </p>
            <p className={look.number()} data-card-number="">
              <span className="sr-only">{t("idNumber")} </span>
              {profile.shortId}
            </p>
          </div>
          <Rows hidden={hideRows} look={look} profile={profile} />
          {shareQr && (
            <figure className={look.qr()}>
              {shareQr}
              <figcaption className="@id-wide:hidden">
                {t("scanForShared", { displayName: profile.displayName })}
              </figcaption>
            </figure>
          )}
        </div>
        <Strip className={look.strip()} profile={profile} />
        {variant !== "guest" && <Forkprint className={look.water()} id={profile.printId} size={240} />}
      </article>
    </div>
  );
}

type Kind = Pick<IdCardProps, "variant" | "specimen">;

function labelOf(t: Text<typeof card>, { displayName }: IdCardProfile, { variant, specimen }: Kind): string {
  if (variant === "guest") return t("blankDigitalDietaryId");
  return specimen ? t("exampleOfADigital", { displayName }) : t("dietaryIdOf", { displayName });
}

/**
 * Says in words why no allergy is listed: a card with this row hidden must not look like the card of a person without
 * allergies.
 */
function BlankBand({ children }: { children: ReactNode }) {
  const t = useText(card);
  const look = bandLook({ blank: true });
  return (
    <div className={look.base()}>
      <AlarmIcon className={look.alarm()} />
      <p className={look.title()}>{t("allergies")}</p>
      <p className="text-[1.0625rem] font-[520]">{children}</p>
    </div>
  );
}

const LONG_LIST = 8;

/** Shows every allergy. The band grows instead of shortening the list. It answers to the width of its container. */
export function Allergies({ allergies }: { allergies: IdCardProfile["allergies"] }) {
  const t = useText(card);
  const term = useText(terms);
  if (allergies.length === 0) return <BlankBand>{t("noneWrittenDownYet")}</BlankBand>;
  const look = bandLook({ long: allergies.length >= LONG_LIST });
  const names = allergies.map(({ label }) => term.known(label));
  return (
    <div className={look.base()}>
      <AlarmIcon className={look.alarm()} />
      <p className={look.title()}>{t("allergiesSpoken")}</p>
      <ul className={look.list()} style={longestWord(names)}>
        {allergies.map((allergy, index) => (
          <li className={look.allergy()} key={allergy.key}>
            <span className="flex min-w-0 items-start gap-[0.22em]">
              <CrossIcon className={look.cross()} />
              {names[index]}
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

type RowsProps = { profile: IdCardProfile; hidden: readonly IdCardRow[]; look: ReturnType<typeof cardLook> };

function Rows({ profile, hidden, look }: RowsProps) {
  const t = useText(card);
  const rows: { key: IdCardRow; label: string; tags: readonly string[] }[] = [
    { key: "diet", label: t("diet"), tags: profile.diets },
    { key: "health", label: t("health"), tags: healthRow(profile) },
    { key: "avoids", label: t("avoids"), tags: profile.avoids },
    { key: "likes", label: t("likes"), tags: profile.likes },
    { key: "favorites", label: t("favorites"), tags: profile.favorites },
  ];
  return (
    <dl className={look.rows()}>
      {rows
        .filter(({ key }) => !hidden.includes(key))
        .map(({ key, label, tags }) => (
          <div className={look.row()} key={key}>
            <dt className={look.rowKey()}>{label}</dt>
            <dd className="min-w-0 flex-[1_1_8.5rem]">
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
      <span className="block h-[1.2em] border-b-[1.5px] border-dotted border-control">
        <span className="sr-only">{t("notFilledIn")}</span>
      </span>
    );
  }
  const { shown, more } = shortenRow(tags);
  return (
    <ul className="flex flex-wrap gap-x-3 leading-[1.35] font-[580] wrap-anywhere">
      {shown.map((tag) => (
        <li key={tag}>{term.known(tag)}</li>
      ))}
      {more > 0 && <li className="font-medium text-ink-soft">{t("moreMore", { more })}</li>}
    </ul>
  );
}

function Strip({ profile, className }: { profile: IdCardProfile; className: string }) {
  const [who, what] = machineReadableStrip(profile);
  return (
    <p aria-hidden="true" className={className} data-card-number="" dir="ltr">
      <span className="block overflow-hidden">{who}</span>
      <span className="block overflow-hidden">{what}</span>
    </p>
  );
}
