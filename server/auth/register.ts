import { isCommonPassword } from "@/lib/auth/common-passwords";
import { AppError, invalidField } from "@/lib/errors";
import type { RegisterBody } from "@/lib/schemas/auth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";
import { env } from "@/server/env";
import { hashPassword } from "./passwords";
import { type StartedSignIn, startSignIn } from "./start-sign-in";
import { userSelect } from "./wire";

const taken = () => new AppError("conflict", "An account with this email already exists");

export function refuseCommonPassword(path: string, password: string): void {
  if (isCommonPassword(password)) {
    throw invalidField(path, "This password is too common. Please choose another one", "common_password");
  }
}

/** The administrator's address is refused like a taken one: nobody can claim it first. */
export async function register(body: RegisterBody, userAgent: string | null): Promise<StartedSignIn> {
  refuseCommonPassword("password", body.password);
  if (body.email === env.ADMIN_EMAIL) throw taken();
  const passwordHash = await hashPassword(body.password);
  try {
    const user = await db.user.create({
      data: {
        email: body.email,
        passwordHash,
        firstName: body.first_name || null,
        lastName: body.last_name || null,
        accountType: body.account_type,
        createdAt: now(),
      },
      select: userSelect,
    });
    return await startSignIn(user, userAgent);
  } catch (error) {
    if (isUniqueViolation(error)) throw taken();
    throw error;
  }
}
