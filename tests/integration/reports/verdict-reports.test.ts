import { beforeEach, describe, expect, it } from "vitest";
import { POST as answer } from "@/app/api/admin/verdict-reports/[id]/answer/route";
import { GET as queue } from "@/app/api/admin/verdict-reports/route";
import { DELETE as withdraw } from "@/app/api/verdict-reports/[id]/route";
import { GET as mine, POST as report } from "@/app/api/verdict-reports/route";
import { POST as createVariant } from "@/app/recipe-variants/create-from-recipe/[recipeId]/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import { MAX_OPEN_REPORTS } from "@/lib/reports/limits";
import type { ReportQueue, VerdictReportWire } from "@/lib/schemas/reports";
import type { VariantDetailWire } from "@/lib/schemas/variants";
import { settleBackground } from "@/server/background/run-in-background";
import { db } from "@/server/db/client";
import { ENGINE_VERSION } from "@/server/dietary/engine/model/version";
import { createPerson, createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { createSignedInAdmin } from "../../support/admin";
import { call } from "../../support/request";

let diner: SignedInPerson;
let recipe: { id: string; lines: { id: string; name: string }[] };
beforeEach(async () => {
  diner = await createSignedInPerson();
  await call(setAllergy, { method: "PUT", token: diner.token, params: { key: "nut" }, body: {} });
  const owner = await createPerson();
  const { id } = await createRecipeOf(owner.id, ["200 g almonds", "1 onion"], { title: "Onion tart", isPublic: true });
  const lines = await db.recipeIngredient.findMany({ where: { recipeId: id }, orderBy: { position: "asc" } });
  recipe = { id, lines };
});

const send = (body: object, token: string | undefined = diner.token) =>
  call<VerdictReportWire>(report, { token, body: { recipe_id: recipe.id, line_id: null, fault: "missed", ...body } });
const list = async (token: string) => (await call<VerdictReportWire[]>(mine, { token })).body;

describe("a report of a verdict", () => {
  it("stores the line and the engine's verdict for this person, not what the caller claims", async () => {
    const said = { line_id: recipe.lines[0]?.id, fault: "false_alarm", note: " It is\r\nmarzipan without almonds. " };
    expect((await send({ ...said, said: [] })).status).toBe(422);
    const sent = await send(said);
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      recipe_id: recipe.id,
      variant_id: null,
      title: "Onion tart",
      line: expect.stringContaining("almond"),
      fault: "false_alarm",
      note: "It is\nmarzipan without almonds.",
      outcome: null,
      answer: null,
      answered_at: null,
    });
    expect(sent.body.said).toEqual([
      expect.objectContaining({
        kind: "conflict",
        reason: expect.any(String),
        text: expect.stringContaining("almond"),
      }),
    ]);
    expect(await db.verdictReport.findFirst({ select: { engineVersion: true, userId: true } })).toEqual({
      engineVersion: ENGINE_VERSION,
      userId: diner.id,
    });
  });

  it("about a whole dish contains a verdict for each setting", async () => {
    const { body } = await send({});
    expect(body.line).toBe("");
    expect(body.said).toHaveLength(1);
    expect(body.said[0]).toMatchObject({ kind: "conflict", text: expect.stringContaining("almond") });
  });

  it("of a visitor stores no person and no settings, and cannot be listed", async () => {
    const { status, body } = await call<VerdictReportWire>(report, {
      body: { recipe_id: recipe.id, line_id: recipe.lines[1]?.id, fault: "not_known" },
    });
    expect([status, body.said]).toEqual([201, []]);
    expect(await db.verdictReport.findFirst({ select: { userId: true } })).toEqual({ userId: null });
    expect((await call(mine, {})).status).toBe(401);
  });

  it("that is sent twice at once, or again while it waits, is one report with the latest text", async () => {
    await Promise.all([send({ note: "first" }), send({ note: "first" })]);
    await send({ note: "second", fault: "other" });
    expect(await list(diner.token)).toEqual([expect.objectContaining({ note: "second", fault: "other" })]);
  });

  it("is refused for a dish or a line that the reporter cannot see (404)", async () => {
    const owner = await createPerson();
    const hidden = await createRecipeOf(owner.id, ["1 egg"]);
    const line = await db.recipeIngredient.findFirstOrThrow({ where: { recipeId: hidden.id } });
    expect((await send({ recipe_id: hidden.id })).status).toBe(404);
    expect((await send({ line_id: line.id })).status).toBe(404);
    expect((await send({ recipe_id: null, variant_id: line.id })).status).toBe(404);
    expect(await db.verdictReport.count()).toBe(0);
  });

  it.each([
    [{ fault: "silly" }, "fault"],
    [{ note: "x".repeat(1001) }, "note"],
    [{ recipe_id: null }, "recipe_id"],
    [{ variant_id: "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f" }, "recipe_id"],
  ])("is refused with %j", async (wrong, field) => {
    const { status, body } = await call<{ detail: { loc: string[] }[] }>(report, {
      token: diner.token,
      body: { recipe_id: recipe.id, line_id: null, fault: "missed", ...wrong },
    });
    expect([status, body.detail[0]?.loc.at(-1)]).toEqual([422, field]);
  });

  it("about a variant is only for the variant's owner", async () => {
    const { body: variant } = await call<VariantDetailWire>(createVariant, {
      method: "POST",
      token: diner.token,
      params: { recipeId: recipe.id },
    });
    const otherPerson = await createSignedInPerson();
    const about = { recipe_id: null, variant_id: variant.id };
    expect((await send(about, otherPerson.token)).status).toBe(404);
    expect((await send(about)).body).toMatchObject({ variant_id: variant.id, title: variant.title });
  });

  it("is refused at the limit of waiting reports, and accepted after one is withdrawn", async () => {
    const { body: first } = await send({ line_id: recipe.lines[0]?.id });
    const stored = await db.verdictReport.findFirstOrThrow({ omit: { id: true } });
    const more = Array.from({ length: MAX_OPEN_REPORTS - 1 }, (_, i) => ({ ...stored, said: [], line: `line ${i}` }));
    await db.verdictReport.createMany({ data: more });
    expect((await send({})).status).toBe(409);
    expect((await call(withdraw, { method: "DELETE", token: diner.token, params: { id: first.id } })).status).toBe(204);
    expect((await send({})).status).toBe(201);
  });

  it("can be withdrawn only by its reporter", async () => {
    const { body } = await send({});
    const otherPerson = await createSignedInPerson();
    expect((await call(withdraw, { method: "DELETE", token: otherPerson.token, params: { id: body.id } })).status).toBe(
      404,
    );
    expect(await list(otherPerson.token)).toEqual([]);
    expect(await list(diner.token)).toHaveLength(1);
  });
});

