import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api-client";

/** The name of a venue; undefined until it is loaded. */
export const useVenueName = (venueId: string): string | undefined =>
  useQuery({ queryKey: ["venues", "name", venueId], queryFn: async () => (await api.getVenue(venueId)).name }).data;
