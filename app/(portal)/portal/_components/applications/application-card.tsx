"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { Guilloche } from "@/components/brand/guilloche";
import { Button } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { cn } from "@/components/ui/variants";
import { failureOf } from "@/lib/api-call";
import { applicationKeys, applicationsApi } from "@/lib/portal/applications-client";
import { sectionHref } from "@/lib/portal/sections";
import type { ClientWire } from "@/lib/schemas/oauth";
import { ActiveSign } from "../active-sign";
import { CopyButton } from "../shared/copy-button";
import { MoreMenu } from "../shared/more-menu";
import { ApplicationDetails } from "./application-details";
import { ApplicationForm } from "./application-form";
import { SecretStrip } from "./secret-strip";

type ApplicationCardProps = { client: ClientWire; connected: number; calls: number };
type Task = "edit" | "details" | "rotate" | "rotate_slowly" | "delete";
const OVERLAP_HOURS = 24;

const SAID_MS = 3000;
const full = (count: number) => count.toLocaleString("en-US");

/** An application in the form of a visa: stub, data and counts. An inactive one is only an outline. */
export function ApplicationCard({ client, connected, calls }: ApplicationCardProps) {
  const [task, setTask] = useState<Task | null>(null);
  const [rotated, setRotated] = useState<ClientWire | null>(null);
  const queries = useQueryClient();
  const toast = useToast();
  const close = () => setTask(null);
  const refresh = () => queries.invalidateQueries({ queryKey: applicationKeys.list });
  const rotating = useMutation({
    mutationFn: () => applicationsApi.rotate(client.client_id, task === "rotate_slowly" ? OVERLAP_HOURS : 0),
    onSuccess: (next) => {
      close();
      setRotated(next);
      return refresh();
    },
    onError: (error) => toast("error", failureOf(error, "Error updating application")),
  });
  const deleting = useMutation({
    mutationFn: () => applicationsApi.remove(client.client_id),
    onSuccess: async () => {
      // Reloads only the list, because the details of an application that was deleted cannot be read again.
      await queries.invalidateQueries({ queryKey: applicationKeys.list, exact: true });
      toast("success", `${client.name} is deleted`);
    },
    onError: (error) => toast("error", failureOf(error, "Error updating application")),
  });
  const isPublic = client.token_endpoint_auth_method === "none";
  const headingId = `application-${client.id}`;
  return (
    <article
      aria-labelledby={headingId}
      className={cn(
        "grid grid-cols-[minmax(0,1fr)] rounded-card border bg-raised tablet:grid-cols-[84px_minmax(0,1fr)] full:grid-cols-[100px_minmax(0,1fr)_236px]",
        client.is_active ? "border-line shadow-card" : "border-control border-dashed",
      )}
    >
      <div
        aria-hidden="true"
        className="relative hidden place-items-center overflow-hidden rounded-s-card border-control border-e-2 border-dashed bg-page tablet:grid"
      >
        <Guilloche height={240} width={100} />
        <span className="relative font-[560] font-serif text-herb text-step-5">
          {client.name.charAt(0).toUpperCase()}
        </span>
      </div>
      <div className="min-w-0 px-4 py-4 tablet:px-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-step-2 wrap-anywhere" id={headingId}>
            {client.name}
          </h2>
          <span className="inline-flex items-center gap-1.5 font-[560] text-small">
            <ActiveSign isActive={client.is_active} size={18} />
          </span>
        </div>
        <Refusal client={client} onRead={() => setTask("details")} />
        {client.description && <p className="text-ink-soft wrap-anywhere">{client.description}</p>}
        <dl className="mt-2 text-small">
          <Fact name="Client ID">
            <span className="code wrap-anywhere">{client.client_id}</span>
            <CopyButton text={client.client_id} what={`client ID of ${client.name}`} />
          </Fact>
          <Fact name="Secret">{isPublic ? "none: a public app, uses PKCE" : secretNote(client)}</Fact>
          <Fact name="Domains">
            <span className="code wrap-anywhere">{client.allowed_domains.join(", ")}</span>
          </Fact>
          <Fact name="Returns to">
            <span className="code wrap-anywhere">{client.redirect_uris.join(", ")}</span>
          </Fact>
        </dl>
      </div>
      <div className="flex flex-wrap content-between gap-4 border-line border-t px-4 py-4 tablet:col-span-2 tablet:px-6 full:col-span-1 full:border-t-0 full:border-s">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Count count={connected} name="Connected diners" />
          <Count count={calls} name="Calls this month" />
        </dl>
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={() => setTask("edit")} size="sm">
            <Pencil size={18} />
            Edit
          </Button>
          <MoreMenu
            actions={[
              {
                label: "Check a page",
                onSelect: () => location.assign(sectionHref("installation", { client: client.client_id })),
              },
              { label: "Consent page and operation", onSelect: () => setTask("details") },
              ...(isPublic
                ? []
                : [
                    { label: "Rotate secret", onSelect: () => setTask("rotate") },
                    { label: "Rotate secret, old one for a day", onSelect: () => setTask("rotate_slowly") },
                  ]),
              { label: "Delete", onSelect: () => setTask("delete"), danger: true },
            ]}
            label={`More for ${client.name}`}
          />
        </div>
      </div>

      <Dialog onOpenChange={(open) => !open && close()} open={task === "edit"} title={`Edit ${client.name}`}>
        <ApplicationForm
          client={client}
          onCancel={close}
          onSaved={(saved) => {
            close();
            toast("success", `${saved.name} is saved`, undefined, SAID_MS);
          }}
        />
      </Dialog>
      <Dialog
        onOpenChange={(open) => !open && close()}
        open={task === "details"}
        title={`Consent page and operation of ${client.name}`}
      >
        <ApplicationDetails client={client} onDone={close} />
      </Dialog>
      <ConfirmDialog
        busy={rotating.isPending}
        cancelLabel="Keep it"
        confirmLabel="Rotate secret"
        description={
          task === "rotate_slowly"
            ? `The secret in use works for another ${OVERLAP_HOURS} hours, then only the new one. A secret before it is dead at once.`
            : "The secret in use is dead at once: your server cannot exchange codes until it has the new one. People who are connected stay connected."
        }
        onConfirm={() => rotating.mutate()}
        onOpenChange={(open) => !open && close()}
        open={task === "rotate" || task === "rotate_slowly"}
        title={`Rotate the secret of ${client.name}?`}
      />
      <ConfirmDialog
        busy={deleting.isPending}
        cancelLabel="Keep it"
        confirmLabel="Delete application"
        description={`${full(connected)} connected ${connected === 1 ? "diner" : "diners"} and every token it holds end at once. What it used stays on your bill.`}
        onConfirm={() => deleting.mutate()}
        onOpenChange={(open) => !open && close()}
        open={task === "delete"}
        title={`Delete ${client.name}?`}
      />
      <Dialog hideClose onOpenChange={() => undefined} open={rotated !== null} title={`New secret of ${client.name}`}>
        {rotated && <SecretStrip client={rotated} onDone={() => setRotated(null)} />}
      </Dialog>
    </article>
  );
}

