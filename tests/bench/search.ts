import { deepStrictEqual as deepEqual } from "node:assert";
import { COURSE_KEYS, CUISINE_KEYS } from "../../lib/recipes/kinds";
import type { RecipeSearchWire } from "../../lib/schemas/recipe-search";
import type { RouteHandler } from "../../server/http/endpoint";
import { startBenchDatabase } from "./recipes/bench-database";
import { explainQueriesOf } from "./recipes/explain-queries";
import { randomOf } from "./recipes/generate-recipes";
import { DISHES, FLAVOURS, FOODS, MAINS, STYLES } from "./recipes/pantry";

/**
 * npm run bench -- search [COUNT [--plans] [--check]]: measures search and browse over 2,000,000 generated recipes
 * through the HTTP handlers, from the Request to the last byte of the answer, and saving recipes among them. It only
 * prints figures; nothing is asserted. ROUNDS and WARM: how many requests of each kind are measured, and how many are
 * sent before without being measured. ONLY: a regular expression for the names of the kinds. --check: instead of
 * measuring, compares each kind's answers with a scan of all recipes, which takes up to a minute each and much memory
 * where most recipes match.
 */
const COUNT = Number(process.argv[2] ?? 2_000_000);
const ROUNDS = Number(process.env.ROUNDS ?? 120);
const WARM = Number(process.env.WARM ?? 15);
const ONLY = new RegExp(process.env.ONLY ?? "");
const random = randomOf(7);
const any = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";

/** Leaves out or doubles one letter, or swaps it with its neighbour; never the first. */
function misspelt(word: string): string {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  const kind = random();
  if (kind < 0.34) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.67) return word.slice(0, at) + (word[at] ?? "") + word.slice(at);
  return word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
}

type Slowest = { name: string; address: string; diner: Diner | undefined };
type Sample = { ms: number; address: string; text: string };
const longOf = (list: readonly string[]) => list.filter((word) => /^[a-z]{6,}$/.test(word));

/** Signed-in diners: a vegetarian allergic to peanut and sesame, and one whom few recipes fit. */
const DINERS = {
  usual: { diets: ["vegetarian"], allergies: ["peanut", "sesame"] },
  narrow: { diets: ["vegan", "low_fodmap"], allergies: ["peanut", "sesame", "soy", "mustard", "celery"] },
} as const;
type Diner = keyof typeof DINERS;

const KINDS: readonly { name: string; goal: number; diner?: Diner; address: () => string }[] = [
  { name: "grid, first page", goal: 25, address: () => "/api/recipes?page=1&page_size=20" },
  { name: "title, one common word", goal: 50, address: () => `/api/recipes/search?q=${any(MAINS.slice(0, 12))}` },
  {
    name: "title, several words",
    goal: 50,
    address: () => `/api/recipes/search?q=${any(MAINS)} ${any(DISHES)} ${any(FLAVOURS)}`,
  },
  { name: "title, style and dish", goal: 50, address: () => `/api/recipes/search?q=${any(STYLES)} ${any(DISHES)}` },
  { name: "one ingredient", goal: 50, address: () => `/api/recipes/search?ingredients=${any(FOODS)}` },
  {
    name: "two ingredients, all",
    goal: 50,
    address: () => `/api/recipes/search?ingredients=${any(FOODS)}&ingredients=${any(MAINS)}`,
  },
  {
    name: "three ingredients, any",
    goal: 50,
    address: () =>
      `/api/recipes/search?match=any&ingredients=${any(FOODS)}&ingredients=${any(MAINS)}&ingredients=${any(FLAVOURS)}`,
  },
  {
    name: "misspelt, one word",
    goal: 50,
    address: () => `/api/recipes/search?q=${misspelt(any(longOf([...MAINS, ...FLAVOURS])))}`,
  },
  {
    name: "misspelt, two words",
    goal: 50,
    address: () => `/api/recipes/search?q=${any(STYLES)} ${misspelt(any(longOf(MAINS)))}`,
  },
  {
    name: "excluded ingredient",
    goal: 50,
    address: () => `/api/recipes/search?exclude=${any(["nuts", "dairy", "egg", "shellfish", ...FOODS])}`,
  },
  {
    name: "word and excluded",
    goal: 50,
    address: () => `/api/recipes/search?q=${any(MAINS)}&exclude=${any(["nuts", "dairy", "egg"])}`,
  },
  {
    name: "word and a diet that few of them fit",
    goal: 60,
    address: () => `/api/recipes/search?q=${any(["chicken", "beef", "salmon", "pork", "egg"])}&diet=vegan`,
  },
  { name: "excluded, page 20", goal: 50, address: () => `/api/recipes/search?exclude=nuts&page=20` },
  { name: "quick, by time", goal: 60, address: () => "/api/recipes/search?max_time=30&sort=quickest" },
  { name: "quick and vegan", goal: 60, address: () => "/api/recipes/search?max_time=30&diet=vegan" },
  {
    name: "at hand, fewest missing",
    goal: 60,
    address: () => `/api/recipes/search?have=${any(FOODS)}&have=${any(MAINS)}&have=${any(FOODS)}&sort=fewest_missing`,
  },
  {
    name: "at home, 40 foods, fits me",
    goal: 100,
    diner: "usual",
    address: () => "/api/grocery/pantry/recipes?fits_me=true&today=2026-11-30",
  },
  {
    name: "course and cuisine",
    goal: 60,
    address: () => `/api/recipes/search?course=${any(COURSE_KEYS)}&cuisine=${any(CUISINE_KEYS)}`,
  },
  {
    name: "word, diet and course",
    goal: 60,
    address: () => `/api/recipes/search?q=${any(MAINS)}&diet=vegetarian&course=${any(COURSE_KEYS)}`,
  },
  { name: "fits me", goal: 60, diner: "usual", address: () => "/api/recipes/search?fit=standard" },
  { name: "fits whom few fit", goal: 60, diner: "narrow", address: () => "/api/recipes/search?fit=standard" },
  {
    name: "word, fits whom few fit",
    goal: 60,
    diner: "narrow",
    address: () => `/api/recipes/search?fit=standard&q=${any(MAINS)}`,
  },
  { name: "best fit first", goal: 60, diner: "usual", address: () => "/api/recipes/search?sort=fit" },
  { name: "relaxed", goal: 60, diner: "usual", address: () => "/api/recipes/search?fit=relaxed" },
  { name: "word, fits me", goal: 60, diner: "usual", address: () => `/api/recipes/search?fit=strict&q=${any(MAINS)}` },
  {
    name: "word, best fit first",
    goal: 60,
    diner: "usual",
    address: () => `/api/recipes/search?sort=fit&q=${any(MAINS)}`,
  },
];

