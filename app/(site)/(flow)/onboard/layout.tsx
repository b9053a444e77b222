import { bring } from "@/components/i18n/messages";

export default bring(
  "card",
  "consent",
  "guest-card",
  "health-consent",
  "my-card",
  "onboarding",
  "profile",
  "terms",
  "visits",
);
