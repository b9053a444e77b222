// Imports types only: the server validates every answer with these schemas, so the browser need not load the parser.
import { call, send } from "./api-call";
import type { AdminRow, AuditPage, EffectWire, ImportResult, RowPage, TouchedList, Undone } from "./schemas/admin";
import type { AnswerApplicationBody } from "./schemas/admin-applications";
import type { ItemWire, PhotolessRecipe } from "./schemas/admin-items";
import type { MlAccuracy, MlEffect, MlIngredient, MlIngredients, MlSummary } from "./schemas/admin-ml";
import type { FavoriteType } from "./schemas/favorites";

/** By row the version that was last seen of it. */
export type Versions = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number | boolean | undefined>>;

const query = (values: Values): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === "" ? [] : [[key, String(value)]],
    ),
  ).toString();

const at = (...parts: string[]) => `/admin/${parts.map(encodeURIComponent).join("/")}`;
const ml = (...parts: string[]) => `/api/admin/ml/${parts.map(encodeURIComponent).join("/")}`;

export type RowsWanted = {
  page: number;
  page_size: number;
  search: string;
  sort: string;
  filters: Readonly<Record<string, string>>;
};

const rowsQuery = ({ filters, ...rest }: Partial<RowsWanted>, more: Values = {}) =>
  query({ ...rest, ...Object.fromEntries(Object.entries(filters ?? {}).map(([k, v]) => [`f.${k}`, v])), ...more });

/** The calls of the admin screens. */
export const adminApi = {
  counts: () => call<Record<string, number>>("GET", at("models", "counts")),
  rows: (model: string, wanted: RowsWanted) => call<RowPage>("GET", `${at(model)}?${rowsQuery(wanted)}`),
  find: (model: string, search: string, signal?: AbortSignal) =>
    call<RowPage>("GET", `${at(model)}?${query({ search, page_size: 8 })}`, { signal }),
  row: (model: string, id: string) => call<AdminRow>("GET", at(model, id)),
  create: (model: string, body: AdminRow) => call<AdminRow>("POST", at(model), { body }),
  change: (model: string, id: string, body: AdminRow) => call<AdminRow>("PATCH", at(model, id), { body }),
  remove: (model: string, ids: readonly string[], versions: Versions, confirm: boolean, reason?: string) =>
    call<{ deleted: number }>("POST", at(model, "bulk-delete"), { body: { ids, versions, confirm, reason } }),
  bulkUpdate: (
    model: string,
    body: { ids: readonly string[]; updates: AdminRow; versions: Versions; confirm: boolean },
  ) => call<{ updated: number }>("POST", at(model, "bulk-update"), { body }),
  effect: (model: string, body: { ids: readonly string[]; updates?: AdminRow; remove?: boolean }) =>
    call<EffectWire>("POST", at(model, "effect"), { body }),
  touched: (foods: readonly string[]) => call<TouchedList>("POST", "/api/admin/foods/touched", { body: { foods } }),
  import: (
    model: string,
    body: {
      rows: AdminRow[];
      dry_run: boolean;
      confirm?: boolean;
      first_row: number;
      with_keys?: boolean;
      repeated?: readonly number[];
      compared?: readonly { row_number: number; version: string | null }[];
      batch?: string | undefined;
    },
    signal?: AbortSignal,
  ) => call<ImportResult>("POST", at(model, "import"), { body, signal }),
  exportRows: async (model: string, wanted: Partial<RowsWanted>, format: "csv" | "json") =>
    (await send("GET", `${at(model, "export")}?${rowsQuery(wanted, { format })}`)).blob(),
  exportChosen: async (model: string, ids: readonly string[], body: { format: "csv" | "json"; sort: string }) =>
    (await send("POST", at(model, "export"), { body: { ...body, ids } })).blob(),
  audit: (wanted: { page: number; model?: string; row_id?: string; action?: string; actor?: string; batch?: string }) =>
    call<AuditPage>("GET", `${at("audit-log")}?${query(wanted)}`),
  undo: (id: string, body: { confirm: boolean; all?: boolean; from?: string | undefined }) =>
    call<Undone>("POST", at("audit-log", id, "undo"), { body }),
  answerApplication: (id: string, body: AnswerApplicationBody) =>
    call("POST", `/api/admin/applications/${encodeURIComponent(id)}/answer`, { body }),
  startRecovery: (id: string, reason: string) =>
    call("POST", `/api/admin/users/${encodeURIComponent(id)}/recovery`, { body: { reason } }),
  seedAttributes: () => call<{ created: number }>("POST", at("dietary-attributes", "seed")),
  recipesWithoutPhotos: () => call<PhotolessRecipe[]>("GET", `${at("recipes-without-photos")}?limit=50`),

  mlSummary: () => call<MlSummary>("GET", ml("summary")),
  mlIngredients: (wanted: {
    page: number;
    page_size: number;
    search: string;
    needs_review_only: true | undefined;
    order: "name" | "effect";
  }) => call<MlIngredients>("GET", `${ml("ingredients")}?${query(wanted)}`),
  setDietary: (id: string, body: Record<string, boolean | string | null>) =>
    call<MlIngredient>("PATCH", ml("ingredients", id, "dietary"), { body }),
  setNutrients: (id: string, body: Record<string, number | string | null>) =>
    call<MlIngredient>("PATCH", ml("ingredients", id, "nutrients-per-100g"), { body }),
  confirm: (ids: readonly string[], versions: Versions) =>
    call<{ confirmed: number }>("POST", ml("confirm"), { body: { ids, versions } }),
  reviewEffect: (id: string, body: Record<string, boolean | null>) =>
    call<MlEffect>("POST", ml("ingredients", id, "effect"), { body }),
  mergeFood: (id: string, into: string, confirm: boolean) =>
    call<MlIngredient>("POST", ml("ingredients", id, "merge"), { body: { into, confirm } }),
  accuracy: () => call<MlAccuracy>("GET", ml("accuracy")),

  items: (q: string, type: FavoriteType | undefined) =>
    call<ItemWire[]>("GET", `/api/items?${query({ q, type, limit: 100 })}`),
  createItem: (name: string, type: FavoriteType) =>
    call<ItemWire>("POST", "/api/items?created_by=team&approved=true", { body: { name, type } }),
  approveItem: (id: string, approved: boolean) =>
    call<ItemWire>("PUT", `/api/items/${encodeURIComponent(id)}`, { body: { approved } }),
  deleteItem: (id: string) => call("DELETE", `/api/items/${encodeURIComponent(id)}`),
  mergeItem: (id: string, into: string) =>
    call<ItemWire>("POST", `/api/items/${encodeURIComponent(id)}/merge`, { body: { into } }),
};
