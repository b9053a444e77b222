/** What is wrong with an email or a new password, in German. Forms say it while somebody types. */
export const accountErrors = {
  emailRequired: "Bitte gib deine E-Mail-Adresse ein",
  emailInvalid: "Bitte gib eine gültige E-Mail-Adresse ein",
  passwordTooShort: "Das Passwort muss mindestens 8 Zeichen lang sein",
  passwordTooLong: "Das Passwort darf höchstens 72 Bytes lang sein",
  passwordNull: "Das Passwort darf keine Nullzeichen enthalten",
  passwordLowercase: "Das Passwort muss mindestens einen Kleinbuchstaben enthalten",
  passwordUppercase: "Das Passwort muss mindestens einen Großbuchstaben enthalten",
  passwordNumber: "Das Passwort muss mindestens eine Ziffer enthalten",
  passwordsDiffer: "Die Passwörter stimmen nicht überein",
} as const;
