import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { AppError } from "@/lib/errors";
import { type FetchedPage, fetchPage } from "@/server/recipes/import/fetch/fetch-page";
import { type PageHandler, sendsHtml, startPageServer } from "../../../support/page-server";
import { measureRunningTime } from "../../../support/running-time";

type Options = Parameters<typeof fetchPage>[1];
const PAGE = "<h1>Leek soup</h1>";
const MEGABYTE = Buffer.alloc(1024 * 1024, "x");

const reasonOf = (page: Promise<FetchedPage>): Promise<string | undefined> =>
  page.then(
    () => undefined,
    (error: AppError) => error.reason ?? String(error),
  );

/** Fetches the path from a real website on this computer, which the settings allow. */
async function fetchFrom(handler: PageHandler, options: Options = {}, path = "/soup") {
  const site = await startPageServer(handler);
  const page = fetchPage(new URL(site.url(path)), { allowed: [site.authority], ...options });
  return { site, page };
}

describe("a page", () => {
  it.each<[string, PageHandler]>([
    ["without compression", sendsHtml(PAGE)],
    ["compressed with gzip", sendsHtml(gzipSync(PAGE), { "content-encoding": "gzip" })],
    ["compressed with brotli", sendsHtml(brotliCompressSync(PAGE), { "content-encoding": "br" })],
    ["as XHTML", sendsHtml(PAGE, { "content-type": "application/xhtml+xml" })],
    ["without a content type", (_, response) => response.end(PAGE)],
    ["in another encoding", sendsHtml(Buffer.from(PAGE, "utf16le"), { "content-type": "text/html; charset=utf-16le" })],
  ])("is read %s", async (_, handler) => {
    const { page, site } = await fetchFrom(handler);
    expect(await page).toEqual({ url: new URL(site.url("/soup")), html: PAGE });
  });

  it("is requested without identifying the person", async () => {
    let sent: Record<string, unknown> = {};
    const { page } = await fetchFrom((request, response) => {
      sent = request.headers;
      sendsHtml(PAGE)(request, response);
    });
    await page;
    expect(Object.keys(sent).sort()).toEqual([
      "accept",
      "accept-encoding",
      "accept-language",
      "connection",
      "host",
      "user-agent",
    ]);
  });
});

describe("an address inside the network", () => {
  it.each(["127.0.0.1", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]", "localhost"])(
    "is refused as %s, and nothing is sent",
    async (host) => {
      const site = await startPageServer(sendsHtml(PAGE));
      const url = new URL(`http://${host}:${site.port}/`);
      expect(await reasonOf(fetchPage(url, { allowed: [] }))).toBe("address_not_allowed");
      expect(site.asked).toEqual([]);
    },
  );

  it.each([
    [["127.0.0.1"]],
    [["10.0.0.5"]],
    [["169.254.169.254"]],
    [["::1"]],
    [["::ffff:10.0.0.5"]],
    [["64:ff9b::a9fe:a9fe"]],
    [["fd00:ec2::254"]],
    [["93.184.216.34", "127.0.0.1"]],
    [["2606:4700:4700::1111", "192.168.0.1"]],
  ])("is refused behind a name with the addresses %j", async (addresses) => {
    const resolve = vi.fn(async () => addresses);
    const url = new URL("http://rebind.example/");
    expect(await reasonOf(fetchPage(url, { allowed: [], resolve }))).toBe("address_not_allowed");
    expect(resolve).toHaveBeenCalledWith("rebind.example");
  });

  it("cannot be reached by a name that changes its address: the checked address is the one connected to", async () => {
    const site = await startPageServer(sendsHtml(PAGE));
    const answers = [["93.184.216.34"], ["127.0.0.1"], ["127.0.0.1"]];
    const resolve = vi.fn(async () => answers.shift() ?? []);
    const page = fetchPage(new URL("http://rebind.example/"), { allowed: [], resolve });
    // Tests reach no public address, so the connection fails: it goes to the checked address, not to this computer.
    expect(await reasonOf(page)).toBe("unreachable");
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(site.asked).toEqual([]);
  });

  it("is checked again on a second connection to the same name", async () => {
    const answers = [["127.0.0.1"], ["127.0.0.2"]];
    const resolve = vi.fn(async () => answers.shift() ?? []);
    const site = await startPageServer((_, response) => {
      response.writeHead(302, { location: "http://soup.example/secret", connection: "close" }).end();
    });
    const allowed = [`soup.example:${site.port}`];
    const page = fetchPage(new URL(`http://soup.example:${site.port}/`), { allowed, resolve });
    expect(await reasonOf(page)).toBe("address_not_allowed");
    expect(site.asked).toEqual(["GET /"]);
  });
});

