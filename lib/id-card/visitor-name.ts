type Named = { firstName: string | null; lastName: string | null; email: string; showsFullName?: boolean };

/**
 * The name of a person on a card and at a venue: first name and initial (or the full last name if its owner chose
 * that), or else the part of the email address before the @ sign; never the whole address.
 */
export function visitorNameOf({ firstName, lastName, email, showsFullName = false }: Named): string {
  const first = firstName?.trim();
  if (!first) return email.split("@")[0] ?? "";
  const last = lastName?.trim();
  if (showsFullName && last) return `${first} ${last}`;
  const [initial] = lastName?.trim() ?? "";
  return initial ? `${first} ${initial.toLocaleUpperCase("en")}.` : first;
}
