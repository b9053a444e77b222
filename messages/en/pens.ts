import { area } from "@/lib/i18n/area";

/** Said on the emergency page and on home. */
export const pensText = area("pens", {
  penHasEnded: "{pen} has ended. Ask the clinic or the pharmacy for a new one.",
  penEndsSoon: "{pen} ends in {month}. Ask the clinic or the pharmacy for a new one.",
});
