import { env } from "@/server/env";

/** The one account whose email equals ADMIN_EMAIL. */
export const isAdmin = (caller: { email: string }): boolean =>
  env.ADMIN_EMAIL !== undefined && caller.email === env.ADMIN_EMAIL;
