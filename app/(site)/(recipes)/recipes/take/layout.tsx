import { bring } from "@/components/i18n/messages";

export default bring("carry", "left-out", "review-lines");
