/** Changes of groceries are on this device alone, and a sign-out would lose them. */
export class UnsentChangesError extends Error {
  constructor(readonly count: number) {
    super(`${count} changes were not sent`);
  }
}
