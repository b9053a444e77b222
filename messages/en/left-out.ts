import { area } from "@/lib/i18n/area";

export const leftOutText = area("left-out", {
  leftOut:
    "<b>{count, plural, one {{count} line was left out: look at it.} other {{count} lines were left out: look at them.}}</b>",
  unknownUntilDecided:
    "{count, plural, one {It stands} other {They stand}} on the page. Until you decide, what {count, plural, one {it names} other {they name}} is unknown.",
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
});
