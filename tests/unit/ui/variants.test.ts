import { describe, expect, it } from "vitest";
import { cn, tv } from "@/components/ui/variants";

describe("cn", () => {
  it("keeps the later of two sizes and leaves the colour beside them", () => {
    expect(cn("text-small text-ink-soft", "text-step-2")).toBe("text-ink-soft text-step-2");
  });
  it("knows the theme's corner radii", () => {
    expect(cn("rounded-card", "rounded-control")).toBe("rounded-control");
  });
});

describe("tv", () => {
  it("lets a caller's class name override a variant's", () => {
    const box = tv({ base: "px-4", variants: { tone: { quiet: "bg-paper" } } });
    expect(box({ tone: "quiet", className: "px-2" })).toBe("bg-paper px-2");
  });
});
