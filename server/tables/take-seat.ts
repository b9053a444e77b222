import { AppError, invalidField } from "@/lib/errors";
import type { SeatBody, TableLimitWire } from "@/lib/schemas/tables";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { readGuestAllergies } from "@/server/profile/guest-card";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import { seatsOf, type TableCaller } from "./access";
import { newSeatToken, seatHash } from "./seat-token";

/** The data of a seat, with everything looked up that needs no lock. */
export type ReadySeat = {
  userId: string | null;
  token: string | null;
  name: string | null;
  allergies: TableLimitWire[];
  isNamed: boolean;
};

/**
 * Reads the card that somebody brings to the table. Errors: 401 for an account's card without a sign-in; 422 for a
 * blank card, which would look as if everything fitted; 422 for an allergy to something that is no ingredient, because
 * no allergy may be dropped silently.
 */
export async function readySeat(caller: TableCaller, body: SeatBody): Promise<ReadySeat> {
  if (body.as === "guest") {
    const allergies = await readGuestAllergies(body.allergies, "seat.allergies");
    return { userId: null, token: caller.token ?? newSeatToken(), name: body.name, allergies, isNamed: body.is_named };
  }
  const { userId } = caller;
  if (!userId) throw new AppError("unauthenticated", "signInToBring");
  if ((await listDietarySettings(userId, { withIngredients: true })).length === 0) {
    throw invalidField("as", "blankCard", "blank_card");
  }
  return { userId, token: null, name: null, allergies: [], isNamed: body.is_named };
}

/** Replaces every seat that the caller has, at this table or another, because nobody eats at two tables. */
export async function putSeat(tx: Transaction, tableId: string, caller: TableCaller, seat: ReadySeat): Promise<void> {
  const before = await tx.tableSeat.findFirst({
    where: { tableId, ...seatsOf(caller) },
    orderBy: { joinedAt: "asc" },
    select: { joinedAt: true },
  });
  await tx.tableSeat.deleteMany({ where: seatsOf(caller) });
  const { token, ...written } = seat;
  await tx.tableSeat.create({
    data: {
      ...written,
      tableId,
      tokenHash: token && seatHash(token),
      // A guest who takes their seat anew keeps their place in the order, and stays the host if they were.
      joinedAt: before?.joinedAt ?? now(),
    },
  });
}
