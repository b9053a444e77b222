/** What is wrong with an email or a new password. Forms say it while somebody types. */
export const accountErrors = {
  emailRequired: "Email is required",
  emailInvalid: "Please enter a valid email address",
  passwordTooShort: "Password must be at least 8 characters long",
  passwordTooLong: "Password must be at most 72 bytes long",
  passwordNull: "Password must not contain null characters",
  passwordLowercase: "Password must contain at least one lowercase letter",
  passwordUppercase: "Password must contain at least one uppercase letter",
  passwordNumber: "Password must contain at least one number",
  passwordsDiffer: "Passwords do not match",
} as const;
