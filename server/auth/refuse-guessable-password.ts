import { isCommonPassword } from "@/lib/auth/common-passwords";
import { invalidField } from "@/lib/errors";
import { isKnownToBreachService } from "./ask-breach-service";
import { isStolenPassword } from "./stolen-passwords";

/**
 * Refuses the passwords that an attacker tries first: the most common ones, the person's own email, and ones known
 * from breaches.
 */
export async function refuseGuessablePassword(path: string, password: string, email: string): Promise<void> {
  if (isCommonPassword(password)) {
    throw invalidField(path, "This password is too common. Please choose another one", "common_password");
  }
  const typed = password.trim().toLowerCase();
  if (typed === email || typed === email.slice(0, email.lastIndexOf("@"))) {
    throw invalidField(path, "Your email is no password. Please choose another one", "password_is_email");
  }
  if (isStolenPassword(password) || (await isKnownToBreachService(password))) {
    throw invalidField(
      path,
      "This password was stolen from another site and is on the lists that guessers use. Please choose another one",
      "stolen_password",
    );
  }
}
