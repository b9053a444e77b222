import { bring } from "@/components/i18n/messages";

export default bring("at-table", "card", "tables");
