import { z } from "zod";

/** What everybody may know of a venue. */
export const publicVenueWire = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  country: z.string(),
});

export type PublicVenueWire = z.infer<typeof publicVenueWire>;
