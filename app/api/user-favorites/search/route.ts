import { z } from "zod";
import { favoriteItemWire, favoriteSearchQuery } from "@/lib/schemas/favorites";
import { searchFavoriteItems } from "@/server/favorites/search-favorite-items";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: signedIn, query: favoriteSearchQuery, response: z.array(favoriteItemWire) },
  ({ caller, query }) => searchFavoriteItems(caller.userId, query.q, query.type, query.limit),
);
