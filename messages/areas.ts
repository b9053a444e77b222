import { card } from "@/messages/en/card";
import { errors } from "@/messages/en/errors";
import { guestCard } from "@/messages/en/guest-card";
import { home } from "@/messages/en/home";
import { myCard } from "@/messages/en/my-card";
import { onboarding } from "@/messages/en/onboarding";
import { profile } from "@/messages/en/profile";
import { reports } from "@/messages/en/reports";
import { settings } from "@/messages/en/settings";
import { shell } from "@/messages/en/shell";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";
import { visits } from "@/messages/en/visits";

/** Every area in English. */
export const AREAS = {
  card,
  errors,
  "guest-card": guestCard,
  home,
  "my-card": myCard,
  onboarding,
  profile,
  reports,
  settings,
  shell,
  terms,
  verdicts,
  visits,
} as const;

export type AreaName = keyof typeof AREAS;
