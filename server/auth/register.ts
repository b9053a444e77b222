import { AppError } from "@/lib/errors";
import type { RegisterBody } from "@/lib/schemas/auth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { requestEmailConfirmation } from "./confirm-email";
import { hashPassword } from "./passwords";
import { refuseGuessablePassword } from "./refuse-guessable-password";
import { type StartedSignIn, startSignIn } from "./start-sign-in";
import { newUserSelect } from "./wire";

const taken = () => new AppError("conflict", "An account with this email already exists");

/** The administrator's address is refused like a taken one: nobody can claim it first. */
export async function register(body: RegisterBody, userAgent: string | null): Promise<StartedSignIn> {
  await refuseGuessablePassword("password", body.password, body.email);
  if (body.email === env.ADMIN_EMAIL) throw taken();
  const passwordHash = await hashPassword(body.password);
  // Skipped, not refused: PostgreSQL writes the email that violates a constraint into its own log.
  const [user] = await db.user.createManyAndReturn({
    data: [
      {
        email: body.email,
        passwordHash,
        firstName: body.first_name || null,
        lastName: body.last_name || null,
        accountType: body.account_type,
        createdAt: now(),
      },
    ],
    skipDuplicates: true,
    select: newUserSelect,
  });
  const started = user && (await startSignIn({ ...user, ownPicture: null, passwordHash }, userAgent));
  if (!started) throw taken();
  requestEmailConfirmation(user.id);
  return started;
}
