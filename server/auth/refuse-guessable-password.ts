import { invalidField } from "@/lib/errors";
import { isKnownToBreachService } from "./ask-breach-service";
import { isEasilyGuessed } from "./is-easily-guessed";
import { isStolenPassword } from "./stolen-passwords";

/**
 * Refuses the passwords that an attacker tries first: the person's own email, ones known from breaches, and usual words
 * with digits or signs around them.
 */
export async function refuseGuessablePassword(path: string, password: string, email: string): Promise<void> {
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
  if (await isEasilyGuessed(password, email)) {
    throw invalidField(
      path,
      "This password is easy to guess. Please choose several words that do not belong together, or let your device choose one",
      "guessable_password",
    );
  }
}
