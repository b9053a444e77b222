import { area } from "@/lib/i18n/area";

/** The lines of a recipe that a person looks at before it is saved. */
export const reviewText = area("review-lines", {
  toLookAt:
    "<b>{count, plural, one {{count} line is doubtful.} other {{count} lines are doubtful.}}</b> Correct {count, plural, one {it} other {them}}, or leave {count, plural, one {it} other {them}} as {count, plural, one {it is} other {they are}}. Nothing is saved yet.",
  pageSays: "The page says",
  textSays: "Your text says",
  ingredientAsRead: "Ingredient, read as “{line}”",
  takeThese: "Take these words",
  takeTheseNamed: "Take these words: {text}",
  amount: "Amount",
  unit: "Unit",
  food: "Food",
  other_amount: "the page shows another one.",
  other_food: "the page shows another one.",
  not_shown: "the page's list does not show it.",
  hardly_one: "this is hardly one ingredient.",
  two_foods: "these may be two ingredients. Give each a line of its own.",
  no_food: "it is missing.",
  two_amounts: "there are two.",
  unknown_words: "nobody here knows “{words}”.",
  amount_of_page: "it stands on the page, not in its data.",
  joined: "put together from two lines.",
  cut_out: "taken from a longer text.",
  emptied: "An empty line is left out.",
  others: "{count, plural, one {The other line} other {The other {count} lines}}",
  save: "Save recipe",
  inVersion: "What you change goes into a version of your own.",
  saved: "Saved {title}",
});
