import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { leaveTeam } from "@/server/team/change-team";

/** Leaves the business. Also for somebody whose roles ended with their venues. */
export const DELETE = endpoint({ caller: signedIn }, ({ caller }) => leaveTeam(caller));
