import { bring } from "@/components/i18n/messages";

export default bring("card", "emergency", "pens");
