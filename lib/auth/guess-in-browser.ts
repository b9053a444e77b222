import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { isEasilyGuessed } from "./password-guesses";

const library = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * What the server decides by longer lists (server/auth/known-words.ts), by a quarter of a megabyte of usual passwords
 * and keys. Load it only where somebody chooses a password.
 */
export const isEasilyGuessedHere = (password: string, own: readonly string[]): boolean =>
  isEasilyGuessed(password, (text) => library.check(text, [...own]));
