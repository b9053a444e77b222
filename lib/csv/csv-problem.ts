/** Why a text cannot be read as a table, in a sentence for the person who chose the file. */
export class CsvProblem extends Error {
  override name = "CsvProblem";
}

/** A problem with the text itself, in the documented words. */
export const unreadable = (why: string): CsvProblem => new CsvProblem(`Error parsing CSV file: ${why}`);

/** The sentence of a failed reading; any other error has none. */
export const problemOf = (reason: unknown): string =>
  reason instanceof CsvProblem ? reason.message : unreadable("it could not be read").message;
