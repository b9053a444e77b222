/** Thrown at sign-out while grocery changes exist on this device only and would be lost. */
export class UnsentChangesError extends Error {
  constructor(readonly count: number) {
    super(`${count} changes were not sent`);
  }
}
