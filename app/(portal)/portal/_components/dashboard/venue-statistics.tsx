import type { VisitAnalyticsWire } from "@/lib/schemas/visit-analytics";

type VenueStatisticsProps = { counts: VisitAnalyticsWire; people: number };

const words = (count: number, one: string, many: string) => `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** Four figures between two rules. */
export function VenueStatistics({ counts, people }: VenueStatisticsProps) {
  const figures = [
    { label: "Total visits", value: counts.total_visits, note: words(people, "person", "people") },
    { label: "On site", value: counts.physical_visits, note: "by a code in the house" },
    { label: "Online", value: counts.online_visits, note: "through the widget" },
    {
      label: "Active now",
      value: counts.active_visits,
      note: `${counts.active_physical_visits} on site, ${counts.active_online_visits} online`,
    },
  ];
  return (
    <section aria-label="Venue Statistics" className="mt-5 border-ink border-y">
      <dl className="grid grid-cols-2 nav:grid-cols-4">
        {figures.map(({ label, value, note }) => (
          <div className="border-line p-3 nav:border-s nav:first:border-s-0 nav:first:ps-0" key={label}>
            <dt className="text-ink-soft text-small">{label}</dt>
            <dd>
              <span className="block font-bold text-step-3 tabular-nums">{value.toLocaleString("en")}</span>
              <span className="text-small">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
