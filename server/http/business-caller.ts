import { AppError } from "@/lib/errors";
import type { Right } from "@/lib/team/rights";
import type { SignedIn } from "@/server/auth/resolve-caller";
import { findMember, type Member, ownerFor } from "@/server/team/find-member";
import type { Owner } from "@/server/venues/access";
import { type CallerRule, signedIn } from "./callers";

/** `owner`: what the call may act on. It is given to use cases instead of the person, who may be nobody's owner. */
export type BusinessCaller = SignedIn & { member: Member; owner: Owner };

type BusinessRule = CallerRule<BusinessCaller> & { right: Right };

/** A person whose role in a business gives the right. Streams ask again while they are open. */
export const may = (right: Right): BusinessRule =>
  Object.assign(
    async (request: Request) => {
      const caller = await signedIn(request);
      const member = await findMember(caller.userId);
      if (!member) throw new AppError("forbidden", "businessOnly");
      const owner = ownerFor(member, right);
      if (!owner) throw new AppError("forbidden", "roleForbids");
      return { ...caller, member, owner };
    },
    { right },
  );

/** The right that a call asks for, or null if it is not one of businesses. */
export const rightOf = (rule: CallerRule<unknown>): Right | null =>
  "right" in rule ? (rule as BusinessRule).right : null;
