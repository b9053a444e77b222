import { bring } from "@/components/i18n/messages";

export default bring("cookbook", "kitchen", "recipes", "terms", "variants", "verdict-news", "verdicts");
