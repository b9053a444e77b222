import { describe, expect, it } from "vitest";
import { GET as getPlate } from "@/app/plates/[plate]/route";
import { composePlate } from "@/lib/plates/compose-plate";
import { plateName } from "@/lib/plates/plate";

const ask = (plate: string, headers: Record<string, string> = {}) =>
  getPlate(new Request(`http://localhost/plates/${plate}`, { headers }), { params: Promise.resolve({ plate }) });

const NAME = `${plateName(composePlate({ id: "1", title: "Tomato soup", foods: ["tomatoes"] }))}.svg`;

describe("GET /plates/{plate}", () => {
  it("draws the plate that the address describes, cacheable for good", async () => {
    const answer = await ask(NAME);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(await answer.text()).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 300">.*<\/svg>$/s,
    );
    const again = await ask(NAME, { "If-None-Match": answer.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  it.each([["nothing.svg"], [NAME.replace(".svg", "")], [`${"a".repeat(600)}.svg`]])(
    "answers 404 to the invalid name %s",
    async (name) => {
      const answer = await ask(name);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ detail: "Plate not found" });
    },
  );
});
