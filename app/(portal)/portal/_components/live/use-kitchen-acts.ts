import { useToast } from "@/components/ui/toast";
import { isUnread } from "@/lib/analytics/live-guests";
import type { TableInHouse } from "@/lib/analytics/tables-in-house";
import { analyticsApi } from "@/lib/analytics-client";
import { ApiError } from "@/lib/api-call";
import type { CrowdWire, DismissalInput, LiveGuestWire } from "@/lib/schemas/live";

type Kitchen = {
  venueId: string;
  by: string;
  /** The server's time of the list on the screen. */
  asOf: string;
};

type Whom = Pick<DismissalInput, "guests" | "crowd">;

const cardOf = ({ visit_id, card_at }: LiveGuestWire): Whom => ({ guests: [{ visit_id, card_at }] });

/** What a kitchen can do with a list: mark a table as seen, and take guests off it or put them back. */
export function useKitchenActs({ venueId, by: given, asOf }: Kitchen) {
  const toast = useToast();
  const by = given.trim() || "Kitchen";
  const setDismissed = (whom: Whom, isDismissed: boolean) =>
    analyticsApi.dismiss(venueId, { ...whom, is_dismissed: isDismissed, by });
  const returnWhom = async (whom: Whom, name: string) => {
    try {
      await setDismissed(whom, false);
    } catch {
      toast("error", `${name} could not be put back. Please try again.`);
    }
  };
  const said = (message: string, whom: Whom, name: string) =>
    toast("success", message, { label: "Put back", onSelect: () => void returnWhom(whom, name) });
  return {
    async see(table: TableInHouse) {
      const unread = table.guests.filter(isUnread);
      const where = table.table ?? "The guest";
      try {
        await Promise.all(
          unread.map(({ visit_id: id, card_at }) => analyticsApi.markSeen(venueId, id, { by, card_at })),
        );
      } catch (error) {
        const hasChanged = error instanceof ApiError && error.status === 409;
        toast(
          "error",
          hasChanged
            ? `${where}: a card changed just now. Look again.`
            : `${where} was not answered. Please try again.`,
        );
      }
    },
    async dismiss(guest: LiveGuestWire) {
      const name = guest.display_name;
      try {
        const { guests } = await setDismissed(cardOf(guest), true);
        const who = guests[0]?.dismissed?.by;
        if (who === undefined) return toast("error", `${name} changed the card just now: look again.`);
        said(who === by ? `${name} is dismissed` : `${who} has dismissed ${name} already`, cardOf(guest), name);
      } catch {
        toast("error", `${name} was not dismissed. Please try again.`);
      }
    },
    putBack: (guest: LiveGuestWire) => returnWhom(cardOf(guest), guest.display_name),
    async dismissCrowd({ key }: CrowdWire) {
      const crowd = { crowd: { key, as_of: asOf } };
      try {
        const { guests } = await setDismissed(crowd, true);
        said(`${guests.length} guests are dismissed, with their allergies under Dismissed`, crowd, "The guests");
      } catch {
        toast("error", "The guests were not dismissed. Please try again.");
      }
    },
  };
}
