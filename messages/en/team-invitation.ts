import { area } from "@/lib/i18n/area";

/** What somebody reads who is invited into a business. */
export const teamInvitation = area("team-invitation", {
  anInvitation: "An invitation",
  asksYou:
    "{by} asks you {role, select, owner {to own a business with them} manager {to manage a business} kitchen {into the kitchen} other {to read the numbers}}",
  everywhere: "At all venues.",
  at: "At {venues}.",
  sees: "{role, select, owner {As an owner you see and change everything, and decide who else may see what.} manager {As a manager you see guests by name, the numbers, the menu and the tables, and may invite a kitchen.} kitchen {As kitchen you see the guests in the house with their allergies, and you say what is in each dish.} other {As an analyst you see the numbers without names.}}",
  ownCard: "Your own card stays yours: nobody there sees anything of it by this.",
  until: "The invitation is for {email} and ends on {at}.",
  accept: "Accept",
  decline: "Decline",
  declined: "Declined. {by} reads it in the activity of the business.",
  joined: "You belong to the team now.",
  openPortal: "Open the portal",
  signIn: "Sign in",
  register: "Create an account",
  signInFirst: "Sign in with {email}, or create an account with it, and this page goes on.",
  otherAccount:
    "You are signed in with another address. This invitation is for {email}: sign out, and sign in with that one.",
  signOut: "Sign out",
  hereAlready: "You belong to this business already",
  hereAlreadyText: "The invitation is not needed. The portal is open to you.",
  elsewhere:
    "This account belongs to another business, with people, venues or applications. Leave it first, or ask {by} to invite another address of yours.",
  over: "This invitation is over",
  overText: "It was used, taken back, or its time is up. Ask for a new one.",
  notAnswered: "Nothing was answered. Please try again.",
});
