import type { Translation } from "@/lib/i18n/area";
import type { cookingText as english } from "@/messages/en/cooking";

export const cookingText: Translation<typeof english> = {
  ingredients: "Zutaten",
  forServingsWord: "Für {servingsWord}",
  steps: "Schritte",
  back: "Zurück",
  finish: "Fertig",
  nextStep: "Nächster Schritt",
  step: "Schritt",
  stepAtOfCount: "Schritt {at} von {count}",
  forThisStep: "Für diesen Schritt",
  cookMode: "Kochmodus",
  notifyElsewhere: "Melde dich, wenn ich woanders bin",
  notifyHint: "Eine Mitteilung kommt, wenn du gerade etwas anderes ansiehst.",
  noticesBlocked: "Dein Browser zeigt keine Mitteilungen dieser Website.",
  timeIsUp: "Die Zeit ist um",
  timers: "Timer",
  addMinute: "Eine Minute länger für {label}",
  endTheTimerLabel: "Timer {label} beenden",
  stepStepText: "Schritt {step}, {text}",
  startSeconds: "{seconds} starten",
  keepPageOpen: "Lass diese Seite offen: Ein gesperrtes Handy klingelt vielleicht zu spät oder gar nicht.",
  screenStaysOn:
    "Der Bildschirm bleibt an, solange ein Timer läuft. Lass diese Seite offen: Ein gesperrtes Handy klingelt vielleicht zu spät oder gar nicht.",
};
