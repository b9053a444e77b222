import Link from "next/link";
import { Wordmark } from "@/components/brand/wordmark";
import { FooterAccount } from "@/components/layout/footer-account";
import { LINKS } from "@/lib/links";
import { PRODUCT_NAME } from "@/lib/product";

const COMPANY = [
  ["About", LINKS.about],
  ["Careers", LINKS.careers],
  ["Contact", LINKS.contact],
] as const;
const LEGAL = [
  ["Terms", LINKS.terms],
  ["Privacy", LINKS.privacy],
  ["Cookies", LINKS.cookies],
] as const;

export type Elsewhere = {
  /** The site of a restaurant where the product can be seen at work. */
  demoRestaurant: string | null;
  /** Where the product is on social networks. */
  social: readonly string[];
};

export function SiteFooter({ elsewhere }: { elsewhere: Elsewhere }) {
  return (
    <footer className="site-foot">
      <div className="wrap">
        <div className="foot-grid">
          <div className="foot-brand">
            <Link className="brand" href={LINKS.home}>
              <Wordmark />
            </Link>
            <p className="small soft mt-2">
              A dietary ID you carry to restaurants, delivery apps, grocery sites and recipes. {PRODUCT_NAME} gives no
              medical or allergy advice.
            </p>
          </div>
          <FooterColumn links={COMPANY} title="Company" />
          <FooterColumn links={LEGAL} title="Legal" />
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
  const links = [
    ...(demoRestaurant ? [[demoRestaurant, "Demo restaurant"] as const] : []),
    ...social.map((address) => [address, networkOf(address)] as const),
  ];
  if (links.length === 0) return null;
  return (
    <nav aria-label="Elsewhere">
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

type FooterColumnProps = { title: string; links: readonly (readonly [string, string])[] };

function FooterColumn({ title, links }: FooterColumnProps) {
  const id = `foot-${title.toLowerCase()}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(([label, href]) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
