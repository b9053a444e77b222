import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { revokeShareLink } from "@/server/sharing/revoke-share-link";

export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  revokeShareLink(caller, params.id),
);
