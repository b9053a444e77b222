import type { Metadata } from "next";
import { use } from "react";
import type { Area, Key } from "@/lib/i18n/area";
import type { Locale } from "@/lib/i18n/locales";
import { translationOf } from "@/messages/translations";
import { requestLocale } from "./request-locale";
import { type Text, textIn } from "./text";

/** The same hook as use-text-in-browser.ts for server components, which have no context. */
export function useText<A extends Area>(of: A): Text<A> {
  return textOf(of, use(requestLocale()));
}

export const useLocale = (): Locale => use(requestLocale());

/** For async server components and `generateMetadata`. */
export const getText = async <A extends Area>(of: A): Promise<Text<A>> => textOf(of, await requestLocale());

/** `generateMetadata` for a page whose title and optional description are texts without values. */
export const titled =
  <A extends Area>(of: A, title: Key<A>, more: Metadata = {}, description?: Key<A>) =>
  async (): Promise<Metadata> => ({
    ...more,
    title: await titleOf(of, title),
    ...(description && { description: await titleOf(of, description) }),
  });

/** Only texts without values can be titles. */
async function titleOf<A extends Area>(of: A, key: Key<A>): Promise<string> {
  return ((await getText(of)) as unknown as (key: Key<A>) => string)(key);
}

const textOf = <A extends Area>(of: A, locale: Locale): Text<A> => textIn(of, locale, translationOf(locale, of.name));
