import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as getRow, PATCH as patchRow } from "@/app/admin/[model]/[id]/route";
import { POST as bulkDelete } from "@/app/admin/[model]/bulk-delete/route";
import { POST as bulkUpdate } from "@/app/admin/[model]/bulk-update/route";
import { POST as effect } from "@/app/admin/[model]/effect/route";
import { POST as exportChosen, GET as exportRows } from "@/app/admin/[model]/export/route";
import { POST as importRows } from "@/app/admin/[model]/import/route";
import { GET as meta } from "@/app/admin/[model]/meta/route";
import { POST as createRow, GET as listRows } from "@/app/admin/[model]/route";
import { POST as undo } from "@/app/admin/audit-log/[id]/undo/route";
import { GET as audit } from "@/app/admin/audit-log/route";
import { POST as seed } from "@/app/admin/dietary-attributes/seed/route";
import { GET as counts } from "@/app/admin/models/counts/route";
import { GET as models } from "@/app/admin/models/route";
import { GET as photoless } from "@/app/admin/recipes-without-photos/route";
import { POST as answerApplication } from "@/app/api/admin/applications/[id]/answer/route";
import { POST as touched } from "@/app/api/admin/foods/touched/route";
import { POST as retryRun } from "@/app/api/admin/jobs/[queue]/failures/[id]/retry/route";
import { DELETE as forgetRun } from "@/app/api/admin/jobs/[queue]/failures/[id]/route";
import { POST as runJob } from "@/app/api/admin/jobs/[queue]/run/route";
import { GET as listJobs } from "@/app/api/admin/jobs/route";
import { GET as accuracy } from "@/app/api/admin/ml/accuracy/route";
import { POST as confirm } from "@/app/api/admin/ml/confirm/route";
import { PATCH as dietary } from "@/app/api/admin/ml/ingredients/[id]/dietary/route";
import { POST as mlEffect } from "@/app/api/admin/ml/ingredients/[id]/effect/route";
import { POST as mergeFood } from "@/app/api/admin/ml/ingredients/[id]/merge/route";
import { PATCH as nutrients } from "@/app/api/admin/ml/ingredients/[id]/nutrients-per-100g/route";
import { GET as ingredients } from "@/app/api/admin/ml/ingredients/route";
import { GET as summary } from "@/app/api/admin/ml/summary/route";
import { POST as startRecovery } from "@/app/api/admin/users/[id]/recovery/route";
import { POST as answerReport } from "@/app/api/admin/verdict-reports/[id]/answer/route";
import { GET as listReports } from "@/app/api/admin/verdict-reports/route";
import { POST as mergeItem } from "@/app/api/items/[id]/merge/route";
import { DELETE as deleteItem, PUT as putItem } from "@/app/api/items/[id]/route";
import { POST as createItem, GET as listItems } from "@/app/api/items/route";
import { schemaModels } from "@/server/admin/schema/data-model";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createSignedInAdmin } from "../../support/admin";
import { type CallOptions, call, type Handler } from "../../support/request";

const ID = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";

type Call = readonly [name: string, handler: Handler, options?: CallOptions];

/** Calls that take a model; each is tried on every table of the schema, shown in the console or not. */
const OF_A_MODEL: readonly Call[] = [
  ["GET /admin/{model}", listRows],
  ["GET /admin/{model}/meta", meta],
  ["GET /admin/{model}/export", exportRows],
  ["POST /admin/{model}/export", exportChosen, { body: { ids: [ID] } }],
  ["POST /admin/{model}", createRow, { body: { name: "x" } }],
  ["GET /admin/{model}/{id}", getRow, { params: { id: ID } }],
  ["PATCH /admin/{model}/{id}", patchRow, { method: "PATCH", params: { id: ID }, body: { name: "x" } }],
  ["POST /admin/{model}/bulk-delete", bulkDelete, { body: { ids: [ID] } }],
  ["POST /admin/{model}/bulk-update", bulkUpdate, { body: { ids: [ID], updates: { name: "x" } } }],
  ["POST /admin/{model}/import", importRows, { body: { rows: [{ name: "x" }] } }],
  ["POST /admin/{model}/effect", effect, { body: { ids: [ID] } }],
];

