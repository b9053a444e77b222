import { pushDeviceBody, pushDeviceWire } from "@/lib/schemas/notifications";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { getDevice, putDevice, removeDevice } from "@/server/notifications/devices";

export const GET = endpoint({ caller: signedIn, response: pushDeviceWire }, ({ caller }) => getDevice(caller));

/** The browser of this sign-in is notified from now on. */
export const PUT = endpoint({ caller: signedIn, body: pushDeviceBody, response: pushDeviceWire }, ({ caller, body }) =>
  putDevice(caller, body),
);

export const DELETE = endpoint({ caller: signedIn }, ({ caller }) => removeDevice(caller));
