import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as checkCode } from "@/app/api/food-checks/code/route";
import { POST as addToPantry } from "@/app/api/grocery/pantry/route";
import { PUT as seeRecall } from "@/app/api/recalls/[id]/seen/route";
import { GET as listRecalls } from "@/app/api/recalls/route";
import { PUT as changeWish } from "@/app/api/recalls/wish/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import type { FoodCheckWire } from "@/lib/schemas/food-checks";
import type { RecallListWire } from "@/lib/schemas/recalls";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { toldProducts } from "@/server/products/told-products";
import { readRecallFeeds } from "@/server/recalls/read-feeds";
import { storeRecalls } from "@/server/recalls/store-recalls";
import { tellRecalls } from "@/server/recalls/tell-recalls";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { readMailsTo } from "../../support/mails";
import { startPageServer } from "../../support/page-server";
import { FSA, OPENFDA, RASFF } from "../../support/recalls/told-recalls";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const CHOCOLATE = "9520000000059";
let person: SignedInPerson;
beforeEach(async () => {
  await db.recall.deleteMany();
  await db.recallFeed.deleteMany();
  await db.product.deleteMany();
  await db.recallWish.deleteMany();
  person = await createSignedInPerson();
});

const allergicTo = (key: string) =>
  call(setAllergy, { method: "PUT", token: person.token, params: { key }, body: { severity: "severe" } });
const list = async () => (await call<RecallListWire>(listRecalls, { token: person.token })).body;
const scan = () => call<FoodCheckWire>(checkCode, { token: person.token, body: { code: CHOCOLATE } });
const sellChocolate = () =>
  db.product.create({
    data: { gtin: `0${CHOCOLATE}`, name: "Dark Chocolate", ingredients: "Cocoa mass, sugar.", readAt: now() },
  });

describe("a recall concerns", () => {
  it("whoever is allergic to what its label does not tell, and nobody else", async () => {
    await storeRecalls("fsa", FSA);
    expect((await list()).recalls).toEqual([]);
    await allergicTo("milk");
    const [found] = (await list()).recalls;
    expect(found).toMatchObject({ reference: "FSA-AA-99-2026", why: "allergy", found: null, is_seen: false });
    expect(found?.people).toEqual([{ person_id: person.id, name: null, because: ["Milk"] }]);
  });

  it("whoever has the food, also without an allergy, and says where", async () => {
    await storeRecalls("fsa", FSA);
    await call(addToPantry, { token: person.token, body: { name: "The dark one", gtin: `0${CHOCOLATE}` } });
    expect((await list()).recalls).toMatchObject([{ why: "at_home", found: "The dark one", people: [] }]);
  });

  it("whoever checked the food before the recall was published", async () => {
    await sellChocolate();
    await scan();
    await storeRecalls("fsa", FSA);
    expect((await list()).recalls).toMatchObject([{ why: "checked", found: "Dark Chocolate" }]);
  });

  it("whoever has a food with such a name, if somebody is allergic", async () => {
    await storeRecalls("rasff", RASFF);
    await call(addToPantry, { token: person.token, body: { name: "Crispy onions" } });
    expect((await list()).recalls).toEqual([]);
    await allergicTo("sesame");
    expect((await list()).recalls).toMatchObject([{ why: "named", found: "Crispy onions" }]);
  });

  it.each([
    ["nothing that we read", []],
    ["a word that nobody knows", ["zorblax"]],
  ])("whoever is allergic and has a food with such a name, if the notice names %s", async (_name, allergens) => {
    await storeRecalls("rasff", RASFF);
    await db.recall.updateMany({ data: { allergens } });
    await call(addToPantry, { token: person.token, body: { name: "Crispy onions" } });
    expect((await list()).recalls).toEqual([]);
    await allergicTo("milk");
    expect((await list()).recalls).toMatchObject([{ why: "named", people: [] }]);
  });

  it("nobody once it has ended, or when it is old and of no own food", async () => {
    await allergicTo("milk");
    await storeRecalls("fsa", FSA);
    await db.recall.updateMany({ data: { endedAt: now() } });
    expect((await list()).recalls).toEqual([]);
    await db.recall.updateMany({ data: { endedAt: null, publishedAt: new Date("2024-01-01") } });
    expect((await list()).recalls).toEqual([]);
    await call(addToPantry, { token: person.token, body: { name: "The dark one", gtin: `0${CHOCOLATE}` } });
    expect((await list()).recalls).toHaveLength(1);
  });

  it("whoever has the food, however many notices are newer", async () => {
    await storeRecalls("fsa", FSA);
    await db.recall.updateMany({ data: { publishedAt: new Date("2024-01-01") } });
    await db.recall.createMany({
      data: Array.from({ length: 650 }, (_, at) => ({
        ...{ source: "rasff" as const, reference: `2026.${at}`, title: "undeclared egg", products: ["Noodles"] },
        ...{ allergens: ["eggs"], publishedAt: now(), readAt: now() },
      })),
    });
    await call(addToPantry, { token: person.token, body: { name: "The dark one", gtin: `0${CHOCOLATE}` } });
    expect((await list()).recalls.map(({ why }) => why)).toEqual(["at_home"]);
  });

  it("of a source that the person left out only for own foods", async () => {
    await allergicTo("milk");
    await storeRecalls("fsa", FSA);
    const wish = await call(changeWish, { method: "PUT", token: person.token, body: { sources: ["rasff", "rasff"] } });
    expect(wish.body).toEqual({ sources: ["rasff"], by_mail: false });
    expect((await list()).recalls).toEqual([]);
    await sellChocolate();
    await scan();
    expect((await list()).recalls).toHaveLength(1);
  });
});

