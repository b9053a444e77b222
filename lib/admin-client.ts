import { call, send } from "./api-call";
import type { BodyOf, QueryOf } from "./calls/contract";
import type { AdminRow } from "./schemas/admin";
import type { FavoriteType } from "./schemas/favorites";

/** By row the version that was last seen of it. */
export type Versions = Readonly<Record<string, string>>;

/** Only what is set: an empty field of a form is no wish. */
const set = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== "")) as T;

export type RowsWanted = {
  page: number;
  page_size: number;
  search: string;
  sort: string;
  filters: Readonly<Record<string, string>>;
};

const rowsQuery = ({ filters, ...rest }: Partial<RowsWanted>) =>
  set({ ...rest, ...Object.fromEntries(Object.entries(filters ?? {}).map(([k, v]) => [`f.${k}`, v])) });

/** The calls of the admin screens. */
export const adminApi = {
  counts: () => call("GET /admin/models/counts"),
  rows: (model: string, wanted: RowsWanted) =>
    call("GET /admin/{model}", { params: { model }, query: rowsQuery(wanted) }),
  find: (model: string, search: string, signal?: AbortSignal) =>
    call("GET /admin/{model}", { params: { model }, query: set({ search, page_size: 8 }), signal }),
  row: (model: string, id: string) => call("GET /admin/{model}/{id}", { params: { model, id } }),
  create: (model: string, body: AdminRow) => call("POST /admin/{model}", { params: { model }, body }),
  change: (model: string, id: string, body: AdminRow) =>
    call("PATCH /admin/{model}/{id}", { params: { model, id }, body }),
  remove: (model: string, ids: readonly string[], versions: Versions, confirm: boolean, reason?: string) =>
    call("POST /admin/{model}/bulk-delete", { params: { model }, body: { ids, versions, confirm, reason } }),
  bulkUpdate: (model: string, body: BodyOf<"POST /admin/{model}/bulk-update">) =>
    call("POST /admin/{model}/bulk-update", { params: { model }, body }),
  effect: (model: string, body: BodyOf<"POST /admin/{model}/effect">) =>
    call("POST /admin/{model}/effect", { params: { model }, body }),
  touched: (foods: readonly string[]) => call("POST /api/admin/foods/touched", { body: { foods } }),
  import: (model: string, body: BodyOf<"POST /admin/{model}/import">, signal?: AbortSignal) =>
    call("POST /admin/{model}/import", { params: { model }, body, signal }),
  exportRows: async (model: string, wanted: Partial<RowsWanted>, format: "csv" | "json") =>
    (await send("GET /admin/{model}/export", { params: { model }, query: { ...rowsQuery(wanted), format } })).blob(),
  exportChosen: async (model: string, ids: readonly string[], body: { format: "csv" | "json"; sort: string }) =>
    (await send("POST /admin/{model}/export", { params: { model }, body: { ...body, ids } })).blob(),
  audit: (wanted: QueryOf<"GET /admin/audit-log">) => call("GET /admin/audit-log", { query: set(wanted) }),
  undo: (id: string, body: BodyOf<"POST /admin/audit-log/{id}/undo">) =>
    call("POST /admin/audit-log/{id}/undo", { params: { id }, body }),
  jobs: (signal?: AbortSignal) => call("GET /api/admin/jobs", { signal }),
  runJob: (queue: string) => call("POST /api/admin/jobs/{queue}/run", { params: { queue } }),
  retryRun: (queue: string, id: string) =>
    call("POST /api/admin/jobs/{queue}/failures/{id}/retry", { params: { queue, id } }),
  forgetRun: (queue: string, id: string) =>
    call("DELETE /api/admin/jobs/{queue}/failures/{id}", { params: { queue, id } }),
  answerApplication: (id: string, body: BodyOf<"POST /api/admin/applications/{id}/answer">) =>
    call("POST /api/admin/applications/{id}/answer", { params: { id }, body }),
  startRecovery: (id: string, reason: string) =>
    call("POST /api/admin/users/{id}/recovery", { params: { id }, body: { reason } }),
  seedAttributes: () => call("POST /admin/dietary-attributes/seed"),
  recipesWithoutPhotos: () => call("GET /admin/recipes-without-photos", { query: { limit: 50 } }),

  mlSummary: () => call("GET /api/admin/ml/summary"),
  mlIngredients: (wanted: QueryOf<"GET /api/admin/ml/ingredients">) =>
    call("GET /api/admin/ml/ingredients", { query: set(wanted) }),
  setDietary: (id: string, body: BodyOf<"PATCH /api/admin/ml/ingredients/{id}/dietary">) =>
    call("PATCH /api/admin/ml/ingredients/{id}/dietary", { params: { id }, body }),
  setNutrients: (id: string, body: BodyOf<"PATCH /api/admin/ml/ingredients/{id}/nutrients-per-100g">) =>
    call("PATCH /api/admin/ml/ingredients/{id}/nutrients-per-100g", { params: { id }, body }),
  confirm: (ids: readonly string[], versions: Versions) =>
    call("POST /api/admin/ml/confirm", { body: { ids, versions } }),
  reviewEffect: (id: string, body: BodyOf<"POST /api/admin/ml/ingredients/{id}/effect">) =>
    call("POST /api/admin/ml/ingredients/{id}/effect", { params: { id }, body }),
  mergeFood: (id: string, into: string, confirm: boolean) =>
    call("POST /api/admin/ml/ingredients/{id}/merge", { params: { id }, body: { into, confirm } }),
  accuracy: () => call("GET /api/admin/ml/accuracy"),

  items: (q: string, type: FavoriteType | undefined) => call("GET /api/items", { query: set({ q, type, limit: 100 }) }),
  createItem: (name: string, type: FavoriteType) =>
    call("POST /api/items", { query: { created_by: "team", approved: "true" }, body: { name, type } }),
  approveItem: (id: string, approved: boolean) => call("PUT /api/items/{id}", { params: { id }, body: { approved } }),
  deleteItem: (id: string) => call("DELETE /api/items/{id}", { params: { id } }),
  mergeItem: (id: string, into: string) => call("POST /api/items/{id}/merge", { params: { id }, body: { into } }),
};
