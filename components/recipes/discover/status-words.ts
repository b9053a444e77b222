import type { Say } from "@/lib/i18n/area";
import type { discoverText } from "@/messages/en/discover";

/** The status bar's words of an address that is known, as documented. */
export const urlFound = (t: Say<typeof discoverText>, count: number): string =>
  count === 1 ? t("urlFoundOne") : t("urlFound", { count });
