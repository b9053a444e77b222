import { beforeEach, describe, expect, it } from "vitest";
import { POST as readPage } from "@/app/api/food-checks/menus/page/route";
import { POST as checkMenu } from "@/app/api/food-checks/menus/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import type { MenuCheckedWire, PageMenuWire } from "@/lib/schemas/food-checks";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { sendsHtml, startPageServer } from "../../support/page-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const CARDS = `<h1>Our menu</h1><div class="menu-grid">
  <div class="menu-item"><h3>Trofie al pesto</h3><p>Trofie, basil, walnuts, pecorino</p></div>
  <div class="menu-item"><h3>Baked potato</h3><p>Potato, salt, olive oil</p></div></div>`;
const LONG = `<h1>Our menu</h1><div class="menu-grid">${Array.from(
  { length: 150 },
  (_, at) => `<div class="menu-item"><h3>Dish ${at}</h3><p>${`Potato, salt, leek ${at}, `.repeat(12)}</p></div>`,
).join("")}</div>`;

let person: SignedInPerson;
const read = (url: string) =>
  call<PageMenuWire & { detail: { msg: string }[] }>(readPage, { method: "POST", token: person.token, body: { url } });

beforeEach(async () => {
  person = await createSignedInPerson();
});

describe("the menu of a web page", () => {
  it("is read as text, stored nowhere, and judged as a paper menu is: nothing fits", async () => {
    const site = await startPageServer(sendsHtml(CARDS));
    useSettings({ FETCH_ALLOW_HOSTS: site.authority });
    const { status, body } = await read(site.url("/menu"));
    expect(status).toBe(200);
    expect(body).toEqual({
      text: "Trofie al pesto: Trofie, basil, walnuts, pecorino\nBaked potato: Potato, salt, olive oil",
      dishes: 2,
    });
    expect(await db.foodCheck.count()).toBe(0);
    await call(setAllergy, {
      method: "PUT",
      token: person.token,
      params: { key: "walnut" },
      body: { severity: "severe" },
    });
    const checked = await call<MenuCheckedWire>(checkMenu, {
      method: "POST",
      token: person.token,
      body: { text: body.text, name: "Lungara" },
    });
    expect(checked.body.dishes.map(({ name, is_silent: silent }) => [name, silent])).toEqual([
      ["Trofie al pesto", false],
      ["Baked potato", true],
    ]);
  });

  it("that has none, is too long, is no address or is of this network is refused with the reason", async () => {
    const closed = await startPageServer(sendsHtml("<p>Closed on Monday.</p>"));
    const long = await startPageServer(sendsHtml(LONG));
    useSettings({ FETCH_ALLOW_HOSTS: `${closed.authority},${long.authority}` });
    expect(await read(closed.url("/menu"))).toMatchObject({
      status: 422,
      body: { detail: [{ msg: expect.stringContaining("could not find a menu") }] },
    });
    expect(await read(long.url("/menu"))).toMatchObject({
      status: 422,
      body: { detail: [{ msg: expect.stringContaining("150 dishes") }] },
    });
    expect((await read("not an address")).status).toBe(422);
    expect((await read("http://169.254.169.254/menu")).status).toBe(422);
  });
});
