import type { PortalSection } from "@/lib/portal/sections";
import type { FirstDayStep } from "@/lib/team/first-day";

type Step = {
  section: PortalSection;
  title: string;
  does: string;
  /** What is there once the step is done. */
  brings: string;
  /** Minutes; null: it can wait. */
  minutes: number | null;
  label: string;
};

/** What each step is, and what it brings. */
export const STEPS: Readonly<Record<FirstDayStep, Step>> = {
  venue: {
    ...{ section: "venues", minutes: 1, label: "Name the venue" },
    title: "Venue",
    does: "The name of the house and its town.",
    brings: "a place that guests can check in to",
  },
  tables: {
    ...{ section: "venues", minutes: 3, label: "Name the tables" },
    title: "Tables",
    does: "Each table, the bar, the entrance.",
    brings: "a code for each, so that you see where a guest sits",
  },
  print: {
    ...{ section: "venues", minutes: 5, label: "Print the codes" },
    title: "Print",
    does: "All codes on one sheet. Scan one with your own phone to be sure.",
    brings: "guests who check in without an app",
  },
  menu: {
    ...{ section: "menu", minutes: 5, label: "Put it in" },
    title: "Menu",
    does: "Paste it, upload it, or give the address of your page.",
    brings: "marks on each guest's phone, and what to change on the menu",
  },
  kitchen: {
    ...{ section: "menu", minutes: 15, label: "Answer for the kitchen" },
    title: "The kitchen signs",
    does: "One question at a time: “Is there egg in your lemon sorbet?”",
    brings: "“free from” in your own name, and the allergen matrix for the wall",
  },
  tablet: {
    ...{ section: "team", minutes: 2, label: "Pair a tablet" },
    title: "Kitchen tablet",
    does: "Type a code on any tablet at the pass. No password.",
    brings: "allergies at the pass the moment a guest sits down",
  },
  application: {
    ...{ section: "register", minutes: null, label: "Register" },
    title: "Application",
    does: "Only if you have a page of your own or take orders online.",
    brings: "the same marks on your page",
  },
};
