import { firstDayBody, firstDayWire } from "@/lib/schemas/first-day";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { getFirstDay, setFirstDay } from "@/server/team/first-day";

/** Beyond the specification: what makes the house ready for its first guest, and what of it is done. */
export const GET = endpoint({ caller: may("places"), response: firstDayWire }, ({ caller }) =>
  getFirstDay(caller.member, caller.owner),
);

export const PUT = endpoint({ caller: may("places"), body: firstDayBody, response: firstDayWire }, ({ caller, body }) =>
  setFirstDay(caller.member, caller.owner, body),
);
