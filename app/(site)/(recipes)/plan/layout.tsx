import { bring } from "@/components/i18n/messages";

export default bring("household", "kitchen", "plan", "recipes", "verdicts");
