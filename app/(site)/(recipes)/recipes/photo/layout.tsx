import { bring } from "@/components/i18n/messages";

export default bring("cookbook", "kitchen", "page-photo", "recipe-form");
