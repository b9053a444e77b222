import { accountErrors } from "@/messages/en/account-errors";
import { firstBroken, PASSWORD_RULES } from "./account-rules";
import { emailError, passwordError } from "./form-rules";

export type BusinessRegistration = {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  confirmation: string;
};
export type BusinessField = keyof BusinessRegistration;
type Problem = { message: string; field: BusinessField };

const IN_ORDER: readonly BusinessField[] = ["email", "firstName", "lastName", "password", "confirmation"];

/** What is wrong with a business registration: one thing at a time, in the documented words and order, or null. */
export function businessRegistrationProblem(values: BusinessRegistration): Problem | null {
  const empty = IN_ORDER.find((field) => values[field].trim() === "");
  if (empty) return { message: "All fields are required", field: empty };
  if (values.password !== values.confirmation) return { message: accountErrors.passwordsDiffer, field: "confirmation" };
  const password = firstBroken(PASSWORD_RULES, values.password) ?? passwordError(values.password, "full");
  if (password) return { message: password, field: "password" };
  const email = emailError(values.email);
  return email ? { message: email, field: "email" } : null;
}

/** The same for a sign-in. */
export function businessSignInProblem({ email, password }: { email: string; password: string }): string | null {
  return email.trim() === "" || password === "" ? "Email and password are required" : null;
}
