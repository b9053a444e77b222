import { bring } from "@/components/i18n/messages";

export default bring("add-to-list", "cooking", "kitchen", "recipe-links", "recipes", "variants", "verdicts");
