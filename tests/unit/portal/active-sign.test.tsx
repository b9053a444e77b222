import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ActiveSign } from "@/components/portal/active-sign";

describe("whether a mapping or an application is in use", () => {
  it("has signs of its own beside its word, no question mark, and not the same one twice", () => {
    const [active, inactive] = [true, false].map((isActive) =>
      renderToStaticMarkup(<ActiveSign isActive={isActive} size={16} />),
    );
    expect(active).toMatch(/lucide-circle-check[\s\S]*>Active$/);
    expect(inactive).toMatch(/lucide-circle-minus[\s\S]*>Inactive$/);
  });

  it("is not shown by the signs of verdicts", async () => {
    const { readFileSync } = await import("node:fs");
    for (const file of ["mappings/mapping-row", "applications/application-card"]) {
      expect(readFileSync(`components/portal/${file}.tsx`, "utf8"), file).not.toContain("VerdictBadge");
    }
  });
});
