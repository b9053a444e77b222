import { area } from "@/lib/i18n/area";

export const guestCard = area("guest-card", {
  yourGuestCardIs: "Your guest card is in your account.",
  notEverythingCouldBe: "Not everything could be moved. The guest card is still on this device; please try again.",
  itIsOnThis: "It is on this device. Take it into your account, and it is wherever you sign in.",
  moveGuestSuffixInto: "Move GUEST-{suffix} into your account?",
  moveIt: "Move it",
  notNow: "Not now",
  itIsNotMine: "It is not mine: delete it",
  deleteTheCard: "Delete the card",
  itIsOnThisDevice: "It is on this device alone: nobody can bring it back. Your account stays as it is.",
  deleteGuestSuffix: "Delete GUEST-{suffix}?",
  yourAccountThenSays: "Your account then says: {join}. Nothing that stands in it becomes milder or goes.",
  yourAccountHoldsAll: "Your account holds all of it already.",
  keyStaysOutWhy: "{key} stays out. {why}",
});