describe("redirects", () => {
  const to =
    (location: string, status = 302): PageHandler =>
    (request, response) => {
      if (request.url === "/end") sendsHtml(PAGE)(request, response);
      else response.writeHead(status, { location }).end("moved");
    };

  it.each([301, 302, 303, 307, 308])(
    "are followed (%i), and the last address is kept without its fragment",
    async (status) => {
      const { page, site } = await fetchFrom(to("/end#here", status));
      expect((await page).url.href).toBe(site.url("/end"));
    },
  );

  it("are followed five times, not six", async () => {
    const hops =
      (count: number): PageHandler =>
      (request, response) => {
        const at = Number(request.url?.slice(1));
        if (at >= count) sendsHtml(PAGE)(request, response);
        else response.writeHead(302, { location: `/${at + 1}` }).end();
      };
    expect((await (await fetchFrom(hops(5), {}, "/0")).page).html).toBe(PAGE);
    const endless = await fetchFrom(hops(1000), {}, "/0");
    expect(await reasonOf(endless.page)).toBe("too_many_redirects");
    expect(endless.site.asked).toHaveLength(6);
  });

  it.each([
    ["http://127.0.0.1:1/", "address_not_allowed"],
    ["http://169.254.169.254/latest/meta-data/", "address_not_allowed"],
    ["http://0x7f000001/", "address_not_allowed"],
    ["//[::1]/", "address_not_allowed"],
    ["http://localhost/", "address_not_allowed"],
    ["http://user:secret@soup.example/", "address_not_allowed"],
    ["http://soup.example:22/", "address_not_allowed"],
    ["file:///etc/passwd", "address_not_allowed"],
    ["javascript:alert(1)", "address_not_allowed"],
    ["data:text/html,<h1>x", "address_not_allowed"],
    ["http://[", "site_error"],
    [`/${"a".repeat(3000)}`, "site_error"],
  ])("to %s are not followed", async (location, reason) => {
    const { page, site } = await fetchFrom(to(location));
    expect(await reasonOf(page)).toBe(reason);
    expect(site.asked).toEqual(["GET /soup"]);
  });

  it("to another port of an allowed host are not followed", async () => {
    const inside = await startPageServer(sendsHtml(PAGE));
    const { page } = await fetchFrom(to(inside.url("/")));
    expect(await reasonOf(page)).toBe("address_not_allowed");
    expect(inside.asked).toEqual([]);
  });
});

describe("bodies", () => {
  const endless =
    (chunk: Buffer): PageHandler =>
    (_, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const more = (): void => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    };

  it("of ten megabytes are cut off", async () => {
    const { page } = await fetchFrom(sendsHtml(Buffer.concat(Array.from({ length: 10 }, () => MEGABYTE))));
    expect(await reasonOf(page)).toBe("too_large");
  });

  it("without end are cut off at the size limit, before the time limit", async () => {
    // A time that outlasts the test, so that nothing but the limit can end it.
    const { page } = await fetchFrom(endless(MEGABYTE), { timeLimit: 600_000 });
    expect(await reasonOf(page)).toBe("too_large");
  });

  it.each<[string, Buffer, string]>([
    ["gzip", gzipSync(Buffer.alloc(300 * 1024 * 1024)), "gzip"],
    ["brotli", brotliCompressSync(Buffer.alloc(64 * 1024 * 1024)), "br"],
  ])("that decompress without end (%s) are cut off, without holding more than the limit", async (_, bomb, coding) => {
    const before = process.memoryUsage.rss();
    const { page } = await fetchFrom(sendsHtml(bomb, { "content-encoding": coding }));
    expect(await reasonOf(page)).toBe("too_large");
    expect(process.memoryUsage.rss() - before).toBeLessThan(120 * 1024 * 1024);
  });

  it.each<[string, string, Record<string, string>]>([
    ["packed in layers", "site_error", { "content-encoding": "gzip, gzip" }],
    ["packed in layers of two kinds", "site_error", { "content-encoding": "br, gzip" }],
    ["packed by the old name for gzip, and are not", "site_error", { "content-encoding": "x-gzip" }],
    ["packed in a way that nobody asked for", "site_error", { "content-encoding": "zstd" }],
    ["that are not what they say", "site_error", { "content-encoding": "gzip" }],
    ["that are not what they say", "site_error", { "content-encoding": "br" }],
    ["announced beyond the limit", "too_large", { "content-length": "6000000" }],
    ["of a picture", "not_html", { "content-type": "image/png" }],
    ["of JSON", "not_html", { "content-type": "application/json" }],
    ["of plain text", "not_html", { "content-type": "text/plain" }],
    ["of a script that begins like HTML", "not_html", { "content-type": "text/html-sandboxed" }],
  ])("%s are refused: %s", async (_, reason, headers) => {
    const { page } = await fetchFrom((__, response) => {
      response.writeHead(200, { "content-type": "text/html", ...headers });
      response.write(PAGE);
      if (!headers["content-length"]) response.end();
    });
    expect(await reasonOf(page)).toBe(reason);
  });

  it.each<[string, PageHandler]>([
    [
      "without compression",
      (_, response) => {
        response.writeHead(200, { "content-type": "text/html", "content-length": "1000" });
        response.write(PAGE, () => response.destroy());
      },
    ],
    ["compressed", sendsHtml(gzipSync(PAGE.repeat(1000)).subarray(0, 60), { "content-encoding": "gzip" })],
  ])("that break off (%s) are refused, because half a list would hide the other half", async (_, handler) => {
    const { page } = await fetchFrom(handler);
    expect(await reasonOf(page)).toMatch(/^(?:unreachable|site_error)$/);
  });
});

