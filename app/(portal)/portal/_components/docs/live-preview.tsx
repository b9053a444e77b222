"use client";

import { useEffect, useState } from "react";
import { EXAMPLE_DISH } from "@/lib/portal/snippets";

type Marked = { names: string[]; descriptions: string[]; containers: string[] };
type Widget = { processMenu: (options: { menuItems: object[] }) => Promise<Marked>; destroy: () => void };
const widget = () => (window as { Forkprint?: Widget }).Forkprint;

/**
 * The result of the snippet above for a guest with a nut allergy, drawn by the real widget. It is loaded with the
 * reader's client id and asks a call that knows only this guest.
 */
export function LivePreview({ clientId }: { clientId: string }) {
  const [marked, setMarked] = useState<Marked | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    const script = document.createElement("script");
    script.src = "/widget.js";
    script.dataset.clientId = clientId;
    script.dataset.issuer = `${location.origin}/api/widget-preview`;
    const fail = () => !isGone && setFailed(true);
    script.onerror = fail;
    script.onload = () => {
      if (isGone) return widget()?.destroy();
      widget()
        ?.processMenu({ menuItems: [EXAMPLE_DISH] })
        .then((answer) => !isGone && setMarked(answer), fail);
    };
    document.head.append(script);
    return () => {
      isGone = true;
      script.remove();
      widget()?.destroy();
    };
  }, [clientId]);
  const title = "What a guest with a nut allergy sees";
  return (
    <section aria-label={title} className="my-4 rounded-card border border-line bg-raised p-4 ps-8">
      <p className="mb-2 text-ink-soft text-small">{title}</p>
      <div aria-busy={!marked && !isFailed} aria-live="polite" className="min-h-16">
        {isFailed && <p>The preview could not be loaded. Please reload the page.</p>}
        {marked && (
          <div className={marked.containers[0]}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own answer, in which every text is escaped; the snippet does the same. */}
            <h4 className="font-serif text-step-1" dangerouslySetInnerHTML={{ __html: marked.names[0] ?? "" }} />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above. */}
            <p dangerouslySetInnerHTML={{ __html: marked.descriptions[0] ?? "" }} />
          </div>
        )}
      </div>
    </section>
  );
}
