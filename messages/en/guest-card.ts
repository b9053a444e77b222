import { area } from "@/lib/i18n/area";

export const guestCard = area("guest-card", {
  yourGuestCardIs: "Your guest card is in your account.",
  notEverythingCouldBe: "Not everything could be moved. The guest card is still on this device; please try again.",
  venueWasNotReached: "{venue} was not reached: it sees the card until you leave.",
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
  thisMenuCouldNot:
    "This menu could not be checked against the card on this device. Nothing below is marked: ask the staff.",
  checkingItAgainstThe: "Checking it against the card on this device…",
  notCheckedAgainstThe:
    "<b>Not checked against the card on this device.</b> A mark that is missing means unknown, not safe. Please read every ingredient, or try again later.",
  sendingYourChangeTo: "Sending your change to the kitchen…",
  theKitchenDoesNot: "The kitchen does not have your last change yet. Show your card to staff.",
  anEmptyCardIs: "An empty card is not sent: the kitchen still has what it had. Check out if it should see nothing.",
  youAreStillChecked: "You are still checked in at {venue}. Nothing was changed; please try again.",
  yourVisitToVenue: "Your visit to {venue}",
  sendItAgain: "Send it again",
  changeWhatTheySee: "Change what they see",
  checkOut: "Check out",
  notCheckedAgainstTheCard:
    "<b>Not checked against the card on this device.</b> A mark that is missing means unknown, not safe.",
  retry: "Retry",
  checkedInUntil: "Checked in at <b>{venue}</b> until {until}.",
  checkedInAtUntil: "Checked in at <b>{venue}</b>, {location} until {until}.",
  linksSending: "Sending your change to your links…",
  linksFailed: "Your links do not show your last change yet. Show the card on this device instead.",
  linksBlank: "An empty card is not sent: your links still show what it said. Revoke them if they should show nothing.",
  linksNotEnded: "Your links were not reached: they open your card until they end. Please try again.",
  shortAllergies:
    "This is data about your health. By adding one you agree that we keep it on your card, hold food against it for you, and show it where you show your card. You can withdraw that in Settings, Privacy.",
});
