import { area } from "@/lib/i18n/area";

export const addToListText = area("add-to-list", {
  groceryList: "+ Grocery List",
  listNotMade: "Failed to create grocery list",
  recipeNotAdded: "Failed to add recipe to grocery list. Please try again.",
  stayHere: "Stay Here",
  listNotRead: "Failed to get updated grocery list",
  viewGroceryList: "View Grocery List",
  recipeAdded: "Added {title} to your grocery list with {added} normalized items!",
});
