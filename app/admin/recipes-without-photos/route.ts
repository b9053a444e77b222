import { z } from "zod";
import { photolessQuery, photolessRecipe } from "@/lib/schemas/admin-items";
import { listPhotoless } from "@/server/admin/photos/list-photoless";
import { adminOnly } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: adminOnly, query: photolessQuery, response: z.array(photolessRecipe) },
  ({ query }) => listPhotoless(query.limit),
);
