import { invalidField } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { editionsSince, TERMS_EDITIONS, TERMS_VERSION } from "@/lib/legal/terms";
import type { TermsWire } from "@/lib/schemas/terms";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { isAdmin } from "./is-admin";

type Person = { userId: string; email: string };

/**
 * The newest edition that the person accepted, when, and what has changed since. The administrator need not accept
 * any.
 */
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
 * Records that the person accepts the current terms; doing it again changes nothing. Errors: 422 when `version` is not
 * the current edition, because the person has then read another text.
 */
export async function acceptTerms(person: Person, version: string): Promise<TermsWire> {
  if (version !== TERMS_VERSION) {
    throw invalidField("version", says("termsChanged", { edition: TERMS_VERSION }), "other_edition");
  }
  await db.acceptedTerms.createMany({
    data: [{ userId: person.userId, version, acceptedAt: now() }],
    skipDuplicates: true,
  });
  return getTerms(person);
}
