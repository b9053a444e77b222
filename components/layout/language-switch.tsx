"use client";

import { useRouter } from "next/navigation";
import { useText } from "#use-text";
import { useWords } from "@/components/i18n/words-provider";
import { useToast } from "@/components/ui/toast";
import { currentPerson } from "@/lib/api-call";
import { keepOnDevice } from "@/lib/calls/device-cookie";
import { frameApi } from "@/lib/frame-api";
import { LOCALE_COOKIE, LOCALE_NAMES, LOCALE_SECONDS, LOCALES, type Locale } from "@/lib/i18n/locales";
import { shell } from "@/messages/en/shell";

/**
 * Names each language in itself, or by its tag where space is short (`isShort`). The choice is stored on this device
 * and in the account; input on the page is kept.
 */
export function LanguageSwitch({ isShort = false }: { isShort?: boolean }) {
  const t = useText(shell);
  const { chosen } = useWords();
  const router = useRouter();
  const toast = useToast();

  async function choose(next: Locale) {
    keepOnDevice(LOCALE_COOKIE, next, LOCALE_SECONDS);
    router.refresh();
    if (currentPerson() === null) return;
    try {
      await frameApi.setLocale(next);
    } catch {
      toast("error", t("languageOnThisDevice"));
    }
  }

  return (
    <fieldset className={`m-0 items-center border-0 p-0 ${isShort ? "flex max-nav:hidden" : "flex flex-wrap gap-x-4"}`}>
      <legend className="sr-only">{t("language")}</legend>
      {LOCALES.map((each) => (
        <button
          aria-label={isShort ? `${each.toUpperCase()}, ${LOCALE_NAMES[each]}` : undefined}
          aria-pressed={each === chosen}
          className={`min-h-11 underline-offset-4 aria-pressed:font-semibold not-aria-pressed:underline ${isShort ? "min-w-11 text-small" : ""}`}
          key={each}
          lang={each}
          onClick={() => void choose(each)}
          type="button"
        >
          {isShort ? each.toUpperCase() : LOCALE_NAMES[each]}
        </button>
      ))}
    </fieldset>
  );
}