describe("the queue of reports", () => {
  const listReports = async (token: string, state = "waiting") =>
    (await call<ReportQueue>(queue, { token, query: { state } })).body;

  it("shows the gravest first, without the reporter, and sends the answer to them", async () => {
    const admin = await createSignedInAdmin();
    await send({ line_id: recipe.lines[1]?.id, fault: "other" });
    await send({ line_id: recipe.lines[0]?.id, fault: "missed", note: "ghee" });
    const waiting = await listReports(admin.token);
    expect(waiting.items.map(({ fault }) => fault)).toEqual(["missed", "other"]);
    expect(JSON.stringify(waiting)).not.toContain(diner.email);
    expect(JSON.stringify(waiting)).not.toContain(diner.id);
    const id = waiting.items[0]?.id ?? "";
    const body = { outcome: "mended", answer: "Ghee is milk now. Thank you." };
    expect((await call(answer, { token: admin.token, params: { id }, body })).status).toBe(204);
    await settleBackground();
    expect((await listReports(admin.token)).total_count).toBe(1);
    expect((await listReports(admin.token, "answered")).items).toEqual([expect.objectContaining({ id, ...body })]);
    expect((await list(diner.token)).find((each) => each.id === id)).toMatchObject({
      ...body,
      answered_at: expect.any(String),
    });
    const entry = await db.auditEntry.findFirstOrThrow({ where: { rowId: id } });
    expect(entry).toMatchObject({ before: { outcome: null, answer: null }, after: body });
    expect(JSON.stringify(entry)).not.toMatch(/ghee"|Onion tart|almonds/);
  });

  it("answers 404 if the report was withdrawn meanwhile, and 422 without a text", async () => {
    const admin = await createSignedInAdmin();
    const { body } = await send({});
    const said = (text: string) =>
      call(answer, { token: admin.token, params: { id: body.id }, body: { outcome: "cannot_tell", answer: text } });
    expect((await said("  ")).status).toBe(422);
    await call(withdraw, { method: "DELETE", token: diner.token, params: { id: body.id } });
    expect((await said("We do not know.")).status).toBe(404);
  });
});
