import { bring } from "@/components/i18n/messages";

export default bring("address-list", "carry", "left-out", "review-lines");
