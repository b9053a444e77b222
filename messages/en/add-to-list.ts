import { area } from "@/lib/i18n/area";

export const addToListText = area("add-to-list", {
  groceryList: "+ Grocery List",
  failedToCreateGrocery: "Failed to create grocery list",
  failedToAddRecipe: "Failed to add recipe to grocery list. Please try again.",
  stayHere: "Stay Here",
  failedToGetUpdated: "Failed to get updated grocery list",
  viewGroceryList: "View Grocery List",
  addedTitleToYour: "Added {title} to your grocery list with {added} normalized items!",
});
