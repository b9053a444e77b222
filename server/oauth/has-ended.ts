import { now } from "@/server/clock";

/** Whether a consent with an end has expired: from then on it allows nothing. */
export const hasEnded = ({ endsAt }: { endsAt: Date | null }): boolean => endsAt !== null && endsAt <= now();

/** The opposite condition for a Prisma query. */
export const notEnded = () => ({ OR: [{ endsAt: null }, { endsAt: { gt: now() } }] });
