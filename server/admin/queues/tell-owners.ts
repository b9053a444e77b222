import { z } from "zod";
import { runInBackground } from "@/server/background/run-in-background";
import type { Queryable } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { env } from "@/server/env";
import { sendMail } from "@/server/mail/send-mail";
import { type MailKey, writtenMail } from "@/server/mail/written-mail";
import type { Actor, Change } from "../audit/write-audit";
import type { AdminModel } from "../schema/admin-model";

/** How many recipes one mail names; the others are counted. */
const MOST_NAMED = 20;

type Decision = Extract<MailKey, `recipes${string}`>;
const PERSON = z.object({ id: z.string(), email: z.string(), whose: z.enum(["own", "imported"]) });
const PERSON_OF_RECIPE = PERSON.extend({ recipe: z.string() });
type Person = Readonly<z.infer<typeof PERSON>>;

/** One mail to one person, about all recipes of a decision. */
export type News = { readonly to: Person; readonly decision: Decision; readonly titles: readonly string[] };

/**
 * The people whom the team's changes of recipes concern: owners, and importers of recipes without an owner. All changes
 * count, whether made in a queue, in the table, by an import or by an undo; nobody is notified of their own changes.
 * Because a mail may be lost, the change and its reason are also stored, and shown in the product until the person has
 * read them. Must be called in the transaction of the change, before a deletion.
 */
export async function newsOf(
  client: Queryable,
  actor: Actor,
  { table }: Pick<AdminModel, "table">,
  changes: readonly Change[],
  reason = "",
): Promise<News[]> {
  if (table !== "recipes") return [];
  await forgetDecisions(client, changes.filter(isOpenAgain));
  const decided = changes.filter((change) => decisionOf(change) !== null);
  if (decided.length === 0) return [];
  const rows = await queryText(
    client,
    PERSON_OF_RECIPE,
    `SELECT u.id, u.email, r.recipe, r.whose FROM (
       SELECT id AS recipe, owner_id AS user_id, 'own' AS whose FROM recipes WHERE id = ANY ($1::uuid[])
       UNION ALL SELECT recipe_id, user_id, 'imported' FROM recipe_imports WHERE recipe_id = ANY ($1::uuid[])
     ) r JOIN users u ON u.id = r.user_id WHERE u.id <> $2 ORDER BY u.id, r.recipe`,
    [decided.map(({ rowId }) => rowId), actor.userId],
  );
  await keepDecisions(client, decided, rows, reason);
  const news = new Map<string, News & { titles: string[] }>();
  for (const { recipe, ...to } of rows) {
    const change = decided.find(({ rowId }) => rowId === recipe);
    const decision = change && decisionOf(change);
    if (!decision) continue;
    const key = `${to.id} ${to.whose} ${decision}`;
    const entry = news.get(key) ?? { to, decision, titles: [] };
    entry.titles.push(titleOf(change, to));
    news.set(key, entry);
  }
  return [...news.values()];
}

type Whose = { readonly id: string; readonly recipe: string };

async function keepDecisions(
  client: Queryable,
  decided: readonly Change[],
  whose: readonly Whose[],
  reason: string,
): Promise<void> {
  const kept = whose.flatMap(({ id, recipe }) => {
    const change = decided.find(({ rowId }) => rowId === recipe);
    if (!change?.before || isOpenAgain(change)) return [];
    const { title, source_url } = change.before;
    return [{ user_id: id, recipe_id: recipe, title, source_url, is_deleted: change.after === null, reason }];
  });
  if (kept.length === 0) return;
  await client.query(
    `INSERT INTO recipe_decisions (user_id, recipe_id, title, source_url, is_deleted, reason)
     SELECT DISTINCT ON (user_id, recipe_id) user_id, recipe_id, title, source_url, is_deleted, reason
     FROM jsonb_populate_recordset(NULL::recipe_decisions, $1::jsonb)
     ON CONFLICT (user_id, recipe_id) DO UPDATE SET title = excluded.title, source_url = excluded.source_url,
       is_deleted = excluded.is_deleted, reason = excluded.reason, decided_at = now()`,
    [JSON.stringify(kept)],
  );
}

async function forgetDecisions(client: Queryable, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ rowId }) => rowId);
  await client.query("DELETE FROM recipe_decisions WHERE recipe_id = ANY ($1::uuid[])", [ids]);
}

/** True if the recipe was shown again, or its deletion was undone. */
const isOpenAgain = (change: Change): boolean => change.before === null || decisionOf(change) === "recipesShown";

function decisionOf({ before, after }: Change): Decision | null {
  if (before === null) return null;
  if (after === null) return "recipesDeleted";
  const [wasHidden, isHidden] = [before, after].map(({ hidden_at: at }) => at !== null && at !== undefined);
  if (wasHidden === isHidden) return null;
  return isHidden ? "recipesHidden" : "recipesShown";
}

/**
 * The mail contains the title, because a deleted recipe cannot be looked up, and the address where the recipe can still
 * be read.
 */
function titleOf({ rowId, before, after }: Change, { whose }: Person): string {
  const title = String(before?.title);
  if (whose === "imported") return `${title}\n${String(before?.source_url)}`;
  return after === null ? title : `${title}\n${env.APP_URL}/recipes/${rowId}/view`;
}

/** Mails the news; must be called after the transaction. `reason`: the team's words for the decision. */
export function tell(news: readonly News[], reason = ""): void {
  if (news.length === 0) return;
  runInBackground("telling whose recipes they are", async () => {
    for (const { to, decision, titles } of news) {
      const values = {
        count: titles.length,
        titles: titles.slice(0, MOST_NAMED).join("\n"),
        more: Math.max(0, titles.length - MOST_NAMED),
        whose: to.whose,
        why: reason ? "given" : "none",
        reason,
      };
      await sendMail(to.email, writtenMail(decision, values, { isAnswer: true }), to.id);
    }
  });
}
