import { checkedForBody, checkedForWire } from "@/lib/schemas/recipe-judgement";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { changeCheckedFor, getCheckedFor } from "@/server/recipes/table/checked-for";

/** Everybody who eats with the caller, and for whom of them food is checked. */
export const GET = endpoint({ caller: signedIn, response: checkedForWire }, ({ caller }) => getCheckedFor(caller));

/** Chooses for whom food is checked; an empty list: for everybody. */
export const PUT = endpoint({ caller: signedIn, body: checkedForBody, response: checkedForWire }, ({ caller, body }) =>
  changeCheckedFor(caller, body.chosen),
);
