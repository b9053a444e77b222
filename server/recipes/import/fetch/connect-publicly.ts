import type { Socket } from "node:net";
import { isIP } from "node:net";
import type { TLSSocket } from "node:tls";
import { buildConnector } from "undici";
import { importFailure } from "../import-failure";
import { authorityOf, bareHost } from "./page-address";
import { isPublicAddress } from "./public-address";
import { type ResolveHost, resolveLocalHost, resolvePublicHost } from "./resolve-host";

const CONNECT_TIMEOUT_MS = 3_000;
const MOST_ADDRESSES = 3;

type Dial = buildConnector.Options;

const resolvePublic: ResolveHost = (hostname) => resolvePublicHost(hostname);

/**
 * Opens sockets to pages on the public web. A name is resolved once, all its addresses are checked, and the socket
 * connects to a checked address, so that a name server which answers differently a moment later (DNS rebinding) is
 * never asked again. The socket's remote address is checked once more before anything is sent. Hosts that a setting
 * allows (`allowed`: host:port) are not checked.
 */
export function connectPublicly(allowed: readonly string[], resolve: ResolveHost = resolvePublic) {
  const open = buildConnector({ timeout: CONNECT_TIMEOUT_MS, autoSelectFamily: false });

  const openTo = (dial: Dial, address: string, name: string): Promise<Socket | TLSSocket> =>
    new Promise((done, failed) => {
      const servername = isIP(name) ? "" : name;
      open({ ...dial, hostname: address, servername }, (error, socket) => (error ? failed(error) : done(socket)));
    });

  async function connect(dial: Dial): Promise<Socket | TLSSocket> {
    const url = new URL(`${dial.protocol}//${dial.host}`);
    const name = bareHost(url);
    const isAllowed = allowed.includes(authorityOf(url));
    const found = isIP(name) ? [name] : await (isAllowed ? localOr(resolve) : resolve)(name);
    if (found.length === 0) throw importFailure("host_not_found");
    // A private address among public ones is an attack, so the other addresses are not tried either.
    if (!isAllowed && !found.every(isPublicAddress)) throw importFailure("address_not_allowed");
    let last: unknown;
    for (const address of inTurn(found)) {
      try {
        const socket = await openTo(dial, address, name);
        if (isAllowed || isPublicAddress(socket.remoteAddress ?? "")) return socket;
        socket.destroy();
        throw importFailure("address_not_allowed");
      } catch (error) {
        last = error;
      }
    }
    throw last;
  }

  return (dial: Dial, callback: buildConnector.Callback): void => {
    connect(dial).then(
      (socket) => callback(null, socket),
      (error: Error) => callback(error, null),
    );
  };
}

/** For an allowed host, the system's own look-up is used, unless a test passes its own. */
const localOr = (resolve: ResolveHost): ResolveHost => (resolve === resolvePublic ? resolveLocalHost : resolve);

/** IPv4 addresses come first, so that a host without IPv6 loses no time. */
const inTurn = (addresses: readonly string[]): string[] =>
  [...addresses].sort((a, b) => isIP(a) - isIP(b)).slice(0, MOST_ADDRESSES);
