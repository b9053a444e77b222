import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { sendMail } from "@/server/mail/send-mail";
import { passwordChangedMail } from "./mails";

/**
 * Mails the owner, who must learn of it when somebody else changed the password; returns without waiting for the mail.
 */
export function tellOfNewPassword({ id, email }: { id: string; email: string }): void {
  const at = now();
  runInBackground("mail about a new password", () => sendMail(email, passwordChangedMail(at), id));
}
