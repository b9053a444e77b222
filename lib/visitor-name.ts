type Named = { firstName: string | null; lastName: string | null; email: string; showsFullName?: boolean };

/** What a card and a venue call a person: first name and initial (or the last name where its owner chose that), else the part of the email before the @ sign; never the email. */
export function visitorNameOf({ firstName, lastName, email, showsFullName = false }: Named): string {
  const first = firstName?.trim();
  if (!first) return email.split("@")[0] ?? "";
  const last = lastName?.trim();
  if (showsFullName && last) return `${first} ${last}`;
  const [initial] = lastName?.trim() ?? "";
  return initial ? `${first} ${initial.toLocaleUpperCase("en")}.` : first;
}
