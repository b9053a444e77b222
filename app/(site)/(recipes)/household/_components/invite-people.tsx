import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy, Trash2 } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { IconButton } from "@/components/ui/icon-button";
import { FIELD_LABEL } from "@/components/ui/input";
import { QrCode } from "@/components/ui/qr-code";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { useMomentInWords } from "@/components/ui/use-moment-in-words";
import { useTask } from "@/components/ui/use-task";
import { cn } from "@/components/ui/variants";
import { failureOf } from "@/lib/api-call";
import { INVITATION_DAYS } from "@/lib/household/limits";
import { households } from "@/lib/household-client";
import type { InvitationWire } from "@/lib/schemas/household";
import { householdText } from "@/messages/en/household";

const USES = [
  { value: "one", label: "One person" },
  { value: "many", label: "Several people" },
] as const;

type InvitePeopleProps = { householdId: string; name: string };

/** Creates an invitation link, shows it as a code, and revokes open ones. */
export function InvitePeople({ householdId, name }: InvitePeopleProps) {
  const t = useText(householdText);
  const momentInWords = useMomentInWords();
  const client = useQueryClient();
  const toast = useToast();
  const [uses, setUses] = useState<(typeof USES)[number]["value"]>("one");
  const [days, setDays] = useState(7);
  const [made, setMade] = useState<InvitationWire | null>(null);
  const { busy, run: start } = useTask();
  const key = ["household-invitations", householdId];
  const { data: open } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => households.listInvitations(householdId, signal),
    // An invitation may be used while the dialog is closed.
    staleTime: 0,
  });
  const run = (work: () => Promise<void>) =>
    start(
      "change",
      () => work().finally(() => client.invalidateQueries({ queryKey: key })),
      (error) => toast("error", failureOf(error, t("unchangedRetry"))),
    );
  const invite = () =>
    run(async () => setMade(await households.invite(householdId, { is_single_use: uses === "one", days })));
  const revoke = ({ id }: InvitationWire) =>
    run(async () => {
      await households.revoke(householdId, id);
      if (made?.id === id) setMade(null);
      toast("success", t("inviteTakenBack"));
    });
  async function copy({ url }: InvitationWire) {
    if (await copyText(url)) toast("success", t("theLinkIsCopied"));
    else window.prompt(t("copyLinkByHand"), url);
  }
  const others = open?.filter(({ id }) => id !== made?.id) ?? [];
  return (
    <div className="grid gap-5">
      {made ? (
        <div className="grid justify-items-center gap-4">
          <QrCode
            className="w-[min(60vw,260px)] rounded-card border border-line border-solid"
            label={t("inviteQr", { name })}
            text={made.url}
          />
          <p className="m-0 text-center">
            {t(made.is_single_use ? "letsOneIn" : "letsSeveralIn", { until: momentInWords(made.expires_at) })}
          </p>
          <div className="grid w-full gap-3">
            <Button onClick={() => void copy(made)} variant="primary">
              <Copy size={18} />
              {t("copyTheLink")}
            </Button>
            <Button disabled={busy} onClick={() => void revoke(made)}>
              {t("takeItBack")}
            </Button>
            <Button onClick={() => setMade(null)} variant="text">
              {t("makeAnother")}
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid gap-4">
          <div className="grid gap-2">
            <p className={cn(FIELD_LABEL, "m-0")}>{t("for")}</p>
            <SegmentedControl
              label={t("forHowMany")}
              onChange={setUses}
              options={USES.map(({ value, label }) => ({ value, label: t.known(label) }))}
              value={uses}
              wide
            />
          </div>
          <SelectField
            label={t("openFor")}
            onChange={(event) => setDays(Number(event.target.value))}
            value={String(days)}
          >
            {INVITATION_DAYS.map((each) => (
              <option key={each} value={each}>
                {each === 1 ? t("oneDay") : t("eachDays", { each })}
              </option>
            ))}
          </SelectField>
          <Button busy={busy} onClick={() => void invite()} variant="primary">
            {t("makeTheLink")}
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <div>
          <h3 className="m-0 mb-1 text-(length:--t0)">{t("openInvitations")}</h3>
          <ul className="m-0 grid list-none p-0">
            {others.map((each) => (
              <li className="flex items-center gap-2 border-0 border-line border-t border-solid py-1" key={each.id}>
                <span className="min-w-0 flex-1 text-small">
                  {t(each.is_single_use ? "oneUntil" : "severalUntil", { until: momentInWords(each.expires_at) })}
                </span>
                <IconButton
                  label={t("copyInviteUntil", { expires_at: momentInWords(each.expires_at) })}
                  onClick={() => void copy(each)}
                >
                  <Copy size={18} />
                </IconButton>
                <IconButton
                  label={t("takeBackInviteUntil", { expires_at: momentInWords(each.expires_at) })}
                  onClick={() => void revoke(each)}
                >
                  <Trash2 size={18} />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
