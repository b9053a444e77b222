"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { applicationKeys, applicationsApi } from "@/lib/portal/applications-client";
import { sectionHref } from "@/lib/portal/sections";
import type { ClientWire } from "@/lib/schemas/oauth";
import type { UsageWire } from "@/lib/schemas/usage";
import { SectionHead } from "../frame/section-head";
import { ApplicationCard } from "./application-card";
import { ApplicationForm } from "./application-form";
import { SecretStrip } from "./secret-strip";
import { UsagePanel } from "./usage-panel";

type ApplicationsScreenProps = {
  first: ClientWire[];
  /** This month's usage of all applications together. */
  usage: UsageWire;
  /** How many people have granted each application access, by its public id. */
  connected: Readonly<Record<string, number>>;
};

export function ApplicationsScreen({ first, usage, connected }: ApplicationsScreenProps) {
  const clients = useQuery({
    queryKey: applicationKeys.list,
    queryFn: ({ signal }) => applicationsApi.list(signal),
    initialData: first,
  });
  const callsOf = (clientId: string) => usage.applications.find((each) => each.client_id === clientId)?.calls ?? 0;
  const [isRegistering, setRegistering] = useState(false);
  const [registered, setRegistered] = useState<ClientWire | null>(null);
  const close = () => {
    setRegistering(false);
    setRegistered(null);
  };
  // The link also works in a new tab, where it opens the section for registration; a plain click opens the form here.
  const register = (
    <ButtonLink
      href={sectionHref("register")}
      onNavigate={(event) => {
        event.preventDefault();
        setRegistering(true);
      }}
      prefetch={false}
      size="sm"
      variant="primary"
    >
      <Plus size={18} />
      Register OAuth application
    </ButtonLink>
  );
  const isEmpty = clients.data.length === 0;
  return (
    <>
      <SectionHead actions={!isEmpty && register} title="My Applications">
        What may ask your guests for their dietary ID, and from where.
      </SectionHead>
      <div className="mt-6 grid gap-4">
        {clients.isError ? (
          <ErrorState onRetry={() => clients.refetch()} retryLabel="Try again" title="Error loading OAuth clients">
            Your applications go on working. {clients.error.message}
          </ErrorState>
        ) : isEmpty ? (
          <EmptyState action={register} title="No OAuth Applications">
            Register one and your site’s menu speaks to each guest.
          </EmptyState>
        ) : (
          clients.data.map((client) => (
            <ApplicationCard
              calls={callsOf(client.client_id)}
              client={client}
              connected={connected[client.client_id] ?? 0}
              key={client.id}
            />
          ))
        )}
      </div>
      <Dialog
        hideClose={registered !== null}
        onOpenChange={(open) => !open && !registered && close()}
        open={isRegistering}
        title={registered ? `${registered.name} is registered` : "Register OAuth application"}
      >
        {registered ? (
          <SecretStrip client={registered} onDone={close} />
        ) : (
          <ApplicationForm failure="Error creating application" onCancel={close} onSaved={setRegistered} />
        )}
      </Dialog>
      {(!isEmpty || usage.total_calls > 0) && <UsagePanel clients={clients.data} first={usage} />}
    </>
  );
}
