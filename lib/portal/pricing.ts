/**
 * The price of calls to the dietary analysis. Money is counted in ten-thousandths of a dollar, in which the lowest
 * price per call is a whole number, so no amount is ever a fraction.
 */
export const COST_UNITS_PER_DOLLAR = 10_000;
const FRACTION_DIGITS = 4;

export type Tier = {
  /** The first and the last call of a month that cost this price; the last tier has no end. */
  from: number;
  to: number | null;
  /** In ten-thousandths of a dollar. */
  costPerCall: number;
};

export const FREE_CALLS_PER_MONTH = 1_000;

export const TIERS: readonly Tier[] = [
  { from: 0, to: FREE_CALLS_PER_MONTH, costPerCall: 0 },
  { from: 1_001, to: 10_000, costPerCall: 100 },
  { from: 10_001, to: 100_000, costPerCall: 50 },
  { from: 100_001, to: 1_000_000, costPerCall: 20 },
  { from: 1_000_001, to: 10_000_000, costPerCall: 10 },
  { from: 10_000_001, to: null, costPerCall: 5 },
];

export const MAX_ITEMS_PER_CALL = 25;
/** Far more than any customer sends in a month. Costs up to this number are exact. */
export const MAX_CALLS_PER_MONTH = 1_000_000_000;
/** The numbers of calls for which the pricing page shows the cost. */
export const EXAMPLE_CALLS: readonly number[] = [5_000, 50_000, 500_000];

export type BillLine = { tier: Tier; calls: number; cost: number };
export type Bill = { lines: readonly BillLine[]; total: number };

/**
 * The bill for a month's calls: each tier's price applies only to the calls within it. Tiers that are not reached are
 * left out. Costs are in ten-thousandths of a dollar.
 * @throws RangeError unless `calls` is a whole number from 0 to MAX_CALLS_PER_MONTH
 */
export function billFor(calls: number): Bill {
  if (!Number.isInteger(calls) || calls < 0 || calls > MAX_CALLS_PER_MONTH) {
    throw new RangeError(`Not a number of calls: ${calls}`);
  }
  const lines = TIERS.map((tier) => {
    const callsHere = Math.max(0, Math.min(calls, tier.to ?? calls) - Math.max(0, tier.from - 1));
    return { tier, calls: callsHere, cost: callsHere * tier.costPerCall };
  }).filter((line) => line.calls > 0);
  return { lines, total: lines.reduce((sum, line) => sum + line.cost, 0) };
}

const WHOLE_DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/**
 * `$40`, `$0.005` or, with `cents`, `$40.00`: never rounded, and never with a single digit after the point.
 * @param cost whole ten-thousandths of a dollar
 */
export function formatCost(cost: number, { cents = false }: { cents?: boolean } = {}): string {
  const fraction = cost % COST_UNITS_PER_DOLLAR;
  const dollars = WHOLE_DOLLARS.format((cost - fraction) / COST_UNITS_PER_DOLLAR);
  if (fraction === 0 && !cents) return dollars;
  const digits = String(fraction)
    .padStart(FRACTION_DIGITS, "0")
    .replace(/0{1,2}$/, "");
  return `${dollars}.${digits}`;
}

const FULL_COUNT = new Intl.NumberFormat("en-US");
const MILLION = 1_000_000;

export const formatCalls = (calls: number): string => FULL_COUNT.format(calls);

/** The range of a tier, with millions shortened: `1,001 to 10,000`, `1M to 10M`, `Over 10M`. */
export function describeTier({ from, to }: Tier): string {
  const short = (calls: number) =>
    calls >= MILLION ? `${FULL_COUNT.format(Math.floor(calls / MILLION))}M` : FULL_COUNT.format(calls);
  return to === null ? `Over ${short(from)}` : `${short(from)} to ${short(to)}`;
}

/**
 * Reads a number of calls as people type it or as a link holds it; spaces and thousands commas are allowed. Null unless
 * it is a whole number within bounds.
 */
export function parseCalls(text: string | null): number | null {
  const digits = (text ?? "").replace(/[\s,]/g, "");
  if (!/^\d{1,10}$/.test(digits)) return null;
  const calls = Number(digits);
  return calls <= MAX_CALLS_PER_MONTH ? calls : null;
}

const PER_DECADE = [1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9];
const DECADES = [1_000, 10_000, 100_000, 1_000_000, 10_000_000];

/** The positions of the slider: finer for small numbers, where the price changes most. */
export const SLIDER_STOPS: readonly number[] = [
  0,
  500,
  ...DECADES.flatMap((decade) => PER_DECADE.map((step) => step * decade)),
  100_000_000,
];

/** The last position of the slider that is not above a number of calls. */
export function sliderStopOf(calls: number): number {
  return SLIDER_STOPS.findLastIndex((stop) => stop <= calls);
}
