import { DEMO_DINERS } from "@/prisma/seed/demo-people";

/** Asks the running product as one caller; the parsed body, or null if there is none. */
export type Ask = (address: string) => Promise<unknown>;
export type Caller = "visitor" | "diner" | "host" | "admin";

/**
 * A list that provides the values of an address's parameter: as which caller and at which address it is read, and
 * which field of its rows is used.
 */
type Source = { as: Caller; list: string; field: string };

/** The demo diner has the same id in every database. */
export const DINER = DEMO_DINERS[0]?.id ?? "";

const SOURCES: readonly [address: RegExp, parameter: string, source: Source][] = [
  [/^\/recipe-variants/, "id", { as: "diner", list: `/recipe-variants/user/${DINER}`, field: "0.id" }],
  [/^\/api\/(cookbook\/)?recipes/, "id", { as: "visitor", list: "/api/recipes?page_size=1", field: "items.0.id" }],
  [
    /^\/photos/,
    "id",
    { as: "visitor", list: "/api/recipes/search?have=photo&page_size=1", field: "items.0.photos.0.id" },
  ],
  [/^\/api\/households/, "id", { as: "diner", list: "/api/households", field: "0.id" }],
  [/^\/grocery-lists/, "id", { as: "diner", list: "/grocery-lists", field: "0.id" }],
  [/^\/api\/visits\/venue/, "venueId", { as: "host", list: "/api/venues", field: "items.0.id" }],
  [/^\/api\/visits/, "id", { as: "diner", list: "/api/visits/mine", field: "items.0.id" }],
  [/^\/api\/venues/, "id", { as: "host", list: "/api/venues", field: "items.0.id" }],
  [/^\/api\/locations/, "id", { as: "host", list: "/api/locations", field: "items.0.id" }],
  [/^\/oauth\/|^\/api\/user-client/, "clientId", { as: "host", list: "/oauth/clients", field: "0.client_id" }],
  [/^\/oauth\//, "client_id", { as: "host", list: "/oauth/clients", field: "0.client_id" }],
];

const NOBODYS = "00000000-0000-4000-8000-000000000000";

/** Words, not ids, that can be values in an address. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  qr: ["qr.svg", "qr.png"],
  file: ["w320.webp"],
  plate: ["soup.svg"],
  key: ["no-such-key"],
  code: ["NOSUCH"],
};

const field = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], value);

/** The values of a parameter of an address; an id that nobody has where the demo data has no row. */
export async function valuesOf(address: string, parameter: string, ask: Record<Caller, Ask>): Promise<string[]> {
  if (parameter === "model") return (await ask.admin("/admin/models")) as string[];
  const isOfDiner = parameter === "userId" || /^\/api\/recipes\/(user|created-by)/.test(address);
  if (isOfDiner) return [DINER];
  const words = WORDS[parameter];
  if (words) return [...words];
  const source = SOURCES.find(([pattern, name]) => name === parameter && pattern.test(address))?.[2];
  const found = source && field(await ask[source.as](source.list), source.field);
  return [typeof found === "string" ? found : NOBODYS];
}

/** Queries beyond the bare address; where a parameter is required, those that the call understands. */
export const queriesOf = (address: string, week: string): string[] =>
  QUERIES[address]?.map((query) => query.replace("{week}", week)) ?? [""];

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  "/admin/{model}": ["?page_size=5", "?page_size=5&page=2&search=a"],
  "/api/admin/ml/ingredients": ["?page_size=5", "?page_size=5&search=milk"],
  "/api/items": ["", "?q=rice", "?q=zzzz"],
  "/api/meal-plan": ["?week={week}", "?week=2026-W60", ""],
  "/api/meal-plan/recipes": ["", "?text=soup"],
  "/api/recipes": ["", "?fits_me=true", "?page=2&page_size=7", "?page=0"],
  "/api/recipes/search": [
    ...["", "?q=soup", "?q=brot", "?q=zzzz", "?ingredients=tofu,rice", "?ingredients=tofu,rice&match=all"],
    ...["?exclude=nuts", "?fits_me=true", "?fits_me=true&strict=true", "?max_time=30", "?diet=vegan", "?course=soup"],
    ...["?sort=quickest", "?sort=no_such_order", "?have=rice,egg", "?page_size=0", "?diet=no_such_diet"],
  ],
  "/api/user-favorites/search": ["?q=rice", "?q=zzzz", "?q=be&type=drink", ""],
  "/api/venues": ["", "?q=lun", "?q=zzzz"],
  "/api/visits/analytics": ["", "?days=7", "?time_range=all"],
  "/api/visits/venue/{venueId}": ["", "?limit=3&page=2", "?diet=vegan", "?status=active", "?time_range=all"],
  "/api/visits/venue/{venueId}/breakdown": ["?type=diets", "?type=allergies", "?type=health", "?type=nothing", ""],
  "/api/visits/venue/{venueId}/figures": ["", "?range=7d&compare=year", "?range=custom", "?type=online&hour=20"],
  "/api/visits/venue/{venueId}/timeseries": ["", "?time_range=7d", "?interval=day"],
  "/ingredient-normalizations/search": ["?q=milk", "?q=haselnuss", "?q=zzzz", ""],
  "/user/my-recipes/export": ["?format=json-ld", "?format=nothing", ""],
};
