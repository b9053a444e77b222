import { bring } from "@/components/i18n/messages";

export default bring(
  "add-to-list",
  "card",
  "cookbook",
  "cooking",
  "kitchen",
  "left-out",
  "recipe-links",
  "recipes",
  "reports",
  "variants",
  "verdicts",
);
