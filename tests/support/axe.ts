import type { Page } from "@playwright/test";
import axe, { type AxeResults, type Result } from "axe-core";

/** WCAG 2.2, levels A and AA, and axe's own best practices. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that depend on colours; the others give the same result in every colour scheme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

export type Looked = { scope?: string | undefined; onlyColors?: boolean };

function describe({ id, impact, help, helpUrl, nodes }: Result): string {
  const places = nodes.map((node) => {
    const reason = (node.failureSummary ?? "").split("\n").slice(1).join("; ").trim();
    return `    ${node.target.join(" ")}\n      ${reason}\n      ${node.html.slice(0, 200)}`;
  });
  return `  ${id} (${impact}): ${help}\n  ${helpUrl}\n${places.join("\n")}`;
}

/**
 * Throws with every violation, its place and its reason, in the order of the page. `scope`: checks only inside this
 * element.
 */
export async function expectAccessible(page: Page, screen: string, looked: Looked = {}): Promise<void> {
  // Next takes the old title away before it sets the new one.
  await page.waitForFunction(() => document.title !== "");
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { scope, onlyColors = false } = looked;
  const run = onlyColors ? { type: "rule" as const, values: COLOR_RULES } : { type: "tag" as const, values: RULES };
  const results = await page.evaluate(
    async ([runOnly, within]): Promise<AxeResults> => {
      const injected = (window as unknown as { axe: typeof axe }).axe;
      // Content that a fixed bar covers can be scrolled free of it, so it does not count as a target that is too
      // small.
      const bars = [...document.querySelectorAll<HTMLElement>("[data-lower-bar], header")].filter((bar) =>
        ["fixed", "sticky"].includes(getComputedStyle(bar).position),
      );
      for (const bar of bars) bar.style.position = "static";
      try {
        return await injected.run(within ?? document, { runOnly, resultTypes: ["violations"] });
      } finally {
        for (const bar of bars) bar.style.removeProperty("position");
      }
    },
    [run, scope] as const,
  );
  if (results.violations.length === 0) return;
  throw new Error(`${screen} is not accessible:\n${results.violations.map(describe).join("\n")}`);
}
