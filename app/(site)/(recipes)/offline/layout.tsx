import { bring } from "@/components/i18n/messages";

export default bring(
  "add-to-list",
  "card",
  "cookbook",
  "cooking",
  "kitchen",
  "offline",
  "plan",
  "recipe-links",
  "recipes",
  "variants",
  "verdicts",
);
