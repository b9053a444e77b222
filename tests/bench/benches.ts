/**
 * `small`: arguments for a short run, of those that run beside all others; `full`: arguments for a full run, where they
 * differ from the benchmark's defaults; `file`: where it is not `<name>.ts`.
 */
export type Bench = { small?: string[]; full?: string[]; file?: string };

/** Those without `small` need a browser and a running product, or a file that the caller provides. */
export const BENCHES: Readonly<Record<string, Bench>> = {
  engine: { small: [] },
  menu: { small: [], file: "menu-call.ts" },
  "guest-menu": { small: ["20", "100"] },
  products: { small: ["5000"] },
  uploads: { small: ["500", "1"] },
  recalls: { small: ["500", "200"] },
  search: { small: ["5000"] },
  stats: { small: ["10000"], file: "platform-stats.ts" },
  visits: { small: ["50000"], file: "visits/run.ts" },
  "check-ins": { small: ["5", "50"], file: "check-ins/run.ts" },
  "take-back": { small: ["5000"] },
  grocery: { small: [] },
  "meal-plan": { small: [] },
  variants: { small: [] },
  "variant-migration": { small: ["2000"] },
  oauth: { small: ["200"], file: "oauth/run.ts" },
  admin: { small: ["10000"] },
  hostile: { small: ["10"], file: "hostile/run.ts" },
  mixed: { small: ["5"], file: "mixed/run.ts" },
  soak: { small: ["0.5"], file: "mixed/soak.ts" },
  diary: {},
  "sign-in": {},
  pages: {},
  "grocery-screen": {},
  widget: { file: "widget/phone.ts" },
  extraction: {},
  "changed-pages": {},
  "page-photos": {},
};

export const fileOf = (name: string): string => BENCHES[name]?.file ?? `${name}.ts`;
