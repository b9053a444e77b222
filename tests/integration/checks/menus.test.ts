import { beforeEach, describe, expect, it } from "vitest";
import { GET as getFood, DELETE as remove } from "@/app/api/food-checks/[id]/route";
import { GET as getMenu } from "@/app/api/food-checks/menus/[id]/route";
import { POST as checkMenu } from "@/app/api/food-checks/menus/route";
import { POST as readPhoto } from "@/app/api/food-checks/photo/route";
import { GET as list } from "@/app/api/food-checks/route";
import { POST as addPerson } from "@/app/api/household/people/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import type { FoodCheckListWire, MenuCheckedWire, ReadLabelWire } from "@/lib/schemas/food-checks";
import { db } from "@/server/db/client";
import { createUserHealthConcern } from "../../factories/food";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { menuPicture } from "../../support/menu-picture";
import { call } from "../../support/request";

const CARD = `STARTERS
Satay skewers 9.50
chicken, peanut sauce, cucumber
Tomato soup 6.00
tomatoes, basil, olive oil

NUT CURRIES
Green 14.00
coconut milk, aubergine
MAINS
Grilled trout 17.00
potatoes, parsley
Chef's pesto linguine 13.00`;

let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
});

const allergicTo = (key: string) =>
  call(setAllergy, { method: "PUT", token: person.token, params: { key }, body: { severity: "severe" } });
const check = (text: string, more: object = {}) =>
  call<MenuCheckedWire>(checkMenu, { token: person.token, body: { text, ...more } });
const standings = ({ dishes }: MenuCheckedWire) =>
  Object.fromEntries(dishes.map(({ name, verdict, is_silent: isSilent }) => [name, isSilent ? "silent" : verdict]));

describe("a paper menu", () => {
  it("is read into dishes, each judged by its words, and none is said to fit", async () => {
    await allergicTo("peanut");
    const { status, body } = await check(CARD, { name: "Luna" });
    expect(status).toBe(201);
    expect(body.dishes.map(({ section, name, price }) => [section, name, price])).toEqual([
      ["STARTERS", "Satay skewers", "9.50"],
      ["STARTERS", "Tomato soup", "6.00"],
      ["NUT CURRIES", "Green", "14.00"],
      ["MAINS", "Grilled trout", "17.00"],
      ["MAINS", "Chef's pesto linguine", "13.00"],
    ]);
    const found = standings(body);
    expect(found).toMatchObject({ "Satay skewers": "conflict", "Tomato soup": "silent", "Grilled trout": "silent" });
    expect(body.dishes.map(({ verdict }) => verdict)).not.toContain("match");
    expect(body.dishes[0]?.voices[0]?.reasons[0]?.foods).toContain("peanut sauce");
  });

  it("judges a dish by the heading above it, too, but believes no heading that it fits", async () => {
    await allergicTo("fish");
    const { body } = await check("FISH\nToday's catch 19.00\nlemon, potatoes\nVEGAN\nOf the day 12.00");
    expect(standings(body)["Today's catch"]).toBe("conflict");
    expect(standings(body)["Of the day"]).not.toBe("match");
  });

  it("holds what the menu says of all dishes against each of them", async () => {
    await allergicTo("peanut");
    const note = "All dishes may contain traces of peanuts.";
    const { body } = await check(`Tomato soup 6.00\ntomatoes, basil\n\n${note}\n\nPlease tell us about allergies.`);
    expect(body.notes).toEqual([note, "Please tell us about allergies."]);
    expect(standings(body)).toEqual({ "Tomato soup": "may_contain" });
  });

  it("reads codes by the menu's key, and takes a code without a key for something unnamed", async () => {
    await allergicTo("egg");
    const { body } = await check("Schnitzel (A, C) 16,90\nReis (H) 4,00\nTomaten 5,00\nA = Gluten, C = Ei, G = Milch");
    expect(standings(body)).toMatchObject({ Schnitzel: "conflict", Tomaten: "silent" });
    expect(standings(body)["Reis (H)"]).toBe("unknown");
  });

  it("is judged for everybody who eats along, and names whom a dish is against", async () => {
    await allergicTo("peanut");
    const leo = {
      name: "Leo",
      diets: [],
      limits: [{ ingredient_id: "word:tomato", severity: "severe", traces: true }],
    };
    expect((await call(addPerson, { token: person.token, body: leo })).status).toBe(201);
    const { body } = await check(CARD);
    expect(standings(body)).toMatchObject({ "Tomato soup": "conflict", "Satay skewers": "conflict" });
    const soup = body.dishes.find(({ name }) => name === "Tomato soup");
    expect(soup?.voices[0]?.reasons[0]?.setting.person?.name).toBe("Leo");
  });

  it("judges nothing for somebody who recorded nothing, and leaves concerns about amounts aside", async () => {
    const empty = await check(CARD);
    expect(new Set(empty.body.dishes.map(({ verdict }) => verdict))).toEqual(new Set([null]));
    expect(empty.body.dishes.some(({ is_silent: isSilent }) => isSilent)).toBe(false);
    await createUserHealthConcern(person.id, "high_blood_pressure");
    const { body } = await check(CARD);
    expect(body.dishes.map(({ verdict }) => verdict)).not.toContain("match");
    expect(body.dishes.some(({ is_silent: isSilent }) => isSilent)).toBe(false);
  });

  it("is judged anew when it is opened, is in the history without a verdict, and can be deleted", async () => {
    const { body: first } = await check(CARD, { name: "Luna" });
    await allergicTo("fish");
    const again = await call<MenuCheckedWire>(getMenu, { token: person.token, params: { id: first.id } });
    expect(standings(again.body)["Grilled trout"]).toBe("conflict");
    const { body: history } = await call<FoodCheckListWire>(list, { token: person.token, query: { q: "pesto" } });
    expect(history.checks).toMatchObject([{ id: first.id, kind: "menu", name: "Luna", dishes: 5, people: [] }]);
    expect((await call(getFood, { token: person.token, params: { id: first.id } })).status).toBe(404);
    const gone = await call(remove, { method: "DELETE", token: person.token, params: { id: first.id } });
    expect([gone.status, await db.foodCheck.count({ where: { userId: person.id } })]).toEqual([204, 0]);
  });

  it("is one check however often it is sent", async () => {
    const statuses = await statusesAtOnce(4, () => check(CARD));
    expect([statuses, await db.foodCheck.count({ where: { userId: person.id } })]).toEqual([{ 201: 4 }, 1]);
  });

  it.each([
    ["nothing", "", "text"],
    ["only a note", "Please tell us about your allergies.", "text"],
    ["too many dishes", Array.from({ length: 301 }, (_, at) => `Dish no ${at} of the house 9.50`).join("\n"), "text"],
    ["too many words", "x ".repeat(10_001), "text"],
  ])("of %s is refused with the reason", async (_name, text, field) => {
    const { status, body } = await call<{ fields?: Record<string, string> }>(checkMenu, {
      token: person.token,
      body: { text },
    });
    expect([status, JSON.stringify(body).includes(field)]).toEqual([422, true]);
  });
});

