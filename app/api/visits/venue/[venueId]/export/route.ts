import { exportVisitsQuery, venueIdParam } from "@/lib/schemas/visit-analytics";
import { stillReaches } from "@/server/analytics/live/still-reaches";
import { exportVisits } from "@/server/analytics/visits/export-visits";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { StreamReply } from "@/server/http/reply";
import { noteAct } from "@/server/team/note-act";
import { UNITS } from "@/server/work/budget";

export const GET = endpoint(
  { caller: may("guests"), params: venueIdParam, query: exportVisitsQuery, cost: () => UNITS.file, media: "text/csv" },
  async ({ caller, params, query: { format: _, ...filters } }) => {
    const venue = await getOwnedVenue(caller.owner, params.venueId);
    await noteAct(caller.member, "visits_exported", { details: { venue: venue.name } });
    const headers = {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="visits.csv"`,
    };
    return new StreamReply(exportVisits(venue, filters), headers, () => stillReaches(caller, "guests", venue.id));
  },
);
