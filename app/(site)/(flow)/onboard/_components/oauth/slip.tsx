import type { ReactNode } from "react";

// Names, hosts and addresses are other people's texts and may be one long word.
const PART = "min-w-0 px-[18px] py-[22px] [overflow-wrap:anywhere]";

type SlipProps = {
  /** What goes. `labelledBy`: the id of its heading. */
  children: ReactNode;
  labelledBy: string;
  /** What stays; empty while it is not known. */
  keep?: ReactNode;
  keepLabelledBy?: string;
};

/** One slip of two halves with a perforation between them: what goes to an application, and what stays. */
export function Slip({ children, labelledBy, keep, keepLabelledBy }: SlipProps) {
  return (
    <div className="relative mt-5 grid rounded-card border border-line bg-raised shadow-card nav:mx-auto nav:mt-7 nav:max-w-[1000px] nav:grid-cols-[minmax(0,1fr)_340px]">
      <section aria-labelledby={labelledBy} className={`${PART} nav:px-11 nav:py-10`}>
        {children}
      </section>
      <aside
        aria-labelledby={keepLabelledBy}
        className={`${PART} rounded-b-card border-control border-t-2 border-dashed bg-sunk nav:rounded-e-card nav:rounded-es-none nav:border-t-0 nav:border-s-2 nav:px-9 nav:py-10 [&>.forkprint]:mb-[18px]`}
      >
        {keep}
      </aside>
    </div>
  );
}

export const SLIP_HEADING = "mt-[18px] mb-2.5 text-step-3 nav:text-step-4";
