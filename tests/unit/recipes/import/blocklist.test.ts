import { describe, expect, it } from "vitest";
import { blockedHosts, isBlockedHost, readBlocklist } from "@/server/recipes/import/blocklist";

const HOSTS = readBlocklist("# why\n soup.example   # asked us not to\r\n\nStew.Example\n");

describe("hosts from which recipes are not imported", () => {
  it("are read one a line, without comments", () => {
    expect(HOSTS).toEqual(["soup.example", "stew.example"]);
  });

  it.each([
    ["soup.example", true],
    ["www.SOUP.example.", true],
    ["a.b.soup.example", true],
    ["notsoup.example", false],
    ["soup.example.org", false],
    ["stew.example", true],
  ])("%s: %s", (host, expected) => {
    expect(isBlockedHost(host, HOSTS)).toBe(expected);
  });

  it("are none by default", () => {
    expect(blockedHosts()).toEqual([]);
  });
});
