import type { UserWire } from "@/lib/schemas/auth";
import type { AccountType } from "@/server/db/generated/enums";

export const userSelect = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  showsFullName: true,
  picture: true,
  accountType: true,
} as const;

export type UserRow = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  showsFullName: boolean;
  picture: string | null;
  accountType: AccountType;
};

export function toUserWire(user: UserRow): UserWire {
  return {
    id: user.id,
    email: user.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
    picture: user.picture,
    first_name: user.firstName,
    last_name: user.lastName,
    account_type: user.accountType,
    ...(user.showsFullName ? { shows_full_name: true as const } : {}),
  };
}