let timed: (address: string, diner?: Diner) => Promise<Sample>;

async function main(): Promise<void> {
  const stop = await startBenchDatabase("search", COUNT);
  // Imported only now, because these modules read the settings when they are loaded.
  const { GET: listRecipes } = await import("../../app/api/recipes/route");
  const { GET: search } = await import("../../app/api/recipes/search/route");
  const { GET: cook } = await import("../../app/api/grocery/pantry/recipes/route");
  const handlerOf = (address: string) =>
    address.startsWith("/api/grocery") ? cook : address.startsWith("/api/recipes/search") ? search : listRecipes;
  const people = { usual: await personOf("usual"), narrow: await personOf("narrow") };
  await stockPantry(people.usual.id);
  timed = (address, diner) => time(handlerOf(address), address, diner ? people[diner].token : null);
  try {
    if (process.argv.includes("--check")) {
      for (const { name, address, diner } of KINDS.filter((kind) => ONLY.test(kind.name)))
        if (address().startsWith("/api/recipes/search"))
          await check(name, address(), diner, diner ? people[diner] : null);
      return;
    }
    const table = [];
    const slowest: Slowest[] = [];
    for (const { name, goal, address, diner } of KINDS.filter((kind) => ONLY.test(kind.name))) {
      const samples = await measured(() => timed(address(), diner));
      slowest.push({ name, address: samples.at(-1)?.address ?? "", diner });
      table.push({ query: name, "goal p95": `< ${goal}`, ...figures(samples) });
      console.log(Object.values(table.at(-1) ?? {}).join("  "));
    }
    for (const { name, save } of await saves())
      if (ONLY.test(name)) table.push({ query: name, ...figures(await measured(save)) });
    console.table(table);
    if (process.argv.includes("--plans")) await printPlans(slowest);
  } finally {
    await stop();
  }
}

/** Forty foods at home, five of which must be used soon. */
async function stockPantry(ownerId: string): Promise<void> {
  const { db } = await import("../../server/db/client");
  const { foodKeyOf } = await import("../../server/grocery/shopping-line");
  const names = [...new Map([...FOODS, ...MAINS].map((name) => [foodKeyOf(name), name])).values()].slice(0, 40);
  await db.pantryItem.createMany({
    data: names.map((name, at) => ({
      ...{ ownerId, name, foodKey: foodKeyOf(name), changedAt: new Date() },
      goodUntil: at < 5 ? new Date("2026-12-02") : null,
    })),
  });
}

