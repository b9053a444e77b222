import { AppError } from "@/lib/errors";
import type { Right } from "@/lib/team/rights";
import { cookieOf, cookiePrefix, setCookie } from "@/server/auth/cookies";
import { findTablet, type Tablet } from "@/server/team/tablets";
import type { Owner } from "@/server/venues/access";
import { type BusinessCaller, may } from "./business-caller";
import type { CallerRule } from "./callers";

const YEAR_SECONDS = 365 * 24 * 3600;
const nameOfCookie = (): string => `${cookiePrefix()}forkprint_kitchen`;

export const tabletCookie = (token: string): string => setCookie(nameOfCookie(), token, YEAR_SECONDS);
export const tabletTokenOf = (cookie: (name: string) => string | null): string | null => cookie(nameOfCookie());

/** A device, and no person: what it changes must come from our own page. */
export type TabletCaller = { kind: "tablet"; tablet: Tablet; owner: Owner; via: "cookie" };

async function readTablet(request: Request): Promise<TabletCaller | null> {
  const token = tabletTokenOf((name) => cookieOf(request, name));
  const tablet = token && (await findTablet(token));
  return tablet ? { kind: "tablet", tablet, owner: tablet.owner, via: "cookie" } : null;
}

/** A person whose role gives the right, or else the tablet of a venue, at that venue. */
export const mayOrTablet = (right: Right): CallerRule<BusinessCaller | TabletCaller> & { right: Right } => {
  const person = may(right);
  return Object.assign(
    async (request: Request) => {
      try {
        return await person(request);
      } catch (error) {
        const found = error instanceof AppError && (await readTablet(request));
        if (!found) throw error;
        return found;
      }
    },
    { right },
  );
};
