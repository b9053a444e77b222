import { describe, expect, it } from "vitest";
import { extractOffThread } from "@/server/recipes/import/extract-off-thread";
import { recipePage } from "../../../support/page-server";

const url = "https://soup.example/leek";
const page = { kind: "page", text: recipePage(), url } as const;

describe("reading a page on another thread", () => {
  it("returns the recipe of a page and of pasted text", async () => {
    const [fetched, pasted] = await Promise.all([
      extractOffThread(page),
      extractOffThread({ kind: "pasted", text: recipePage(), url: null }),
    ]);
    expect(fetched.ingredients.map(({ text }) => text)).toEqual([
      "2 leeks",
      "1 1/2 cups milk",
      "1 tbsp butter",
      "salt",
    ]);
    expect(pasted.ingredients).toEqual(fetched.ingredients);
  }, 30_000);

  it("ends at its time limit, and another thread reads the next page", async () => {
    await extractOffThread(page);
    const heavy = { kind: "page", text: "<div><p>1 cup flour</p>".repeat(300_000), url } as const;
    await expect(extractOffThread(heavy, 5)).rejects.toMatchObject({ reason: "too_large" });
    expect((await extractOffThread(page)).title).toBe("Leek soup");
  }, 30_000);

  it("keeps the request's own thread free", async () => {
    await extractOffThread(page);
    const text = `<ul>${"<li>1 cup flour</li>".repeat(150_000)}</ul>`;
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    const started = process.cpuUsage();
    await extractOffThread({ kind: "page", text, url }).catch(() => undefined);
    clearInterval(timer);
    // By the processor time of all threads, not by the clock: no timer ticks on a machine that stands still.
    const { user, system } = process.cpuUsage(started);
    const turns = (user + system) / 1000 / 5;
    if (turns > 20) expect(ticks).toBeGreaterThan(turns * 0.1);
  }, 30_000);

  it.each([
    ["", "no_recipe"],
    ["<p>Nothing to cook.</p>", "no_recipe"],
    ["x".repeat(8_000_001), "too_large"],
  ])(
    "says why there is no recipe",
    async (text, reason) => {
      await expect(extractOffThread({ kind: "page", text, url })).rejects.toMatchObject({ reason });
    },
    30_000,
  );
});
