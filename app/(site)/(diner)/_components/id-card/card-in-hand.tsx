import type { ReactNode } from "react";
import { useText } from "#use-text";
import { CardPortrait } from "@/components/id-card/card-portrait";
import { Allergies } from "@/components/id-card/id-card";
import { type IdCardProfile, shortenRow } from "@/lib/id-card/id-card";
import { card } from "@/messages/en/card";
import { terms } from "@/messages/en/terms";

type CardInHandProps = {
  profile: IdCardProfile;
  /** The actions, on the cover below the page; the first takes a row of its own on a phone. */
  children: ReactNode;
};

/**
 * The card as short as it can be, inside its cover: every allergy, who it is, and what they eat. On a phone its actions
 * stay above the fold.
 */
export function CardInHand({ profile, children }: CardInHandProps) {
  const t = useText(card);
  const term = useText(terms);
  const { shown, more } = shortenRow(profile.avoids);
  const avoided = [...shown.map((food) => term.known(food)), ...(more > 0 ? [t("moreMore", { more })] : [])];
  return (
    <div className="@container w-full">
      <article
        aria-label={t("dietaryIdOf", { displayName: profile.displayName })}
        className="rounded-[18px] bg-cover p-2 text-cover-ink shadow-card print:[print-color-adjust:exact]"
      >
        <div className="overflow-hidden rounded-[11px] bg-page text-ink">
          <Allergies allergies={profile.allergies} />
          <div className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-3.5 px-4 py-3.5 @id-wide:grid-cols-[128px_minmax(0,1fr)] @id-wide:gap-6 @id-wide:p-6">
            <div className="grid aspect-[4/5] place-items-center rounded-[6px] border border-card-frame bg-card-window">
              <CardPortrait dotted={false} picture={profile.picture} printId={profile.printId} />
            </div>
            <div className="grid min-w-0 gap-0.5">
              <p className="m-0 font-serif text-[1.625rem]/[1.1] font-[560] tracking-[-0.02em] wrap-anywhere @id-wide:text-[2.25rem]/[1.1]">
                {profile.displayName}
              </p>
              {profile.diets.length > 0 && (
                <p className="m-0 wrap-anywhere">
                  <span className="sr-only">{t("diet")}: </span>
                  {profile.diets.map((diet) => term.known(diet)).join(", ")}
                </p>
              )}
              {avoided.length > 0 && (
                <p className="m-0 text-small/normal text-ink-soft wrap-anywhere">
                  {t("avoids")}: {avoided.join(", ")}
                </p>
              )}
            </div>
          </div>
        </div>
        <div className="on-cover grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-2 pt-2 *:px-2.5 *:first:col-[1/-1] @id-wide:grid-cols-[1.3fr_1fr_1fr] @id-wide:*:first:col-auto">
          {children}
        </div>
      </article>
    </div>
  );
}
