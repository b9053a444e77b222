import { createElement, Fragment, type ReactNode } from "react";
import { type Area, type Key, type Say, sayIn } from "@/lib/i18n/area";
import type { Locale } from "@/lib/i18n/locales";
import { fillMessage, parseMessage } from "@/lib/i18n/message";

type Filler = ReactNode | ((inside: ReactNode) => ReactNode);

/** Says texts. `rich` inserts elements: a node for a slot, a function for the content of a tag. */
export type Text<A extends Area> = Say<A> & {
  rich: (key: Key<A>, fillers: Readonly<Record<string, Filler>>) => ReactNode;
};

export function textIn<A extends Area>(
  of: A,
  locale: Locale,
  translated: Readonly<Record<string, string>> | undefined,
): Text<A> {
  const rich = (key: string, fillers: Readonly<Record<string, Filler>>): ReactNode => {
    const own = translated?.[key];
    const nodes = Object.entries(fillers).filter(([, filler]) => typeof filler !== "function");
    return fillMessage<ReactNode>(parseMessage(own ?? of.messages[key] ?? key), {
      locale: own === undefined ? "en" : locale,
      values: Object.fromEntries(nodes) as Record<string, ReactNode>,
      join: (parts) => createElement(Fragment, null, ...parts),
      mark: (tag, inside) => {
        const filler = fillers[tag];
        return typeof filler === "function" ? filler(inside) : inside;
      },
    });
  };
  return Object.assign(sayIn(of, locale, translated), { rich }) as Text<A>;
}

/** The `lang` of an English text without translation, so that screen readers pronounce it correctly. */
export const langOf = (t: Say<Area>, english: string): "en" | undefined =>
  t.locale !== "en" && t.known(english) === english ? "en" : undefined;
