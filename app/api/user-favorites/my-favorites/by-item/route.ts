import { addFavoriteByItemBody, favoriteWire } from "@/lib/schemas/favorites";
import { addFavorite } from "@/server/favorites/add-favorite";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const POST = endpoint(
  { caller: signedIn, body: addFavoriteByItemBody, response: favoriteWire, status: 201 },
  ({ caller, body }) => addFavorite(caller.userId, body.item_id),
);
