import { bring } from "@/components/i18n/messages";

export default bring("grocery", "household", "kitchen", "recipes", "verdicts");
