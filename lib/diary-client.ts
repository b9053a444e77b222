import { call } from "./api-call";
import type { BodyOf, QueryOf } from "./calls/contract";

export const diaryApi = {
  list: (query: QueryOf<"GET /api/diary">, signal?: AbortSignal) => call("GET /api/diary", { query, signal }),
  listEaten: (signal?: AbortSignal) => call("GET /api/diary/eaten", { signal }),
  write: (body: BodyOf<"POST /api/diary">) => call("POST /api/diary", { body }),
  change: (id: string, body: BodyOf<"PATCH /api/diary/{id}">) =>
    call("PATCH /api/diary/{id}", { params: { id }, body }),
  remove: (id: string) => call("DELETE /api/diary/{id}", { params: { id } }),
};
