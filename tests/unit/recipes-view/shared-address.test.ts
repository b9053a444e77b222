import { describe, expect, it } from "vitest";
import { sharedAddress } from "@/app/(site)/(recipes)/recipes/shared/_components/shared-address";

describe("the text of a phone's share sheet", () => {
  it.each([
    [["https://example.org/soup"], "https://example.org/soup"],
    [["", "Look: https://example.org/soup?a=1#b."], "https://example.org/soup?a=1#b"],
    [["Leek soup", "HTTPS://example.org/soup)"], "HTTPS://example.org/soup"],
    [["no address", "javascript:alert(1)"], null],
    [["https://"], null],
    [[`https://example.org/${"x".repeat(2000)}`], null],
    [[], null],
  ])("%j contains %j", (words, address) => expect(sharedAddress(words)).toBe(address));
});
