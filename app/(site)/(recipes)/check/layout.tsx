import { bring } from "@/components/i18n/messages";

export default bring("add-to-list", "check-food", "verdicts");
