/**
 * The statements under which people let us keep data of their health (GDPR art. 9), in one place: screens show them and
 * the record names their edition. Whoever changes a word gives them the day of the change as their new edition; people
 * are asked again, and what they agreed to before stays in force until they answer.
 */
export const HEALTH_CONSENT_EDITION = "2026-11-23";

/**
 * `allergies`: allergies, intolerances and free-from keys. `health`: health concerns, and a doctor's limits of
 * nutrients. `diary`: what was eaten, and symptoms.
 */
export const HEALTH_PARTS = ["allergies", "health", "diary"] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

type Statement = {
  title: string;
  /** One agrees by recording something below it. */
  short: string;
  /** One agrees by pressing a button that says so. */
  full: readonly string[];
  agree: string;
};

export const HEALTH_STATEMENTS: Record<HealthPart, Statement> = {
  allergies: {
    title: "Allergies and intolerances",
    short:
      "This is data about your health. By adding one you agree that we keep it on your card, hold food against it for you, and show it where you show your card. You can withdraw that in Settings, Privacy.",
    full: [
      "Your allergies and intolerances are data about your health, which the law protects especially.",
      "We keep them on your card and hold food against them for you. Nobody else sees them unless you show the card, share it, check in somewhere or allow an application to read it.",
      "You can withdraw this in Settings, Privacy. You are then shown every allergy that would be erased before anything happens.",
    ],
    agree: "I agree that my allergies are kept",
  },
  health: {
    title: "Health concerns and what your doctor said",
    short:
      "This is data about your health. We ask for your consent before the first is kept, and you can withdraw it in Settings, Privacy.",
    full: [
      "Health concerns, and amounts that your doctor told you, are data about your health, which the law protects especially.",
      "We keep them to give you advice on dishes and recipes. They leave your account only where you choose the row Health: on a share link, at a check-in, in a household, or for an application that you allow to read it.",
      "You need not agree: everything else works without. You can withdraw this in Settings, Privacy; what you recorded is then erased.",
    ],
    agree: "I agree that my health data is kept",
  },
  // Added with this edition in force: nobody can have agreed to another text of it.
  diary: {
    title: "Diary of food and symptoms",
    short:
      "This is data about your health. We ask for your consent before the first entry is kept, and you can withdraw it in Settings, Privacy.",
    full: [
      "What you ate and which symptoms you had is data about your health, which the law protects especially.",
      "We keep it for you alone. It is on no card, in no share link, at no check-in and in no household, and no application can read it. We draw no conclusions from it.",
      "You need not agree: everything else works without. You can withdraw this in Settings, Privacy; the whole diary is then erased.",
    ],
    agree: "I agree that my diary is kept",
  },
};
