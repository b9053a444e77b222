import { area } from "@/lib/i18n/area";

export const variantsText = area("variants", {
  titleIsNoLonger:
    "<b>{title} is no longer available.</b> The recipe that you made this from was deleted or closed. Your version stays as it is.",
  versionOf: "Your version of {base}. Only you can see it.",
  titleHasChangedSince:
    "<b>{title} has changed since.</b> Your version stays as you made it. See {base} as it is now; saving your version once more ends this note.",
  variantNotDeleted: "Failed to delete recipe variant",
  deleteVariant: "Delete Variant",
  titleIsDeletedFor:
    "<b>{title}</b> is deleted for good. The recipe that it was made from stays, and so does what it put on your grocery lists.",
  changed: "Changed",
  added: "Added",
  leftOut: "Left out",
  forUses: "; for {uses}",
  lineChanged: "You changed this line yourself. It is checked when you save.",
  leftOutOfVersion: "Left out of your version.",
  undoText: "Undo: {text}",
  undo: "Undo",
  noSubstitute: "We know nothing that surely fits you in its place. Change the line yourself below, or leave it out.",
  inPlaceOfText: "In place of {text}",
  amountOpen: "Amount left to you: {ratio}",
  useEach: "Use {each}",
  use: "Use",
  leftMoreInPlace: "{left} more<span> in place of {text}</span>",
  idEmpty:
    "Your ID says nothing yet that a recipe can be checked against. Record it under <link>Dietary</link> and <link2>Ingredients</link2>.",
  everyLineFitsYour:
    "<b>Every line fits your ID as it is written.</b> Labels differ between brands, so please read them.",
  everyLineFitsAll:
    "<b>Every line fits {names} as it is written.</b> Labels differ between brands, so please read them.",
  onlyWhatFitsAll:
    "Only what we know to fit {names} is offered. What you take stands in the ingredients below; nothing is saved before you save.",
  offersExplained:
    "Only what we know to fit all of your ID is offered. What you take stands in the ingredients below; nothing is saved before you save.",
  recipeNotLoaded: "Failed to load recipe data",
  writtenNotLost: "Nothing you wrote is lost. Please try again.",
  retry: "Retry",
  yourRecipes: "Your Recipes",
  browseRecipes: "Browse Recipes",
  insteadOfFrom: "Instead of {from}",
  versionLacks: "Your version has no {from}: leave it out here",
  replacedAsInList: "For {from} take {to}, as in your list",
  signInKeepsWords: "You must be logged in to customize recipes. What you wrote stays in this form.",
  failedToUpdateVariant: "Failed to update variant",
  failedToCreateVariant: "Failed to create variant",
  variantUpdated: "Variant updated",
  variantCreated: "Variant created",
  nothingDiffersYet: "Nothing differs from the base recipe yet.",
  changeSomething: "Change its title, an ingredient or a step: a version of your own is made only then.",
  edit: "Edit",
  saveChanges: "Save changes",
  saveMyVersion: "Save my version",
  makeItFitMe: "Make it fit me",
  ingredients: "Ingredients",
  method: "Method",
  differencesTitle: "What differs from the base recipe",
  noBaseRecipeAvailable: "No base recipe available.",
  nothingYet: "Nothing yet.",
  signInToCustomize: "You must be logged in to customize recipes",
  versionPrivate:
    "A version of your own is private. What you had written in this tab comes back once you are signed in.",
  was: "was",
  nowIs: "now",
});
