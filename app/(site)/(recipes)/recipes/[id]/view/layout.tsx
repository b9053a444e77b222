import { bring } from "@/components/i18n/messages";

export default bring(
  "add-to-list",
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
