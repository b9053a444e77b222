import { describe, expect, it, onTestFinished } from "vitest";
import { POST as bulkUpdate } from "@/app/admin/[model]/bulk-update/route";
import { POST as effect } from "@/app/admin/[model]/effect/route";
import { POST as undo } from "@/app/admin/audit-log/[id]/undo/route";
import { GET as decisions } from "@/app/api/cookbook/decisions/route";
import { DELETE as readDecision } from "@/app/api/cookbook/recipes/[id]/decision/route";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import { POST as importRecipe } from "@/app/parse/recipe/route";
import type { EffectWire } from "@/lib/schemas/admin";
import type { RecipeDecisionWire } from "@/lib/schemas/cookbook";
import { settleBackground } from "@/server/background/run-in-background";
import { db } from "@/server/db/client";
import { createSignedInPerson } from "../../factories/people";
import { startMailServer } from "../../support/mail-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";
import { createOwnRecipe, createParsedRecipe, saveRecipe } from "../recipes/create-recipe";
import { admin, log, patch, remove, signInBeforeEach, take, undoChange, undoNewest } from "./console-calls";

signInBeforeEach();

describe("an imported recipe", () => {
  it("that the team hides or deletes is closed to everybody, also to people who saved it, until that is undone", async () => {
    const { id } = await createParsedRecipe();
    const reader = await createSignedInPerson();
    await saveRecipe(reader.id, id);
    const opens = async (token?: string) =>
      (await call(getRecipe, { params: { id }, ...(token ? { token } : {}) })).status;
    expect([await opens(), await opens(reader.token)]).toEqual([200, 200]);
    expect((await patch("recipes", id, { hidden_at: "2020-01-01T00:00:00Z" })).status).toBe(200);
    expect([await opens(), await opens(reader.token)]).toEqual([404, 404]);
    expect((await undoNewest()).status).toBe(200);
    expect(await opens(reader.token)).toBe(200);
    expect((await remove("recipes", { ids: [id], confirm: true })).body).toMatchObject({ deleted: 1 });
    expect(await opens(reader.token)).toBe(404);
    expect((await undoNewest()).status).toBe(200);
    expect(await opens()).toBe(200);
  });

  it("shows who saved it and what is based on it before it is hidden or deleted", async () => {
    const recipe = await createParsedRecipe();
    const reader = await createSignedInPerson();
    const asks = async (body: object) =>
      (await call<EffectWire>(effect, { token: admin.token, params: { model: "recipes" }, body })).body;
    const hiding = { ids: [recipe.id], updates: { hidden_at: null } };
    expect((await asks(hiding)).sentence).toBe("");
    await saveRecipe(reader.id, recipe.id);
    const effectSentence = "1 person has saved it, 0 variants are based on it.";
    expect(await asks(hiding)).toMatchObject({ people: 1, recipes: 0, sentence: effectSentence });
    expect((await asks({ ids: [recipe.id], remove: true })).sentence).toBe(effectSentence);
    expect((await asks({ ids: [recipe.id], updates: { title: "Broth" } })).sentence).toBe("");
  });
});

