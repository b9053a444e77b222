import "@/styles/demo.css";
import { Forkprint } from "@/components/brand/forkprint";
import { Comparison } from "@/components/demo/comparison";
import { JudgedItems, PrintedItems } from "@/components/demo/read-items";
import { VERDICT_WORDS, type Verdict, VerdictBadge } from "@/components/ui/verdict-badge";
import type { ReadPage } from "@/lib/demo-reading";

const LEGEND: readonly Verdict[] = ["match", "conflict", "may_contain", "unknown"];

type SeeItInActionProps = {
  pages: readonly ReadPage[];
  /** Whose ID is held over them; `name` null for the person who looks. */
  reader: { printId: string; name: string | null };
};

/** Three pages, each as printed and as an ID reads it. What is marked was judged when the page was asked for. */
export function SeeItInAction({ pages, reader }: SeeItInActionProps) {
  return (
    <section aria-labelledby="see-title" className="band band--sunk" id="see">
      <div className="wrap">
        <div className="band-head see-head">
          <h2 id="see-title">See It In Action</h2>
          <p className="lead">
            The same page, twice: as it is printed, and with {reader.name ? "one person’s" : "your"} ID held over it.
          </p>
        </div>
        <Comparison
          legend={<Legend />}
          pages={pages.map(({ key, label, place, items }) => ({
            key,
            label,
            printed: (
              <div className="compare-side compare-side--printed">
                <p className="compare-caption">
                  As printed <span className="soft">{place}</span>
                </p>
                <PrintedItems items={items} />
              </div>
            ),
            read: (
              <div className="compare-side compare-side--read">
                <p className="compare-caption">
                  <Forkprint id={reader.printId} size={24} /> As {reader.name ?? "you"} read{reader.name ? "s" : ""} it
                </p>
                <JudgedItems items={items} />
              </div>
            ),
          }))}
        />
        <p className="small soft see-under">
          Marks come from the same engine that partner sites use. It gives no medical or allergy advice: when a fact is
          missing it says Unknown, never safe.
        </p>
      </div>
    </section>
  );
}

function Legend() {
  return (
    <ul aria-label="What the marks mean" className="compare-legend">
      {LEGEND.map((verdict) => (
        <li key={verdict}>
          <VerdictBadge size={18} verdict={verdict} /> {VERDICT_WORDS[verdict]}
        </li>
      ))}
    </ul>
  );
}
