import { describe, expect, it } from "vitest";
import { visitorNameOf } from "@/lib/id-card/visitor-name";

const email = "nadia.ferro@post.example";

describe("the name of a visitor at a venue", () => {
  it.each([
    ["Nadia", "Ferro", "Nadia F."],
    ["Nadia", "ferro", "Nadia F."],
    [" Nadia ", "  ", "Nadia"],
    ["Nadia", null, "Nadia"],
    ["Zoë", "Østergård", "Zoë Ø."],
    ["Li", "𠮷田", "Li 𠮷."],
    ["", "Ferro", "nadia.ferro"],
    [null, null, "nadia.ferro"],
  ])("%j %j is %s", (firstName, lastName, name) => {
    expect(visitorNameOf({ firstName, lastName, email })).toBe(name);
  });
});
