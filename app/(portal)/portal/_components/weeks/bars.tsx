import type { FiguresWire } from "@/lib/schemas/figures";

export const HATCHED = "bg-[repeating-linear-gradient(135deg,var(--saffron)_0_1.5px,transparent_1.5px_4px)]";

type Chart = FiguresWire["chart"];

/** As many labels as fit below; on a phone every second one is left out. */
const MOST_LABELS = 6;

/** Visits of each part of a range, on site below and online above; a dashed line for what they are compared with. */
export function Bars({ chart, label }: { chart: Chart; label: (begins: string) => string }) {
  const most = Math.max(1, ...chart.map(({ onsite, online, compared }) => Math.max(onsite + online, compared ?? 0)));
  const top = niceTop(most);
  const every = Math.ceil(chart.length / MOST_LABELS);
  const share = (count: number) => `${(count / top) * 100}%`;
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-ink-soft text-small">
      <div className="flex h-56 flex-col justify-between text-end tabular-nums leading-none">
        <span>{top.toLocaleString("en")}</span>
        {top % 2 === 0 && <span>{(top / 2).toLocaleString("en")}</span>}
        <span>0</span>
      </div>
      <div className="flex h-56 items-stretch gap-px border-line border-y bg-[linear-gradient(var(--line),var(--line))] bg-[length:100%_1px] bg-[position:0_50%] bg-no-repeat">
        {chart.map(({ begins, onsite, online, compared }) => (
          <div className="relative flex min-w-0 flex-1 flex-col justify-end" key={begins}>
            {online > 0 && (
              <div className={`border border-saffron bg-raised ${HATCHED}`} style={{ height: share(online) }} />
            )}
            {onsite > 0 && <div className="bg-herb" style={{ height: share(onsite) }} />}
            {compared !== null && (
              <div
                className="absolute inset-x-0 border-ink border-t-2 border-dashed"
                style={{ bottom: share(Math.max(0, compared)) }}
              />
            )}
          </div>
        ))}
      </div>
      <span />
      <div className="mt-1.5 flex tabular-nums">
        {chart
          .filter((_, n) => n % every === 0)
          .map(({ begins }, n, shown) => (
            <span
              className="overflow-visible whitespace-nowrap even:invisible tablet:even:visible"
              key={begins}
              style={{ flex: `${n === shown.length - 1 ? chart.length - n * every : every} 1 0`, minWidth: 0 }}
            >
              {label(begins)}
            </span>
          ))}
      </div>
    </div>
  );
}

/** The next round number above: 1, 2, 4, 5 or 10 of its size. */
function niceTop(most: number): number {
  const size = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 5, 6, 8, 10].find((each) => each * size >= most) ?? 10;
  return Math.max(2, step * size);
}
