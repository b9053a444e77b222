import type { ReactNode } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { verdictNewsText } from "@/messages/en/verdict-news";

type UnreadRowProps = { title: string; isBusy: boolean; onRead: () => void; children: ReactNode };

/** What is said of one recipe, beside the button that takes it away. */
export function UnreadRow({ title, isBusy, onRead, children }: UnreadRowProps) {
  const t = useText(verdictNewsText);
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-line border-b py-3 last:border-b-0 last:pb-0">
      <div className="grid min-w-0 gap-1">{children}</div>
      <Button aria-label={t("iHaveReadIt", { title })} busy={isBusy} onClick={onRead} size="sm">
        {t("iHaveReadIt5")}
      </Button>
    </li>
  );
}
