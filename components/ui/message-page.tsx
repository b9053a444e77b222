import type { ReactNode } from "react";
import { Acts } from "@/components/ui/acts";

type MessagePageProps = {
  title: ReactNode;
  /** What happened, and what is safe. */
  lead: ReactNode;
  /** Announces the message at once, because something failed. */
  isAlert?: boolean;
  /** Above the title. */
  sign?: ReactNode;
  /** Buttons that lead on. */
  acts?: ReactNode;
  children?: ReactNode;
};

/** A page that consists of one message. */
export const MessagePage = ({ title, lead, isAlert = false, sign, acts, children }: MessagePageProps) => (
  <div className="grid max-w-160 justify-items-start gap-5 pt-16 pb-24">
    {sign}
    <h1>{title}</h1>
    <p className="lead" role={isAlert ? "alert" : undefined}>
      {lead}
    </p>
    {acts && <Acts className="mt-2">{acts}</Acts>}
    {children}
  </div>
);
