import type { Translation } from "@/lib/i18n/area";
import type { recipePagesText as english } from "@/messages/en/recipe-pages";

export const recipePagesText: Translation<typeof english> = {
  baseRecipeNotFound: "Ausgangsrezept nicht gefunden",
  recipeMissingWhy:
    "Vielleicht ist die Adresse falsch geschrieben, das Rezept wurde gelöscht, oder es gehört jemandem, der es privat hält.",
  customizeRecipe: "Rezept anpassen",
  noBaseRecipeProvided: "Kein Ausgangsrezept angegeben",
  chooseRecipe: "Wähle das Rezept, das du zu deinem machen möchtest.",
  editRecipe: "Rezept bearbeiten",
  recipeNotFound: "Rezept nicht gefunden",
  browseRecipes: "Rezepte durchsehen",
  cookForSomebody: "Kochst du für jemanden?",
  cookForSomebodyHow:
    "Schreib auf, wer mit dir isst, ein Kind zum Beispiel. Dann wird jedes Rezept für euch alle geprüft. <link>Jemanden hinzufügen</link>",
  allRecipes: "Alle Rezepte",
  recipeDisclaimer:
    "Kennzeichen und Mengen sind aus den Worten des Rezepts berechnet. Sie sind kein medizinischer Rat und kein Allergierat: Lies die Etiketten von dem, womit du kochst.",
  createRecipe: "Rezept anlegen",
  recipes: "Rezepte",
  printSummary: "Die Zutaten und die Schritte, ohne die Geschichte drumherum.",
  yourRecipes: "Deine Rezepte",
  myRecipes: "Meine Rezepte",
  atHome: "Zu Hause",
  groceryList: "Einkaufsliste",
  createRecipe5: "Rezept anlegen",
  thisLinkOpensNothing: "Dieser Link öffnet nichts",
  linkEndedWhy:
    "Er ist abgelaufen oder wurde zurückgenommen, oder das Rezept ist weg. Bitte um einen neuen, wer ihn dir geschickt hat.",
  importARecipe: "Rezept importieren",
  importAPage: "Seite importieren",
  yourRecipes5: "Deine Rezepte",
  moveRecipes: "Rezepte umziehen",
  fromAnotherApp: "Aus einer anderen App",
  importPreview:
    "Du siehst, was in der Datei ist, bevor etwas behalten wird. Bilder, Notizen, Sterne und Schlagwörter kommen mit; was du schon hast, kommt nicht noch einmal.",
  takeFromPage: "Von einer Seite, die du liest",
  takeExplained:
    "Ein Druck auf jeder Seite mit einem Rezept, auch auf einer, die nur du nach einer Anmeldung öffnen kannst.",
  toAnotherApp: "In eine andere App",
  exportExplained: "Alles aus deinen Rezepten, mit Bildern, in einer Datei.",
  signInFirst: "Bitte melde dich an, um deine Rezepte umzuziehen.",
  moveExplained: "Hier kommen Rezepte aus Paprika, Mealie, Tandoor und anderen herein und auch wieder hinaus.",
  signInToView: "Bitte melde dich an, um deine Rezepte zu sehen.",
  whatStandsHere:
    "Hier stehen Rezepte, die du speicherst, schreibst oder anpasst, auf jedem Gerät, auf dem du dich anmeldest.",
  editVariant: "Version bearbeiten",
  variantNotFound: "Version nicht gefunden",
  versionMissingWhy:
    "Vielleicht ist die Adresse falsch geschrieben, oder die Version wurde gelöscht oder gehört jemand anderem: Jede gehört nur einer Person.",
  variant: "Version",
  differencesTitle: "Was anders ist als im Ausgangsrezept",
  noBaseRecipeAvailable: "Das Ausgangsrezept gibt es nicht mehr.",
  onlyTitleDiffers: "Höchstens der Titel.",
  versionDisclaimer:
    "Kennzeichen und Mengen sind aus den Worten deiner Version berechnet. Sie sind kein medizinischer Rat und kein Allergierat: Lies die Etiketten von dem, womit du kochst.",
  sharedRecipe: "Ein Rezept, das mit dir geteilt wurde",
  sharedByLink: "Es wird über einen Link geteilt.",
  recipesOf: "Rezepte: {q}",
  titlePage: "{title}, Seite {page}",
  recipesSummary:
    "Importiere ein Rezept von jeder Seite, finde eins über seine Zutaten, rechne es um und koche danach.",
  describe:
    "{title}: {ingredients, plural, one {1 Zutat} other {{ingredients} Zutaten}}, {steps, plural, one {1 Schritt} other {{steps} Schritte}}.",
  signInToViewList: "Bitte melde dich an, um deine Einkaufsliste zu sehen.",
  listsSummary: "Deine Listen sammeln, was deine Rezepte brauchen, nach Abteilungen, und gehen mit dir einkaufen.",
  invitation: "Eine Einladung in einen Haushalt",
  signInToOpen: "Bitte melde dich an, um sie zu öffnen.",
  invitationSummary:
    "Du siehst, wer dich einlädt, und entscheidest, was die anderen von deiner Karte sehen, bevor ihnen etwas gezeigt wird.",
  household: "Haushalt",
  signInToSee: "Bitte melde dich an, um deinen Haushalt zu sehen.",
  householdExplained: "Wer zusammen wohnt, teilt hier Einkaufslisten und einen Wochenplan, geprüft für alle.",
  mealPlan: "Wochenplan",
  signInToPlan: "Bitte melde dich an, um deine Mahlzeiten zu planen.",
  planSummary:
    "Hier steht deine Woche, mit dem, wie jedes Gericht zu dir passt, und kommt mit einem Tippen auf deine Einkaufsliste.",
  atYourTable: "An deinem Tisch",
  signInToSayWho: "Bitte melde dich an, um zu sagen, wer mit dir isst.",
  tableSummary: "Jedes Rezept deines Plans wird dann auch für sie geprüft.",
  anInvitation: "Eine Einladung",
  eatTogether: "Zusammen essen",
  tableCodeSummary: "Ein Code für einen Tisch: Seht, was alle essen können, ohne zu sagen, welche Grenze wem gehört.",
};
