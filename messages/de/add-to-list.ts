import type { Translation } from "@/lib/i18n/area";
import type { addToListText as english } from "@/messages/en/add-to-list";

export const addToListText: Translation<typeof english> = {
  groceryList: "+ Einkaufsliste",
  listNotMade: "Die Einkaufsliste konnte nicht angelegt werden",
  recipeNotAdded: "Das Rezept konnte nicht auf die Einkaufsliste gesetzt werden. Bitte versuche es noch einmal.",
  stayHere: "Hier bleiben",
  listNotRead: "Die geänderte Einkaufsliste konnte nicht geladen werden",
  viewGroceryList: "Einkaufsliste ansehen",
  recipeAdded: "{title} steht auf deiner Einkaufsliste, Zeilen: {added}.",
};
