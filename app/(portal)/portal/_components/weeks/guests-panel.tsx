import { FEWER } from "@/lib/analytics/category-words";
import type { FiguresWire } from "@/lib/schemas/figures";
import { Panel } from "./panel";
import { partInWords } from "./span-words";
import { ValueBars } from "./value-bars";
import { type Weeks, weeksHref } from "./weeks-href";

/** More rows than this are not read: the latest are shown. */
const MOST_ROWS = 14;

/** Who was here for the first time and who came back: visits to choose from, and the people of each part of the range. */
export function GuestsPanel({ weeks, figures }: { weeks: Weeks; figures: FiguresWire }) {
  const { people, guests, guests_over_time: parts, interval, zone } = figures;
  const { query } = weeks;
  const choose = (guest: "new" | "returning") => ({
    href: weeksHref(weeks, { guest: query.guest === guest ? undefined : guest }),
    isChosen: query.guest === guest,
  });
  const shown = interval === "hour" ? [] : parts.slice(-MOST_ROWS);
  const most = Math.max(1, ...shown.map((each) => each.guests?.people ?? 0));
  return (
    <Panel
      finding={
        people
          ? `${people.newcomers.toLocaleString("en")} people came for the first time, ${people.returning.toLocaleString("en")} had been here before. One person can stand in several rows.`
          : "Of fewer than 5 people nothing is broken down. Visits are counted from the first."
      }
      title="New and returning"
    >
      <ValueBars
        label="Visits by kind of guest"
        values={[
          { label: "First visits", visits: guests.newcomers, ...choose("new") },
          { label: "Came back", visits: guests.returning, ...choose("returning") },
          ...(guests.unknown > 0 ? [{ label: "No account", visits: guests.unknown }] : []),
        ]}
      />
      {shown.length > 1 && (
        <table className="mt-4 w-full border-collapse text-small">
          <caption className="sr-only">People who came back, of all people, by {interval}</caption>
          <tbody>
            {shown.map(({ begins, guests: of }) => (
              <tr key={begins}>
                <th className="w-24 py-1 text-start font-normal" scope="row">
                  {partInWords(begins, interval, zone)}
                </th>
                <td className="py-1">
                  {of ? (
                    <span aria-hidden="true" className="flex h-4.5" style={{ width: `${(of.people / most) * 100}%` }}>
                      <span className="border border-herb bg-herb-tint" style={{ flex: `${of.newcomers} 1 0` }} />
                      <span className="bg-herb" style={{ flex: `${of.returning} 1 0` }} />
                    </span>
                  ) : null}
                </td>
                <td className="w-28 py-1 text-end text-ink-soft tabular-nums">
                  {of ? (
                    <>
                      <b className="font-semibold text-ink">{of.returning.toLocaleString("en")}</b> of{" "}
                      {of.people.toLocaleString("en")}
                    </>
                  ) : (
                    FEWER
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
