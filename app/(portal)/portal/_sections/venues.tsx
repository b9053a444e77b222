import { VENUES_A_PAGE } from "@/lib/portal/venues-client";
import { venuesQuery } from "@/lib/schemas/venues";
import { listVenues } from "@/server/venues/list-venues";
import { VenuesScreen } from "../_components/venues/venues-screen";
import type { SectionProps } from "../sections";

export default async function VenuesSection({ owner, params }: SectionProps) {
  const parsed = venuesQuery.safeParse({ q: params.q ?? "", page: params.page ?? 1, page_size: VENUES_A_PAGE });
  const query = parsed.data ?? { q: "", page: 1, page_size: VENUES_A_PAGE };
  const venues = await listVenues(owner, query);
  return <VenuesScreen first={venues} firstQuery={query.q} />;
}
