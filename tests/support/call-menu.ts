import { POST } from "@/app/api/analysis/menu/route";
import type { AnalyzeMenuWire } from "@/lib/schemas/analysis";
import { type Answer, call } from "./request";

export const MENU_ORIGIN = "https://menus.example";
export const PESTO = { id: "7", name: "Trofie al pesto", description: "Pasta, basil, walnuts, parmesan" };

type MenuCall = {
  clientId?: string;
  token?: string;
  origin?: string | null;
  items?: unknown;
  more?: Record<string, unknown>;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  peer?: string;
};

/** Calls as a page of the partner's site does, unless the options say otherwise. */
export function callMenu<Body = AnalyzeMenuWire>(options: MenuCall): Promise<Answer<Body>> {
  const { clientId, token, origin = MENU_ORIGIN, items = [PESTO], more, headers, cookies, peer } = options;
  return call<Body>(POST, {
    path: "/api/analysis/menu",
    body: { ...(clientId === undefined ? {} : { client_id: clientId }), items, ...more },
    headers: { ...(origin === null ? {} : { Origin: origin }), ...headers },
    ...(token === undefined ? {} : { token }),
    ...(cookies === undefined ? {} : { cookies }),
    ...(peer === undefined ? {} : { peer }),
  });
}