describe("a recalled product", () => {
  beforeEach(async () => {
    await allergicTo("milk");
    await sellChocolate();
  });

  it("that fits by its label may hold what the recall says, and the answer shows the notice", async () => {
    expect((await scan()).body.people[0]?.state).toBe("match");
    await storeRecalls("fsa", FSA);
    const { body } = await scan();
    expect(body.people[0]).toMatchObject({ state: "may_contain", against: { because: ["Milk"] } });
    expect(body.recalls).toMatchObject([{ reference: "FSA-AA-99-2026", batches: "100g; L2611; 30 June 2027" }]);
    expect(body.parts.map(({ role }) => role)).toEqual(["list", "recalled"]);
  });

  it("is unknown where the notice does not say for which allergen", async () => {
    await storeRecalls("fsa", FSA);
    await db.recall.updateMany({ data: { allergens: [] } });
    const { body } = await scan();
    expect([body.people[0]?.state, body.doubts]).toEqual(["unknown", ["recalled"]]);
    const [told] = await toldProducts([CHOCOLATE]);
    expect(told?.product.ingredients).toBeNull();
  });

  it("that nobody told is answered by its recall", async () => {
    await db.product.deleteMany();
    expect((await scan()).status).toBe(404);
    await storeRecalls("fsa", FSA);
    const { status, body } = await scan();
    expect([status, body.name, body.people[0]?.state]).toEqual([201, "Quibble Dark Chocolate", "may_contain"]);
  });

  it("speaks against an item of a partner's page", async () => {
    await storeRecalls("fsa", FSA);
    const [told] = await toldProducts([CHOCOLATE]);
    expect(told?.product.declared).toEqual([{ role: "recalled", words: ["milk"] }]);
  });
});

describe("reading feeds", () => {
  it("asks each source for what is new, and a source that fails leaves the others", async () => {
    const server = await startPageServer(({ url = "" }, response) => {
      if (url.startsWith("/rasff")) return void response.destroy();
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(url.startsWith("/fsa") ? FSA : OPENFDA));
    });
    useSettings({
      RECALL_FEEDS: `fsa=${server.url("/fsa?since={since}")} openfda=${server.url("/fda?from={since}")} rasff=${server.url("/rasff")}`,
      FETCH_ALLOW_HOSTS: server.authority,
    });
    expect(await readRecallFeeds()).toBe(3);
    expect(await readRecallFeeds()).toBe(3);
    expect(await db.recall.count()).toBe(3);
    expect(server.asked.filter((line) => line.includes("/fsa"))[1]).toContain("since=2026-11-06");
    expect(server.asked.filter((line) => line.includes("/fda"))[1]).toContain("from=20261104");
    expect((await list()).feeds.map(({ source }) => source)).toEqual(["openfda", "fsa"]);
  });

  it("stores nothing of an answer in another shape", async () => {
    expect(await storeRecalls("fsa", OPENFDA)).toBeNull();
    expect([await db.recall.count(), await db.recallFeed.count()]).toEqual([0, 0]);
  });

  it("a notice that changes stays read by those who read it", async () => {
    await allergicTo("milk");
    await storeRecalls("fsa", FSA);
    const [found] = (await list()).recalls;
    await call(seeRecall, { method: "PUT", token: person.token, params: { id: found?.id ?? "" } });
    await storeRecalls("fsa", { items: [{ ...FSA.items[0], title: "Corrected" }] });
    expect((await list()).recalls).toMatchObject([{ title: "Corrected", is_seen: true }]);
  });

  it("an unknown notice cannot be read", async () => {
    const { status } = await call(seeRecall, { method: "PUT", token: person.token, params: { id: randomUUID() } });
    expect(status).toBe(404);
  });
});

describe("mails", () => {
  const wantMails = () => call(changeWish, { method: "PUT", token: person.token, body: { by_mail: true } });
  const mails = () => readMailsTo(person.email);

  it("need a confirmed address", async () => {
    await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: null } });
    expect((await wantMails()).status).toBe(409);
  });

  it("tell of each recall once, also when two processes look at the same time", async () => {
    await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: now() } });
    await allergicTo("milk");
    await storeRecalls("fsa", FSA);
    await wantMails();
    await tellRecalls();
    expect(await mails()).toEqual([]);
    await storeRecalls("openfda", OPENFDA);
    await Promise.all([tellRecalls(), tellRecalls()]);
    await tellRecalls();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toContain("Zorblax Oat Bars");
    expect(mail).not.toContain("Quibble");
    expect(mail).not.toMatch(/milk/i);
  });
});
