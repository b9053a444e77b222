import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as addRecipe } from "@/app/grocery-lists/[id]/add-recipe/route";
import { POST as sendChanges } from "@/app/grocery-lists/[id]/changes/route";
import { POST as removeRecipe } from "@/app/grocery-lists/[id]/remove-recipe/route";
import { GET as getList } from "@/app/grocery-lists/[id]/route";
import { POST as createList } from "@/app/grocery-lists/route";
import type { GroceryChange, GroceryChangedWire, GroceryListWire, RecipeAddedWire } from "@/lib/schemas/grocery";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";

let person: SignedInPerson;
let listId: string;

const send = (changes: readonly GroceryChange[], who = person) =>
  call<GroceryChangedWire>(sendChanges, { token: who.token, params: { id: listId }, body: { changes } });
const read = async () => (await call<GroceryListWire>(getList, { token: person.token, params: { id: listId } })).body;

/** A time some minutes ago, as a device records it. */
const minutesAgo = (minutes: number) => new Date(now().getTime() - minutes * 60_000).toISOString();
const addChange = (id: string, name: string, at: string): GroceryChange => ({ type: "add", item: { id, name }, at });

beforeEach(async () => {
  person = await createSignedInPerson();
  listId = (await call<GroceryListWire>(createList, { token: person.token, body: { name: "Shop" } })).body.id;
});

describe("changes of devices that were offline", () => {
  it("add, tick and delete lines in one batch, and return the list and the time", async () => {
    const [bread, milk, tea] = [randomUUID(), randomUUID(), randomUUID()];
    const answer = await send([
      addChange(bread, "bread", minutesAgo(9)),
      addChange(milk, "milk", minutesAgo(8)),
      addChange(tea, "tea", minutesAgo(8)),
      { type: "check", item_id: milk, is_checked: true, at: minutesAgo(5) },
      { type: "delete", item_id: tea, at: minutesAgo(4) },
    ]);
    expect(answer).toMatchObject({ status: 200, body: { skipped: [], now: expect.any(String) } });
    expect(answer.body.items.map((item) => [item.id, item.is_checked])).toEqual([
      [bread, false],
      [milk, true],
    ]);
  });

  it("have no further effect when the batch is sent again", async () => {
    const id = randomUUID();
    const batch: GroceryChange[] = [
      addChange(id, "bread", minutesAgo(9)),
      { type: "check", item_id: id, is_checked: true, at: minutesAgo(5) },
    ];
    const first = await send(batch);
    const second = await send(batch);
    expect(second.body.items).toEqual(first.body.items);
  });

  it("let the later tick win, in whatever order they arrive", async () => {
    const id = randomUUID();
    await send([addChange(id, "bread", minutesAgo(30))]);
    await send([{ type: "check", item_id: id, is_checked: true, at: minutesAgo(5) }]);
    await send([{ type: "check", item_id: id, is_checked: false, at: minutesAgo(10) }]);
    expect((await read()).items).toMatchObject([{ is_checked: true }]);
  });

  it("keep a line that one device cleared and another has unticked since", async () => {
    const id = randomUUID();
    const ticked = minutesAgo(20);
    await send([addChange(id, "bread", minutesAgo(30)), { type: "check", item_id: id, is_checked: true, at: ticked }]);
    await send([{ type: "clear", item_id: id, ticked_at: ticked }]);
    expect((await read()).items).toEqual([]);
    await send([{ type: "check", item_id: id, is_checked: false, at: minutesAgo(10) }]);
    expect((await read()).items).toMatchObject([{ id, is_checked: false }]);
  });

  it("do not restore a deleted line by an older or later tick", async () => {
    const id = randomUUID();
    await send([addChange(id, "bread", minutesAgo(30)), { type: "delete", item_id: id, at: minutesAgo(10) }]);
    await send([
      { type: "check", item_id: id, is_checked: false, at: minutesAgo(20) },
      { type: "check", item_id: id, is_checked: true, at: minutesAgo(5) },
    ]);
    expect((await read()).items).toEqual([]);
  });

  it("are undone by a later restore, for lines and for recipes with their ticks", async () => {
    const soup = await createRecipeOf(person.id, ["2 onions", "1 leek"]);
    const added = await call<RecipeAddedWire>(addRecipe, {
      token: person.token,
      params: { id: listId },
      body: { recipe_id: soup.id },
    });
    const [onions, leek] = added.body.items;
    await send([{ type: "check", item_id: leek?.id ?? "", is_checked: true, at: minutesAgo(0) }]);
    await send([{ type: "delete", item_id: onions?.id ?? "", at: minutesAgo(0) }]);
    const before = await send([
      { type: "restore", item_id: onions?.id ?? "", at: new Date(Date.now() + 1).toISOString() },
    ]);
    expect(before.body.items).toHaveLength(2);
    await call(removeRecipe, { token: person.token, params: { id: listId }, body: { recipe_id: soup.id } });
    expect((await read()).items).toEqual([]);
    await send([{ type: "restore_recipe", adding_id: added.body.adding_id }]);
    expect((await read()).items).toEqual(before.body.items);
  });

  it("skip missing lines and invalid changes, and apply the rest", async () => {
    const id = randomUUID();
    const answer = await send([
      { type: "check", item_id: randomUUID(), is_checked: true, at: minutesAgo(5) },
      { type: "add", item: { id: randomUUID(), name: "rice", quantity_value: "plenty" }, at: minutesAgo(5) },
      addChange(id, "bread", minutesAgo(9)),
    ]);
    expect(answer.body.skipped).toEqual([0, 1]);
    expect(answer.body.items).toMatchObject([{ id, name: "bread" }]);
  });

  it("cannot outrun the clock: a device that is ahead loses to a later tick", async () => {
    const id = randomUUID();
    await send([
      addChange(id, "bread", minutesAgo(9)),
      { type: "check", item_id: id, is_checked: true, at: minutesAgo(-600) },
    ]);
    const back = replaceClock(() => new Date(Date.now() + 60_000));
    try {
      await send([{ type: "check", item_id: id, is_checked: false, at: now().toISOString() }]);
    } finally {
      back();
    }
    expect((await read()).items).toMatchObject([{ is_checked: false }]);
  });

  it("change no list and no line of another person", async () => {
    const stranger = await createSignedInPerson();
    const id = randomUUID();
    await send([addChange(id, "bread", minutesAgo(9))]);
    expect((await send([{ type: "delete", item_id: id, at: minutesAgo(1) }], stranger)).status).toBe(404);
    const strangersList = await call<GroceryListWire>(createList, { token: stranger.token, body: { name: "Theirs" } });
    const across = await call<GroceryChangedWire>(sendChanges, {
      token: stranger.token,
      params: { id: strangersList.body.id },
      body: { changes: [{ type: "delete", item_id: id, at: minutesAgo(1) }, addChange(id, "mine now", minutesAgo(1))] },
    });
    expect(across.body).toMatchObject({ skipped: [0, 1], items: [] });
    expect((await read()).items).toMatchObject([{ id, name: "bread" }]);
  });

  it("are refused in an invalid form (422)", async () => {
    for (const changes of [[], [{ type: "explode" }], [{ type: "check", item_id: "x", is_checked: true, at: "now" }]]) {
      expect((await send(changes as unknown as GroceryChange[])).status).toBe(422);
    }
  });
});

