import type { Right, Role } from "./rights";

/** The portal speaks English. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  owner: "Owner",
  manager: "Manager",
  kitchen: "Kitchen",
  analyst: "Analyst",
};

/** What a role sees, said before it is given. */
export const ROLE_SEES: Readonly<Record<Role, string>> = {
  owner: "everything, applications and their costs included, and decides who else may see what",
  manager: "guests by name, the numbers, the menu and the tables, and may invite a kitchen and analysts",
  kitchen: "who is in the house and the menu. Not the explorer, not the numbers",
  analyst: "the numbers without names. Not who is in the house",
};

/** The rows of the table of rights, in the order in which people ask about them. */
export const RIGHT_WORDS: Readonly<Partial<Record<Right, string>>> = {
  live: "Live view, mark as seen",
  menu: "Menu, what is in a dish, labels and matrix",
  figures: "Numbers without names",
  guests: "Data Explorer, names of guests",
  places: "Venues, tables, codes",
  people: "People (a manager: kitchen and analysts of their own venues)",
  devices: "Kitchen tablets",
  venues: "Add and delete venues",
  applications: "Applications, secrets, costs",
  retention: "How long names stay",
  news: "Who gets the numbers by mail or by link",
  activity: "Who did what",
};
