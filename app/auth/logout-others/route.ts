import { signOutOthers } from "@/server/auth/sign-out-others";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const POST = endpoint({ caller: signedIn }, ({ caller }) => signOutOthers(caller));
