"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { ErrorState } from "@/components/ui/empty-state";
import { Moment } from "@/components/ui/moment";
import { WaitingRows } from "@/components/ui/waiting-rows";
import { api } from "@/lib/api-client";
import { settings } from "@/messages/en/settings";
import { EmailState } from "../email-state";
import { ChangeSecondFactor } from "./change-second-factor";
import { RecoveryCodes } from "./recovery-codes";
import { SetUpSecondFactor } from "./set-up-second-factor";

const KEY = ["second-factor"];
const FEW = 3;

type Doing = "nothing" | "setup" | "codes" | "off";

/** Whether two-step sign-in is on, with the actions to change that. */
export function SecondFactor({ isEmailConfirmed }: { isEmailConfirmed: boolean }) {
  const t = useText(settings);
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: api.getSecondFactor });
  const client = useQueryClient();
  const [doing, setDoing] = useState<Doing>("nothing");
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const done = (next: readonly string[] | null) => {
    setDoing("nothing");
    setCodes(next);
    void client.invalidateQueries({ queryKey: KEY });
  };

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  if (isError) {
    return (
      <ErrorState onRetry={() => void refetch()} title={t("secondFactorNotLoaded")}>
        {t("signInUnchanged")}
      </ErrorState>
    );
  }
  if (!data) return <WaitingRows label={t("loadingSecondFactor")} rows={1} />;
  const stop = () => setDoing("nothing");
  if (doing === "setup") return <SetUpSecondFactor onCancel={stop} onDone={done} />;
  if (doing !== "nothing") return <ChangeSecondFactor doing={doing} onCancel={stop} onDone={done} />;
  if (data.since === null && !isEmailConfirmed) {
    return (
      <>
        <p className="m-0">{t("offConfirmYourEmail")}</p>
        <EmailState isConfirmed={false} />
      </>
    );
  }
  if (data.since === null) {
    return (
      <>
        <p className="m-0">{t("secondFactorIsOff")}</p>
        <Button onClick={() => setDoing("setup")}>{t("setUpSecondFactor")}</Button>
      </>
    );
  }
  return (
    <>
      <p className="m-0">
        {t.rich("onSinceMomentRecovery", {
          b: (inside) => <b>{inside}</b>,
          moment: <Moment iso={data.since} />,
          recovery_codes_left: data.recovery_codes_left,
        })}
      </p>
      {data.recovery_codes_left < FEW && (
        <Callout tone="info">
          <p>{t("fewRecoveryCodes")}</p>
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setDoing("codes")}>{t("newRecoveryCodes")}</Button>
        <Button onClick={() => setDoing("off")}>{t("switchOff")}</Button>
      </div>
    </>
  );
}
