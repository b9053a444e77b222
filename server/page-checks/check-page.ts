import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { AppError, notFound } from "@/lib/errors";
import { type Finding, isFine } from "@/lib/page-checks/finding";
import type { PageCheckWire, PageOutlineWire } from "@/lib/schemas/page-checks";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { ownClient } from "@/server/oauth/clients/access";
import { readWidgetManifest } from "@/server/oauth/clients/read-widget-manifest";
import { isClientId } from "@/server/oauth/find-client";
import { outlineOffThread, readInstalledOffThread } from "@/server/recipes/import/extract-off-thread";
import { fetchPage, fetchPageWithPolicies } from "@/server/recipes/import/fetch/fetch-page";
import { parsePageAddress } from "@/server/recipes/import/fetch/page-address";
import { requireWelcome } from "@/server/recipes/import/require-welcome";
import type { RegisteredApplication } from "./judge/checked-page";
import { judgePage, judgeUnreached } from "./judge/judge-page";

const applicationSelect = {
  clientId: true,
  name: true,
  isActive: true,
  allowedDomains: true,
  redirectUris: true,
} as const;

/** One of the owner's own applications; another's is as unknown as one that is not there. */
export async function findOwnApplication(caller: { userId: string }, clientId: string) {
  const where = ownClient(caller, clientId);
  const found = await db.oAuthClient.findUnique({ where, select: { id: true, ...applicationSelect } });
  if (!found) throw notFound("application");
  return found;
}

/**
 * Opens a page as a browser would, and says what is there of the widget and what to change. What the site does wrong is
 * said, and nothing that it answers is an error of ours. Nothing is kept.
 * @throws AppError only where the check itself has no turn: too many of them, or too much to do
 */
export async function checkPage(
  caller: { userId: string },
  clientId: string,
  address: string,
  gone?: AbortSignal,
): Promise<PageCheckWire> {
  const meant = await findOwnApplication(caller, clientId);
  const findings = await findAll(caller, meant, address, gone);
  return { address: wholeAddress(address), checked_at: now().toISOString(), is_fine: isFine(findings), findings };
}

/** Opens a page for somebody who will choose a dish on it. @throws as above */
export async function outlineOfPage(
  caller: { userId: string },
  clientId: string,
  typed: string,
  gone?: AbortSignal,
): Promise<PageOutlineWire> {
  await findOwnApplication(caller, clientId);
  const address = wholeAddress(typed);
  try {
    const { html } = await fetchPage(parsePageAddress(typed), { onHop: requireWelcome, gone });
    const { nodes, isCut } = await outlineOffThread(html, { gone });
    return { address, nodes, is_cut: isCut, unreached: null };
  } catch (error) {
    return { address, nodes: [], is_cut: false, unreached: unreachedBy(error) };
  }
}

/** The reason of a page that could not be read is a finding about the page; anything else is an error. */
function unreachedBy(error: unknown): Finding {
  if (error instanceof AppError && error.code === "invalid") return judgeUnreached(error.reason);
  throw error;
}

/** As it is opened; what is no address stays as it was typed. */
function wholeAddress(typed: string): string {
  try {
    return parsePageAddress(typed).href;
  } catch {
    return typed;
  }
}

async function findAll(
  caller: { userId: string },
  meant: RegisteredApplication,
  address: string,
  gone?: AbortSignal,
): Promise<Finding[]> {
  const issuer = new URL(env.APP_URL).origin;
  try {
    const requested = parsePageAddress(address);
    const { url, html, policies, reported } = await fetchPageWithPolicies(requested, { onHop: requireWelcome, gone });
    const [facts, release] = await Promise.all([readInstalledOffThread(html, issuer, { gone }), readWidgetManifest()]);
    const ids = facts.tags.map(({ attributes }) => attributes["data-client-id"]?.trim() ?? "");
    const named = await findNamed(caller, ids);
    const integrities = await readIntegrities(facts.tags.map(({ attributes }) => attributes.src ?? ""));
    const known = { facts, url, requested, policies, reported, issuer, release, integrities, meant };
    return judgePage({ ...known, named });
  } catch (error) {
    return [unreachedBy(error)];
  }
}

/** The owner's applications of those that the page names. */
async function findNamed(
  { userId: ownerId }: { userId: string },
  clientIds: readonly string[],
): Promise<RegisteredApplication[]> {
  const wanted = [...new Set(clientIds)].filter(isClientId);
  if (wanted.length === 0) return [];
  return db.oAuthClient.findMany({ where: { ownerId, clientId: { in: wanted } }, select: applicationSelect });
}

/** The hashes of the versions that addresses name, as far as we serve them. */
async function readIntegrities(sources: readonly string[]): Promise<Record<string, string>> {
  const versions = new Set(
    sources.flatMap((source) => /\/widget\/([0-9a-f]{8,64})\.js(?:$|[?#])/.exec(source)?.[1] ?? []),
  );
  const read = [...versions].map(async (version) => {
    const file = path.join(process.cwd(), "public", "widget", `${version}.js`);
    const script = await readFile(file).catch(() => null);
    return script ? [[version, `sha384-${createHash("sha384").update(script).digest("base64")}`] as const] : [];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}
