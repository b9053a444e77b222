import { area } from "@/lib/i18n/area";

export const leftOutText = area("left-out", {
  leftOut:
    "<b>{count, plural, one {{count} line was left out: look at it.} other {{count} lines were left out: look at them.}}</b>",
  unknownUntilDecided:
    "{count, plural, one {It stands} other {They stand}} on the page. Until you decide, what {count, plural, one {it names} other {they name}} is unknown.",
  doubtful:
    "<b>{count, plural, one {{count} line is doubtful: look at it.} other {{count} lines are doubtful: look at them.}}</b>",
  doubtfulUntilDecided: "Until you decide, other foods that the page names there are unknown.",
  pageShows: "the page shows “{text}”",
  doubtAmounts: "the page shows another amount",
  doubtFoods: "the page shows another food",
  doubtHidden: "the page's list does not show it",
  doubtUnclear: "this is hardly one ingredient",
  correctLine: "Instead of “{line}”",
  useThis: "Use this",
  acceptLine: "It is right",
  acceptLineNamed: "It is right: {line}",
  inTheList: "in the page's list",
  besideTheList: "beside the page's list",
  inTheData: "in the page's data",
  inTheMethod: "in the page's method",
  addAsIngredient: "Add as ingredient",
  addIngredientNamed: "Add as ingredient: {line}",
  addAsStep: "Add as step",
  addStepNamed: "Add as step: {line}",
  dismiss: "Not part of it",
  dismissNamed: "Not part of it: {line}",
  inYourOwn: "What you add goes into a version of your own.",
  added: "Added. The recipe is judged with it now.",
  addedToVersion: "Added to a version of your own.",
  inUnknownColumn: "in a column of the table that we do not know",
  recipesFound: "Recipes found",
  lines:
    "{ingredients, plural, one {{ingredients} ingredient} other {{ingredients} ingredients}}, {steps, plural, one {{steps} step} other {{steps} steps}}",
  cannotBeRead: "{title} cannot be read, so it cannot be chosen.",
  chooseAll: "Choose all",
  chooseNone: "Choose none",
  importChosen: "{count, plural, =0 {Import} one {Import {count} recipe} other {Import {count} recipes}}",
  becomesYourOwn: "What you choose becomes a recipe of your own. Nobody else sees it.",
  signInToChoose: "Sign in to import the ones that you want. They become your own, and nobody else sees them.",
  signIn: "Sign In",
  importedThem: "{count, plural, one {{count} recipe was imported:} other {{count} recipes were imported:}}",
  othersOnPage:
    "{count, plural, one {The page has another recipe. It is not part of this one.} other {The page has {count} other recipes. They are not part of this one.}}",
  pasteToImport: "To import one, paste it again on its own.",
  hideOthers: "Do not show this again",
});
