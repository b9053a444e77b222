import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { type Api, apiAt, bearer, PASSWORD } from "./api";
import { type Accounts, attacksWithinLimits } from "./within-limits";

// This file runs in its own process, so that the CPU time of the attacks counts neither for the product nor for the
// measurement.
const THAI = "กุ้งผัดไข่น้ำมันหอยแป้งสาลี";
const CHINESE = "小麥粉雞蛋牛奶花生醬油蝦仁豆腐";
const ofLength = (text: string, length: number, begin: string) =>
  (begin + text.repeat(Math.ceil(length / text.length))).slice(0, length);
const lines = (count: number, length: number, mark: string) =>
  Array.from({ length: count }, (_, i) => ofLength(i % 2 ? THAI : CHINESE, length, `${mark}${i} `));

type Counts = Record<string, Record<string, number>>;
const counts: Counts = {};
/** The first sentence with which each kind of attack was refused, by its status: an attack that never begins shows nothing. */
const sentences: Record<string, Record<string, string>> = {};

async function again(kind: string, until: number, attack: (round: number) => Promise<Response>): Promise<void> {
  const own: Record<string, number> = {};
  counts[kind] = own;
  for (let round = 0; Date.now() < until; round++) {
    const status = await attack(round).then(
      async (answer) => {
        const text = await answer.text();
        const name = String(answer.status);
        if (!answer.ok) {
          const kindName = nameOf(kind);
          sentences[kindName] = { [name]: text.slice(0, 160), ...sentences[kindName] };
        }
        return name;
      },
      () => "no answer",
    );
    own[status] = (own[status] ?? 0) + 1;
  }
}

/** A website whose pages are made to be hard to read: every address has new lines. */
function hostilePages(): Promise<{ url: (path: string) => string }> {
  const server = createServer(({ url = "" }, response) => {
    const [count, length] = url.startsWith("/long") ? [290, 4000] : [300, 499];
    const recipe = {
      "@context": "https://schema.org",
      "@type": "Recipe",
      name: "Soup",
      recipeIngredient: lines(count, length, url),
      recipeInstructions: ["Cook."],
    };
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(`<html><script type="application/ld+json">${JSON.stringify(recipe)}</script></html>`);
  });
  return new Promise((resolve) => {
    server.listen(Number(process.env.BENCH_PAGES_PORT), "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: (path) => `http://127.0.0.1:${port}${path}` });
    });
  });
}

type Options = {
  seconds: number;
  clientId: string;
  menuOrigin: string;
  kinds: readonly string[];
  accounts: Accounts;
};

async function attack(api: Api, { seconds, clientId, menuOrigin, kinds, accounts }: Options): Promise<void> {
  const pages = await hostilePages();
  const [writer, sender, victim] = await Promise.all(["198.51.100.1", "198.51.100.2", "198.51.100.3"].map(api.signUp));
  if (!writer || !sender || !victim) throw new Error("no accounts");
  const own = await api.json("POST", "/api/recipes", "198.51.100.2", small(), bearer(sender.token));
  const { id } = (await own.json()) as { id: string };
  const noise = await sharp({
    create: {
      width: 5000,
      height: 4000,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  const parts = `${Array.from({ length: 150_000 }, () => '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n').join("")}--x--\r\n`;
  let until = 0;
  const within = await attacksWithinLimits(api, accounts, (kind, attack) => again(kind, until, attack));
  process.send?.("ready");
  await new Promise((resolve) => process.once("message", resolve));
  until = Date.now() + seconds * 1000;
  const items = lines(25, 3990, "").map((description, index) => ({ name: `Dish ${index}`, description }));
  const form = () => {
    const body = new FormData();
    body.set("file", new Blob([new Uint8Array(noise)]), "photo.jpg");
    return body;
  };
  const importAt = (path: string, from: string) => api.json("POST", "/parse/recipe", from, { url: pages.url(path) });
  const attacks: Record<string, () => Promise<void>[]> = {
    ...within,
    imports: () => [
      again("imports of 290 lines of 4,000 characters", until, (i) => importAt(`/long/${i}`, "198.51.100.4")),
      again("imports of 300 lines of 500 characters", until, (i) => importAt(`/full/${i}`, "198.51.100.5")),
    ],
    menus: () =>
      [6, 7].map((n) =>
        again(`menus of 100,000 characters (${n})`, until, (i) =>
          api.json(
            "POST",
            "/api/analysis/menu",
            `198.51.100.${n}`,
            { client_id: clientId, items: items.map((item) => ({ ...item, name: `${item.name} ${i}` })) },
            { origin: menuOrigin },
          ),
        ),
      ),
    recipes: () => [
      again("recipes of 300 lines of 500 characters", until, (i) =>
        api.json("POST", "/api/recipes", "198.51.100.1", largest(i), bearer(writer.token)),
      ),
      again("recipes of 70 lines of 500 characters", until, (i) =>
        api.json("POST", "/api/recipes", "198.51.100.1", largest(i, 70), bearer(writer.token)),
      ),
      again("lists of one's large recipes", until, () =>
        api.send("GET", "/user/my-recipes", "198.51.100.1", undefined, bearer(writer.token)),
      ),
    ],
    "sign-ins": () =>
      Array.from({ length: 30 }, (_, n) =>
        again(`sign-ins (${n})`, until, () =>
          api.json("POST", "/auth/login", `192.0.2.${n}`, {
            email: victim.email,
            password: `${PASSWORD}${n % 2 ? "" : "x"}`,
          }),
        ),
      ),
    photos: () =>
      Array.from({ length: 8 }, (_, n) =>
        again(`photos of 20 megapixels (${n})`, until, () =>
          api.send("POST", `/api/recipes/${id}/photos/upload`, "198.51.100.2", form(), bearer(sender.token)),
        ),
      ),
    forms: () => [
      again("forms of 150,000 parts", until, () =>
        api.send("POST", `/api/recipes/${id}/photos/upload`, "198.51.100.8", parts, {
          "content-type": "multipart/form-data; boundary=x",
          ...bearer(sender.token),
        }),
      ),
    ],
  };
  const chosen = Object.entries(attacks).filter(([kind]) => kinds.includes(kind));
  await Promise.all(chosen.flatMap(([, start]) => start()));
}

const small = () => ({ title: "Soup", ingredients: [{ name: "leeks" }], instructions: [{ text: "Cook." }] });
const largest = (round: number, count = 300) => ({
  title: "Large",
  ingredients: lines(count, 499, `${round} `).map((name) => ({ name })),
  instructions: Array.from({ length: count }, () => ({ text: "stir ".repeat(900) })),
});

const [origin = "", seconds = "20", clientId = "", menuOrigin = "", kinds = "", accounts = ""] = process.argv.slice(2);
await attack(apiAt(origin), {
  seconds: Number(seconds),
  clientId,
  menuOrigin,
  kinds: kinds.split(",").filter(Boolean),
  accounts: JSON.parse(accounts) as Accounts,
});
process.send?.({ counts: summed(), sentences });
process.exit(0);

/** Several connections with one kind of attack count together. */
function nameOf(kind: string): string {
  return kind.replace(/ \(\d+\)$/, "");
}

/** Adds up the counts of attacks of the same kind. */
function summed(): Counts {
  const all: Counts = {};
  for (const [name, statuses] of Object.entries(counts)) {
    const kind = nameOf(name);
    const own = all[kind] ?? {};
    all[kind] = own;
    for (const [status, count] of Object.entries(statuses)) own[status] = (own[status] ?? 0) + count;
  }
  return all;
}
