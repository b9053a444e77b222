import { ENGLISH_BINDS, TERMS as TERMS_DE } from "@/components/legal/de/terms-text";
import { TERMS } from "@/components/legal/terms-text";
import type { TextSection } from "@/components/legal/text-sections";
import type { WholeLocale } from "@/lib/i18n/locales";
import { ABOUT, CAREERS } from "./company-text";
import { contactSections } from "./contact-text";
import { COOKIES } from "./cookies-text";
import { ABOUT as ABOUT_DE, CAREERS as CAREERS_DE } from "./de/company-text";
import { contactSections as contactSectionsDe } from "./de/contact-text";
import { COOKIES as COOKIES_DE } from "./de/cookies-text";
import { PRIVACY as PRIVACY_DE } from "./de/privacy-text";
import { PRIVACY } from "./privacy-text";

export type ReadingPageText = {
  readonly title: string;
  readonly lead: string;
  /** Says which language is binding, on pages in another one. */
  readonly binding?: string;
  readonly sections: readonly TextSection[];
};

/** The text pages in every language of the interface. */
export const READING_PAGES = {
  terms: {
    en: {
      title: "Terms & Conditions",
      lead: "What you can expect from the service, what it expects from you, and what it cannot do.",
      sections: TERMS,
    },
    de: {
      // Longer than a phone is wide: it breaks at the soft hyphen.
      title: "Nutzungs\u00adbedingungen",
      lead: "Was du vom Dienst erwarten kannst, was er von dir erwartet und was er nicht kann.",
      binding: ENGLISH_BINDS,
      sections: TERMS_DE,
    },
  },
  privacy: {
    en: {
      title: "Privacy",
      lead: "What is kept about you, who sees it, and how you take it back.",
      sections: PRIVACY,
    },
    de: {
      title: "Datenschutz",
      lead: "Was über dich gespeichert ist, wer es sieht und wie du es zurücknimmst.",
      binding: ENGLISH_BINDS,
      sections: PRIVACY_DE,
    },
  },
  cookies: {
    en: {
      title: "Cookies",
      lead: "What our pages keep in your browser, what for, and how long. No trackers.",
      sections: COOKIES,
    },
    de: {
      title: "Cookies",
      lead: "Was unsere Seiten in deinem Browser speichern, wofür und wie lange. Keine Tracker.",
      sections: COOKIES_DE,
    },
  },
  about: {
    en: { title: "About", lead: "A dietary ID that people carry to wherever they eat.", sections: ABOUT },
    de: {
      title: "Über uns",
      lead: "Eine Ernährungs-ID, die Menschen überallhin mitnehmen, wo sie essen.",
      sections: ABOUT_DE,
    },
  },
  careers: {
    en: { title: "Careers", lead: "What is open, who would fit, and how we work.", sections: CAREERS },
    de: {
      title: "Karriere",
      lead: "Was offen ist, wer zu uns passt und wie wir arbeiten.",
      sections: CAREERS_DE,
    },
  },
} as const satisfies Record<string, Record<WholeLocale, ReadingPageText>>;

export type ReadingPageName = keyof typeof READING_PAGES;

/** The contact page. It is separate because its address is a runtime setting. */
export const CONTACT_PAGE = {
  en: {
    title: "Contact",
    lead: "The shortest way to an answer, by what it is about.",
    sections: contactSections,
  },
  de: {
    title: "Kontakt",
    lead: "Der kürzeste Weg zu einer Antwort, je nachdem, worum es geht.",
    sections: contactSectionsDe,
  },
} as const satisfies Record<
  WholeLocale,
  { title: string; lead: string; sections: (address: string | null) => readonly TextSection[] }
>;
