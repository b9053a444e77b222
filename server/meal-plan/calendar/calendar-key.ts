import { signedIds } from "@/server/signed-id";

const { keyOf, idOf } = signedIds("forkprint calendar feed");

/** The name of the file in the address of a calendar, and the id of the calendar that a name was made for. */
export const calendarFileOf = (id: string): string => `${keyOf(id)}.ics`;
export const calendarIdOf = (file: string): string | null => idOf(file.replace(/\.ics$/, ""));
