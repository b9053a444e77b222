import type { Translation } from "@/lib/i18n/area";
import type { healthConsentText as english } from "@/messages/en/health-consent";

export const healthConsentText: Translation<typeof english> = {
  doNotRecordIt: "Nicht eintragen",
  allergiesUntilAnswer:
    "Bis du antwortest, bleiben sie auf deiner Karte und gehen dorthin, wohin du sie gesendet hast.",
  concernsUntilAnswer:
    "Bis du antwortest, beraten deine Anliegen nur dich: Niemand sonst liest sie, außer Zöliakie und Laktoseintoleranz.",
  consentSaved: "Deine Einwilligung ist festgehalten.",
  consentNotSaved: "Deine Einwilligung konnte nicht gespeichert werden. Es hat sich nichts geändert.",
  agreedStatement: "Von dem, worin du eingewilligt hast, gibt es eine neue Fassung.",
  neverAsked: "Wir haben dich noch nicht um deine Einwilligung gebeten.",
  nothingRecorded:
    "Deine Einwilligung konnte nicht gespeichert werden, und nichts wurde eingetragen. Bitte versuche es noch einmal.",
  nothingIsRecorded: "Es ist nichts eingetragen.",
  notLoaded: "Worin du eingewilligt hast, konnte nicht geladen werden",
  nothingHasChanged: "Es hat sich nichts geändert.",
  loadingConsents: "Es wird geladen, worin du eingewilligt hast",
  withdrawTitle: "Zurücknehmen: {title}",
  withdraw: "Zurücknehmen",
  yourConsentIsWithdrawn: "Deine Einwilligung ist zurückgenommen.",
  notWithdrawn: "Deine Einwilligung konnte nicht zurückgenommen werden. Es wurde nichts gelöscht.",
  nothingToErase:
    "Es ist nichts eingetragen, also wird nichts gelöscht. Bevor etwas eingetragen wird, wirst du wieder gefragt.",
  erasedForGood: "Das wird endgültig gelöscht, hier und dort, wo Lokale es von früheren Besuchen noch sehen:",
  endsWithConsent:
    "Deine geteilten Links, laufenden Besuche und verbundenen Anwendungen enden, und deinem Haushalt wird nichts von deiner Karte gezeigt: Niemand soll eine Karte lesen, die nicht mehr sagt, was dir schaden kann.",
  eraseIt: "Löschen",
  keepEverything: "Alles behalten",
  titleAllergies: "Allergien und Unverträglichkeiten",
  titleHealth: "Gesundheitliche Anliegen und was dein Arzt gesagt hat",
  shortAllergies:
    "Das sind Daten über deine Gesundheit. Wenn du eine hinzufügst, willigst du ein, dass wir sie auf deiner Karte behalten, Essen für dich damit abgleichen und sie zeigen, wo du deine Karte zeigst. Du kannst das unter Einstellungen, Privatsphäre zurücknehmen.",
  fullAllergies1:
    "Deine Allergien und Unverträglichkeiten sind Daten über deine Gesundheit, die das Gesetz besonders schützt.",
  fullAllergies2:
    "Wir behalten sie auf deiner Karte und gleichen Essen für dich damit ab. Sonst sieht sie niemand, außer du zeigst die Karte, teilst sie, checkst irgendwo ein oder erlaubst einer Anwendung, sie zu lesen.",
  fullAllergies3:
    "Du kannst das unter Einstellungen, Privatsphäre zurücknehmen. Bevor etwas geschieht, siehst du jede Allergie, die gelöscht würde.",
  agreeAllergies: "Ich willige ein, dass meine Allergien behalten werden",
  shortHealth:
    "Das sind Daten über deine Gesundheit. Wir bitten um deine Einwilligung, bevor das Erste behalten wird, und du kannst sie unter Einstellungen, Privatsphäre zurücknehmen.",
  fullHealth1:
    "Gesundheitliche Anliegen und Mengen, die dir ein Arzt gesagt hat, sind Daten über deine Gesundheit, die das Gesetz besonders schützt.",
  fullHealth2:
    "Wir behalten sie, um dir bei Gerichten und Rezepten zu raten. Sie verlassen dein Konto nur, wo du die Zeile Gesundheit wählst: bei einem geteilten Link, beim Einchecken, in einem Haushalt oder für eine Anwendung, der du das Lesen erlaubst.",
  fullHealth3:
    "Du musst nicht einwilligen: Alles andere geht auch ohne. Du kannst das unter Einstellungen, Privatsphäre zurücknehmen; was du eingetragen hast, wird dann gelöscht.",
  agreeHealth: "Ich willige ein, dass meine Gesundheitsdaten behalten werden",
  titleDiary: "Tagebuch über Essen und Beschwerden",
  shortDiary:
    "Das sind Daten über deine Gesundheit. Wir fragen dich nach deiner Einwilligung, bevor der erste Eintrag gespeichert wird. Du kannst sie in den Einstellungen unter Privatsphäre widerrufen.",
  fullDiary1:
    "Was du gegessen hast und welche Beschwerden du hattest, sind Daten über deine Gesundheit, die das Gesetz besonders schützt.",
  fullDiary2:
    "Wir bewahren es für dich allein auf. Es steht auf keiner Karte, in keinem geteilten Link, bei keinem Check-in und in keinem Haushalt, und keine Anwendung kann es lesen. Wir ziehen keine Schlüsse daraus.",
  fullDiary3:
    "Du musst nicht zustimmen: Alles andere geht auch ohne. Du kannst es in den Einstellungen unter Privatsphäre widerrufen; dann wird das ganze Tagebuch gelöscht.",
  agreeDiary: "Ich bin einverstanden, dass mein Tagebuch gespeichert wird",
  diaryErased: "Das ganze Tagebuch wird endgültig gelöscht, mit diesen Einträgen:",
  diaryUntilAnswer: "Bis du antwortest, bleibt es, wie es ist, für dich allein.",
  countRecorded: "Eingetragen: {count}.",
  newerEdition: "Vom Text gibt es eine neuere Fassung, nach der du beim Eintragen gefragt wirst.",
  agreedAt: "Du hast am {when} eingewilligt, Fassung {edition}.",
  withdrewAt: "Du hast deine Einwilligung am {when} zurückgenommen.",
  notAskedYet: "Du wurdest noch nicht gefragt.",
  recordedBefore: "Eingetragen, bevor wir gefragt haben.",
  eraseAll: "Alle {count} löschen",
};
