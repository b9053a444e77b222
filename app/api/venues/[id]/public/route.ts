import { notFound } from "@/lib/errors";
import { idParam } from "@/lib/schemas/text";
import { publicVenueWire } from "@/lib/schemas/venues";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { findPublicVenue } from "@/server/venues/find-public-venue";

export const GET = endpoint({ caller: anyone, params: idParam, response: publicVenueWire }, async ({ params }) => {
  const venue = await findPublicVenue(params.id);
  if (!venue) throw notFound("venue");
  return venue;
});
