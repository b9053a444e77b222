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

export function SiteFooter() {
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
        <p className="foot-end">
          © {new Date().getUTCFullYear()} {PRODUCT_NAME}
        </p>
      </div>
    </footer>
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
