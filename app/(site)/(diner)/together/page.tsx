import { z } from "zod";
import { titled } from "@/components/i18n/use-text-on-server";
import { QueryProvider } from "@/components/query/query-provider";
import { recipePagesText } from "@/messages/en/recipe-pages";
import { getViewer } from "@/server/auth/viewer";
import { findPublicVenue } from "@/server/venues/find-public-venue";
import { findActiveVisit } from "@/server/visits/find-active-visit";
import { TogetherStart } from "./_components/together-start";

export const generateMetadata = titled(recipePagesText, "eatTogether", {}, "tableCodeSummary");

type TogetherPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const idOf = (value: unknown) => z.uuid().safeParse(value).data ?? null;

/** Joins or opens a table: at the venue that the address names, else where the person is checked in, else at home. */
export default async function TogetherPage({ searchParams }: TogetherPageProps) {
  const [parameters, viewer] = await Promise.all([searchParams, getViewer()]);
  const visit = viewer && (await findActiveVisit({ userId: viewer.user.id }));
  const named = idOf(parameters["venue-id"]);
  const venueId = named ?? visit?.venue_id ?? null;
  const venue = venueId ? await findPublicVenue(venueId) : null;
  const locationId = named ? idOf(parameters["location-id"]) : (visit?.location_id ?? null);
  return (
    <QueryProvider>
      <TogetherStart venue={venue && { id: venue.id, name: venue.name, locationId }} />
    </QueryProvider>
  );
}
