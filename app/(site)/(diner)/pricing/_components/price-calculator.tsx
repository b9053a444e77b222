"use client";

import { BUSINESS_LINKS } from "@/components/business/business-links";
import { ButtonAnchor } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { cn } from "@/components/ui/variants";
import {
  billFor,
  formatCalls,
  formatCost,
  MAX_CALLS_PER_MONTH,
  MAX_ITEMS_PER_CALL,
  SLIDER_STOPS,
  sliderStopOf,
} from "@/lib/portal/pricing";
import styles from "./bill.module.css";
import { BillTable } from "./bill-table";
import { useCalls } from "./use-calls";

const INVALID = `Please enter a whole number from 0 to ${formatCalls(MAX_CALLS_PER_MONTH)}`;

/** Calculates the bill for a number of calls, set by slider or typed. */
export function PriceCalculator() {
  const { text, calls, isValid, write } = useCalls();
  const bill = billFor(calls);
  return (
    <section
      aria-labelledby="bill-title"
      className={cn(styles.torn, "wide:sticky wide:top-[calc(var(--head)+24px)] wide:[grid-area:2/2/span_2]")}
    >
      <div
        className={cn(
          styles.paper,
          "grid grid-cols-1 gap-5 border-cover border-t-4 bg-page px-5 pt-6 tablet:px-8 tablet:pt-8 forced-colors:border",
        )}
      >
        <h2 className="text-step-2" id="bill-title">
          Your bill
        </h2>
        <div className="grid gap-2 [&_input]:text-step-1 [&_input]:tabular-nums">
          <TextField
            autoComplete="off"
            error={isValid ? null : INVALID}
            inputMode="numeric"
            label="Calls a month"
            maxLength={16}
            name="calls"
            onChange={(event) => write(event.target.value)}
            value={text}
          />
          <input
            aria-label="Calls a month, in steps"
            aria-valuetext={`${formatCalls(calls)} calls`}
            className="h-11 w-full cursor-pointer accent-herb"
            max={SLIDER_STOPS.length - 1}
            min={0}
            onChange={(event) => write(String(SLIDER_STOPS[event.target.valueAsNumber] ?? 0))}
            step={1}
            type="range"
            value={sliderStopOf(calls)}
          />
        </div>
        <div className="overflow-x-auto">
          <BillTable bill={bill} calls={calls} />
        </div>
        <p aria-live="polite" className="sr-only">
          {isValid && `${formatCalls(calls)} calls cost ${formatCost(bill.total)} a month`}
        </p>
        <p className="small soft">
          That is up to {formatCalls(calls * MAX_ITEMS_PER_CALL)} menu items, at {MAX_ITEMS_PER_CALL} a call. The
          address of this page keeps your number.
        </p>
        <ButtonAnchor href={BUSINESS_LINKS.getStarted} variant="primary" wide>
          Get Started
        </ButtonAnchor>
        <p className="small text-center">No setup fees. No contracts. Cancel anytime.</p>
      </div>
    </section>
  );
}
