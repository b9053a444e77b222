import { invalidField } from "@/lib/errors";
import { editionsSince, TERMS_EDITIONS, TERMS_VERSION } from "@/lib/legal-terms";
import type { TermsWire } from "@/lib/schemas/terms";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { isAdmin } from "./is-admin";

type Person = { userId: string; email: string };

/** The newest edition that a person accepted and when, and what has changed since. Whoever runs the product is not asked. */
export async function getTerms({ userId, email }: Person): Promise<TermsWire> {
  const rows = await db.acceptedTerms.findMany({
    where: { userId, version: { in: TERMS_EDITIONS.map(({ version }) => version) } },
    select: { version: true, acceptedAt: true },
  });
  const newest = TERMS_EDITIONS.flatMap(({ version }) => rows.filter((row) => row.version === version))[0] ?? null;
  const since = editionsSince(newest?.version ?? null);
  return {
    version: TERMS_VERSION,
    accepted: newest && { version: newest.version, accepted_at: newest.acceptedAt.toISOString() },
    is_due: since.length > 0 && !isAdmin({ email }),
    changes: since.map(({ version, changes }) => ({ version, changes: [...changes] })),
  };
}

/**
 * Writes down that somebody accepts the terms as they stand; a second time changes nothing. Errors: 422 for an edition
 * that is not today's: they have read something else.
 */
export async function acceptTerms(person: Person, version: string): Promise<TermsWire> {
  if (version !== TERMS_VERSION) {
    throw invalidField("version", `The terms have changed. Their edition is ${TERMS_VERSION}.`, "other_edition");
  }
  await db.acceptedTerms.createMany({
    data: [{ userId: person.userId, version, acceptedAt: now() }],
    skipDuplicates: true,
  });
  return getTerms(person);
}
