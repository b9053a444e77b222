import { onOwnDatabase } from "./own-database";

/**
 * `npm run bench -- guest-menu [venues] [dishes]`: how long the menu of one venue takes among many, each with many dishes
 * and the kitchen's word on all fourteen allergens: for a guest without a card, from what is stored of each dish, and
 * beside it for a guest with two allergies, for whom the engine reads every dish. Uses its own PostgreSQL. Aim: under
 * 100 ms in 95 of 100 for the first.
 */
const [VENUES = 1_000, DISHES = 200] = process.argv.slice(2).map(Number);
const CALLS = 60;
const AIM_MS = 100;
const ROWS_AT_ONCE = 50;

const FOODS = ["potato", "tomato", "house pesto", "cream", "egg", "walnuts", "prawns", "bread", "olive oil", "celery"];

async function bench(): Promise<void> {
  const { db, closeDatabase } = await import("@/server/db/client");
  const { ALLERGEN_SUBJECTS } = await import("@/lib/dietary/kitchen-facts");
  const { analysisVersion } = await import("@/server/dietary/analysis-version");
  const { writtenVerdicts } = await import("@/server/dietary/diet-verdicts");
  const { loadKnowledge } = await import("@/server/dietary/load-knowledge");
  const { showDishes } = await import("@/server/menus/show-dishes");
  const { showPublicMenu } = await import("@/server/menus/show-public-menu");
  const { startEngine } = await import("@/server/engine-pool/engine-pool");
  const { setDiets } = await import("@/server/profile/set-diets");
  const { createVenue } = await import("../factories/places");
  const { createSignedInPerson } = await import("../factories/people");
  const { measured, report, times } = await import("./measured");

  const words = Array.from({ length: DISHES }, (_, place) => ({
    id: String(place),
    name: `Dish ${place}`,
    description: [0, 3, 7].map((step) => FOODS[(place + step * (place % 3)) % FOODS.length]).join(", "),
  }));
  const written = writtenVerdicts(words, loadKnowledge());
  const { ownerId } = await createVenue();
  const venues = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO venues (id, owner_id, name, city, country, created_at, updated_at)
    SELECT gen_random_uuid(), ${ownerId}::uuid, 'Venue ' || n, 'Rome', 'Italy', now(), now()
    FROM generate_series(1, ${VENUES}::int) n RETURNING id`;
  for (let at = 0; at < venues.length; at += ROWS_AT_ONCE) {
    const ids = venues.slice(at, at + ROWS_AT_ONCE).map(({ id }) => id);
    await db.$executeRaw`
      INSERT INTO venue_dishes (id, venue_id, position, name, description, verdicts, subjects, engine_version)
      SELECT gen_random_uuid(), venue, place - 1, name, description, verdicts, subjects, ${analysisVersion()}
      FROM unnest(${ids}::uuid[]) venue, unnest(${words.map(({ name }) => name)}::text[],
        ${words.map(({ description }) => description)}::text[],
        ${written.map(({ diets }) => JSON.stringify(diets))}::jsonb[],
        ${written.map(({ subjects }) => JSON.stringify(subjects))}::jsonb[])
        WITH ORDINALITY AS given (name, description, verdicts, subjects, place)`;
    await db.$executeRaw`
      INSERT INTO dish_facts (id, dish_id, subject, state, said_by, said_at, recipe)
      SELECT gen_random_uuid(), d.id, subject::fact_subject,
        (ARRAY['contains', 'may_contain', 'free_from', 'free_from'])[1 + (d.position + nr) % 4]::fact_state, 'Chiara', now(), '0'
      FROM venue_dishes d, unnest(${[...ALLERGEN_SUBJECTS]}::text[]) WITH ORDINALITY AS s (subject, nr)
      WHERE d.venue_id = ANY(${ids}::uuid[])`;
  }
  await db.$executeRaw`ANALYZE venue_dishes, dish_facts`;
  console.log(`${VENUES} venues x ${DISHES} dishes x ${ALLERGEN_SUBJECTS.length} facts`);

  const person = await createSignedInPerson();
  await setDiets(person.id, ["egg_free", "nut_free"]);
  await startEngine();
  const some = Array.from({ length: CALLS }, (_, call) => venues[(call * 997) % venues.length]?.id ?? "");
  const ways = {
    stored: { times: times(), show: (id: string) => showPublicMenu(id) },
    engine: { times: times(), show: (id: string) => showDishes(id, { userId: person.id }) },
  };
  for (const { show } of Object.values(ways)) await show(some[0] ?? "");
  // In turns, so that whatever else the machine does meets both.
  for (const id of some)
    for (const way of Object.values(ways))
      await measured(way.times, async () => {
        const body = await way.show(id);
        return { status: body.length === DISHES ? 200 : 500, body: body.length };
      });
  report("a guest without a card, from what is stored", ways.stored.times, AIM_MS);
  report("a guest with two allergies, by the engine", ways.engine.times);
  await closeDatabase();
}

await onOwnDatabase("guest-menu", bench);
