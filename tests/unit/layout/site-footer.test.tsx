import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { type Elsewhere, SiteFooter } from "@/components/layout/site-footer";

vi.mock("@/components/layout/footer-account", () => ({ FooterAccount: () => null }));

const footerWith = (elsewhere: Elsewhere) => renderToStaticMarkup(createElement(SiteFooter, { elsewhere }));

describe("the footer", () => {
  it("leads to the demo restaurant and to social networks, named by whose they are", () => {
    const html = footerWith({
      demoRestaurant: "https://bistro.example",
      social: ["https://www.instagram.com/forkprint", "https://social.example/@forkprint"],
    });
    for (const link of [
      '<a href="https://bistro.example" rel="noreferrer">Demo restaurant</a>',
      '<a href="https://www.instagram.com/forkprint" rel="noreferrer">Instagram</a>',
      '<a href="https://social.example/@forkprint" rel="noreferrer">social.example</a>',
    ]) {
      expect(html).toContain(link);
    }
  });

  it("invents no address", () => {
    const html = footerWith({ demoRestaurant: null, social: [] });
    expect(html).not.toContain("https://");
    expect(html).not.toContain("Elsewhere");
  });
});
