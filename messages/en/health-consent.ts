import { area } from "@/lib/i18n/area";

export const healthConsentText = area("health-consent", {
  doNotRecordIt: "Do not record it",
  allergiesUntilAnswer: "Until you answer, they stay on your card and go where you sent them.",
  concernsUntilAnswer:
    "Until you answer, your concerns advise you alone: nobody else reads them, but celiac disease and lactose intolerance.",
  consentSaved: "Your consent is written down.",
  consentNotSaved: "Your consent could not be saved. Nothing has changed.",
  agreedStatement: "What you agreed to has a new edition.",
  neverAsked: "We have not asked for your consent yet.",
  nothingRecorded: "Your consent could not be saved, and nothing was recorded. Please try again.",
  nothingIsRecorded: "Nothing is recorded.",
  notLoaded: "Failed to load what you agreed to",
  nothingHasChanged: "Nothing has changed.",
  loadingConsents: "Loading what you agreed to",
  withdrawTitle: "Withdraw: {title}",
  withdraw: "Withdraw",
  yourConsentIsWithdrawn: "Your consent is withdrawn.",
  notWithdrawn: "Your consent could not be withdrawn. Nothing was erased.",
  nothingToErase: "Nothing is recorded, so nothing is erased. You are asked again before anything is.",
  erasedForGood: "This is erased for good, here and where venues still see it of past visits:",
  endsWithConsent:
    "Your share links, visits under way and connected applications end, and your household is shown nothing of your card: nobody shall read a card that no longer says what could hurt you.",
  eraseIt: "Erase it",
  keepEverything: "Keep everything",
  titleAllergies: "Allergies and intolerances",
  titleHealth: "Health concerns and what your doctor said",
  shortAllergies:
    "This is data about your health. By adding one you agree that we keep it on your card, hold food against it for you, and show it where you show your card. You can withdraw that in Settings, Privacy.",
  fullAllergies1: "Your allergies and intolerances are data about your health, which the law protects especially.",
  fullAllergies2:
    "We keep them on your card and hold food against them for you. Nobody else sees them unless you show the card, share it, check in somewhere or allow an application to read it.",
  fullAllergies3:
    "You can withdraw this in Settings, Privacy. You are then shown every allergy that would be erased before anything happens.",
  agreeAllergies: "I agree that my allergies are kept",
  shortHealth:
    "This is data about your health. We ask for your consent before the first is kept, and you can withdraw it in Settings, Privacy.",
  fullHealth1:
    "Health concerns, and amounts that your doctor told you, are data about your health, which the law protects especially.",
  fullHealth2:
    "We keep them to give you advice on dishes and recipes. They leave your account only where you choose the row Health: on a share link, at a check-in, in a household, or for an application that you allow to read it.",
  fullHealth3:
    "You need not agree: everything else works without. You can withdraw this in Settings, Privacy; what you recorded is then erased.",
  agreeHealth: "I agree that my health data is kept",
  titleDiary: "Diary of food and symptoms",
  shortDiary:
    "This is data about your health. We ask for your consent before the first entry is kept, and you can withdraw it in Settings, Privacy.",
  fullDiary1: "What you ate and which symptoms you had is data about your health, which the law protects especially.",
  fullDiary2:
    "We keep it for you alone. It is on no card, in no share link, at no check-in and in no household, and no application can read it. We draw no conclusions from it.",
  fullDiary3:
    "You need not agree: everything else works without. You can withdraw this in Settings, Privacy; the whole diary is then erased.",
  agreeDiary: "I agree that my diary is kept",
  diaryErased: "The whole diary is erased for good, with these entries:",
  diaryUntilAnswer: "Until you answer, it stays as it is, for you alone.",
  countRecorded: "{count} recorded.",
  newerEdition: "The statement has a newer edition, which you are asked about where you record.",
  agreedAt: "You agreed {when}, edition {edition}.",
  withdrewAt: "You withdrew your consent {when}.",
  notAskedYet: "You were not asked yet.",
  recordedBefore: "Recorded before we asked.",
  eraseAll: "Erase all {count}",
});
