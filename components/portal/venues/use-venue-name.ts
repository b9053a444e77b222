import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api-client";

/** What a venue is called; undefined until that is known. */
export const useVenueName = (venueId: string): string | undefined =>
  useQuery({ queryKey: ["venues", "name", venueId], queryFn: async () => (await api.getVenue(venueId)).name }).data;
