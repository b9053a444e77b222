import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { APP_SNIPPETS } from "@/lib/portal/snippets-apps";
import { Menu } from "../../support/partners/react-menu";

describe("the documentation's component for React", () => {
  it("is the one that our strict TypeScript compiles", () => {
    expect(readFileSync("tests/support/partners/react-menu.tsx", "utf8")).toBe(`${APP_SNIPPETS.react().text}\n`);
  });

  it("renders a dish with the attributes by which the widget finds it", () => {
    const html = renderToStaticMarkup(<Menu dishes={[{ id: "1", name: "Trofie", description: "Walnuts" }]} />);
    for (const part of ["button", "item", "name", "description"]) expect(html).toContain(`data-forkprint-${part}=""`);
    expect(html).toContain("Walnuts");
  });
});
