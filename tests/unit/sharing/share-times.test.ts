import { describe, expect, it } from "vitest";
import type { ShareLinkWire } from "@/lib/schemas/sharing";
import { findReusable, shareTimeOf, shortAddressOf } from "@/lib/sharing/share-times";

const NOW = Date.parse("2026-05-14T18:00:00Z");
const HOUR = 3_600_000;
const link = (rows: ShareLinkWire["rows"], hours: number | null): ShareLinkWire => ({
  id: `${rows.join()}-${hours}`,
  url: "https://forkprint.example/id/1?key=k",
  rows,
  created_at: "2026-05-14T10:00:00.000Z",
  expires_at: hours === null ? null : new Date(NOW + hours * HOUR).toISOString(),
  views: 0,
  last_viewed_at: null,
});

describe("an existing share link is used again", () => {
  const cases = [
    ["if it has the same rows and nearly the whole time left", link(["allergies", "diet"], 23), "day", true],
    ["if it has the same rows in another order", link(["diet", "allergies"], 20), "day", true],
    ["if neither it nor the request has an end", link(["allergies", "diet"], null), "open", true],
    ["not if it shows one row more", link(["allergies", "diet", "health"], 23), "day", false],
    ["not if it shows one row less", link(["allergies"], 23), "day", false],
    ["not if it lasts longer than requested", link(["allergies", "diet"], 25), "day", false],
    ["not if it never ends and the request has an end", link(["allergies", "diet"], null), "day", false],
    ["not if it ends and the request has no end", link(["allergies", "diet"], 700), "open", false],
    ["not if it is nearly over", link(["allergies", "diet"], 2), "day", false],
    ["not if it is over", link(["allergies", "diet"], -1), "meal", false],
  ] as const;
  it.each(cases)("%s", (_, existing, time, isUsed) => {
    expect(findReusable([existing], ["allergies", "diet"], shareTimeOf(time), NOW)).toBe(isUsed ? existing : null);
  });
});

it("the short address contains only the key, and an address without a key has none", () => {
  expect(shortAddressOf("https://a.example/id/1?key=abc", "https://b.example")).toBe("https://b.example/s/abc");
  expect(shortAddressOf("https://a.example/id/1", "https://b.example")).toBeNull();
});
