import type { LiveGuestWire } from "../schemas/live";

export const GRAVITY = { severe: 3, allergy: 2, intolerance: 1 } as const;

/** Whether nobody has read the guest's card as it is now. */
export const isUnread = ({ seen, is_changed: isChanged }: Pick<LiveGuestWire, "seen" | "is_changed">): boolean =>
  seen === null || isChanged;

/** Whether nothing is known of the guest's allergies: an empty card is no card of a person without allergies. */
export const needsAsking = ({ card }: Pick<LiveGuestWire, "card">): boolean =>
  card === "empty" || card === "not_shown" || card === "unreadable";
