/**
 * What a business can use today. The one place that says so: when a part is released, its line here
 * changes, and every page follows.
 */
const RELEASED = {
  card: true,
  staffView: true,
  portal: true,
  checkIn: true,
  analytics: true,
  analysis: true,
  integration: true,
} as const satisfies Record<string, boolean>;

export type Part = keyof typeof RELEASED;

export const isReleased = (part: Part): boolean => RELEASED[part];
