"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ChangeSecondFactor } from "@/components/settings/second-factor/change-second-factor";
import { RecoveryCodes } from "@/components/settings/second-factor/recovery-codes";
import { SetUpSecondFactor } from "@/components/settings/second-factor/set-up-second-factor";
import { WaitingRows } from "@/components/settings/waiting-rows";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { ErrorState } from "@/components/ui/empty-state";
import { Moment } from "@/components/ui/moment";
import { api } from "@/lib/api-client";

const KEY = ["second-factor"];
const FEW = 3;

type Doing = "nothing" | "setup" | "codes" | "off";

/** Whether a password alone signs in, with the way to change that. */
export function SecondFactor() {
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
      <ErrorState onRetry={() => void refetch()} title="Failed to load two-step sign-in">
        Nothing has changed: you sign in as before.
      </ErrorState>
    );
  }
  if (!data) return <WaitingRows label="Loading two-step sign-in" rows={1} />;
  const stop = () => setDoing("nothing");
  if (doing === "setup") return <SetUpSecondFactor onCancel={stop} onDone={done} />;
  if (doing !== "nothing") return <ChangeSecondFactor doing={doing} onCancel={stop} onDone={done} />;
  if (data.since === null) {
    return (
      <>
        <p className="m-0">Off: your password alone signs in.</p>
        <Button onClick={() => setDoing("setup")}>Set up two-step sign-in</Button>
      </>
    );
  }
  return (
    <>
      <p className="m-0">
        <b>On</b> since <Moment iso={data.since} />. Recovery codes left: {data.recovery_codes_left}
      </p>
      {data.recovery_codes_left < FEW && (
        <Callout tone="info">
          <p>Few recovery codes are left. Make new ones before you need them.</p>
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setDoing("codes")}>New recovery codes</Button>
        <Button onClick={() => setDoing("off")}>Switch off</Button>
      </div>
    </>
  );
}
