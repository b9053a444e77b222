import { useEffect, useState } from "react";

const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/**
 * Today as "2026-12-03" by the device's clock. The server uses its own time zone, so until the page runs it is
 * `rendered`, the server's day, or null without one.
 */
export function useToday(): string | null;
export function useToday(rendered: string): string;
export function useToday(rendered: string | null = null): string | null {
  const [today, setToday] = useState(rendered);
  useEffect(() => setToday(dayOf(new Date())), []);
  return today;
}
