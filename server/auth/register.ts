import { AppError } from "@/lib/errors";
import type { Locale } from "@/lib/i18n/locales";
import { TERMS_VERSION } from "@/lib/legal/terms";
import type { RegisterBody } from "@/lib/schemas/auth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { requestEmailConfirmation } from "./confirm-email";
import { hashPassword } from "./passwords";
import { refuseGuessablePassword } from "./refuse-guessable-password";
import { type StartedSignIn, startSignIn } from "./start-sign-in";
import { newUserSelect, type UserRow } from "./wire";

const taken = () => new AppError("conflict", "emailTaken");

/**
 * Creates an account. `locale`: the language chosen on this device, or null. The administrator's address is refused
 * like a taken one, so that nobody else can register it first.
 */
export async function register(
  body: RegisterBody,
  userAgent: string | null,
  locale: Locale | null = null,
): Promise<StartedSignIn> {
  await refuseGuessablePassword("password", body.password, body.email);
  if (body.email === env.ADMIN_EMAIL) throw taken();
  const passwordHash = await hashPassword(body.password);
  const user = await createAccount(body, passwordHash, locale);
  const started = user && (await startSignIn({ ...user, passwordHash, secondFactorSince: null }, userAgent));
  if (!started) throw taken();
  requestEmailConfirmation(user.id);
  return started;
}

/** Null when the email is taken. Whoever registers accepts the current terms; their edition is recorded. */
async function createAccount(body: RegisterBody, passwordHash: string, locale: Locale | null): Promise<UserRow | null> {
  const createdAt = now();
  return db.$transaction(async (tx) => {
    // A taken email is skipped, not refused by an error: PostgreSQL would write the offending email into its own log.
    const [user] = await tx.user.createManyAndReturn({
      data: [
        {
          email: body.email,
          passwordHash,
          firstName: body.first_name || null,
          lastName: body.last_name || null,
          accountType: body.account_type,
          locale,
          createdAt,
        },
      ],
      skipDuplicates: true,
      select: newUserSelect,
    });
    if (!user) return null;
    await tx.acceptedTerms.create({ data: { userId: user.id, version: TERMS_VERSION, acceptedAt: createdAt } });
    return { ...user, ownPicture: null };
  });
}
