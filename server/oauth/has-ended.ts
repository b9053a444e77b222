import { now } from "@/server/clock";

/** A consent that was given for a while allows nothing after it. */
export const hasEnded = ({ endsAt }: { endsAt: Date | null }): boolean => endsAt !== null && endsAt <= now();

/** The same, in a query of Prisma's. */
export const notEnded = () => ({ OR: [{ endsAt: null }, { endsAt: { gt: now() } }] });
