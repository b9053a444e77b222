import { adminApi } from "@/lib/admin-client";
import { ReasonButton } from "../queues/reason-button";
import { useAdminToast } from "../use-admin-toast";
import { errorMessage } from "../use-confirmed";

/** For a person who lost the phone and the recovery codes. The link goes to the email that they confirmed. */
export function StartRecovery({ id, name }: { id: string; name: string }) {
  const toast = useAdminToast();
  async function start(reason: string) {
    try {
      await adminApi.startRecovery(id, reason);
      toast("success", `The link is on its way to ${name}`);
    } catch (error) {
      toast("error", errorMessage(error, "No link was mailed."));
    }
  }
  return (
    <ReasonButton
      ask={{
        does: "Recover",
        about:
          "Mails a link to the confirmed email. With it the person sets a new password, and two-step sign-in is off. The link works once, for an hour.",
        label: "How you made sure who asks (kept in the audit log)",
      }}
      name={name}
      onGive={start}
    />
  );
}
