import Link from "next/link";
import { useText } from "#use-text";
import { Wordmark } from "@/components/brand/wordmark";
import { wordmarkLink } from "@/components/brand/wordmark-link";
import { FooterAccount } from "@/components/layout/footer-account";
import { FooterColumn } from "@/components/layout/footer-column";
import type { Key } from "@/lib/i18n/area";
import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";
import { shell } from "@/messages/en/shell";

const COMPANY = [
  ["about", LINKS.about],
  ["careers", LINKS.careers],
  ["contact", LINKS.contact],
] as const;
const LEGAL = [
  ["terms", LINKS.terms],
  ["privacy", LINKS.privacy],
  ["cookies", LINKS.cookies],
] as const;

export type FooterLinks = {
  /** The demo restaurant's site, which shows the product in use. */
  demoRestaurant: string | null;
  /** The product's pages on social networks. */
  social: readonly string[];
};

export function SiteFooter({ footerLinks }: { footerLinks: FooterLinks }) {
  const t = useText(shell);
  return (
    <footer className="border-t border-line pt-10 pb-8 nav:pt-16 print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-8 nav:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-[1/-1] max-w-[34ch] nav:col-auto">
            <Link className={wordmarkLink()} href={LINKS.home}>
              <Wordmark />
            </Link>
            <p className="small soft mt-2">{t("footerSummary", { product: PRODUCT_NAME })}</p>
          </div>
          <LinkColumn links={COMPANY} title="company" />
          <LinkColumn links={LEGAL} title="legal" />
          <FooterAccount />
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line pt-5 text-small/normal text-ink-soft">
          <p>
            © {new Date().getUTCFullYear()} {PRODUCT_NAME}
          </p>
          <OtherSites footerLinks={footerLinks} />
        </div>
      </div>
    </footer>
  );
}

const NETWORKS: Record<string, string> = {
  "bsky.app": "Bluesky",
  "facebook.com": "Facebook",
  "instagram.com": "Instagram",
  "linkedin.com": "LinkedIn",
  "tiktok.com": "TikTok",
  "x.com": "X",
  "youtube.com": "YouTube",
};

/** An unknown network is named by its host. */
const networkOf = (address: string): string => {
  const host = new URL(address).hostname.replace(/^www\./, "");
  return NETWORKS[host] ?? host;
};

/** Links to other sites send no referrer. */
function OtherSites({ footerLinks: { demoRestaurant, social } }: { footerLinks: FooterLinks }) {
  const t = useText(shell);
  const links = [
    ...(demoRestaurant ? [[demoRestaurant, t("demoRestaurant")] as const] : []),
    ...social.map((address) => [address, networkOf(address)] as const),
  ];
  if (links.length === 0) return null;
  return (
    <nav aria-label={t("elsewhere")}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(([address, label]) => (
          <li key={address}>
            <a className="inline-flex min-h-11 items-center text-inherit" href={address} rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LinkColumnProps = {
  title: "company" | "legal";
  links: readonly (readonly [Key<typeof shell>, string])[];
};

function LinkColumn({ title, links }: LinkColumnProps) {
  const t = useText(shell);
  return (
    <FooterColumn id={`foot-${title}`} title={t(title)}>
      {links.map(([label, href]) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {t(label)}
          </Link>
        </li>
      ))}
    </FooterColumn>
  );
}
