"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#use-text";
import { useHasPasskeys } from "@/components/auth/use-passkey";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { WaitingRows } from "@/components/ui/waiting-rows";
import { api } from "@/lib/api-client";
import { settings } from "@/messages/en/settings";
import { AddPasskey } from "./add-passkey";
import { PasskeyRow } from "./passkey-row";

const KEY = ["passkeys"];

/** The person's passkeys, which sign in without a password. The person can add, rename and remove them. */
export function Passkeys() {
  const t = useText(settings);
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: api.listPasskeys });
  const client = useQueryClient();
  const hasPasskeys = useHasPasskeys();
  const [isAdding, setAdding] = useState(false);

  if (isError) {
    return (
      <ErrorState onRetry={() => void refetch()} title={t("ownNotLoaded")}>
        {t("passkeysUnchanged")}
      </ErrorState>
    );
  }
  if (!data) return <WaitingRows label={t("loadingYourPasskeys")} rows={1} />;
  const changed = () => client.invalidateQueries({ queryKey: KEY });
  return (
    <>
      {data.length === 0 ? (
        <p className="m-0">{t("noPasskeyYet")}</p>
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0">
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} onChanged={changed} passkey={passkey} />
          ))}
        </ul>
      )}
      {isAdding && (
        <AddPasskey
          onCancel={() => setAdding(false)}
          onDone={async () => {
            await changed();
            setAdding(false);
          }}
        />
      )}
      {!isAdding && hasPasskeys && <Button onClick={() => setAdding(true)}>{t("addAPasskey")}</Button>}
      {!hasPasskeys && <p className="soft m-0">{t("noPasskeysHere")}</p>}
    </>
  );
}
