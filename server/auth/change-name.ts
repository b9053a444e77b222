import { AppError } from "@/lib/errors";
import type { ChangeNameBody, UserWire } from "@/lib/schemas/auth";
import { db } from "@/server/db/client";
import type { SignedIn } from "./resolve-caller";
import { toUserWire, userSelect } from "./wire";

/** Changes those parts of the name that the body gives, and whether the card shows the full name. */
export async function changeName({ userId }: SignedIn, body: ChangeNameBody): Promise<UserWire> {
  const { first_name: first, last_name: last, shows_full_name: showsFullName } = body;
  const { count } = await db.user.updateMany({
    where: { id: userId },
    data: {
      ...(first === undefined ? {} : { firstName: first || null }),
      ...(last === undefined ? {} : { lastName: last || null }),
      ...(showsFullName === undefined ? {} : { showsFullName }),
    },
  });
  const user = count > 0 && (await db.user.findUnique({ where: { id: userId }, select: userSelect }));
  if (!user) throw new AppError("unauthenticated", "notAuthenticated");
  return toUserWire(user);
}
