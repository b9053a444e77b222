import { bring } from "@/components/i18n/messages";

export default bring("my-card");
