import { DEMO_BUSINESS, DEMO_PASSWORD } from "@/prisma/seed/demo-people";
import { type Api, bearer, PASSWORD } from "../hostile/api";

const MENU_ORIGIN = "https://lungara.example";

/** One kind of request: its name in the report, its share of all requests, and the function that sends it. */
export type Deed = { what: string; share: number; work: (n: number) => Promise<Response> };

type Diner = { email: string; token: string; address: string };

/** Every person has an address of their own, as in real use. */
const addressOf = (n: number): string => `203.0.${Math.floor(n / 250) % 250}.${(n % 250) + 1}`;

async function jsonOf<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The requests of a typical day, each with its share: far more reads than writes. */
export async function prepareDeeds(api: Api, people: number): Promise<Deed[]> {
  const home = addressOf(0);
  const signIn = await api.json("POST", "/auth/login", home, { email: DEMO_BUSINESS.email, password: DEMO_PASSWORD });
  const { access_token: owner } = await jsonOf<{ access_token: string }>(signIn);
  const [client] = await jsonOf<{ client_id: string }[]>(
    await api.send("GET", "/oauth/clients", home, undefined, bearer(owner)),
  );
  const venues = await jsonOf<{ id: string }[] | { items: { id: string }[] }>(
    await api.send("GET", "/api/venues", home, undefined, bearer(owner)),
  );
  const venue = (Array.isArray(venues) ? venues : venues.items)[0]?.id;
  const found = await jsonOf<{ items: { id: string }[] }>(await api.send("GET", "/api/recipes/search", home));
  const recipes = found.items.map(({ id }) => id);
  if (!client || !venue || recipes.length === 0) throw new Error("The demo data is not there.");
  const diners: Diner[] = [];
  for (let n = 1; n <= people; n++) diners.push({ ...(await api.signUp(addressOf(n))), address: addressOf(n) });
  const diner = (n: number): Diner => {
    const one = diners[n % diners.length];
    if (!one) throw new Error("There is nobody.");
    return one;
  };
  const recipe = (n: number): string => recipes[n % recipes.length] ?? "";
  const words = ["tomato", "soup", "lemon chicken", "pasta", "chocolate", "lentils", "salad", "rice"];
  return [
    { what: "browse: the page of recipes", share: 20, work: (n) => api.send("GET", "/recipes", diner(n).address) },
    {
      what: "recipe: its page",
      share: 15,
      work: (n) => api.send("GET", `/recipes/${recipe(n)}/view`, diner(n).address),
    },
    {
      what: "recipe: judged for its reader",
      share: 10,
      work: (n) => api.send("GET", `/api/recipes/${recipe(n)}`, diner(n).address, undefined, bearer(diner(n).token)),
    },
    {
      what: "search",
      share: 20,
      work: (n) => api.send("GET", `/api/recipes/search?q=${words[n % words.length]}`, diner(n).address),
    },
    {
      what: "one's preferences",
      share: 10,
      work: (n) => api.send("GET", "/user/my-preferences", diner(n).address, undefined, bearer(diner(n).token)),
    },
    {
      what: "sign-in",
      share: 3,
      work: (n) => api.json("POST", "/auth/login", diner(n).address, { email: diner(n).email, password: PASSWORD }),
    },
    {
      what: "check-in",
      share: 5,
      work: (n) => api.json("POST", "/api/visits", diner(n).address, { venue_id: venue }, bearer(diner(n).token)),
    },
    {
      what: "menu call of 10 dishes",
      share: 10,
      work: (n) =>
        api.json(
          "POST",
          "/api/analysis/menu",
          diner(n).address,
          {
            client_id: client.client_id,
            items: Array.from({ length: 10 }, (_, i) => ({
              name: `Dish ${n % 500} ${i}`,
              description: "Tomatoes, basil, walnuts, cream",
            })),
          },
          { origin: MENU_ORIGIN },
        ),
    },
    {
      what: "portal: a day's analytics",
      share: 5,
      work: () => api.send("GET", "/api/visits/analytics?time_range=24h", home, undefined, bearer(owner)),
    },
    {
      what: "a list is made",
      share: 2,
      // People take turns; chosen by the request's number alone, it would always be the same four people, who may
      // have a hundred lists each.
      work: (n) => {
        const { address, token } = diner(Math.floor(n / 100));
        return api.json("POST", "/grocery-lists", address, { name: `Week ${n}` }, bearer(token));
      },
    },
  ];
}

/** The n-th request, chosen by shares, always in the same order, so that two runs send the same requests. */
export function deedOf(deeds: readonly Deed[], n: number): Deed {
  const whole = deeds.reduce((sum, { share }) => sum + share, 0);
  // A step that is coprime to the sum of the shares visits every place before it repeats.
  let place = (n * 37) % whole;
  for (const deed of deeds) {
    if (place < deed.share) return deed;
    place -= deed.share;
  }
  throw new Error("Shares do not add up.");
}
