import { z } from "zod";
import { csvFile, csvLine } from "@/lib/csv/write-csv";
import { DAY_MS } from "@/lib/durations";
import { invalidAt } from "@/lib/errors";
import type { ActsQuery, ActWire } from "@/lib/schemas/team";
import { ACT_DAYS, actInWords, isActOf } from "@/lib/team/acts";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { nameSelect, personName } from "./person-name";

const PAGE = 50;
const CSV_PAGE = 500;

const place = z.tuple([z.iso.datetime(), z.uuid()]);
const encode = (act: { at: Date; id: string }): string =>
  Buffer.from(JSON.stringify([act.at.toISOString(), act.id])).toString("base64url");

function decode(after: string) {
  try {
    const [at, id] = place.parse(JSON.parse(Buffer.from(after, "base64url").toString()));
    return { OR: [{ at: { lt: new Date(at) } }, { at: new Date(at), id: { lt: id } }] };
  } catch {
    throw invalidAt(["query", "after"], "noPageOfList", "unknown");
  }
}

type Team = { businessId: string };

async function readActs({ businessId }: Team, { group, after }: ActsQuery, take: number) {
  const rows = await db.businessAct.findMany({
    where: {
      businessId,
      ...(group ? { kind: { in: [...isActOf(group)] } } : {}),
      ...(after === undefined ? {} : decode(after)),
    },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: take + 1,
    select: {
      id: true,
      at: true,
      kind: true,
      details: true,
      actor: { select: nameSelect },
      about: { select: nameSelect },
    },
  });
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return { shown, next: rows.length > take && last ? encode(last) : null };
}

const DETAILS = z.record(z.string(), z.union([z.string(), z.number()]));
type Row = Awaited<ReturnType<typeof readActs>>["shown"][number];

const toWire = ({ id, at, kind, details, actor, about }: Row): ActWire => ({
  ...{ id, at: at.toISOString(), kind, details: DETAILS.parse(details) },
  actor: actor && personName(actor),
  about: about && personName(about),
});

/** Who did what in the business, the latest first. */
export async function listActs(team: Team, query: ActsQuery): Promise<{ items: ActWire[]; next: string | null }> {
  const { shown, next } = await readActs(team, query, PAGE);
  return { items: shown.map(toWire), next };
}

const COLUMNS = ["when", "who", "did", "to whom", "email", "role", "venue", "name", "count"];

/** All of it as a CSV stream, read page by page as the client takes it. */
export function exportActs(team: Team, { group }: Pick<ActsQuery, "group">): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: string | undefined;
  let isBegun = false;
  return new ReadableStream({
    async pull(controller) {
      const { shown, next } = await readActs(team, { group, after }, CSV_PAGE);
      const lines = shown.map(toWire).map(({ at, actor, kind, about, details }) => {
        const named = ["email", "role", "venue", "name", "count"].map((key) => String(details[key] ?? ""));
        return csvLine([at, actor ?? "", actInWords(kind), about ?? "", ...named]);
      });
      controller.enqueue(encoder.encode((isBegun ? "" : csvFile(COLUMNS, [])) + lines.join("")));
      isBegun = true;
      if (next === null) controller.close();
      else after = next;
    },
  });
}

const PART = 1000;

/** Forgets what is a year old, and invitations that are over. @returns how many rows were deleted */
export async function sweepTeams(): Promise<number> {
  await db.businessInvitation.deleteMany({ where: { expiresAt: { lte: now() } } });
  const before = new Date(now().getTime() - ACT_DAYS * DAY_MS);
  let deleted = 0;
  for (;;) {
    const old = await db.businessAct.findMany({ where: { at: { lt: before } }, take: PART, select: { id: true } });
    deleted += (await db.businessAct.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } })).count;
    if (old.length < PART) return deleted;
  }
}