/** The secret's last characters, by which people tell secrets apart, if they were stored. */
function secretNote({ client_secret_last4: end }: ClientWire): string {
  if (end === "") return "ended when you set a new password; make a new one";
  return end === null ? "kept as a hash" : `ends in …${end}`;
}

/** Our team has reviewed the application and not verified it; its reason is shown with the details. */
function Refusal({ client, onRead }: { client: ClientWire; onRead: () => void }) {
  const { data } = useQuery({
    queryKey: applicationKeys.details(client.client_id),
    queryFn: ({ signal }) => applicationsApi.details(client.client_id, signal),
  });
  if (!data || data.refusal === null) return null;
  return (
    <p className="my-2 flex flex-wrap items-center justify-between gap-2 rounded-card bg-saffron-tint px-3 text-small">
      <span className="font-semibold">Not verified: our team has answered.</span>
      <button
        aria-label={`Read the answer about ${client.name}`}
        className="min-h-11 cursor-pointer underline"
        onClick={onRead}
        type="button"
      >
        Read the answer
      </button>
    </p>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid items-center gap-x-4 border-line border-t py-1.5 tablet:grid-cols-[90px_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-2 font-[560]">{children}</dd>
    </div>
  );
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt className="text-ink-soft text-small">{name}</dt>
      <dd className="font-[600] text-step-2 tabular-nums">{full(count)}</dd>
    </div>
  );
}
