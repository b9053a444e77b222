import { beforeEach, describe, expect, it } from "vitest";
import { POST as checkCode } from "@/app/api/food-checks/code/route";
import { POST as checkWords } from "@/app/api/food-checks/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import type { FoodCheckWire } from "@/lib/schemas/food-checks";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { type PageHandler, startPageServer } from "../../support/page-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const CODE = "4006381333931";
let person: SignedInPerson;
beforeEach(async () => {
  await db.product.deleteMany();
  person = await createSignedInPerson();
  await call(setAllergy, { method: "PUT", token: person.token, params: { key: "milk" }, body: { severity: "severe" } });
});

/** A service in the shape of the Open Food Facts API. `path`: an operator may put it below one. */
async function startService(handler: PageHandler, path = "/") {
  const server = await startPageServer(handler);
  return { server, settings: { PRODUCTS_API: server.url(path), FETCH_ALLOW_HOSTS: server.authority } };
}

const json =
  (status: number, body: unknown): PageHandler =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
const found = (over: object = {}) =>
  json(200, {
    code: CODE,
    status: 1,
    product: { code: CODE, product_name: "Biscuits", ingredients_text: "Wheat flour, butter, salt.", ...over },
  });
const scan = () => call<FoodCheckWire>(checkCode, { token: person.token, body: { code: CODE } });

describe("a service that knows products", () => {
  it("is asked once for a code that nobody imported, and receives nothing but the code", async () => {
    const { server, settings } = await startService(found(), "/mirror");
    useSettings(settings);
    const { status, body } = await scan();
    expect([status, body.name, body.people[0]?.state]).toEqual([201, "Biscuits", "conflict"]);
    await scan();
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]).toMatch(new RegExp(`^GET /mirror/api/v2/product/${CODE}\\.json\\?fields=[a-z_,]+$`));
  });

  it.each([
    ["404", json(404, { status: 0 })],
    ["status 0", json(200, { status: 0 })],
    ["no product", json(200, { status: 1, product: null })],
  ])("that does not know the code (%s) leaves it untold", async (_name, handler) => {
    useSettings((await startService(handler)).settings);
    expect([(await scan()).status, await db.product.count()]).toEqual([404, 0]);
  });

  const ill: [string, PageHandler][] = [
    ["an error", json(500, {})],
    ["a page", json(200, "<html>")],
    ["null", json(200, "null")],
    ["another product", found({ code: "9520000000035" })],
    ["a body that is too large", json(200, `{"product":{"code":"${CODE}","x":"${"y".repeat(600_000)}"}}`)],
    ["a dropped connection", (_request, response) => response.destroy()],
  ];
  it.each(ill)("that answers with %s makes no food known", async (_name, handler) => {
    useSettings((await startService(handler)).settings);
    const { status } = await scan();
    expect([status, await db.product.count()]).toEqual([503, 0]);
  });

  it("that is ill does not hide the label that the person photographed", async () => {
    useSettings((await startService(json(500, {}))).settings);
    const body = { kind: "label", text: "Ingredients: oats, salt.", is_whole: true, gtin: `0${CODE}` };
    expect((await call(checkWords, { token: person.token, body })).status).toBe(201);
    const { status, body: check } = await scan();
    expect([status, check.people[0]?.state, check.is_own_reading]).toEqual([201, "match", true]);
  });
});
