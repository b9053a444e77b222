import Link from "next/link";
import { getText } from "@/components/i18n/use-text-on-server";
import { LINKS } from "@/lib/links";
import { recipePagesText } from "@/messages/en/recipe-pages";

/** Offers somebody who eats alone to write down who eats with them. */
export async function CookForSomebody() {
  const t = await getText(recipePagesText);
  return (
    <aside className="mt-10 max-w-[66ch] rounded-card border border-line bg-raised p-4 print:hidden">
      <h2 className="m-0 text-step-1">{t("cookForSomebody")}</h2>
      <p className="mt-1 mb-0">
        {t.rich("cookForSomebodyHow", { link: (inside) => <Link href={LINKS.planTable}>{inside}</Link> })}
      </p>
    </aside>
  );
}