describe("two devices", () => {
  const ITEMS = ["bread", "milk", "tea"];
  const change = fc.record({
    item: fc.nat({ max: ITEMS.length - 1 }),
    kind: fc.constantFrom("tick", "untick", "delete", "restore", "clear"),
    minute: fc.integer({ min: 1, max: 40 }),
  });

  it("converge, whatever the order in which their changes arrive", { timeout: 120_000 }, async () => {
    const base = Date.now() - 3_600_000;
    const at = (minute: number) => new Date(base + minute * 60_000).toISOString();
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(change, { minLength: 2, maxLength: 8 })
          .chain((changes) =>
            fc.tuple(
              fc.constant(changes),
              fc.shuffledSubarray(changes, { minLength: changes.length, maxLength: changes.length }),
            ),
          ),
        async ([changes, shuffled]) => {
          const states = [];
          for (const order of [changes, shuffled]) {
            await db.groceryItem.deleteMany({ where: { listId } });
            const ids = ITEMS.map(() => randomUUID());
            await send(ids.map((id, index) => addChange(id, ITEMS[index] ?? "", at(0))));
            const batch = order.map(({ item, kind, minute }): GroceryChange => {
              const item_id = ids[item] ?? "";
              if (kind === "delete" || kind === "restore") return { type: kind, item_id, at: at(minute) };
              if (kind === "clear") return { type: "clear", item_id, ticked_at: at(minute) };
              return { type: "check", item_id, is_checked: kind === "tick", at: at(minute) };
            });
            for (const half of [batch.slice(0, 3), batch.slice(3)]) if (half.length > 0) await send(half);
            states.push((await read()).items.map((item) => [item.name, item.is_checked]));
          }
          expect(states[1]).toEqual(states[0]);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe("any recipes, added and removed again", () => {
  const LINES = [
    "1 cup milk",
    "240 ml milk",
    "2 onions",
    "1 large onion",
    "salt",
    "100 g rice",
    "1/3 cup rice",
    "2 cloves garlic",
  ];

  it("leave the list as it was, in whatever order", { timeout: 120_000 }, async () => {
    const recipes = await Promise.all(
      [LINES.slice(0, 4), LINES.slice(2, 6), LINES.slice(4), LINES].map((lines) => createRecipeOf(person.id, lines)),
    );
    const add = (index: number, servings: number) =>
      call(addRecipe, {
        token: person.token,
        params: { id: listId },
        body: { recipe_id: recipes[index]?.id, servings },
      });
    await add(0, 4);
    const before = await read();
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        async (chosen, servings) => {
          for (const index of chosen) await add(index, servings);
          const full = (await read()).items.length;
          expect(full).toBeGreaterThanOrEqual(before.items.length);
          for (const index of [...chosen].reverse()) {
            const body = { recipe_id: recipes[index]?.id };
            await call(removeRecipe, { token: person.token, params: { id: listId }, body });
          }
          expect((await read()).items).toEqual(before.items);
        },
      ),
      { numRuns: 15 },
    );
  });

  it("give the same totals in whatever order they are added", { timeout: 120_000 }, async () => {
    const recipes = await Promise.all(
      [LINES.slice(0, 4), LINES.slice(2, 6), LINES].map((lines) => createRecipeOf(person.id, lines)),
    );
    const totals = [];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const list = await call<GroceryListWire>(createList, { token: person.token, body: { name: "Order" } });
      for (const index of order) {
        const body = { recipe_id: recipes[index]?.id, servings: index + 1 };
        await call(addRecipe, { token: person.token, params: { id: list.body.id }, body });
      }
      const { body } = await call<GroceryListWire>(getList, { token: person.token, params: { id: list.body.id } });
      totals.push(body.items.map((item) => [item.name.replace(/s$/, ""), item.quantity_text]).sort());
    }
    expect(totals[1]).toEqual(totals[0]);
    expect(totals[2]).toEqual(totals[0]);
  });
});

describe("a device that was offline for long, or whose clock is wrong", () => {
  it("applies its ticks and edits of forty days ago if nothing is later, but its new line is refused", async () => {
    const [bread, milk, late] = [randomUUID(), randomUUID(), randomUUID()];
    const days = (count: number) => minutesAgo(count * 24 * 60);
    await send([addChange(bread, "bread", days(0)), addChange(milk, "milk", days(0))]);
    // Both items have been on the list for two months.
    const written = new Date(days(60));
    await db.groceryItem.updateMany({
      where: { listId },
      data: { checkedChangedAt: written, nameChangedAt: written, noteChangedAt: written, createdAt: written },
    });
    await send([{ type: "check", item_id: milk, is_checked: false, at: days(2) }]);
    const answer = await send([
      { type: "check", item_id: bread, is_checked: true, at: days(40) },
      { type: "edit", item_id: bread, note: "rye", at: days(40) },
      { type: "check", item_id: milk, is_checked: true, at: days(40) },
      addChange(late, "tea", days(40)),
    ]);
    expect(answer.body.skipped).toEqual([3]);
    expect(answer.body.items).toMatchObject([
      { id: bread, is_checked: true, note: "rye" },
      { id: milk, is_checked: false },
    ]);
  });

  it("gets a validation error for a lone surrogate, which PostgreSQL cannot store, instead of failing for good (422)", async () => {
    const broken = { id: randomUUID(), name: "\ud83c milk" };
    expect(await send([{ type: "add", item: broken, at: minutesAgo(1) }])).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "changes", 0, "item", "name"] }] },
    });
  });

  it("keeps the order of its changes, although all of them lie in the future", async () => {
    const id = randomUUID();
    const ahead = (minutes: number) => minutesAgo(-minutes);
    const { body } = await send([
      addChange(id, "bread", ahead(600)),
      { type: "check", item_id: id, is_checked: true, at: ahead(601) },
      { type: "check", item_id: id, is_checked: false, at: ahead(602) },
      { type: "edit", item_id: id, note: "white", at: ahead(603) },
      { type: "edit", item_id: id, note: "brown", at: ahead(604) },
    ]);
    expect(body.items).toMatchObject([{ is_checked: false, note: "brown" }]);
    expect(Date.parse(body.items[0]?.checked_changed_at ?? "")).toBeLessThanOrEqual(Date.parse(body.now));
  });
});
