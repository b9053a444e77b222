import { exportVisitsQuery, venueIdParam } from "@/lib/schemas/visit-analytics";
import { exportVisits } from "@/server/analytics/visits/export-visits";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { StreamReply } from "@/server/http/reply";
import { UNITS } from "@/server/work/budget";

export const GET = endpoint(
  { caller: business, params: venueIdParam, query: exportVisitsQuery, cost: () => UNITS.file, media: "text/csv" },
  async ({ caller, params, query: { format: _, ...filters } }) => {
    const venue = await getOwnedVenue(caller, params.venueId);
    return new StreamReply(exportVisits(venue, filters), {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="visits.csv"`,
    });
  },
);
