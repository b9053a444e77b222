import { BadgeCheck, CircleHelp } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { PRODUCT_NAME } from "@/lib/product";
import type { AuthorizationContextWire } from "@/lib/schemas/oauth";
import { consentText } from "@/messages/en/consent";

type ApplicationIdentityProps = {
  name: string;
  /** The host that receives the answer, or the scheme of an application. */
  host: string;
  isVerified: boolean;
  /** The application's description of itself, which nobody has checked unless it is verified. */
  about: AuthorizationContextWire["about"];
};

const bold = (inside: ReactNode) => <b>{inside}</b>;

/**
 * The application that asks, its host, and whether it is verified, because a name alone proves nothing. The logo is our
 * own copy: loading it from elsewhere would tell its owner who opens the page. Without a logo, the name's first letter
 * is shown.
 */
export function ApplicationIdentity({ name, host, isVerified, about }: ApplicationIdentityProps) {
  const t = useText(consentText);
  const links = [
    [t("site"), about?.site_uri],
    [t("privacy"), about?.privacy_uri],
    [t("terms"), about?.terms_uri],
  ] as const;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-0.5">
      {about?.logo ? (
        // biome-ignore lint/performance/noImgElement: a fixed small picture of our own, which the optimizer is off for
        <img alt="" className="row-span-2 size-14 rounded-card border border-line bg-raised" src={about.logo} />
      ) : (
        <span
          aria-hidden="true"
          className="row-span-2 grid size-14 place-items-center rounded-card border border-line bg-cover font-bold text-[1.5rem] text-cover-ink"
        >
          {[...name][0]?.toLocaleUpperCase("en")}
        </span>
      )}
      <b className="font-[650]">{name}</b>
      <code className="text-[0.875rem] text-ink-soft">{host}</code>
      <p className="col-span-full mt-2.5 flex items-start gap-2 text-small [&>svg]:mt-0.5 [&>svg]:flex-none">
        {isVerified ? (
          <>
            <BadgeCheck aria-hidden="true" size={18} /> {t("verifiedByProductName", { product_name: PRODUCT_NAME })}
          </>
        ) : (
          <>
            <CircleHelp aria-hidden="true" size={18} />
            <span>
              {about?.described_at
                ? t.rich("notVerifiedDocument", { domain: about.described_at, b: bold })
                : t.rich(about?.registered_itself ? "notVerifiedItself" : "notVerified", { host, b: bold })}
              {about?.answers_on_device && ` ${t("onThisDevice")}`}
            </span>
          </>
        )}
      </p>
      {about?.developer && (
        <p className="col-span-full text-small">
          {t.rich("claimedDeveloper", { developer: about.developer, b: bold })}
        </p>
      )}
      {links.some(([, address]) => address) && (
        <p className="col-span-full flex flex-wrap gap-x-4 text-small">
          {links.map(
            ([words, address]) =>
              address && (
                <a
                  className="inline-flex min-h-11 items-center"
                  href={address}
                  key={words}
                  rel="noopener noreferrer nofollow"
                  target="_blank"
                >
                  {words}
                  <span className="sr-only"> {t("documentOfName", { name })}</span>
                </a>
              ),
          )}
        </p>
      )}
    </div>
  );
}
