import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressOf, callerOf } from "@/server/http/address";
import { useSettings } from "../../support/settings";

describe("the address by which rate limits count", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:C000:207", "192.0.2.7"],
    ["0:0:0:0:0:ffff:192.0.2.7", "192.0.2.7"],
    ["192.0.2.7:50412", "192.0.2.7"],
    ["[::ffff:192.0.2.7]:443", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80::/64"],
    ["::1", "::/64"],
    ["unknown", "unknown"],
    ["", ""],
  ])("of %j is %j", (text, expected) => expect(callerOf(text)).toBe(expected));

  it("is the same for all addresses of one IPv6 /64, and differs for the next", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const host = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(":"));
    fc.assert(
      fc.property(host, host, (one, other) => {
        expect(callerOf(`2001:db8:7:8:${one}`)).toBe(callerOf(`2001:DB8:0007:8:${other}`));
        expect(callerOf(`2001:db8:7:8:${one}`)).not.toBe(callerOf(`2001:db8:7:9:${one}`));
      }),
    );
  });

  it("is taken from the last entry of a proxy's header in the same way", () => {
    useSettings({ CLIENT_IP_HEADER: "x-real-ip" });
    const headers = new Headers({ "x-real-ip": "203.0.113.9, 2001:db8:1:2:aaaa::1", "x-forkprint-peer": "127.0.0.1" });
    expect(addressOf({ headers })).toBe("2001:db8:1:2::/64");
  });
});
