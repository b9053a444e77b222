import { newTabletBody, tabletCodeWire, tabletsWire } from "@/lib/schemas/tablets";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { listTablets, newTablet } from "@/server/team/tablets";

/** Kitchen tablets of the caller's venues. */
export const GET = endpoint({ caller: may("devices"), response: tabletsWire }, ({ caller }) => listTablets(caller));

/** A code that is typed on the new tablet. */
export const POST = endpoint(
  { caller: may("devices"), body: newTabletBody, response: tabletCodeWire, status: 201 },
  ({ caller, body }) => newTablet(caller, body),
);
