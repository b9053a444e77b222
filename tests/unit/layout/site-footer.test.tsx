import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { type FooterLinks, SiteFooter } from "@/components/layout/site-footer";

vi.mock("@/components/layout/footer-account", () => ({ FooterAccount: () => null }));

const footerWith = (footerLinks: FooterLinks) => renderToStaticMarkup(createElement(SiteFooter, { footerLinks }));

describe("the footer", () => {
  it("links to the demo restaurant and to social networks, with the names of their owners", () => {
    const html = footerWith({
      demoRestaurant: "https://bistro.example",
      social: ["https://www.instagram.com/forkprint", "https://social.example/@forkprint"],
    });
    const links = [...html.matchAll(/<a [^>]*href="(https:[^"]*)" rel="noreferrer"[^>]*>([^<]*)<\/a>/g)];
    expect(links.map(([, address, name]) => [address, name])).toEqual([
      ["https://bistro.example", "Demo restaurant"],
      ["https://www.instagram.com/forkprint", "Instagram"],
      ["https://social.example/@forkprint", "social.example"],
    ]);
  });

  it("omits addresses that are not configured", () => {
    const html = footerWith({ demoRestaurant: null, social: [] });
    expect(html).not.toContain("https://");
    expect(html).not.toContain("Elsewhere");
  });
});
