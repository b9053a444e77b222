import { teamWire } from "@/lib/schemas/team";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { listTeam } from "@/server/team/list-team";

/** The people of the caller's business, and those who are invited. */
export const GET = endpoint({ caller: may("people"), response: teamWire }, ({ caller }) => listTeam(caller.member));
