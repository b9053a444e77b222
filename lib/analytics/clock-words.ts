/** From Monday. */
export const WHOLE_WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export const clock = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;
