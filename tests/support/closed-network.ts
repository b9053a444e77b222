import dns from "node:dns";
import net from "node:net";

/** Tests reach only this computer, so that neither a slow nor a helpful network changes a result. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/;

function requireLoopback(host: unknown): void {
  if (host === undefined || host === null || host === "") return; // means localhost
  if (typeof host === "string" && LOOPBACK.test(host.replace(/^\[|\]$/g, ""))) return;
  throw new Error(`The network is closed in tests; something tried to reach ${String(host)}.`);
}

type ConnectArguments = [unknown, unknown?, ...unknown[]];

/** `connect` is called with a list that Node prepared, with options, with a path, or with port and host. */
function hostOf([first, second]: ConnectArguments): unknown {
  const options = Array.isArray(first) ? first[0] : first;
  if (typeof options === "object" && options !== null) {
    return "path" in options && options.path ? undefined : Reflect.get(options, "host");
  }
  return typeof second === "string" ? second : undefined;
}

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function closedConnect(this: net.Socket, ...args: ConnectArguments) {
  requireLoopback(hostOf(args));
  return Reflect.apply(connect, this, args);
} as typeof connect;

const lookup = dns.lookup;
dns.lookup = Object.assign((hostname: string, ...rest: unknown[]) => {
  requireLoopback(hostname);
  return Reflect.apply(lookup, dns, [hostname, ...rest]);
}, lookup) as typeof lookup;
