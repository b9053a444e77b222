import { recallListWire } from "@/lib/schemas/recalls";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { listRecalls } from "@/server/recalls/find-recalls";

/** The recalls that concern the caller, and everybody for whom they cook. */
export const GET = endpoint({ caller: signedIn, response: recallListWire }, ({ caller }) => listRecalls(caller));
