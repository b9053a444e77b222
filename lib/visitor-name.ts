type Named = { firstName: string | null; lastName: string | null; email: string };

/** What a card and a venue call a person: first name and initial, else the part of the email before the @ sign; never the email. */
export function visitorNameOf({ firstName, lastName, email }: Named): string {
  const first = firstName?.trim();
  if (!first) return email.split("@")[0] ?? "";
  const [initial] = lastName?.trim() ?? "";
  return initial ? `${first} ${initial.toLocaleUpperCase("en")}.` : first;
}
