import type { Translation } from "@/lib/i18n/area";
import type { venueNews as english } from "@/messages/en/venue-news";

export const venueNews: Translation<typeof english> = {
  mailSubject:
    "{venue}: {visits, plural, one {{visits, number} Besuch} other {{visits, number} Besuche}}{change, select, more {, {by, number} mehr als {rhythm, select, week {in der Woche} other {im Monat}} davor} fewer {, {by, number} weniger als {rhythm, select, week {in der Woche} other {im Monat}} davor} same {, so viele wie {rhythm, select, week {in der Woche} other {im Monat}} davor} other {}}",
  yourTime: "{rhythm, select, week {Deine Woche} other {Dein Monat}}, {days}",
  against:
    "In Klammern: gegenüber {rhythm, select, week {den 7 Tagen} other {dem Monat}} davor{hasYear, select, yes { und gegenüber {rhythm, select, week {denselben Tagen} other {demselben Monat}} im letzten Jahr} other {}}.",
  nothingBefore: "Es gibt noch nichts zum Vergleichen.",
  visits: "Besuche",
  people: "Menschen",
  newcomers: "Zum ersten Mal da",
  returning: "Wiedergekommen",
  fewerThanFive: "weniger als 5",
  tables: "Wo sie saßen",
  noTable: "Kein Tisch",
  formerTable: "Ein früherer Tisch",
  allergies: "Besuche von Gästen mit einer Allergie",
  noAllergies:
    "Von diesen Tagen lässt sich keine Gruppe von Gästen mit einer Allergie nennen. Eine Gruppe wird genannt, sobald fünf Gäste von ihr da waren und fünf andere neben ihnen.",
  inBatches: "Gruppen werden in Schüben von mindestens fünf Gästen gezählt, am Tag, an dem der letzte von ihnen kam.",
  kitchen:
    "Eines ist zu tun: {count, plural, one {Ein Gericht wartet} other {{count, number} Gerichte warten}} auf das Wort deiner Küche zu den Allergenen. Gäste lesen „nicht bestätigt“.",
  openWeeks: "Im Portal genauer ansehen:",
  whyMember:
    "Du bekommst diese Mail, weil das Team von {venue} sie gewählt hat. Sie nennt keinen Gast und keine Gruppe unter fünf.",
  whyAddress: "Du bekommst diese Mail, weil du ihr zugestimmt hast. Sie nennt keinen Gast und keine Gruppe unter fünf.",
  stopIt: "Um sie abzubestellen, öffne diese Seite und tippe einmal:",
  spikeSubject: "{venue}: gestern {told, number} Besuche, {percent, number} % mehr als sonst",
  dropSubject:
    "{venue}: gestern {told, plural, one {{told, number} Besuch} other {{told, number} Besuche}}, {percent, number} % weniger als sonst",
  againstUsual:
    "Am {day} {told, plural, one {war es {told, number} Besuch} other {waren es {told, number} Besuche}}. Am selben Wochentag der 13 Wochen davor waren es im Schnitt {usual}. Du erfährst es ab {threshold, number} % {kind, select, spike {mehr} other {weniger}}.",
  unreadSubject: "{venue}: Karten mit Allergien, die niemand gelesen hat",
  unreadText:
    "Mindestens fünf Gäste mit einer Allergie sind heute gekommen, und {minutes, plural, one {eine Minute} other {{minutes, number} Minuten}} später hatte niemand ihre Karten als gelesen markiert. Ist die Live-Ansicht in der Küche offen?",
  openLive: "Die Live-Ansicht:",
  whyAlert:
    "Höchstens eine solche Mail kommt am Tag, und keine zwischen {from} und {until}, den stillen Stunden von {venue}. Um deine Mails dieses Lokals abzubestellen, öffne diese Seite und tippe einmal:",
  yesSubject: "{by} möchte dir die Zahlen eines Lokals schicken",
  yesText:
    "Hallo,\n\n{by} arbeitet mit {product} und möchte, dass du {rhythm, select, week {jede Woche} month {jeden Monat} other {regelmäßig}} die Zahlen eines Lokals bekommst: wie viele Gäste da waren, keine Namen.\n\nEs kommt nichts, wenn du nicht hier zustimmst:\n\n{link}\n\nWenn du {by} nicht kennst, tu nichts.",
  pageTitle: "Zahlen per Mail",
  askedTitle: "Die Zahlen von {venue} per Mail",
  askedText:
    "{by} möchte, dass du sie bekommst. Sie gehen an {email}, nennen keinen Gast und keine Gruppe unter fünf, und enden mit einem Tippen.",
  sayYes: "Schickt mir die Mail",
  sayNo: "Nein danke",
  getsTitle: "Du bekommst die Zahlen von {venue} per Mail",
  getsText: "Sie gehen an {email}.",
  stop: "Diese Mail abbestellen",
  isOn: "Sie ist bestellt. Die nächste Mail kommt von selbst; in jeder steht, wie sie endet.",
  isOver: "Diese Mail ist beendet",
  isOverText: "Es kommt nichts mehr. Wer das Lokal leitet, kann dich wieder fragen.",
  notDone: "Es wurde nichts geändert. Bitte versuche es noch einmal.",
};
