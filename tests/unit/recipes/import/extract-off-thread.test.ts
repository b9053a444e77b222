import { describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { extractOffThread, readMenuOffThread } from "@/server/recipes/import/extract-off-thread";
import { readJob } from "@/server/recipes/import/read-job";
import { ProcessesOfTheirOwn } from "@/server/work/processes-of-their-own";
import { recipePage } from "../../../support/page-server";

const url = "https://soup.example/leek";
const page = { kind: "page", text: recipePage(), url } as const;

describe("reading a page in another process", () => {
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

  it("ends at its time limit, and the next page is read", async () => {
    await extractOffThread(page);
    const heavy = { kind: "page", text: "<div><p>1 cup flour</p>".repeat(300_000), url } as const;
    await expect(extractOffThread(heavy, { deadlineMs: 100 })).rejects.toMatchObject({ reason: "too_large" });
    expect((await extractOffThread(page)).title).toBe("Leek soup");
  }, 30_000);

  it("keeps the request's own thread free", async () => {
    await extractOffThread(page);
    const text = `<ul>${"<li>1 cup flour</li>".repeat(150_000)}</ul>`;
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    const msOf = async (work: () => unknown) => {
      const started = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1000;
    };
    const elsewhere = await msOf(() => extractOffThread({ kind: "page", text, url }).catch(() => undefined));
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
    // By processor time, not by the clock, which also runs while the machine does other things.
    expect(elsewhere).toBeLessThan((await msOf(() => readJob({ kind: "page", text, url }))) / 2);
  }, 60_000);

  it("is no statement about a page that a busy machine gave no time to: 503, with a time to wait", async () => {
    const busy = new AppError("unavailable", "readingBusy", { retryAfterSeconds: 5 });
    vi.spyOn(ProcessesOfTheirOwn.prototype, "ask").mockRejectedValue(busy);
    await expect(extractOffThread(page)).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
    await expect(readMenuOffThread(page.text)).rejects.toMatchObject({ code: "unavailable" });
  });

  it("in a queue costs none of its time", async () => {
    const texts = Array.from({ length: 12 }, () => extractOffThread(page, { deadlineMs: 1_500 }));
    expect((await Promise.all(texts)).map(({ title }) => title)).toEqual(Array(12).fill("Leek soup"));
  }, 60_000);

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
