"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { useText } from "#use-text";
import { PushChoice } from "@/components/notifications/push-choice";
import { Checkbox } from "@/components/ui/checkbox";
import { Moment } from "@/components/ui/moment";
import { Switch } from "@/components/ui/switch";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { RECALL_SOURCES } from "@/lib/recalls/sources";
import { recallsApi } from "@/lib/recalls-client";
import type { RecallListWire, RecallWishBody, RecallWishWire } from "@/lib/schemas/recalls";
import { recallsText } from "@/messages/en/recalls";

type WishFormProps = { wish: RecallWishWire; feeds: RecallListWire["feeds"] };

/** Whose recalls are listed for an allergen alone, and whether new ones are mailed; each change is stored at once. */
export function WishForm({ wish: rendered, feeds }: WishFormProps) {
  const t = useText(recallsText);
  const toast = useToast();
  const router = useRouter();
  const { busy, run } = useTask();
  const [wish, setWish] = useState(rendered);
  const [mailId, whyId] = [useId(), useId()];
  const change = (body: RecallWishBody) => {
    const before = wish;
    void run(
      "change",
      async () => {
        setWish({ ...wish, ...body });
        setWish(await recallsApi.changeWish(body));
        router.refresh();
      },
      (error) => {
        setWish(before);
        toast("error", failureOf(error, t("notStored")));
      },
    );
  };
  return (
    <section
      aria-labelledby="recall-wish"
      className="grid gap-4 rounded-card border-[1.5px] border-line bg-raised p-4 tablet:p-5"
    >
      <h2 className="m-0 text-step-2" id="recall-wish">
        {t("tellMe")}
      </h2>
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="m-0 font-semibold" id={mailId}>
            {t("byMail")}
          </p>
          <p className="m-0 text-ink-soft text-small" id={whyId}>
            {t("byMailWhy")}
          </p>
        </div>
        <Switch
          busy={busy}
          checked={wish.by_mail}
          describedBy={whyId}
          labelledBy={mailId}
          onChange={(by_mail) => change({ by_mail })}
        />
      </div>
      <PushChoice />
      <fieldset className="m-0 grid border-0 p-0">
        <legend className="p-0 font-semibold">{t("sourcesAsk")}</legend>
        {RECALL_SOURCES.map((source) => {
          const read = feeds.find((feed) => feed.source === source);
          return (
            <Checkbox
              checked={wish.sources.includes(source)}
              disabled={busy}
              key={source}
              label={
                <>
                  {t(source)}
                  <span className="block text-ink-soft text-small">
                    {read ? (
                      <>
                        {t("lastRead")} <Moment iso={read.read_at} />
                      </>
                    ) : (
                      t("neverRead")
                    )}
                  </span>
                </>
              }
              onChange={({ target: { checked } }) =>
                change({
                  sources: RECALL_SOURCES.filter((each) => (each === source ? checked : wish.sources.includes(each))),
                })
              }
            />
          );
        })}
      </fieldset>
    </section>
  );
}
