const two = (count: number): string => String(count).padStart(2, "0");

/** A moment by the device's clock, as an entry has it. */
export const byClock = (at: Date): { day: string; time: string } => ({
  day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
  time: `${two(at.getHours())}:${two(at.getMinutes())}`,
});
