import { runInBackground } from "@/server/background";
import { now } from "@/server/clock";
import { sendMail } from "@/server/mail/send-mail";
import { passwordChangedMail } from "./mails";

/** The owner learns of it also when somebody else did it; the answer need not wait for the mail. */
export function tellOfNewPassword({ id, email }: { id: string; email: string }): void {
  const at = now();
  runInBackground("mail about a new password", () => sendMail(email, passwordChangedMail(at), id));
}
