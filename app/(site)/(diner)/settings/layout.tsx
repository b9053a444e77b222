import { bring } from "@/components/i18n/messages";

export default bring(
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
