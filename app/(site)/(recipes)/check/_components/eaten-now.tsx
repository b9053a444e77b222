"use client";

import { NotebookPen } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { byClock } from "@/lib/diary/by-clock";
import { diaryApi } from "@/lib/diary-client";
import { LINKS } from "@/lib/links";
import { checkFood } from "@/messages/en/check-food";

/** Writes into the diary that the checked food was eaten now; for people who keep one. A retry writes no second entry. */
export function EatenNow({ checkId, name }: { checkId: string; name: string }) {
  const t = useText(checkFood);
  const toast = useToast();
  const router = useRouter();
  const { run, busy } = useTask();
  const entry = useRef<string | null>(null);
  const write = () =>
    run(
      "write",
      async () => {
        entry.current ??= crypto.randomUUID();
        await diaryApi.write({
          ...{ kind: "eaten", id: entry.current, ...byClock(new Date()) },
          taken_from: { source: "check", id: checkId },
        });
        entry.current = null;
        toast("success", t("eatenWritten", { name }), [
          { label: t("openDiary"), onSelect: () => router.push(LINKS.diary) },
        ]);
      },
      (error) => toast("error", failureOf(error, t("eatenNotWritten"))),
    );
  return (
    <Button busy={busy} onClick={() => void write()}>
      <NotebookPen size={20} />
      {t("eatenNow")}
    </Button>
  );
}
