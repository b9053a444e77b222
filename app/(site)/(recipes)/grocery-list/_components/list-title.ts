import { DEFAULT_LIST_NAME } from "@/lib/grocery/limits";
import type { Say } from "@/lib/i18n/area";
import type { groceryText } from "@/messages/en/grocery";

/** A list that nobody has named gets a default title in the reader's language; given names stay as they are. */
export const listTitle = (t: Say<typeof groceryText>, name: string): string =>
  name === DEFAULT_LIST_NAME ? t("defaultName") : name;