const OTHERS: readonly Call[] = [
  ["GET /admin/models", models],
  ["GET /admin/models/counts", counts],
  ["GET /admin/audit-log", audit],
  ["POST /admin/audit-log/{id}/undo", undo, { params: { id: ID }, body: {} }],
  ["POST /admin/dietary-attributes/seed", seed, { method: "POST" }],
  ["GET /admin/recipes-without-photos", photoless],
  ["POST /api/admin/foods/touched", touched, { body: { foods: [ID] } }],
  ["GET /api/admin/ml/summary", summary],
  ["GET /api/admin/ml/accuracy", accuracy],
  ["GET /api/admin/ml/ingredients", ingredients],
  ["POST /api/admin/ml/confirm", confirm, { body: { ids: [ID] } }],
  [
    "PATCH /api/admin/ml/ingredients/{id}/dietary",
    dietary,
    { method: "PATCH", params: { id: ID }, body: { is_vegan: true } },
  ],
  [
    "PATCH /api/admin/ml/ingredients/{id}/nutrients-per-100g",
    nutrients,
    { method: "PATCH", params: { id: ID }, body: { sodium_per_100g: 1 } },
  ],
  ["POST /api/admin/ml/ingredients/{id}/effect", mlEffect, { params: { id: ID }, body: { is_vegan: true } }],
  ["GET /api/admin/jobs", listJobs],
  ["POST /api/admin/jobs/{queue}/run", runJob, { params: { queue: "news-mail" } }],
  ["POST /api/admin/jobs/{queue}/failures/{id}/retry", retryRun, { params: { queue: "news-mail", id: ID } }],
  [
    "DELETE /api/admin/jobs/{queue}/failures/{id}",
    forgetRun,
    { params: { queue: "news-mail", id: ID }, method: "DELETE" },
  ],
  ["GET /api/admin/verdict-reports", listReports],
  [
    "POST /api/admin/verdict-reports/{id}/answer",
    answerReport,
    { params: { id: ID }, body: { outcome: "mended", answer: "Done." } },
  ],
  [
    "POST /api/admin/applications/{id}/answer",
    answerApplication,
    { params: { id: ID }, body: { outcome: "verified" } },
  ],
  ["POST /api/admin/users/{id}/recovery", startRecovery, { params: { id: ID }, body: { reason: "They called." } }],
  ["POST /api/admin/ml/ingredients/{id}/merge", mergeFood, { params: { id: ID }, body: { into: ID } }],
  ["GET /api/items", listItems],
  ["POST /api/items", createItem, { body: { name: "x", type: "food" } }],
  ["PUT /api/items/{id}", putItem, { method: "PUT", params: { id: ID }, body: { approved: true } }],
  ["DELETE /api/items/{id}", deleteItem, { method: "DELETE", params: { id: ID } }],
  ["POST /api/items/{id}/merge", mergeItem, { params: { id: ID }, body: { into: ID } }],
];

const TABLES = schemaModels.map((model) => model.table);

const EVERY: readonly Call[] = [
  ...OTHERS,
  ...OF_A_MODEL.flatMap(([name, handler, options]) =>
    TABLES.map(
      (table): Call => [
        name.replace("{model}", table),
        handler,
        { ...options, params: { ...options?.params, model: table } },
      ],
    ),
  ),
];

let diner: SignedInPerson;
let business: SignedInPerson;
beforeEach(async () => {
  await createSignedInAdmin();
  diner = await createSignedInPerson();
  business = await createSignedInPerson({ accountType: "business" });
});

describe("the calls of the admin", () => {
  it("are refused to everybody but the administrator, on every model of the schema", async () => {
    const answers = await Promise.all(
      EVERY.map(async ([name, handler, options]) => {
        const nobody = await call<{ detail: string }>(handler, options);
        const asDiner = await call<{ detail: string }>(handler, { ...options, token: diner.token });
        const asBusiness = await call<{ detail: string }>(handler, { ...options, cookies: business.cookies });
        return [name, nobody.status, asDiner.status, asDiner.body.detail, asBusiness.status].join(" ");
      }),
    );
    expect(answers).toEqual(EVERY.map(([name]) => `${name} 401 403 Admin access required. 403`));
    expect(TABLES.length).toBeGreaterThan(50);
  });
});

/** Every call that only the administrator may make, found in the route folders: `METHOD /path/{of}/it`. */
function callsForAdmins(): string[] {
  const routes = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|[\\/])route\.ts$/.test(file),
  );
  return routes.flatMap((file) => {
    const text = readFileSync(join("app", file), "utf8");
    if (!/caller: adminOnly/.test(text)) return [];
    const parts = file.split(/[\\/]/).slice(0, -1);
    const path = `/${parts.filter((part) => !part.startsWith("(")).join("/")}`.replace(/\[(\w+)\]/g, "{$1}");
    return [...text.matchAll(/export const (GET|POST|PUT|PATCH|DELETE)\b/g)].map(([, method]) => `${method} ${path}`);
  });
}

describe("the table of the admin's calls", () => {
  it("lists every call that is for the administrator", () => {
    const calls = callsForAdmins();
    expect(calls.length).toBeGreaterThan(25);
    const tried = new Set([...OF_A_MODEL, ...OTHERS].map(([name]) => name));
    expect(calls.filter((each) => !tried.has(each))).toEqual([]);
  });
});
