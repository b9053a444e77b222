import type { ReactNode } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { verdictNewsText } from "@/messages/en/verdict-news";

type UnreadRowProps = { title: string; onRead: () => Promise<void>; children: ReactNode };

/** One entry about a recipe, beside the button that removes it. */
export function UnreadRow({ title, onRead, children }: UnreadRowProps) {
  const t = useText(verdictNewsText);
  const toast = useToast();
  const { busy, run } = useTask();
  const read = () => run("read", onRead, () => toast("error", t("unchangedRetry")));
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-line border-b py-3 last:border-b-0 last:pb-0">
      <div className="grid min-w-0 gap-1">{children}</div>
      <Button aria-label={t("markRead", { title })} busy={busy} onClick={read} size="sm">
        {t("iHaveReadIt5")}
      </Button>
    </li>
  );
}
