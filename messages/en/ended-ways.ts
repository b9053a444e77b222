import { area } from "@/lib/i18n/area";

/** What a new password ends, on the screen that sets it. */
export const endedWaysText = area("ended-ways", {
  whatElseEnds: "What else ends",
  whoeverKnewTheOld:
    "Somebody who knew your old password may have opened these. They end when you set the new one. Tick what you know and want to keep.",
  whatEnded: "What ended",
  nothingOfThisSees: "None of this reads anything of you any more, or signs in as you.",
  goToSignIn: "Go to sign-in",
  signIn: "Signed in on {name}, since {moment}",
  secondFactor: "Two-step sign-in, set up {moment}, before anybody had confirmed this email",
  passkey: "Passkey “{name}”, added {moment}",
  application: "Application “{name}”, allowed {moment}",
  ownApplication:
    "Secret of your application “{name}”, made {moment}, and every token that it was given: it works again with a new secret",
  shareLink:
    "Link to your card ({rows}), made {moment}, {views, plural, =0 {never opened} one {opened by 1 person} other {opened by {views} people}}",
  recipeLink:
    "Link to your recipe “{name}”, made {moment}, {views, plural, =0 {never opened} one {opened by 1 person} other {opened by {views} people}}",
  calendar: "Calendar of your meal plan, made {moment}",
  calendarOf: "Calendar of the meal plan of “{name}”, made {moment}",
  household: "Household “{name}”, joined {moment} ({rows}, and the people whom you added)",
  householdBlank: "Household “{name}”, joined {moment} (the people whom you added)",
  invitation: "Invitation to the household “{name}”, made {moment}",
  teamInvitation: "Invitation of “{name}” into your business, made {moment}",
  tableSeat: "Shared table at {name}, since {moment}",
  tableSeatAtHome: "Shared table at home, since {moment}",
  visit: "Visit at {name}, since {moment}",
});
