import { AppError, invalidField } from "@/lib/errors";
import type { SeatBody, TableLimitWire } from "@/lib/schemas/tables";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { readGuestAllergies } from "@/server/profile/guest-card";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import { seatsOf, type TableCaller } from "./access";
import { newSeatToken, seatHash } from "./seat-token";

/** A seat as it is written, with everything looked up that needs no lock. */
export type ReadySeat = {
  userId: string | null;
  token: string | null;
  name: string | null;
  allergies: TableLimitWire[];
  isNamed: boolean;
};

/**
 * Reads what somebody sits down with. Errors: 401 for a card without a sign-in, 422 for a card that says nothing (as if
 * everything fitted) and for an allergy to something that is no ingredient: none is left out in silence.
 */
export async function readySeat(caller: TableCaller, body: SeatBody): Promise<ReadySeat> {
  if (body.as === "guest") {
    const allergies = await readGuestAllergies(body.allergies, "seat.allergies");
    return { userId: null, token: caller.token ?? newSeatToken(), name: body.name, allergies, isNamed: body.is_named };
  }
  const { userId } = caller;
  if (!userId) throw new AppError("unauthenticated", "Sign in to bring your card, or join as a guest");
  if ((await listDietarySettings(userId, { withIngredients: true })).length === 0) {
    throw invalidField("as", "Your card is blank. Say how you eat first, or join as a guest.", "blank_card");
  }
  return { userId, token: null, name: null, allergies: [], isNamed: body.is_named };
}

/** In place of whatever seat the caller had, at this table or another: nobody eats at two. */
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
      // Who changes how they sit there keeps their place in the order, and the table if it was theirs.
      joinedAt: before?.joinedAt ?? now(),
    },
  });
}
