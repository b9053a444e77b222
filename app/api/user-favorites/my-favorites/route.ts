import { z } from "zod";
import { addCustomFavoriteBody, favoriteWire } from "@/lib/schemas/favorites";
import { addCustomFavorite } from "@/server/favorites/add-custom-favorite";
import { listFavorites } from "@/server/favorites/list-favorites";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

export const GET = endpoint({ caller: signedIn, response: z.array(favoriteWire) }, ({ caller }) =>
  listFavorites(caller.userId),
);

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("custom_favorite_user")],
    body: addCustomFavoriteBody,
    response: favoriteWire,
    status: 201,
  },
  ({ caller, body }) => addCustomFavorite(caller.userId, body.name, body.type),
);
