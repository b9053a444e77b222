import { Avatar } from "@/components/brand/avatar";
import type { DataColumn } from "@/components/ui/data-table";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { STATUS_WORDS, seenInRows } from "@/components/visits/visit-words";
import type { VenueVisitWire } from "@/lib/schemas/visit-analytics";

const NOT_SHARED = "Not shared with this venue";
const ROW_OF: Record<string, string> = {
  Allergies: "allergies",
  Diet: "diet",
  Health: "health",
  Avoids: "avoids",
  Likes: "likes",
  Favorites: "favorites",
};

export const nameOf = ({ user }: VenueVisitWire): string => user?.display_name ?? "Guest, not named";
export const placeOf = ({ location, visit_type: type }: VenueVisitWire): string =>
  location?.label ?? (type === "ONLINE" ? "widget" : "entrance");

/** The values of one row of the card; null if the guest did not share that row with this venue. */
export function cardRow({ user }: VenueVisitWire, label: string): string[] | null {
  if (!user) return null;
  const shared = "shared_rows" in user && Array.isArray(user.shared_rows) ? user.shared_rows : null;
  if (shared && !shared.some((row) => row === ROW_OF[label])) return null;
  return seenInRows(user).find((row) => row.label === label)?.values ?? [];
}

const MOST = 2;

function Values({ visit, label, none }: { visit: VenueVisitWire; label: string; none: string }) {
  if (!visit.user) return <span className="text-ink-soft">no card kept</span>;
  const values = cardRow(visit, label);
  if (values === null) return <span className="text-ink-soft">{NOT_SHARED}</span>;
  if (values.length === 0) return <span className="text-ink-soft">{none}</span>;
  const more = values.length - MOST;
  const isAllergy = label === "Allergies";
  return (
    <span className={isAllergy ? "inline-flex items-center gap-1.5 font-semibold text-tomato-ink" : undefined}>
      {isAllergy && <VerdictBadge size={18} verdict="conflict" />}
      {values.slice(0, MOST).join(", ")}
      {more > 0 && <span className="font-normal text-ink-soft"> +{more} more</span>}
    </span>
  );
}

/** Formats the time of a check-in in the venue's time zone. */
export const checkedIn = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone: zone, dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

const TYPE_WORDS = { GENERAL: "General", LOCATION_SPECIFIC: "Location", ONLINE: "Online" } as const;

/** The columns, the most important first: visitor, allergies, diet, then place and time. */
export const visitColumns = (zone: string): readonly DataColumn<VenueVisitWire>[] => [
  {
    id: "visitor",
    label: "Visitor",
    cell: (visit) => (
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <Avatar printId={visit.id} size={30} />
        {nameOf(visit)}
      </span>
    ),
  },
  {
    id: "allergies",
    label: "Allergies",
    cell: (visit) => <Values label="Allergies" none="none named" visit={visit} />,
  },
  { id: "diet", label: "Diet", cell: (visit) => <Values label="Diet" none="None" visit={visit} /> },
  {
    id: "checked_in",
    label: "Checked in",
    cell: (visit) => <span className="whitespace-nowrap tabular-nums">{checkedIn(visit.check_in_time, zone)}</span>,
  },
  { id: "where", label: "Where", cell: placeOf },
  { id: "type", label: "Type", cell: (visit) => TYPE_WORDS[visit.visit_type] },
  { id: "status", label: "Status", cell: (visit) => STATUS_WORDS[visit.status] },
  { id: "health", label: "Health", cell: (visit) => <Values label="Health" none="none named" visit={visit} /> },
  {
    id: "favorites",
    label: "Favorites",
    cell: (visit) => <Values label="Favorites" none="none named" visit={visit} />,
  },
  { id: "likes", label: "Likes", cell: (visit) => <Values label="Likes" none="none named" visit={visit} /> },
  { id: "avoids", label: "Avoids", cell: (visit) => <Values label="Avoids" none="none named" visit={visit} /> },
  {
    id: "visits_here",
    label: "Visits so far",
    cell: (visit) => <span className="tabular-nums">{visit.visits_here?.toLocaleString("en") ?? ""}</span>,
  },
];

export const USUALLY_HIDDEN = ["health", "favorites", "likes", "avoids", "visits_here"] as const;
export const CARD_ROWS = ["Diet", "Avoids", "Likes", "Favorites", "Health"] as const;
export { NOT_SHARED };
