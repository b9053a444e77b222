import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ActiveSign } from "@/app/(portal)/portal/_components/active-sign";

describe("the signs for active and inactive", () => {
  it("differ from each other, are shown beside their words, and are not question marks", () => {
    const [active, inactive] = [true, false].map((isActive) =>
      renderToStaticMarkup(<ActiveSign isActive={isActive} size={16} />),
    );
    expect(active).toMatch(/lucide-circle-check[\s\S]*>Active$/);
    expect(inactive).toMatch(/lucide-circle-minus[\s\S]*>Inactive$/);
  });

  it("are not the signs of verdicts", async () => {
    const { readFileSync } = await import("node:fs");
    for (const file of ["mappings/mapping-row", "applications/application-card"]) {
      expect(readFileSync(`app/(portal)/portal/_components/${file}.tsx`, "utf8"), file).not.toContain("VerdictBadge");
    }
  });
});
