import { bring } from "@/components/i18n/messages";

export default bring("add-to-list", "at-home", "at-table", "card", "check-food", "recalls", "verdicts");
