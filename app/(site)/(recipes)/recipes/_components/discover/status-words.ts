import type { Say } from "@/lib/i18n/area";
import type { discoverText } from "@/messages/en/discover";

/** The documented texts of the status bar for an address. A recipe that nobody has imported is not "found". */
export const urlFound = (t: Say<typeof discoverText>, count: number): string => {
  if (count === 0) return t("addressNotKnown");
  return count === 1 ? t("urlFoundOne") : t("urlFound", { count });
};
