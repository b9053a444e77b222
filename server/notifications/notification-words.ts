import type { Locale } from "@/lib/i18n/locales";
import { sayMessage } from "@/lib/i18n/message";
import { LINKS } from "@/lib/links";
import type { NotificationKind, ShownNotification } from "@/lib/notifications/kinds";
import { PRODUCT_NAME } from "@/lib/product";
import { notificationsText } from "@/messages/en/notifications";
import { translationOf } from "@/messages/translations";

type Values = { readonly count: number; readonly name: string; readonly id: string };

const ADDRESSES: Readonly<Record<NotificationKind, (values: Values) => string>> = {
  recalls: () => LINKS.recalls,
  verdicts: () => LINKS.home,
  kitchen: ({ id }) => `/venue/${id}`,
  list: () => LINKS.groceryList,
};

/** What a device shows, in its person's language. */
export function notificationWords(
  { kind, topic, values }: { kind: NotificationKind; topic: string; values: Partial<Values> },
  locale: Locale,
): ShownNotification {
  const filled = { count: 0, name: "", id: "", ...values };
  const { messages } = notificationsText;
  const texts: Readonly<Record<string, string>> = translationOf(locale, notificationsText.name) ?? messages;
  const say = (key: keyof typeof messages) =>
    sayMessage(texts[key] ?? messages[key], { ...filled, product: PRODUCT_NAME }, locale);
  return { title: say(`${kind}Title`), body: say(`${kind}Body`), address: ADDRESSES[kind](filled), tag: topic };
}
