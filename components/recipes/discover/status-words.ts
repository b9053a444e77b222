import type { Say } from "@/lib/i18n/area";
import type { discoverText } from "@/messages/en/discover";

/** The documented text of the status bar for an address that is already known. */
export const urlFound = (t: Say<typeof discoverText>, count: number): string =>
  count === 1 ? t("urlFoundOne") : t("urlFound", { count });
