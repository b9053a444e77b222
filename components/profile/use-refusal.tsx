"use client";

import { type ReactNode, useCallback, useState } from "react";
import { useText } from "#use-text";
import { Callout } from "@/components/ui/callout";
import { terms } from "@/messages/en/terms";

/**
 * Explains, visibly and audibly, why a tap has no effect, again at every such tap. `note` belongs below the tapped
 * element; `clear` is called by the next tap that has an effect.
 */
export function useRefusal(): { note: ReactNode; refuse: (why: string) => void; clear: () => void } {
  const term = useText(terms);
  const [refusal, setRefusal] = useState({ why: "", count: 0 });
  const refuse = useCallback((why: string) => setRefusal(({ count }) => ({ why, count: count + 1 })), []);
  const clear = useCallback(() => setRefusal(({ count }) => ({ why: "", count })), []);
  const note = (
    <div className="not-empty:mt-5" role="status">
      {refusal.why && (
        <Callout key={refusal.count} tone="info">
          <p ref={bringIntoView}>{term.known(refusal.why)}</p>
        </Callout>
      )}
    </div>
  );
  return { note, refuse, clear };
}

/** The tiles may fill a phone's window, so the note is scrolled into view. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });
