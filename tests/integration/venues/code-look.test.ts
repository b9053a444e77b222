import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as drawLocation } from "@/app/api/locations/[id]/[qr]/route";
import { GET as drawVenue } from "@/app/api/venues/[id]/[qr]/route";
import { DELETE as removeLogo, PUT as setLogo } from "@/app/api/venues/[id]/code-logo/route";
import { GET as getLook, PUT as setLook } from "@/app/api/venues/[id]/code-look/route";
import type { CodeLookWire } from "@/lib/schemas/code-look";
import { CODE_LEVELS, LEAST_MARGIN, LEAST_SIZE, MOST_MARGIN, PLAIN_LOOK } from "@/lib/venues/code-look";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { readCode } from "../../support/read-code";
import { buildRequest, call } from "../../support/request";

const ORIGIN = "http://localhost:3000";

let owner: SignedInPerson;
let venue: { id: string; locationId: string };
beforeEach(async () => {
  const made = await createVenue();
  venue = made;
  owner = await signInPerson(
    await db.user.findUniqueOrThrow({ where: { id: made.ownerId }, select: { id: true, email: true } }),
  );
});

const get = async () => (await call<CodeLookWire>(getLook, { token: owner.token, params: { id: venue.id } })).body;
const set = (body: unknown, token = owner.token) =>
  call<CodeLookWire>(setLook, { token, method: "PUT", params: { id: venue.id }, body });
async function upload(bytes: Uint8Array, token = owner.token) {
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "logo.png");
  return call<CodeLookWire>(setLogo, { token, method: "PUT", params: { id: venue.id }, body });
}
async function picture(format: "svg" | "png", query: Record<string, string> = {}, handler = drawVenue, id = venue.id) {
  const answer = await handler(buildRequest({ query }), { params: Promise.resolve({ id, qr: `qr.${format}` }) });
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
const reads = async (format: "svg" | "png", query: Record<string, string> = {}) =>
  (await readCode((await picture(format, query)).bytes)) === `${ORIGIN}/onboard?venue-id=${venue.id}`;
/** A busy, wide, dark logo: the hardest to read around. */
const darkLogo = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240"><rect width="600" height="240" fill="#111"/><path d="M0 0L600 240M600 0L0 240" stroke="#fff" stroke-width="20"/></svg>',
    ),
  )
    .png()
    .toBuffer();

describe("the look of a venue's codes", () => {
  it("is dark and plain until somebody chooses one, and then that of all its codes", async () => {
    expect(await get()).toEqual({ ...PLAIN_LOOK, logo: null });
    const { status, body } = await set({ color: "#2F6B4F", level: "Q", margin: 6 });
    expect([status, body]).toEqual([200, { color: "#2f6b4f", level: "Q", margin: 6, logo: null }]);
    for (const [handler, id] of [
      [drawVenue, venue.id],
      [drawLocation, venue.locationId],
    ] as const) {
      expect(new TextDecoder().decode((await picture("svg", {}, handler, id)).bytes)).toContain('stroke="#2f6b4f"');
    }
  });

  it("scans in every combination of colour, level, margin, size and logo, as both files", async () => {
    await upload(await darkLogo());
    // The last ones are the lightest of their hue that are taken.
    const colors = ["1e2a24", "000000", "2f6b4f", "b3261e", "1a4fb4", "6b21a8", "767676", "008000", "c2410c"];
    const failed: unknown[] = [];
    for (const color of colors) {
      for (const level of CODE_LEVELS) {
        for (const margin of [LEAST_MARGIN, MOST_MARGIN]) {
          for (const logo of ["true", "false"]) {
            for (const [format, size] of [
              ["svg", "600"],
              ["png", "240"],
              ["png", "1000"],
            ] as const) {
              const look = { color, level, margin: String(margin), logo, size };
              if (!(await reads(format, look))) failed.push({ format, ...look });
            }
          }
        }
      }
    }
    expect(failed).toEqual([]);
  }, 240_000);

  it("keeps a picture within the size that was asked for", async () => {
    for (const size of [LEAST_SIZE, 300, 1000]) {
      const { width = 0, height } = await sharp((await picture("png", { size: String(size) })).bytes).metadata();
      expect([width <= size, width > size / 2, width === height]).toEqual([true, true, true]);
    }
  });

  it.each([
    [{ color: "#ffd700", level: "M", margin: 4 }, "This color is too light to be scanned: choose a darker one"],
    [{ color: "green", level: "M", margin: 4 }, "A color is # and six digits or letters a to f"],
    [{ color: "#000000", level: "L", margin: 4 }, null],
    [{ color: "#000000", level: "M", margin: 3 }, null],
    [{}, null],
  ])("refuses %j, and keeps the look that is there", async (body, message) => {
    const { status, body: refusal } = await set(body);
    expect(status).toBe(422);
    if (message) expect(JSON.stringify(refusal)).toContain(message);
    expect(await get()).toEqual({ ...PLAIN_LOOK, logo: null });
  });

  it.each<Record<string, string>>([
    { color: "ffff00" },
    { color: "red" },
    { level: "X" },
    { margin: "0" },
    { size: "9" },
    { size: "100000" },
    { logo: "https://evil.example/logo.png" },
  ])("draws nothing for a call with %j", async (query) => {
    expect((await picture("png", query)).status).toBe(422);
  });
});

describe("the logo in the middle", () => {
  it("is encoded anew, makes the code as strong as can be, and goes away again", async () => {
    const { status, body } = await upload(await darkLogo());
    expect([status, body.logo?.startsWith("data:image/png;base64,")]).toEqual([200, true]);
    const stored = await db.venueCodeLook.findUniqueOrThrow({ where: { venueId: venue.id } });
    expect(await sharp(stored.logo ?? new Uint8Array()).metadata()).toMatchObject({
      format: "png",
      width: 256,
      height: 256,
    });
    expect(new TextDecoder().decode((await picture("svg")).bytes)).toContain("<image ");
    const removed = await call<CodeLookWire>(removeLogo, {
      token: owner.token,
      method: "DELETE",
      params: { id: venue.id },
    });
    expect(removed.body).toEqual({ ...PLAIN_LOOK, logo: null });
    expect(new TextDecoder().decode((await picture("svg")).bytes)).not.toContain("<image ");
  });

  it("refuses a file that is no picture", async () => {
    expect((await upload(new TextEncoder().encode("<svg onload='alert(1)'/>"))).status).toBe(415);
    expect((await get()).logo).toBeNull();
  });

  it("belongs to the venue's own people", async () => {
    const other = await createSignedInPerson({ accountType: "business" });
    expect((await upload(await darkLogo(), other.token)).status).toBe(404);
    expect((await set({ color: "#000000", level: "M", margin: 4 }, other.token)).status).toBe(404);
    expect((await call(getLook, { token: other.token, params: { id: randomUUID() } })).status).toBe(404);
  });
});
