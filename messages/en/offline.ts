import { area } from "@/lib/i18n/area";

/** What a device keeps of recipes and plans, for use without a network. */
export const offlineText = area("offline", {
  onThisDevice: "On this device",
  noConnection: "No connection",
  looking: "Looking for what this device keeps",
  whatIsHere: "These recipes open without a network.",
  whatWorks: "This page needs the network. What follows works without it.",
  tryAgain: "Try again",
  card: "Your card",
  emergency: "Emergency page",
  groceryList: "Grocery list",
  recipesHere: "{count, plural, =0 {Recipes} one {1 recipe} other {{count} recipes}}",
  noneYet: "No recipes are here yet",
  howTheyCome: "Recipes that you save or write come here by themselves while you look at recipes with a network.",
  lookThrough: "Look for a dish or an ingredient",
  noneWithThat: "None of these recipes has that in its title or ingredients.",
  yourWeek: "Your week",
  weekOf: "The week of {name}",
  keptSince: "Kept on this device {moment}.",
  openPage: "With a network, open its page.",
  checkedThen: "Checked {moment}. What changed since on another device is not in it.",
  notChecked: "Not checked against your card.",
  cardChanged: "Your card changed after this recipe was kept here. It is checked again with a network.",
  storedHere: "What is stored here",
  held: "{recipes, plural, =0 {No recipes} one {1 recipe} other {{recipes} recipes}}, {pictures, plural, =0 {no pictures} one {1 picture} other {{pictures} pictures}}: {size} MB.",
  alsoHere:
    "Your card, your emergency page and your grocery list are here, too, and are deleted with everything else when you sign out.",
  keepRecipesHere: "Keep my recipes and my week on this device",
  emptyIt: "Delete the recipes and the week from this device",
  emptied: "The recipes and the week are deleted from this device.",
  notEmptied: "This device did not do that. Please try again.",
});
