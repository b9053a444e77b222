/**
 * The parts of the product that businesses can use today. All pages read this table, so a release changes one line
 * here.
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
