import { beforeEach, describe, expect, it } from "vitest";
import { PATCH as patchRow } from "@/app/admin/[model]/[id]/route";
import { POST as bulkUpdate } from "@/app/admin/[model]/bulk-update/route";
import { GET as exportRows } from "@/app/admin/[model]/export/route";
import { POST as importRows } from "@/app/admin/[model]/import/route";
import { POST as createRow, GET as listRows } from "@/app/admin/[model]/route";
import type { ImportResult, RowPage } from "@/lib/schemas/admin";
import { type AdminModel, listModels } from "@/server/admin/schema/admin-model";
import { createEverything, createRestaurant } from "../../factories/everything";
import type { SignedInPerson } from "../../factories/people";
import { createSignedInAdmin } from "../../support/admin";
import { type CallOptions, call, type Handler } from "../../support/request";
import { useSettings } from "../../support/settings";

const ID = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";

let admin: SignedInPerson;
beforeEach(async () => {
  admin = await createSignedInAdmin();
});

type Refusal = { detail: { loc: string[] }[] | string };
const ask = <T>(handler: Handler, model: AdminModel, options: CallOptions) =>
  call<T>(handler, { ...options, token: admin.token, params: { model: model.model, ...options.params } });

/** Columns of the table that the console does not list. */
const hiddenOf = ({ schema, columns }: AdminModel) =>
  schema.fields
    .filter(({ kind, column }) => kind !== "object" && !columns.some(({ name }) => name === column))
    .flatMap(({ column, name }) => [...new Set([column, name])]);

describe("a secret column", () => {
  const hidden = listModels().flatMap((model) => hiddenOf(model).map((column) => ({ model, column })));

  it("is refused as a filter and as an order of lists and exports, in every model", async () => {
    expect(hidden.map(({ column }) => column)).toEqual(
      expect.arrayContaining(["password_hash", "secret_hash", "user_id"]),
    );
    const queriesOf = (column: string): Record<string, string>[] => [
      { [`f.${column}`]: "!null" },
      { filters: JSON.stringify({ [column]: "a" }) },
      { sort: column },
      { sort: `-${column}` },
    ];
    const attempts = hidden.flatMap(({ model, column }) =>
      queriesOf(column).flatMap((query) => [listRows, exportRows].map((handler) => ({ model, query, handler }))),
    );
    // Nobody's work for a minute covers so many exports, of which one runs at a time.
    useSettings({ RATE_LIMIT_FACTOR: "100" });
    const answers: string[] = [];
    for (const { model, query, handler } of attempts) {
      const { status } = await ask(handler, model, { query });
      answers.push(`${model.model} ${JSON.stringify(query)} ${status}`);
    }
    expect(answers.filter((answer) => !answer.endsWith(" 422"))).toEqual([]);
  });

  it("is in no row of an answer, whatever is stored", async () => {
    await createEverything(admin, await createRestaurant(), "mark");
    for (const model of listModels()) {
      const { body } = await ask<RowPage>(listRows, model, { query: { page_size: 5 } });
      const keys = new Set(body.items.flatMap((row) => Object.keys(row)));
      expect([model.model, hiddenOf(model).filter((column) => keys.has(column))]).toEqual([model.model, []]);
    }
  });
});

describe("a read-only column", () => {
  it("is refused by name in a single change, a bulk change, a new row and an import", async () => {
    const editable = listModels().filter((model) => !model.read_only);
    expect(editable.length).toBeGreaterThan(15);
    for (const model of editable) {
      const id = model.key.map(() => ID).join("~");
      const locked = [
        ...model.columns.filter((column) => column.read_only).map(({ name }) => name),
        ...hiddenOf(model),
      ];
      for (const column of locked) {
        const value = { [column]: "x" };
        const said = ({ status, body }: { status: number; body: Refusal }) =>
          `${model.model}.${column} ${status} ${Array.isArray(body.detail) ? body.detail.map(({ loc }) => loc[1]).join() : body.detail}`;
        const refused = `${model.model}.${column} 422 ${column}`;
        const one = await ask<Refusal>(patchRow, model, { method: "PATCH", params: { id }, body: value });
        expect(said(one)).toBe(refused);
        const many = await ask<Refusal>(bulkUpdate, model, { body: { ids: [id], updates: value } });
        expect(said(many)).toBe(refused);
        const mayBeGiven = model.columns.some(({ name, on_create }) => name === column && on_create);
        if (mayBeGiven || !model.can_create) continue;
        const created = await ask<Refusal>(createRow, model, { body: value });
        expect(said(created)).toContain(refused);
        const file = await ask<ImportResult>(importRows, model, { body: { rows: [value], dry_run: true } });
        expect([file.body.created, file.body.errors.map(({ field }) => field)]).toEqual([0, [column]]);
      }
    }
  });
});

describe("a filter value that does not fit its column", () => {
  const texts = [
    "2026-02-30",
    "=2026-02-30",
    "0000-01-01",
    "9999999-01-01",
    "99999999999999999999",
    "NaN",
    "1e999",
    "x",
    "\\",
  ];

  it("finds nothing or is refused in every column of every model, and never causes a 500", async () => {
    const failed: string[] = [];
    for (const model of listModels()) {
      const searched = await ask(listRows, model, { query: { search: "\\x%' 2026-02-30" } });
      if (searched.status !== 200) failed.push(`${model.model} search ${searched.status}`);
      for (const { name } of model.columns) {
        const answers = await Promise.all(
          texts.map((text) => ask(listRows, model, { query: { [`f.${name}`]: text, page_size: 1 } })),
        );
        failed.push(
          ...answers.flatMap(({ status }, i) =>
            status === 200 || status === 422 ? [] : `${model.model}.${name} ${texts[i]}`,
          ),
        );
      }
    }
    expect(failed).toEqual([]);
  });
});
