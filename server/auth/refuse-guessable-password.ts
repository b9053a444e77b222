import { invalidField } from "@/lib/errors";
import { nameKey } from "@/lib/text/normalized-name";
import { isKnownToBreachService } from "./ask-breach-service";
import { isEasilyGuessed } from "./is-easily-guessed";
import { isStolenPassword } from "./stolen-passwords";

/**
 * Refuses the passwords that an attacker tries first: the person's own email, ones known from breaches, and usual words
 * with digits or signs around them.
 */
export async function refuseGuessablePassword(path: string, password: string, email: string): Promise<void> {
  const typed = nameKey(password);
  if ([email, email.slice(0, email.lastIndexOf("@"))].some((own) => typed === nameKey(own))) {
    throw invalidField(path, "passwordIsEmail", "password_is_email");
  }
  if (isStolenPassword(password) || (await isKnownToBreachService(password))) {
    throw invalidField(path, "passwordStolen", "stolen_password");
  }
  if (await isEasilyGuessed(password, email)) {
    throw invalidField(path, "passwordGuessable", "guessable_password");
  }
}
