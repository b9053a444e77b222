import { bring } from "@/components/i18n/messages";

export default bring(
  "notifications",
  "card",
  "health-consent",
  "offline",
  "plan",
  "recipe-links",
  "reports",
  "settings",
  "settings-applications",
  "visits",
);
