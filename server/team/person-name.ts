export const nameSelect = { firstName: true, lastName: true, email: true } as const;
type Named = { firstName: string | null; lastName: string | null; email: string };

/** Colleagues read each other's whole names; without one, the address. */
export const personName = ({ firstName, lastName, email }: Named): string =>
  [firstName, lastName].filter(Boolean).join(" ") || email;
