import type { Translation } from "@/lib/i18n/area";
import type { pensText as english } from "@/messages/en/pens";

export const pensText: Translation<typeof english> = {
  penHasEnded: "{pen} ist abgelaufen. Frag die Praxis oder die Apotheke nach einem neuen.",
  penEndsSoon: "{pen} läuft im {month} ab. Frag die Praxis oder die Apotheke nach einem neuen.",
};
