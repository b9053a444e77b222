import { beforeEach, describe, expect, it } from "vitest";
import { PUT as saveDish } from "@/app/api/venues/[id]/dishes/[dishId]/saved/route";
import { GET as readKitchen, PUT as sayFacts } from "@/app/api/venues/[id]/kitchen/route";
import { POST as checkMenu } from "@/app/api/venues/[id]/menu/check/route";
import { GET as getMenu, PUT as saveMenu } from "@/app/api/venues/[id]/menu/route";
import type { FactState, FactSubject } from "@/lib/dietary/kitchen-facts";
import { dishesFor, openQuestions } from "@/lib/menus/kitchen-questions";
import { isConfirmedFor, kindFor } from "@/lib/menus/menu-by-subject";
import type { KitchenWire, SaidFactsWire } from "@/lib/schemas/kitchen-facts";
import type { MenuCheckWire, MenuWire } from "@/lib/schemas/venue-menu";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { rejudgeMenus } from "@/server/menus/rejudge-menus";
import { listDishNews } from "@/server/menus/saved-dishes";
import { showDishes, showDishesToGuest } from "@/server/menus/show-dishes";
import { showPublicMenu } from "@/server/menus/show-public-menu";
import { setDiets } from "@/server/profile/set-diets";
import { createAccess, createApplication } from "../../factories/oauth";
import { createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { createVisit } from "../../factories/visits";
import { callMenu } from "../../support/call-menu";
import { type CallOptions, call, type Handler } from "../../support/request";

let venue: Awaited<ReturnType<typeof createVenue>>;
let owner: SignedInPerson;
beforeEach(async () => {
  venue = await createVenue();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } });
  owner = await signInPerson({ id: venue.ownerId, email });
});

const ask = <T>(handler: Handler, options: CallOptions = {}) =>
  call<T>(handler, { token: owner.token, params: { id: venue.id }, ...options });
const publish = (...dishes: [name: string, description: string][]) =>
  ask<MenuWire>(saveMenu, {
    method: "PUT",
    body: { dishes: dishes.map(([name, description]) => ({ name, description })) },
  });
const kitchen = async () => (await ask<KitchenWire>(readKitchen)).body;
const dishOf = ({ dishes }: KitchenWire, name: string) => {
  const dish = dishes.find((each) => each.name === name);
  if (!dish) throw new Error(`No dish is called ${name}`);
  return dish;
};

type Answer = { dish: string; subject: FactSubject; state: FactState | null };
/** Answers what the kitchen's screen shows now, or what it showed before. */
async function say(answers: readonly Answer[], { by = "Chiara", seen = undefined as KitchenWire | undefined } = {}) {
  const shown = seen ?? (await kitchen());
  const body = {
    by,
    answers: answers.map(({ dish, subject, state }) => {
      const { id, recipe, facts } = dishOf(shown, dish);
      return { dish_id: id, recipe, subject, state, seen: facts.find((fact) => fact.subject === subject)?.id ?? null };
    }),
  };
  return ask<SaidFactsWire & { changed?: object[]; code?: string }>(sayFacts, { method: "PUT", body });
}

const eater = async (...diets: Parameters<typeof setDiets>[1]) => {
  const person = await createSignedInPerson();
  await setDiets(person.id, diets);
  return person;
};
const SORBET = "Lemon sorbet";

