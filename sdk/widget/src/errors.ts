import type { ForkprintErrorCode } from "./types";

/** What a refusal says beside its message, for the widget itself. */
type Told = {
  status?: number;
  /** Milliseconds until the server wants to be asked again. 0: it did not say. */
  wait?: number;
  /** The indexes of the items that the server could not accept. */
  refusedItems?: number[];
};
export type ForkprintError = Error & { code: ForkprintErrorCode } & Told;

/** The codes are explained in the documentation; a message is added only if the server sent one. */
export const fail = (code: ForkprintErrorCode, message = code as string, told: Told = {}): ForkprintError =>
  Object.assign(new Error(message), { code, ...told });

const told = new Set<string>();
/** Says once on the console what a developer can mend; visitors read it on the page. */
export function tellDeveloper(words: string): void {
  // biome-ignore lint/suspicious/noConsole: the only place where the developer of another site can be told.
  if (!told.has(words)) console.warn(`Forkprint: ${words}`);
  told.add(words);
}
