import { isCommonPassword } from "@/lib/auth/common-passwords";
import { invalidField } from "@/lib/errors";

/** The first that anybody tries: the most common passwords, and the person's own email. */
export function refuseGuessablePassword(path: string, password: string, email: string): void {
  if (isCommonPassword(password)) {
    throw invalidField(path, "This password is too common. Please choose another one", "common_password");
  }
  const typed = password.trim().toLowerCase();
  if (typed === email || typed === email.slice(0, email.lastIndexOf("@"))) {
    throw invalidField(path, "Your email is no password. Please choose another one", "password_is_email");
  }
}