describe("what the kitchen says of a dish", () => {
  it("is stored with a name and a time, and decides for guests with and without an account, and for the insight", async () => {
    for (let i = 0; i < 6; i++) await createVisit(venue.id, { shown: { diets: ["egg_free"] } });
    const before = await publish([SORBET, ""], ["Baked potato", "potato, salt"]);
    expect(before.body.dishes[0]?.fits).toBe(0);
    const person = await eater("egg_free");
    expect(await showDishes(venue.id, { userId: person.id })).toMatchObject([
      { verdict: "may_contain", kitchen: [] },
      {},
    ]);

    const { status, body } = await say([{ dish: SORBET, subject: "eggs", state: "free_from" }]);
    expect(status).toBe(200);
    expect(body.facts).toMatchObject([{ subject: "eggs", fact: { state: "free_from", by: "Chiara" } }]);

    const told = { subject: "eggs", state: "free_from", by: "Chiara", is_contradicted: false };
    expect(await showDishes(venue.id, { userId: person.id })).toMatchObject([
      { verdict: "match", kitchen: [told], voices: [] },
      { verdict: "match", kitchen: [] },
    ]);
    const card = {
      allergies: [{ key: "egg", severity: "allergy" as const, traces: true }],
      diet: { dietary: [], ways: [] },
    };
    expect(await showDishesToGuest(venue.id, card, "guest")).toMatchObject([{ verdict: "match", kitchen: [told] }, {}]);
    expect((await ask<MenuWire>(getMenu)).body.dishes[0]).toMatchObject({ fits: 6, unknown: 0 });
  });

  it("is no suggestion of ours: what we read changes no verdict before somebody says it", async () => {
    await publish([SORBET, "lemon, sugar, house base"]);
    const person = await eater("fish_free");
    const before = await showDishes(venue.id, { userId: person.id });
    const read = dishOf(await kitchen(), SORBET).read;
    expect(read).toHaveLength(19);
    expect(await showDishes(venue.id, { userId: person.id })).toEqual(before);
  });

  it("counts only for the words that it was said of, and survives every menu that keeps them", async () => {
    await publish([SORBET, "lemon"], [SORBET, "blood orange"], ["Baked potato", "potato"]);
    const ids = (await kitchen()).dishes.map(({ id }) => id);
    await say([{ dish: "Baked potato", subject: "eggs", state: "contains" }]);
    // The two dishes of one name change places, and a new one comes.
    await publish(["Soup", "leek"], [SORBET, "blood orange"], ["Baked potato", "potato"], [SORBET, "lemon"]);
    const moved = await kitchen();
    expect(moved.dishes.slice(1).map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
    expect(dishOf(moved, "Baked potato").facts).toMatchObject([{ subject: "eggs", state: "contains" }]);

    const edit = { dishes: [{ name: "Baked potato", description: "potato, butter" }] };
    const check = await ask<MenuCheckWire>(checkMenu, { body: edit });
    expect(check.body.unconfirmed).toEqual([{ dish: "Baked potato", facts: 1 }]);
    await publish(["Baked potato", "potato, butter"]);
    const edited = dishOf(await kitchen(), "Baked potato");
    expect(edited.id).toBe(ids[2]);
    expect(edited.facts).toEqual([]);
    expect(edited.was).toMatchObject([{ subject: "eggs", state: "contains", by: "Chiara" }]);
    // The former words come back, but nobody has said again that it is so.
    await publish(["Baked potato", "potato"]);
    expect(dishOf(await kitchen(), "Baked potato").facts).toEqual([]);
    expect(await db.dishFact.count({ where: { dishId: edited.id } })).toBe(1);
  });

  it("rests while the dish is off the menu, and comes back with the same words, name and date", async () => {
    await publish([SORBET, ""], ["Baked potato", "potato"]);
    await say([{ dish: SORBET, subject: "eggs", state: "free_from" }]);
    const before = dishOf(await kitchen(), SORBET);
    const person = await eater("egg_free");
    const check = await ask<MenuCheckWire>(checkMenu, {
      body: { dishes: [{ name: "Baked potato", description: "potato" }] },
    });
    expect(check.body).toMatchObject({ unconfirmed: [], lost: [] });
    await publish(["Baked potato", "potato"]);
    expect((await kitchen()).dishes.flatMap(({ facts, was }) => [...facts, ...was])).toEqual([]);
    const application = await createApplication({ ownerId: venue.ownerId });
    const { token } = await createAccess(person, application);
    const items = [{ name: SORBET, description: "" }];
    const sent = await callMenu({ clientId: application.clientId, token, items });
    expect(sent.body.items[0]).toMatchObject({ verdict: "may_contain" });

    await publish(["Baked potato", "potato"], [SORBET, ""]);
    expect(dishOf(await kitchen(), SORBET).facts).toEqual(before.facts);
    expect((await showDishes(venue.id, { userId: person.id }))[1]).toMatchObject({
      verdict: "match",
      kitchen: [{ subject: "eggs", state: "free_from", by: "Chiara", on: before.facts[0]?.on }],
    });
    expect(await db.dishOffMenu.count({ where: { venueId: venue.id } })).toBe(0);
  });

  it("does not come back with other words, nor where two dishes with the same words had different facts", async () => {
    await publish([SORBET, ""], ["Soup", "leek"], ["Soup", "leek"]);
    const shown = await kitchen();
    const [one, other] = shown.dishes.slice(1);
    const answer = (dish: typeof one, state: FactState) => ({
      dish_id: dish?.id,
      recipe: dish?.recipe,
      subject: "eggs",
      state,
      seen: null,
    });
    const answers = [answer(one, "free_from"), answer(other, "contains"), answer(shown.dishes[0], "free_from")];
    expect((await ask(sayFacts, { method: "PUT", body: { by: "Chiara", answers } })).status).toBe(200);
    await publish(["Bread", ""]);
    await publish([SORBET, "egg white"], ["Soup", "leek"]);
    expect((await kitchen()).dishes.flatMap(({ facts }) => facts)).toEqual([]);
    expect(await db.dishOffMenu.count({ where: { venueId: venue.id } })).toBe(3);
    // The words of before, and only they, bring it back.
    await publish(["Soup", "leek"], [SORBET, ""]);
    expect(dishOf(await kitchen(), SORBET).facts).toMatchObject([{ subject: "eggs", state: "free_from" }]);
    expect(dishOf(await kitchen(), "Soup").facts).toEqual([]);
  });

  it("that ended by an edit stays ended when the dish leaves the menu and returns with its former words", async () => {
    await publish([SORBET, ""]);
    await say([{ dish: SORBET, subject: "eggs", state: "free_from" }]);
    await publish([SORBET, "egg white"]);
    await publish(["Bread", ""]);
    await publish([SORBET, ""]);
    expect(dishOf(await kitchen(), SORBET).facts).toEqual([]);
  });

  it("warns before a menu is published that brings back a dish of which the kitchen said what harms", async () => {
    await publish(["Baked potato", "potato, salt"], ["Bread", ""]);
    await say([{ dish: "Baked potato", subject: "eggs", state: "contains" }]);
    await publish(["Bread", ""]);
    // Without a word of the kitchen these words fit.
    await publish(["baked potato", "potato, salt"], ["Bread", ""]);
    const body = { dishes: [{ name: "Baked potato", description: "potato, salt" }] };
    const { lost } = (await ask<MenuCheckWire>(checkMenu, { body })).body;
    expect(lost).toEqual([{ dish: "Baked potato", key: "egg_free", because: ["egg"] }]);
  });

  it("goes with the venue", async () => {
    await publish([SORBET, ""], ["Soup", "leek"]);
    await say([
      { dish: SORBET, subject: "eggs", state: "free_from" },
      { dish: "Soup", subject: "eggs", state: "free_from" },
    ]);
    await publish([SORBET, ""]);
    expect(await db.dishOffMenu.count({ where: { venueId: venue.id } })).toBe(1);
    await db.venue.delete({ where: { id: venue.id } });
    expect(await db.dishOffMenu.count({ where: { venueId: venue.id } })).toBe(0);
  });

  it("ends when anything else than a menu changes the words", async () => {
    await publish([SORBET, ""]);
    await say([{ dish: SORBET, subject: "eggs", state: "free_from" }]);
    await db.venueDish.updateMany({ where: { venueId: venue.id }, data: { description: "lemon, egg white" } });
    const person = await eater("egg_free");
    expect(await showDishes(venue.id, { userId: person.id })).toMatchObject([{ verdict: "conflict", kitchen: [] }]);
  });

  it("warns everybody, but says free from only to those for whom it was weighed against the menu", async () => {
    await publish(["Tiramisu", "mascarpone, egg, coffee"]);
    await say([
      { dish: "Tiramisu", subject: "eggs", state: "free_from" },
      { dish: "Tiramisu", subject: "nuts", state: "may_contain" },
    ]);
    const [dish] = await showDishes(venue.id, null);
    expect(dish).toMatchObject({ verdict: null, kitchen: [{ subject: "nuts", state: "may_contain" }] });
    expect(dish?.kitchen).toHaveLength(1);
  });

  it("is asked about where the menu says otherwise", async () => {
    await publish(["Tiramisu", "mascarpone, egg, coffee"]);
    await say([{ dish: "Tiramisu", subject: "eggs", state: "free_from" }]);
    const person = await eater("egg_free");
    expect(await showDishes(venue.id, { userId: person.id })).toMatchObject([
      { verdict: "unknown", kitchen: [{ subject: "eggs", is_contradicted: true }] },
    ]);
  });

  it("tells those who saved a dish that it no longer fits them", async () => {
    await publish(["Baked potato", "potato, salt"]);
    const person = await eater("egg_free");
    const [dish] = (await kitchen()).dishes;
    await call(saveDish, { method: "PUT", token: person.token, params: { id: venue.id, dishId: dish?.id ?? "" } });
    await say([{ dish: "Baked potato", subject: "eggs", state: "contains" }]);
    expect(await listDishNews({ userId: person.id })).toMatchObject([
      { notice: { keys: ["egg_free"], because: ["egg"] } },
    ]);
  });
});

describe("the menu for somebody of whom nothing is known", () => {
  const menu = async () => new Map((await showPublicMenu(venue.id)).map(({ name, by }) => [name, by]));
  const kindsOf = async (name: string, ...subjects: FactSubject[]) => {
    const by = (await menu()).get(name);
    return subjects.map((subject) => by && kindFor(by, subject));
  };

  it("stands as it stands to a guest with that allergy, before and after the kitchen says something", async () => {
    await publish([SORBET, ""], ["Tiramisu", "mascarpone, egg, coffee"], ["Baked potato", "potato, salt"]);
    const person = await eater("egg_free");
    const both = async () => {
      const dishes = await showDishes(venue.id, { userId: person.id });
      return Promise.all(dishes.map(async ({ name, verdict }) => [verdict, (await kindsOf(name, "eggs"))[0]]));
    };
    expect(await both()).toEqual([
      ["may_contain", "may_contain"],
      ["conflict", "conflict"],
      ["match", "match"],
    ]);
    await say([
      { dish: SORBET, subject: "eggs", state: "free_from" },
      { dish: "Tiramisu", subject: "eggs", state: "free_from" },
      { dish: "Baked potato", subject: "eggs", state: "may_contain" },
    ]);
    expect(await both()).toEqual([
      ["match", "match"],
      ["unknown", "unknown"],
      ["may_contain", "may_contain"],
    ]);
    const tiramisu = (await menu()).get("Tiramisu");
    expect(tiramisu?.said).toMatchObject([{ subject: "eggs", is_contradicted: true, by: "Chiara" }]);
    expect(tiramisu && isConfirmedFor(tiramisu, "eggs")).toBe(false);
  });

  it("knows nothing of dishes that were stored before subjects were judged, until they are judged anew", async () => {
    await publish(["Baked potato", "potato, salt"]);
    await db.venueDish.updateMany({ where: { venueId: venue.id }, data: { subjects: {}, engineVersion: "" } });
    expect(await kindsOf("Baked potato", "eggs", "fish")).toEqual(["unknown", "unknown"]);
    await rejudgeMenus();
    expect(await kindsOf("Baked potato", "eggs", "fish")).toEqual(["match", "match"]);
  });
});

describe("an application that sends a dish of its own business's menu", () => {
  const verdictBy = async (ownerId: string, words: { name: string; description: string }) => {
    const application = await createApplication({ ownerId });
    const { token } = await createAccess(await eater("egg_free"), application);
    const { status, body } = await callMenu({ clientId: application.clientId, token, items: [words] });
    expect(status).toBe(200);
    return body.items[0];
  };
  const sorbet = { name: SORBET, description: "" };

  it("gets the kitchen's word, and another business and other words do not", async () => {
    await publish([SORBET, ""]);
    await say([{ dish: SORBET, subject: "eggs", state: "free_from" }]);
    const own = await verdictBy(venue.ownerId, sorbet);
    expect(own).toMatchObject({ verdict: "match" });
    expect(JSON.stringify(own?.reasons)).toMatch(/The kitchen says: no egg \(Chiara, /);
    const stranger = await createSignedInPerson({ accountType: "business" });
    expect((await verdictBy(stranger.id, sorbet))?.verdict).toBe("may_contain");
    expect((await verdictBy(venue.ownerId, { ...sorbet, description: "egg white" }))?.verdict).toBe("conflict");
  });

  it("gets no free from that only one of the business's kitchens says, and every danger that one of them says", async () => {
    await publish([SORBET, ""]);
    await say([{ dish: SORBET, subject: "eggs", state: "free_from" }]);
    const second = await db.venue.create({
      data: { ownerId: venue.ownerId, name: "Lungara Due", city: "Rome", country: "Italy", createdAt: now() },
      select: { id: true },
    });
    const { id } = await db.venueDish.create({
      data: { venueId: second.id, position: 0, ...sorbet, verdicts: {}, engineVersion: "1" },
    });
    expect((await verdictBy(venue.ownerId, sorbet))?.verdict).toBe("may_contain");
    const fact = {
      dishId: id,
      subject: "eggs",
      state: "contains",
      saidBy: "Marco",
      saidAt: now(),
      recipe: "0",
    } as const;
    await db.dishFact.create({ data: fact });
    expect((await verdictBy(venue.ownerId, sorbet))?.verdict).toBe("conflict");
  });
});

describe("an answer about a food", () => {
  const PESTO = [
    ["Trofie", "trofie pasta, house pesto"],
    ["Green potatoes", "potato, house pesto"],
    ["Walnut toast", "walnuts, house pesto"],
    ["Baked potato", "potato, salt"],
  ] as [string, string][];

  it("answers for every dish that holds it, and frees only those in which nothing else is open", async () => {
    for (let i = 0; i < 6; i++) await createVisit(venue.id, { shown: { diets: ["nut_free"] } });
    for (let i = 0; i < 6; i++) await createVisit(venue.id, { shown: { diets: ["vegan"] } });
    await publish(...PESTO);
    const shown = await kitchen();
    const pesto = shown.foods.find(({ food, subject }) => food.includes("pesto") && subject === "nuts");
    const byName = pesto?.dishes.map(({ dish_id, is_alone }) => [
      shown.dishes.find(({ id }) => id === dish_id)?.name,
      is_alone,
    ]);
    expect(byName).toContainEqual(["Green potatoes", true]);
    expect(byName).toContainEqual(["Walnut toast", false]);
    expect(byName?.some(([name]) => name === "Baked potato")).toBe(false);
    expect(pesto?.guests).toBe(6);
    const question = openQuestions(shown).find(({ food, subject }) => food === pesto?.food && subject === "nuts");
    const answers = (question ? dishesFor(question, "contains") : []).map(
      ({ name }): Answer => ({ dish: name, subject: "nuts", state: "contains" }),
    );
    expect(answers).toHaveLength(3);
    const before = await kitchen();
    expect((await say(answers, { seen: before })).status).toBe(200);
    const person = await eater("nut_free");
    const dishes = await showDishes(venue.id, { userId: person.id });
    expect(dishes.map(({ verdict }) => verdict)).toEqual(["conflict", "conflict", "conflict", "match"]);
    expect((await kitchen()).foods.some(({ food, subject }) => food === pesto?.food && subject === "nuts")).toBe(true);
  });

  it("is written for all dishes or none: somebody else's word on one of them meanwhile refuses it", async () => {
    await publish(...PESTO);
    const seen = await kitchen();
    await say([{ dish: "Green potatoes", subject: "nuts", state: "may_contain" }], { by: "Marco" });
    const list = ["Trofie", "Green potatoes", "Walnut toast"].map(
      (dish): Answer => ({ dish, subject: "nuts", state: "contains" }),
    );
    const { status, body } = await say(list, { seen });
    expect([status, body.changed]).toEqual([409, [{ dish_id: dishOf(seen, "Green potatoes").id, subject: "nuts" }]]);
    expect(await db.dishFact.count({ where: { dish: { venueId: venue.id }, endedAt: null } })).toBe(1);
  });

  it("counts no guests who could be found by it", async () => {
    for (let i = 0; i < 4; i++) await createVisit(venue.id, { shown: { diets: ["nut_free"] } });
    for (let i = 0; i < 6; i++) await createVisit(venue.id, { shown: { diets: ["vegan"] } });
    await publish(...PESTO);
    const { foods, dishes } = await kitchen();
    const counted = [...foods, ...dishes.flatMap(({ read }) => read)].filter(({ subject }) => subject === "nuts");
    expect(counted.map(({ guests }) => guests).filter((guests) => guests !== 0 && guests !== null)).toEqual([]);
  });
});

describe("two people of one kitchen", () => {
  it("who answer the same question at once: one is stored, and the other learns that it changed", async () => {
    await publish([SORBET, ""]);
    const seen = await kitchen();
    const answers = await Promise.all([
      say([{ dish: SORBET, subject: "eggs", state: "free_from" }], { by: "Chiara", seen }),
      say([{ dish: SORBET, subject: "eggs", state: "contains" }], { by: "Marco", seen }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.changed).toEqual([{ dish_id: seen.dishes[0]?.id, subject: "eggs" }]);
    const winner = answers.find(({ status }) => status === 200);
    expect(dishOf(await kitchen(), SORBET).facts).toEqual([winner?.body.facts[0]?.fact]);
  });

  it("who answer different questions at once lose nothing", async () => {
    await publish([SORBET, ""]);
    const seen = await kitchen();
    const answers = await Promise.all([
      say([{ dish: SORBET, subject: "eggs", state: "free_from" }], { seen }),
      say([{ dish: SORBET, subject: "milk", state: "free_from" }], { seen }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(dishOf(await kitchen(), SORBET).facts).toHaveLength(2);
  });

  it("store nothing at all of a list of which one place changed, or whose dish was edited meanwhile", async () => {
    await publish([SORBET, ""], ["Baked potato", "potato"]);
    const seen = await kitchen();
    await publish([SORBET, ""], ["Baked potato", "potato, butter"]);
    const list = [SORBET, "Baked potato"].map((dish): Answer => ({ dish, subject: "milk", state: "free_from" }));
    const { status, body } = await say(list, { seen });
    expect([status, body.changed]).toEqual([409, [{ dish_id: seen.dishes[1]?.id, subject: "milk" }]]);
    expect(await db.dishFact.count({ where: { dish: { venueId: venue.id } } })).toBe(0);
  });

  it("see who said what before: a new answer ends the former one and keeps it, and one can be taken back", async () => {
    await publish([SORBET, ""]);
    const first = await say([{ dish: SORBET, subject: "eggs", state: "free_from" }]);
    await say([{ dish: SORBET, subject: "eggs", state: "may_contain" }], { by: "Marco" });
    const last = await say([{ dish: SORBET, subject: "eggs", state: null }]);
    expect(last.body.facts).toMatchObject([{ fact: null }]);
    expect(last.body.version.number).toBe(first.body.version.number + 2);
    expect(dishOf(await kitchen(), SORBET)).toMatchObject({ facts: [], was: [] });
    const rows = await db.dishFact.findMany({ where: { dish: { venueId: venue.id } }, orderBy: { id: "asc" } });
    expect(rows.map(({ saidBy, state, ended }) => [saidBy, state, ended])).toEqual([
      ["Chiara", "free_from", "replaced"],
      ["Marco", "may_contain", "taken_back"],
    ]);
  });
});

describe("the word of a kitchen", () => {
  it("is its owner's alone to read and to give, about dishes of its own, and under a name", async () => {
    await publish([SORBET, ""]);
    const stranger = await createSignedInPerson({ accountType: "business" });
    const [dish] = (await kitchen()).dishes;
    const answer = { dish_id: dish?.id, recipe: dish?.recipe, subject: "eggs", state: "free_from", seen: null };
    const put = (body: object, token = owner.token) => ask(sayFacts, { method: "PUT", token, body });
    expect((await ask(readKitchen, { token: stranger.token })).status).toBe(404);
    expect((await put({ by: "Eve", answers: [answer] }, stranger.token)).status).toBe(404);
    expect((await put({ by: "Eve", answers: [answer] }, (await createSignedInPerson()).token)).status).toBe(403);
    expect((await put({ by: " ", answers: [answer] })).status).toBe(422);
    expect((await put({ by: "Chiara", answers: [{ ...answer, subject: "corn" }] })).status).toBe(422);
    const other = await createVenue();
    const { id } = await db.venueDish.create({
      data: { venueId: other.id, position: 0, name: "Soup", description: "", verdicts: {}, engineVersion: "1" },
    });
    expect((await put({ by: "Chiara", answers: [{ ...answer, dish_id: id }] })).status).toBe(404);
    expect(await db.dishFact.count({ where: { dish: { venueId: { in: [venue.id, other.id] } } } })).toBe(0);
  });
});
