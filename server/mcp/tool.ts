import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { AppError } from "@/lib/errors";
import { inEnglish } from "@/lib/i18n/speak";
import type { AssistantScope } from "@/lib/oauth/scopes";
import { log } from "@/server/log";
import type { OAuthAccess } from "@/server/oauth/resolve-access-token";
import { beginWork, workerOfAccess } from "@/server/work/budget";

/**
 * The assistant's access to one person's data, the network address that the call came from, and what says that nobody
 * waits for its answer any more.
 */
export type Caller = { access: OAuthAccess; address: string; signal: AbortSignal };

/** The scope that each tool requires. */
export const TOOL_SCOPES = {
  check_menu: "menus:check",
  check_recipe: "recipes:check",
  find_recipes: "recipes:find",
  add_recipe_to_grocery_list: "groceries:add",
} as const satisfies Record<string, AssistantScope>;

/** Sent with every verdict, because an assistant repeats what it reads. */
export const HOW_TO_READ =
  "Verdicts, from the gravest: conflict (holds what the person must not have), may_contain (could hold it), unknown (nobody can tell), match (fits what they like), info (nothing found against it). Unknown is never safe: say so, and say the reasons. It speaks of this person alone: others at their table were not checked. Never call a dish safe for an allergy; tell the person to ask the people who cook.";

/** Returns the value both as data and as text, for clients that show only one of them. */
export const answer = (value: Record<string, unknown>): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(value) }],
  structuredContent: value,
});

/** As many messages as one person's limit allows in a minute, so that a batch within it is carried out whole. */
const MOST_WAITING = 120;

/**
 * Runs a tool that costs these units, one of a person at a time, whether they came as many calls or as one batch. Turns
 * failures into an answer: our own errors with their sentence, unexpected ones without details.
 */
export async function answering(
  { access, signal }: Caller,
  units: number,
  work: () => Promise<Record<string, unknown>>,
): Promise<CallToolResult> {
  let leave: (() => void) | undefined;
  try {
    leave = await beginWork(workerOfAccess(access), units, { mostWaiting: MOST_WAITING, signal });
    return answer(await work());
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error }, "a tool of the assistants failed");
    const text =
      error instanceof AppError ? inEnglish(error.sentence) : "Something went wrong on our side. Nothing was checked.";
    return { content: [{ type: "text", text }], isError: true };
  } finally {
    leave?.();
  }
}
