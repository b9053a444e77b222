import { idParam } from "@/lib/schemas/text";
import { removeFavorite } from "@/server/favorites/remove-favorite";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  removeFavorite(caller, params.id),
);
