import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { countView } from "@/server/sharing/count-view";
import { createPerson } from "../../factories/people";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
const SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";

let linkId: string;
beforeEach(async () => {
  const { id: userId } = await createPerson();
  linkId = (await db.shareLink.create({ data: { userId, rows: ["allergies"] } })).id;
});

const open = (over: { agent?: string; address?: string; headers?: Record<string, string> } = {}) =>
  countView({
    of: "card",
    linkId,
    address: over.address ?? "192.0.2.1",
    headers: new Headers({ "user-agent": over.agent ?? FIREFOX, ...over.headers }),
  });
const link = () => db.shareLink.findUniqueOrThrow({ where: { id: linkId } });

describe("the view count of a share link", () => {
  it("counts people, not reloads, also when the reloads arrive at once", async () => {
    await Promise.all(Array.from({ length: 12 }, () => open()));
    expect((await link()).views).toBe(1);
    await open({ agent: SAFARI });
    await open({ address: "192.0.2.2" });
    expect(await link()).toMatchObject({ views: 3, lastViewedAt: expect.any(Date) });
    expect(await db.shareLinkView.count()).toBe(3);
  });

  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "facebookexternalhit/1.1 Facebot Twitterbot/1.0",
    "Mozilla/5.0 (Macintosh) AppleWebKit/601.2.4 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
    "WhatsApp/2.23.20.0",
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "curl/8.5.0",
    "",
  ])("leaves out programs: %s", async (agent) => {
    await open({ agent });
    expect(await link()).toMatchObject({ views: 0, lastViewedAt: null });
  });

  it("leaves out requests that only check whether the page exists", async () => {
    await open({ headers: { "x-forkprint-method": "HEAD" } });
    expect((await link()).views).toBe(0);
    await open({ headers: { "x-forkprint-method": "GET" } });
    expect((await link()).views).toBe(1);
  });

  it("leaves out pages that a browser prefetches", async () => {
    const ahead: Record<string, string>[] = [
      { "sec-purpose": "prefetch" },
      { "sec-purpose": "prefetch;prerender" },
      { purpose: "prefetch" },
      { "next-router-prefetch": "1" },
    ];
    for (const headers of ahead) await open({ headers });
    expect((await link()).views).toBe(0);
  });

  it("stores neither address nor browser, and cannot be linked from one link to another", async () => {
    const { userId } = await link();
    await open();
    const first = await db.shareLinkView.findFirstOrThrow();
    linkId = (await db.shareLink.create({ data: { userId, rows: ["diet"] } })).id;
    await open();
    const second = await db.shareLinkView.findFirstOrThrow({ where: { linkId } });
    expect(second.viewerHash).not.toBe(first.viewerHash);
    expect(JSON.stringify([first, second])).not.toMatch(/192\.0|Firefox/);
  });

  it("stops counting a flood from one address, and reveals nothing about a deleted link", async () => {
    await Promise.all(Array.from({ length: 320 }, (_, n) => open({ agent: `${FIREFOX} ${n}` })));
    expect((await link()).views).toBe(300);
    await db.shareLink.delete({ where: { id: linkId } });
    await expect(open({ address: "192.0.2.9" })).resolves.toBeUndefined();
  });
});
