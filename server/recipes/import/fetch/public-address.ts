import { BlockList, isIP } from "node:net";

/**
 * IPv4 networks that are not on the public web: private, loopback, link-local (with the metadata services of clouds),
 * shared (CGNAT), documentation, benchmarks, relays, multicast, reserved (IANA special-purpose registry).
 */
const NOT_PUBLIC_4: readonly [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32], // The host of virtual machines in one cloud, which only has a public number.
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/**
 * Exceptions within 2000::/3, the only IPv6 space in public use: protocol assignments with Teredo, documentation, 6to4.
 */
const NOT_PUBLIC_6: readonly [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
];

const blocked = new BlockList();
for (const [network, bits] of NOT_PUBLIC_4) blocked.addSubnet(network, bits, "ipv4");
for (const [network, bits] of NOT_PUBLIC_6) blocked.addSubnet(network, bits, "ipv6");
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/** IPv6 networks whose last 32 bits are an IPv4 address: mapped (::ffff:0:0/96) and NAT64 (64:ff9b::/96, RFC 6052). */
const CARRIES_IPV4 = new BlockList();
CARRIES_IPV4.addSubnet("64:ff9b::", 96, "ipv6");

/**
 * Whether an address, as the system writes it, is on the public web; false for text that is no address. An IPv4 address
 * inside an IPv6 address is checked as IPv4.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, "ipv4");
  if (family !== 6 || address.includes("%")) return false;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped || CARRIES_IPV4.check(address, "ipv6")) return isPublicAddress(lastAsIpv4(groups));
  return globalUnicast.check(address, "ipv6") && !blocked.check(address, "ipv6");
}

/** The eight groups of a valid IPv6 address, in any notation. */
function groupsOf(address: string): number[] {
  // The URL parser normalises all notations, including the one with dots.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const numbers = (part: string): number[] => (part === "" ? [] : part.split(":").map((group) => parseInt(group, 16)));
  const before = numbers(head);
  if (tail === undefined) return before;
  const after = numbers(tail);
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}

function lastAsIpv4(groups: readonly number[]): string {
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
