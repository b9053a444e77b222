import { useText } from "#use-text";
import { Forkprint } from "@/components/brand/forkprint";
import { CAPTION, JudgedItems, PrintedItems } from "@/components/demo/read-items";
import { Band, BandHead } from "@/components/layout/band";
import { cn } from "@/components/ui/variants";
import { VERDICT_WORDS, type Verdict, VerdictBadge } from "@/components/ui/verdict-badge";
import type { ReadPage } from "@/lib/demo/demo-reading";
import { DEMO_PROFILE } from "@/lib/id-card/id-card";
import { home } from "@/messages/en/home";
import { terms } from "@/messages/en/terms";
import { Comparison } from "./demo/comparison";

const LEGEND: readonly Verdict[] = ["match", "conflict", "may_contain", "unknown"];

/** Three pages, each as printed and as judged by the demo card. */
export function SeeItInAction({ pages }: { pages: readonly ReadPage[] }) {
  const t = useText(home);
  return (
    <Band aria-labelledby="see-title" id="see" sunk>
      <div className="wrap">
        <BandHead className="mb-7 nav:mb-9 nav:grid-cols-2 nav:items-end nav:gap-12">
          <h2 id="see-title">{t("seeItInAction")}</h2>
          <p className="lead">{t("comparisonExplained")}</p>
        </BandHead>
        <Comparison
          legend={<Legend />}
          pages={pages.map(({ key, label, place, items }) => ({
            key,
            label: t.known(label),
            printed: (
              <div
                className={cn(
                  "min-w-0 px-4.5 pt-4.5 pb-2 nav:px-9 nav:pt-7 nav:pb-3.5",
                  "group-data-[shown-side=read]:max-nav:hidden",
                )}
                data-side="printed"
              >
                <p className={CAPTION}>
                  {t.rich("asPrintedPlace", {
                    place: t.known(place),
                    span: (inside) => (
                      <span className="soft ms-auto font-[450] text-[length:var(--t-1)]">{inside}</span>
                    ),
                  })}
                </p>
                <PrintedItems items={items} />
              </div>
            ),
            read: (
              <div
                className={cn(
                  "min-w-0 px-4.5 pt-4.5 pb-2 nav:px-9 nav:pt-7 nav:pb-3.5",
                  "border-line nav:border-s group-data-[shown-side=printed]:max-nav:hidden",
                )}
                data-side="read"
              >
                <p className={CAPTION}>
                  <Forkprint id={DEMO_PROFILE.printId} size={24} />{" "}
                  {t("asNameReads", { name: DEMO_PROFILE.displayName })}
                </p>
                <JudgedItems items={items} />
              </div>
            ),
          }))}
        />
        <p className="small soft mt-5 max-w-[66ch]">{t("marksExplained")}</p>
      </div>
    </Band>
  );
}

function Legend() {
  const term = useText(terms);
  const t = useText(home);
  return (
    <ul aria-label={t("whatTheMarksMean")} className="flex flex-wrap gap-x-4.5 gap-y-1 text-[length:var(--t-1)]">
      {LEGEND.map((verdict) => (
        <li className="inline-flex items-center gap-1.5 text-ink-soft" key={verdict}>
          <VerdictBadge size={18} verdict={verdict} /> {term.known(VERDICT_WORDS[verdict])}
        </li>
      ))}
    </ul>
  );
}