describe("slow websites", () => {
  const drip: PageHandler = (_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    const timer = setInterval(() => response.write("x"), 20);
    response.on("close", () => clearInterval(timer));
  };

  it.each<[string, PageHandler]>([
    ["never answer", () => undefined],
    ["send one letter at a time", drip],
    [
      "send their headers one letter at a time",
      (request) => {
        const { socket } = request;
        socket.write("HTTP/1.1 200 OK\r\nx-");
        const timer = setInterval(() => socket.write("x"), 20);
        socket.on("close", () => clearInterval(timer));
      },
    ],
    ["send half a page", (_, response) => void response.writeHead(200, { "content-type": "text/html" }).write(PAGE)],
    [
      "redirect slowly",
      (_, response) => void setTimeout(() => response.writeHead(302, { location: "/next" }).end(), 150),
    ],
  ])("are given up at the time limit if they %s", async (_, handler) => {
    const time = measureRunningTime();
    onTestFinished(time.stop);
    const { page } = await fetchFrom(handler, { timeLimit: 400 });
    expect(await reasonOf(page)).toBe("timed_out");
    expect(time.read()).toBeLessThan(3_000);
  });

  it("are left if their name server does not answer", async () => {
    const url = new URL("http://silent.example/");
    const resolve = () => new Promise<string[]>(() => undefined);
    expect(await reasonOf(fetchPage(url, { allowed: [], resolve, timeLimit: 200 }))).toBe("timed_out");
  });
});

describe("the answer of a website", () => {
  it.each([
    [401, "site_refused"],
    [403, "site_refused"],
    [429, "site_refused"],
    [451, "site_refused"],
    [404, "page_not_found"],
    [410, "page_not_found"],
    [400, "site_error"],
    [500, "site_error"],
    [503, "site_error"],
    [304, "site_error"],
  ])("%i: %s", async (status, reason) => {
    const { page } = await fetchFrom(
      (_, response) => void response.writeHead(status, { "content-type": "text/html" }).end(),
    );
    expect(await reasonOf(page)).toBe(reason);
  });

  it("a page that demands a browser: site_refused", async () => {
    const { page } = await fetchFrom(
      (_, response) => void response.writeHead(503, { "cf-mitigated": "challenge" }).end(),
    );
    expect(await reasonOf(page)).toBe("site_refused");
  });

  it("headers without end: site_error", async () => {
    const { page } = await fetchFrom(sendsHtml(PAGE, { "x-much": "x".repeat(60_000) }));
    expect(await reasonOf(page)).toBe("site_error");
  });

  it("an answer that is not HTTP, and none: unreachable", async () => {
    const { page } = await fetchFrom((_, response) => void response.socket?.end("SSH-2.0-OpenSSH_9.6\r\n"));
    expect(await reasonOf(page)).toMatch(/^(?:unreachable|site_error)$/);
    const nobody = new URL("http://127.0.0.1:1/");
    expect(await reasonOf(fetchPage(nobody, { allowed: ["127.0.0.1:1"] }))).toBe("unreachable");
  });

  it("a name that does not exist: host_not_found", async () => {
    const url = new URL("http://nothing.example/");
    expect(await reasonOf(fetchPage(url, { allowed: [], resolve: async () => [] }))).toBe("host_not_found");
  });
});
