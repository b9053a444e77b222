import { IdFailure } from "@/components/sharing/id-frame";
import { ID_MESSAGES } from "@/components/sharing/id-messages";

export default function IdNotFound() {
  return <IdFailure message={ID_MESSAGES.unavailable} />;
}
