import { cookiePrefix, setCookie } from "@/server/auth/cookies";

/** An evening: whoever looks again tomorrow types the password again. */
const LIFE_SECONDS = 12 * 3600;

export const nameOfFiguresCookie = (): string => `${cookiePrefix()}forkprint_figures`;
export const sharedFiguresCookie = (pass: string): string => setCookie(nameOfFiguresCookie(), pass, LIFE_SECONDS);
