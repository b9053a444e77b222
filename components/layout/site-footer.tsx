import Link from "next/link";
import { useText } from "#use-text";
import { Wordmark } from "@/components/brand/wordmark";
import { FooterAccount } from "@/components/layout/footer-account";
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

export type Elsewhere = {
  /** The site of a restaurant where the product can be seen at work. */
  demoRestaurant: string | null;
  /** Where the product is on social networks. */
  social: readonly string[];
};

export function SiteFooter({ elsewhere }: { elsewhere: Elsewhere }) {
  const t = useText(shell);
  return (
    <footer className="site-foot">
      <div className="wrap">
        <div className="foot-grid">
          <div className="foot-brand">
            <Link className="brand" href={LINKS.home}>
              <Wordmark />
            </Link>
            <p className="small soft mt-2">{t("aDietaryIdYou", { product: PRODUCT_NAME })}</p>
          </div>
          <FooterColumn links={COMPANY} title="company" />
          <FooterColumn links={LEGAL} title="legal" />
          <FooterAccount />
        </div>
        <div className="foot-end">
          <p>
            © {new Date().getUTCFullYear()} {PRODUCT_NAME}
          </p>
          <OtherSites elsewhere={elsewhere} />
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

/** A network that we do not know goes by its host. */
const networkOf = (address: string): string => {
  const host = new URL(address).hostname.replace(/^www\./, "");
  return NETWORKS[host] ?? host;
};

/** Other people's sites: they are not told from which page somebody came. */
function OtherSites({ elsewhere: { demoRestaurant, social } }: { elsewhere: Elsewhere }) {
  const t = useText(shell);
  const links = [
    ...(demoRestaurant ? [[demoRestaurant, t("demoRestaurant")] as const] : []),
    ...social.map((address) => [address, networkOf(address)] as const),
  ];
  if (links.length === 0) return null;
  return (
    <nav aria-label={t("elsewhere")}>
      <ul className="foot-elsewhere">
        {links.map(([address, label]) => (
          <li key={address}>
            <a href={address} rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FooterColumnProps = {
  title: "company" | "legal";
  links: readonly (readonly [Key<typeof shell>, string])[];
};

function FooterColumn({ title, links }: FooterColumnProps) {
  const t = useText(shell);
  const id = `foot-${title}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      <ul>
        {links.map(([label, href]) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
