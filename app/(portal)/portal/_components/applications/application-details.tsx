"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { FormError } from "@/components/auth/form-error";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/field";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { ApiError, failureOf } from "@/lib/api-call";
import { applicationKeys, applicationsApi, type Details } from "@/lib/portal/applications-client";
import { PRODUCT_NAME } from "@/lib/product";
import type { ClientWire } from "@/lib/schemas/oauth";
import type { ClientDetailsWire, DetailText } from "@/lib/schemas/oauth-details";

const TEXTS: Record<DetailText, { label: string; hint: string }> = {
  developer: { label: "Who makes it", hint: "Your company, as people know it." },
  logo_uri: {
    label: "Logo",
    hint: "A picture of at least 16 pixels a side. We keep a copy, so that nobody else learns who looks.",
  },
  site_uri: { label: "Site", hint: "Where people read about it." },
  privacy_uri: { label: "Privacy policy", hint: "Linked on the consent page." },
  terms_uri: { label: "Terms", hint: "Linked on the consent page." },
  notice_uri: {
    label: "Address for notices",
    hint: "Told by a signed POST when somebody ends their permission or deletes the account.",
  },
};
const NAMES = Object.keys(TEXTS) as DetailText[];

type ApplicationDetailsProps = { client: ClientWire; onDone: () => void };

/** Edits what the consent screen shows about an application and how it is treated, and submits it for verification. */
export function ApplicationDetails({ client, onDone }: ApplicationDetailsProps) {
  const details = useQuery({
    queryKey: applicationKeys.details(client.client_id),
    queryFn: ({ signal }) => applicationsApi.details(client.client_id, signal),
  });
  if (details.isError) {
    return (
      <ErrorState onRetry={() => details.refetch()} title="Failed to load the details">
        Nothing was changed.
      </ErrorState>
    );
  }
  if (!details.data) {
    return (
      <SkeletonGroup label="Loading the details">
        <Skeleton height="320px" />
      </SkeletonGroup>
    );
  }
  return <DetailsForm client={client} saved={details.data} onDone={onDone} />;
}

function DetailsForm({ client, saved, onDone }: ApplicationDetailsProps & { saved: ClientDetailsWire }) {
  const [fields, setFields] = useState<Details>(() => ({
    ...(Object.fromEntries(NAMES.map((name) => [name, saved[name] ?? ""])) as Record<DetailText, string>),
    require_pkce: saved.require_pkce,
    forgive_repeated_refresh: saved.forgive_repeated_refresh,
    dpop_bound_access_tokens: saved.dpop_bound_access_tokens,
    require_pushed_authorization_requests: saved.require_pushed_authorization_requests,
  }));
  const queries = useQueryClient();
  const toast = useToast();
  const keep = (newest: ClientDetailsWire) => queries.setQueryData(applicationKeys.details(client.client_id), newest);
  const saving = useMutation({
    mutationFn: async ({ submits }: { submits: boolean }) => {
      const answer = await applicationsApi.saveDetails(client.client_id, fields);
      return submits ? applicationsApi.submit(client.client_id) : answer;
    },
    onSuccess: (newest, { submits }) => {
      keep(newest);
      toast("success", submits ? `${client.name} waits to be verified` : `${client.name} is saved`);
      onDone();
    },
  });
  const problem = saving.error instanceof ApiError ? saving.error.fields[0] : undefined;
  const errorOf = (name: DetailText) => (problem?.loc[1] === name ? problem.msg : null);
  const isAtField = NAMES.some((name) => errorOf(name) !== null);
  const save = (submits: boolean) => !saving.isPending && saving.mutate({ submits });
  const isPublic = client.token_endpoint_auth_method === "none";
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save(false);
      }}
    >
      <FormError error={saving.isError && !isAtField ? failureOf(saving.error, "Error updating application") : null} />
      {saved.refusal !== null && (
        <div className="grid gap-1 rounded-card bg-saffron-tint px-4 py-3 text-small">
          <p className="font-semibold">Not verified. Our team wrote:</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{saved.refusal}</p>
          <p>Mend it and submit it again whenever you like.</p>
        </div>
      )}
      <p className="text-small">
        {saved.verified_at
          ? `Verified by ${PRODUCT_NAME}. Another developer, logo or site is looked at again.`
          : saved.submitted_at
            ? "Submitted: it waits for our team to verify it."
            : "Not verified: the consent page says so until our team has looked at it."}
        {saved.sector_identifier && ` People are known to it by a sub of ${saved.sector_identifier} alone.`}
      </p>
      {NAMES.map((name) => (
        <TextField
          error={errorOf(name)}
          hint={TEXTS[name].hint}
          key={name}
          label={TEXTS[name].label}
          maxLength={name === "developer" ? 100 : 500}
          onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
          optional
          type={name === "developer" ? "text" : "url"}
          value={fields[name]}
        />
      ))}
      {!isPublic && (
        <Checkbox
          checked={fields.require_pkce}
          label="Refuse requests without PKCE"
          onChange={(event) => setFields({ ...fields, require_pkce: event.target.checked })}
        />
      )}
      <Checkbox
        checked={fields.forgive_repeated_refresh}
        label="Answer a refresh that comes again within ten seconds, instead of ending the connection"
        onChange={(event) => setFields({ ...fields, forgive_repeated_refresh: event.target.checked })}
      />
      <Checkbox
        checked={fields.dpop_bound_access_tokens}
        label="Issue tokens only to a key of its own (DPoP)"
        onChange={(event) => setFields({ ...fields, dpop_bound_access_tokens: event.target.checked })}
      />
      <Checkbox
        checked={fields.require_pushed_authorization_requests}
        label="Refuse requests that were not pushed first (PAR)"
        onChange={(event) => setFields({ ...fields, require_pushed_authorization_requests: event.target.checked })}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button disabled={saving.isPending} onClick={onDone}>
          Cancel
        </Button>
        {!saved.verified_at && !saved.submitted_at && (
          <Button disabled={saving.isPending} onClick={() => save(true)}>
            Save and submit for verification
          </Button>
        )}
        <Button busy={saving.isPending} type="submit" variant="primary">
          Save
        </Button>
      </div>
    </form>
  );
}