/** The samples of one kind, the slowest last. */
async function measured(sample: () => Promise<Sample>): Promise<Sample[]> {
  for (let i = 0; i < WARM; i++) await sample();
  const samples: Sample[] = [];
  for (let i = 0; i < ROUNDS; i++) samples.push(await sample());
  return samples.sort((a, b) => a.ms - b.ms);
}

function figures(samples: readonly Sample[]) {
  const at = (share: number) =>
    samples[Math.min(samples.length - 1, Math.floor(samples.length * share))]?.ms.toFixed(1);
  return {
    "median ms": at(0.5),
    "p95 ms": at(0.95),
    slowest: samples.at(-1)?.address.replace("/api/recipes", ""),
  };
}

/** A cook writes public recipes, changes each, and deletes it. */
async function saves(): Promise<{ name: string; save: () => Promise<Sample> }[]> {
  const { POST } = await import("../../app/api/recipes/route");
  const { PUT, DELETE } = await import("../../app/api/recipes/[id]/route");
  const { token } = await personOf("usual");
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const body = () => ({
    title: `${any(STYLES)} ${any(MAINS)} ${any(DISHES)} with ${any(FLAVOURS)}`,
    is_public: true,
    ingredients: Array.from({ length: 10 }, () => ({ name: any(FOODS) })),
    instructions: [{ text: "Cook." }],
  });
  const sent = async (handler: RouteHandler, method: string, address: string, id: string) => {
    const request = new Request(new URL(address, "http://localhost:3000"), {
      ...{ method, headers },
      ...(method === "DELETE" ? {} : { body: JSON.stringify(body()) }),
    });
    const started = performance.now();
    const response = await handler(request, { params: Promise.resolve({ id }) });
    const text = await response.text();
    const ms = performance.now() - started;
    if (response.status >= 300) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
    return { ms, address, text };
  };
  const written: string[] = [];
  const write = async () => {
    const sample = await sent(POST, "POST", "/api/recipes", "");
    written.push((JSON.parse(sample.text) as { id: string }).id);
    return sample;
  };
  let at = 0;
  const change = async () => {
    const id = written[at++ % written.length] ?? "";
    return sent(PUT, "PUT", `/api/recipes/${id}`, id);
  };
  const remove = async () => {
    const id = written.pop() ?? "";
    return sent(DELETE, "DELETE", `/api/recipes/${id}`, id);
  };
  return [
    { name: "save: a new recipe", save: write },
    { name: "save: a changed recipe", save: change },
    { name: "save: a deleted recipe", save: remove },
  ];
}

/** Throws if the answer differs from that of a scan of all recipes. */
async function check(name: string, address: string, diner: Diner | undefined, person: { id: string } | null) {
  const { slowSearch } = await import("../support/slow-search");
  const { text } = await timed(address, diner);
  const body = JSON.parse(text) as RecipeSearchWire;
  const asked = body.corrected_q === null ? address : address.replace(/q=[^&]*/, `q=${body.corrected_q}`);
  const slow = await slowSearch(person && { userId: person.id }, asked);
  const found = {
    ids: body.items.map(({ id }) => id),
    total: body.total_count,
    hidden: body.hidden_count ?? slow.hidden,
  };
  deepEqual(found, slow, `${name}: ${address}`);
  console.log(`the same as a look at every recipe: ${name}, ${address}, ${found.total} found`);
}

/** A newly created diner. */
async function personOf(diner: Diner): Promise<{ id: string; token: string }> {
  const { diets, allergies } = DINERS[diner];
  const { db } = await import("@/server/db/client");
  const { createSignedInPerson } = await import("../factories/people");
  const { id, token } = await createSignedInPerson();
  for (const [i, diet] of diets.entries()) await db.userDiet.create({ data: { userId: id, diet, slot: i + 1 } });
  for (const { id: ingredientId } of await db.ingredient.findMany({ where: { slug: { in: [...allergies] } } }))
    await db.ingredientPreference.create({ data: { userId: id, ingredientId, preferenceType: "allergy" } });
  return { id, token };
}

async function time(handler: RouteHandler, address: string, token: string | null): Promise<Sample> {
  const request = new Request(new URL(address, "http://localhost:3000"), {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
  const started = performance.now();
  const response = await handler(request);
  const text = await response.text();
  const ms = performance.now() - started;
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return { ms, address, text };
}

/** Prints the plans of the slowest request of each kind. */
async function printPlans(slowest: readonly Slowest[]): Promise<void> {
  for (const { name, address, diner } of slowest) {
    console.log(`\n${name}: ${address}`);
    const plan = await explainQueriesOf(process.env.DATABASE_URL ?? "", () => timed(address, diner));
    console.log(plan.join("\n"));
  }
}

await main();
