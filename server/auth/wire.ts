import type { UserWire } from "@/lib/schemas/auth";
import type { AccountType } from "@/server/db/generated/enums";

const columns = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  showsFullName: true,
  picture: true,
  accountType: true,
} as const;

export const userSelect = { ...columns, ownPicture: { select: { isShown: true, changedAt: true } } } as const;

/** The columns of an account that is just being created, for a statement that can return no relations. */
export const newUserSelect = columns;

/** Also selects the columns with which a sign-in is proven. */
export const provenSelect = { ...userSelect, passwordHash: true, secondFactorSince: true } as const;

export type UserRow = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  showsFullName: boolean;
  picture: string | null;
  accountType: AccountType;
  ownPicture: { isShown: boolean; changedAt: Date } | null;
};

export function toUserWire(user: UserRow): UserWire {
  return {
    id: user.id,
    email: user.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
    picture: user.ownPicture ? ownPictureAddress(user.ownPicture) : user.picture,
    first_name: user.firstName,
    last_name: user.lastName,
    account_type: user.accountType,
    ...(user.showsFullName ? { shows_full_name: true as const } : {}),
    ...(user.ownPicture?.isShown ? { shows_picture: true as const } : {}),
  };
}

/** The address changes with the picture, so that browsers may cache the response. */
const ownPictureAddress = ({ changedAt }: { changedAt: Date }): string => `/user/picture?v=${changedAt.getTime()}`;