describe("the owner of a recipe", () => {
  const start = async () => {
    const mails = await startMailServer();
    onTestFinished(() => mails.close());
    useSettings({ SMTP_URL: mails.url });
    return async () => {
      await settleBackground();
      return mails.received.map(({ to, message }) => ({
        to,
        subject: message.subject,
        text: message.text?.replaceAll("\r\n", "\n"),
      }));
    };
  };

  it("is told when the team hides, restores or deletes the recipe, with the reason, in the owner's language", async () => {
    const notices = await start();
    const owner = await createSignedInPerson();
    await db.user.update({ where: { id: owner.id }, data: { locale: "de" } });
    const { id } = await createOwnRecipe(owner.id, { title: "Linsensuppe", isPublic: true });
    const hidden_at = "2020-01-01T00:00:00Z";
    expect((await patch("recipes", id, { hidden_at, _reason: "x".repeat(1001) })).status).toBe(422);
    const reason = "Die Seite ist\nkein Rezept.";
    expect((await patch("recipes", id, { hidden_at, _reason: ` ${reason} ` })).status).toBe(200);
    expect((await patch("recipes", id, { title: "Linsentopf" })).status).toBe(200);
    await undoChange((await log({ model: "recipes", row_id: id })).items[0]?.id ?? "");
    // Several waiting mails go out in any order.
    await settleBackground();
    expect((await patch("recipes", id, { hidden_at: null })).status).toBe(200);
    await settleBackground();
    expect((await remove("recipes", { ids: [id], reason })).body).toMatchObject({ deleted: 1 });
    const mails = await notices();
    expect(mails.map(({ to }) => to)).toEqual([[owner.email], [owner.email], [owner.email]]);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Forkprint hat ein Rezept von dir verborgen",
      "Forkprint zeigt ein Rezept von dir wieder",
      "Forkprint hat ein Rezept von dir gelöscht",
    ]);
    expect(mails[0]?.text).toContain(`Unser Team schrieb:\n\n${reason}`);
    expect(mails[0]?.text).toContain(`/recipes/${id}/view`);
    expect(mails[1]?.text).not.toContain("Unser Team schrieb");
    expect(mails[2]?.text).toContain(reason);
    expect(mails[2]?.text).toContain("Linsensuppe");
    expect(mails[2]?.text).not.toContain(id);
  });

  it("is told once of many recipes, by whichever call; administrators are not told of their own", async () => {
    const notices = await start();
    const [one, otherPerson] = await Promise.all([createSignedInPerson(), createSignedInPerson()]);
    const owners = [...Array.from({ length: 22 }, () => one.id), otherPerson.id, admin.id];
    const ids = [(await createParsedRecipe()).id];
    for (const [index, ownerId] of owners.entries()) {
      ids.unshift((await createOwnRecipe(ownerId, { title: `Soup ${index + 1}`, isPublic: true })).id);
    }
    const updates = { hidden_at: "2020-01-01T00:00:00Z" };
    const hidden = await call(bulkUpdate, { token: admin.token, params: { model: "recipes" }, body: { ids, updates } });
    expect(hidden.body).toEqual({ updated: 25 });
    const mails = await notices();
    expect(new Set(mails.map(({ to }) => to[0]))).toEqual(new Set([one.email, otherPerson.email]));
    expect(mails).toHaveLength(2);
    const many = mails.find(({ to }) => to[0] === one.email);
    expect(many?.subject).toBe("Forkprint has hidden 22 recipes of yours");
    expect(many?.text).toContain("and 2 more");
    const rows = [{ id: ids.at(-2), hidden_at: null }];
    expect((await take("recipes", { rows, dry_run: true })).body.updated).toBe(1);
    expect(await notices()).toHaveLength(2);
    expect((await take("recipes", { rows })).body.updated).toBe(1);
    expect((await notices()).slice(2).map(({ subject }) => subject)).toEqual([
      "Forkprint shows a recipe of yours again",
    ]);
    const { items } = await log({ model: "recipes", action: "update" });
    const undone = await call(undo, { token: admin.token, params: { id: items[0]?.id ?? "" }, body: { all: true } });
    expect(undone.body).toMatchObject({ undone: 24 });
    const after = (await notices()).slice(3);
    expect(after.map(({ to, subject }) => `${to[0]} ${subject}`).sort()).toEqual(
      [
        `${one.email} Forkprint shows 21 recipes of yours again`,
        `${otherPerson.email} Forkprint shows a recipe of yours again`,
      ].sort(),
    );
  });

  it("means everybody who imported the recipe, if it belongs to nobody", async () => {
    const notices = await start();
    const [first, second] = await Promise.all([createSignedInPerson(), createSignedInPerson()]);
    const { id, sourceUrl } = await createParsedRecipe({ title: "Pea soup" });
    const url = String(sourceUrl);
    for (const { token } of [first, second, first]) {
      expect((await call(importRecipe, { token, body: { url } })).status).toBe(200);
    }
    expect((await call(importRecipe, { body: { url } })).status).toBe(200);
    expect((await patch("recipes", id, { hidden_at: "2020-01-01T00:00:00Z", _reason: "It is no food." })).status).toBe(
      200,
    );
    expect((await remove("recipes", { ids: [id] })).body).toMatchObject({ deleted: 1 });
    // Several go out at once, in whatever order.
    const mails = await notices();
    const hidden = "Forkprint has hidden a recipe that you imported";
    const deleted = "Forkprint has deleted a recipe that you imported";
    expect(mails.map(({ to, subject }) => `${to[0]} ${subject}`).sort()).toEqual(
      [first, second].flatMap(({ email }) => [`${email} ${hidden}`, `${email} ${deleted}`]).sort(),
    );
    const ofHiding = mails.find(({ subject }) => subject === hidden);
    expect(ofHiding?.text).toContain(`Pea soup\n${url}`);
    expect(ofHiding?.text).toContain("Our team wrote:\n\nIt is no food.");
  });

  it("finds the decision and its reason in the product until it is read or the recipe is open again", async () => {
    const [first, second] = await Promise.all([createSignedInPerson(), createSignedInPerson()]);
    const { id, sourceUrl } = await createParsedRecipe({ title: "Pea soup" });
    for (const { token } of [first, second]) {
      await call(importRecipe, { token, body: { url: String(sourceUrl) } });
    }
    const reads = async ({ token }: { token: string }) =>
      (await call<RecipeDecisionWire[]>(decisions, { token })).body.map(({ title, is_deleted, reason }) => [
        title,
        is_deleted,
        reason,
      ]);
    const hide = { hidden_at: "2020-01-01T00:00:00Z", _reason: "It is no food." };
    expect((await patch("recipes", id, hide)).status).toBe(200);
    expect(await reads(first)).toEqual([["Pea soup", false, "It is no food."]]);
    const dismiss = ({ token }: { token: string }) => call(readDecision, { method: "DELETE", token, params: { id } });
    expect([(await dismiss(first)).status, (await dismiss(first)).status]).toEqual([204, 404]);
    expect([await reads(first), await reads(second)]).toEqual([[], [["Pea soup", false, "It is no food."]]]);
    expect((await patch("recipes", id, { hidden_at: null })).status).toBe(200);
    expect(await reads(second)).toEqual([]);
    expect((await remove("recipes", { ids: [id], reason: "It is an advertisement." })).status).toBe(200);
    expect(await reads(second)).toEqual([["Pea soup", true, "It is an advertisement."]]);
    expect((await undoNewest()).status).toBe(200);
    expect(await reads(second)).toEqual([]);
  });

  it("is shown as known or unknown before the team decides", async () => {
    const { id, sourceUrl } = await createParsedRecipe();
    const notices = async () => {
      const body = { ids: [id], updates: { hidden_at: null } };
      return (await call<EffectWire>(effect, { token: admin.token, params: { model: "recipes" }, body })).body.told;
    };
    expect(await notices()).toBe("Nobody is told: who imported it is not known.");
    const { token } = await createSignedInPerson();
    await call(importRecipe, { token, body: { url: String(sourceUrl) } });
    expect(await notices()).toBe("1 person who wrote or imported it is told.");
  });
});
