import { db } from "@/server/db/client";

export const isEmailConfirmed = async (userId: string): Promise<boolean> =>
  (await db.user.count({ where: { id: userId, emailVerifiedAt: { not: null } } })) > 0;
