"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { saveFile } from "@/components/ui/save-file";
import type { ClientWire } from "@/lib/schemas/oauth";
import { CopyButton } from "../shared/copy-button";

/** A secret between two perforations, shown this one time only. */
export function SecretStrip({ client, onDone }: { client: ClientWire; onDone: () => void }) {
  const [isStored, setIsStored] = useState(false);
  const secret = client.client_secret;
  const save = () =>
    saveFile(
      new Blob([`client_id=${client.client_id}\nclient_secret=${secret}\n`], { type: "text/plain" }),
      `${client.name.replace(/[^\p{L}\p{N}]+/gu, "-")}-secret.txt`,
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="flex flex-wrap items-center gap-x-2">
        Client ID <span className="code wrap-anywhere">{client.client_id}</span>
        <CopyButton text={client.client_id} what="client ID" />
      </p>
      {secret === null ? (
        <p className="text-ink-soft">A public application has no secret. It proves itself by PKCE.</p>
      ) : (
        <>
          <div className="grid gap-3 border-control border-y-2 border-dashed bg-page px-4 py-5">
            <p className="text-small">
              <b>Client secret</b>, for your server’s settings only
            </p>
            <output className="code block border-[1.5px] border-control bg-raised p-3 text-step-1 wrap-anywhere">
              {secret}
            </output>
            <div className="flex flex-wrap gap-2.5">
              <CopyButton text={secret} what="client secret">
                Copy secret
              </CopyButton>
              <Button onClick={save} size="sm">
                <Download size={18} />
                Save as file
              </Button>
            </div>
          </div>
          <p className="text-small">
            <b>This is the only time it is shown.</b> We keep a hash and the last four characters. Lost it? Rotate: the
            old one is dead at once.
          </p>
          <Checkbox
            checked={isStored}
            label="I have stored it"
            onChange={(event) => setIsStored(event.target.checked)}
          />
        </>
      )}
      <Button disabled={secret !== null && !isStored} onClick={onDone} variant="primary">
        Done
      </Button>
    </div>
  );
}
