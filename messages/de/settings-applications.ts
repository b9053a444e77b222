import type { Translation } from "@/lib/i18n/area";
import type { settingsApplications as english } from "@/messages/en/settings-applications";

export const settingsApplications: Translation<typeof english> = {
  diaryExplained:
    "Jedes Mal, wenn eine andere Anwendung deine Ernährungs-ID gelesen hat, und was. Die letzten hundert stehen einzeln da, ältere werden zusammengezählt; nach einem Jahr wird alles vergessen.",
  whatApplicationsRead: "Was Anwendungen gelesen haben",
  loadingWhatApplicationsRead: "Wird geladen: was Anwendungen gelesen haben",
  diaryGoesOn: "Das Protokoll wird trotzdem geführt.",
  notLoaded: "Was Anwendungen gelesen haben, konnte nicht geladen werden",
  diaryEmpty: "Im letzten Jahr hat keine Anwendung etwas von dir gelesen.",
  deletionExplained:
    "Endet eine Erlaubnis, wird die Anwendung aufgefordert zu löschen, was sie von dir hat, vier Tage lang immer wieder, bis sie antwortet.",
  endedPermissions: "Beendete Erlaubnisse",
  readTolocalestringTimesBefore: " hat davor {toLocaleString}-mal gelesen",
  read: "Gelesen",
  ofYourFields: "Von dir: {fields}",
  fromFirstTo: "Von <time>{first}</time> bis",
  timesInMinute: ", {toLocaleString}-mal in dieser Minute",
  mayReadLess: " darf weniger lesen",
  mayReadNothingMore: " darf nichts mehr lesen",
  sinceAt: "Seit <time>{at}</time>.",
  deletionConfirmed: "Nach eigener Angabe hat sie deine Daten gelöscht: <time>{confirmed}</time>.",
  deletionTold:
    "Sie wurde aufgefordert, deine Daten zu löschen (<time>{told}</time>), und hat es noch nicht bestätigt.",
  deletionUnderway: "Sie wird gerade aufgefordert, deine Daten zu löschen.",
  deletionUnreachable: "Sie war vier Tage lang nicht zu erreichen: Bitte {application}, zu löschen, was dort liegt.",
  deletionNoAddress: "Sie nennt keine Adresse für Mitteilungen: Bitte {application}, zu löschen, was dort liegt.",
  accessEnded: "{name} kann nichts mehr lesen",
  accessNotEnded:
    "Die Erlaubnis für {name} konnte nicht widerrufen werden und gilt noch. Bitte versuche es noch einmal.",
  applicationsExplained:
    "Was jede lesen darf, bis du es zurücknimmst. Gelesen werden deine Angaben, wie sie in dem Moment sind.",
  connectedApplications: "Verbundene Anwendungen",
  loadingConnectedApplications: "Verbundene Anwendungen werden geladen",
  accessUnchanged:
    "Es hat sich nichts geändert: Was du erlaubt hast, gilt, und was du widerrufen hast, bleibt widerrufen.",
  applicationsNotLoaded: "Die verbundenen Anwendungen konnten nicht geladen werden",
  noApplications:
    "Keine Anwendung liest etwas von dir. Eine, die es möchte, fragt dich zuerst, auf einer Seite von uns.",
  keepIt: "Behalten",
  revoke: "Widerrufen",
  revokingExplained:
    "{name} liest ab sofort nichts mehr, wo auch immer es geöffnet ist. Was schon gelesen wurde, bleibt dort. Um dich wieder zu verbinden, erlaubst du es neu.",
  revokeName: "Erlaubnis für {name} widerrufen?",
  identityOnly: "Nur, dass du es bist, der sich anmeldet",
  sinceSinceValue: "Seit <time>{since}</time>. {value}",
  endsByItselfEndsat: "Endet von selbst: <time>{endsAt}</time>.",
  untilYouRevokeIt: "Bis du es widerrufst.",
  revokeName2: "Erlaubnis für {name} widerrufen",
  loading: "Wird geladen",
  nothingOfYourValues: "keine deiner Angaben",
  menuCheckedBy: "Für dich wurde eine Speisekarte geprüft, anhand von",
  recipeCheckedBy: "Für dich wurde ein Rezept geprüft, anhand von",
  recipesSoughtBy: "Für dich wurden Rezepte gesucht, anhand von",
  recipePutOnList: "Ein Rezept auf deine Liste gesetzt",
  it: "Sie",
  lastUsedLastUsedAt: "Zuletzt genutzt: <time>{lastUsedAt}</time>.",
  neverUsed: "Nie genutzt.",
};