describe("the photo of a paper menu", () => {
  const read = async (lines: readonly string[], look = {}) => {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(await menuPicture(lines, look))], "menu.jpg", { type: "image/jpeg" }));
    form.set("shows", "menu");
    return call<ReadLabelWire>(readPhoto, { token: person.token, body: form });
  };

  it("gives the dishes with their prices, their words and the headings", { timeout: 120_000 }, async () => {
    const { status, body } = await read([
      "#Starters",
      "+Satay skewers … 9.50",
      "chicken, peanut sauce, cucumber",
      "+Tomato soup … 6.00",
      "tomatoes, basil, olive oil",
      "+#Mains",
      "+Grilled trout … 17.00",
      "potatoes, parsley butter",
    ]);
    expect([status, body.language]).toEqual([200, "en"]);
    await allergicTo("peanut");
    const { body: menu } = await check(body.text);
    expect(menu.dishes.map(({ section, name, description, price }) => [section, name, description, price])).toEqual([
      ["Starters", "Satay skewers", "chicken, peanut sauce, cucumber", "9.50"],
      ["Starters", "Tomato soup", "tomatoes, basil, olive oil", "6.00"],
      ["Mains", "Grilled trout", "potatoes, parsley butter", "17.00"],
    ]);
    expect(standings(menu)).toEqual({
      "Satay skewers": "conflict",
      "Tomato soup": "silent",
      "Grilled trout": "silent",
    });
  });

  it("that is dark, turned or set close still hides no allergen", { timeout: 240_000 }, async () => {
    const lines = [
      "#Vorspeisen",
      "Rindercarpaccio … 12,50",
      "mit Parmesan und Rucola",
      "Kürbissuppe … 7,50",
      "mit Sahne und Kernöl",
      "#Hauptspeisen",
      "Käsespätzle … 13,90",
      "mit Bergkäse und Röstzwiebeln",
      "Gemüsecurry … 12,90",
      "mit Kokosmilch und Reis",
    ];
    await allergicTo("milk");
    for (const look of [{ rotate: 2 }, { ink: "#e8e4da", paper: "#1d1f1e" }, { blur: 1.1 }]) {
      const { body } = await read(lines, look);
      const { body: menu } = await check(body.text);
      const silent = menu.dishes.filter(({ is_silent: isSilent }) => isSilent).map(({ name }) => name);
      expect(
        silent.filter((name) => !name.startsWith("Gem")),
        JSON.stringify([look, body.text]),
      ).toEqual([]);
      expect(menu.dishes.length, body.text).toBeGreaterThanOrEqual(4);
    }
  });
});
