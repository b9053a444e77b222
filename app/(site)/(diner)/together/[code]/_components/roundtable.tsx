import { UserPlus } from "lucide-react";
import { useText } from "#use-text";
import { Forkprint } from "@/components/brand/forkprint";
import { Guilloche } from "@/components/brand/guilloche";
import type { SeatedWire } from "@/lib/schemas/tables";
import { tablesText } from "@/messages/en/tables";

type RoundtableProps = { seats: SeatedWire["seats"]; expected: number; fitting: string };

/** The distance from the middle to a seat, in percent of the table's width. */
const RADIUS = 41;

/** The people at the table, drawn around it. Chairs with a dashed outline are still free. */
export function Roundtable({ seats, expected, fitting }: RoundtableProps) {
  const t = useText(tablesText);
  const chairs = Math.max(expected, seats.length);
  const waiting = chairs - seats.length;
  return (
    <section aria-labelledby="who-sits-here">
      <h2 className="sr-only" id="who-sits-here">
        {t("whoHasJoined")}
      </h2>
      <div className="relative mx-auto aspect-square w-full max-w-[400px]">
        <div className="absolute inset-[15%] grid place-content-center overflow-hidden rounded-full bg-cover text-center text-cover-ink shadow-card">
          <div aria-hidden="true" className="absolute inset-0 text-cover-rule opacity-60">
            <Guilloche height={260} width={260} />
          </div>
          <p className="relative m-0 font-serif text-step-5 leading-none" role="status">
            {t.rich("lengthOfChairsCards", {
              length: seats.length,
              chairs,
              span: (inside) => <span className="mt-1 block font-sans text-body text-cover-soft">{inside}</span>,
            })}
          </p>
          <p className="relative m-0 mt-3 px-6 text-small">{fitting}</p>
        </div>
        <ul className="m-0 list-none p-0">
          {seats.map((seat, place) => (
            <Chair at={place} key={seat.id} of={chairs}>
              <span className="grid size-14 place-items-center rounded-full border border-herb border-solid bg-raised text-herb">
                <Forkprint id={seat.id} size={36} />
              </span>
              <span className="max-w-[104px] truncate rounded-label bg-paper px-1 font-semibold text-small">
                {seat.name}
                {seat.is_you && <span className="font-normal">{t("you")}</span>}
              </span>
            </Chair>
          ))}
          {Array.from({ length: waiting }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty chairs are all the same
            <Chair at={seats.length + place} key={`waiting ${place}`} of={chairs}>
              <span className="grid size-14 place-items-center rounded-full border border-control border-dashed bg-paper text-ink-soft">
                <UserPlus aria-hidden="true" size={22} />
              </span>
              <span className="rounded-label bg-paper px-1 text-ink-soft text-small">{t("waiting")}</span>
            </Chair>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Places chairs clockwise, the first at the top. */
function Chair({ at, of, children }: { at: number; of: number; children: React.ReactNode }) {
  const angle = (2 * Math.PI * at) / of;
  const left = `${(50 + RADIUS * Math.sin(angle)).toFixed(2)}%`;
  const top = `${(50 - RADIUS * Math.cos(angle)).toFixed(2)}%`;
  return (
    <li className="-translate-x-1/2 -translate-y-1/2 absolute grid justify-items-center gap-0.5" style={{ left, top }}>
      {children}
    </li>
  );
}
