import { area } from "@/lib/i18n/area";

/** What devices show, and where a person asks for it. No word tells of anybody's card: it is read on lock screens. */
export const notificationsText = area("notifications", {
  recallsTitle: "{count, plural, one {A food is recalled} other {{count} foods are recalled}}",
  recallsBody: "Look whether it is one of yours.",
  verdictsTitle: "{count, plural, one {A recipe that you kept} other {{count} recipes that you kept}} changed",
  verdictsBody: "Look whether it still fits.",
  kitchenTitle: "{name}: your card was read",
  kitchenBody: "The kitchen knows what must not be on your plate.",
  listTitle: "{name}: {count, plural, one {one more thing} other {{count} more things}}",
  listBody: "Somebody of your household added to the list.",
  notifications: "Notifications",
  onThisDevice: "Notify this device",
  onThisDeviceWhy: "Also while {product} is closed. No notification says what stands on a card.",
  tellOf: "Tell me of",
  recalls: "Recalls of foods that concern me",
  verdicts: "Kept recipes that fit differently",
  kitchen: "A kitchen that has read my card",
  list: "New lines on a household's list",
  notHere: "This browser has no notifications. On an iPhone, add {product} to the home screen first.",
  refused: "Notifications are off for {product}. Turn them on in the settings of your browser.",
  failed: "Notifications could not be turned on. Please try again.",
  notStored: "Nothing was changed. Please try again.",
});
