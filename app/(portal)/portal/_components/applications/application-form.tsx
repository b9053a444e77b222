"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { FormError } from "@/components/auth/form-error";
import { Button } from "@/components/ui/button";
import { Field, TextField } from "@/components/ui/field";
import { TextBox } from "@/components/ui/input";
import { TwoButtons } from "@/components/ui/two-buttons";
import { ApiError, failureOf } from "@/lib/api-call";
import { GENERAL_ACCESS } from "@/lib/oauth/scopes";
import { type ApplicationFields, applicationKeys, applicationsApi } from "@/lib/portal/applications-client";
import type { ClientWire } from "@/lib/schemas/oauth";
import { Choices, ScopesField } from "./application-reach";

type ApplicationFormProps = {
  /** The application to change; without it, a new one is registered. */
  client?: ClientWire;
  /** The message for a failed registration if the server gives no reason. */
  failure?: string;
  onSaved: (client: ClientWire) => void;
  onCancel: () => void;
};

type Problem = { field: keyof ApplicationFields; message: string };

const partsOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
const LINES = /\n/;
const COMMAS = /[,\n]/;

/** What is wrong with the fields, in the documented words; null if the form can be sent. */
function problemOf(fields: ApplicationFields): Problem | null {
  if (fields.name.trim() === "") return { field: "name", message: "A name is required" };
  if (fields.redirect_uris.length === 0) {
    return { field: "redirect_uris", message: "At least one redirect URI is required" };
  }
  if (fields.allowed_domains.length === 0) {
    return { field: "allowed_domains", message: "At least one allowed domain is required" };
  }
  if (fields.scopes.length === 0) return { field: "scopes", message: "At least one scope is required" };
  return null;
}

const FIELDS: readonly unknown[] = ["name", "description", "redirect_uris", "allowed_domains", "scopes"];
const isField = (name: unknown): name is keyof ApplicationFields => FIELDS.includes(name);

/** Registers or changes an application. An error is shown at its field, and input is never lost. */
export function ApplicationForm({
  client,
  failure: unregistered = "Failed to register OAuth application",
  onSaved,
  onCancel,
}: ApplicationFormProps) {
  const queries = useQueryClient();
  const [name, setName] = useState(client?.name ?? "");
  const [description, setDescription] = useState(client?.description ?? "");
  const [uris, setUris] = useState(client?.redirect_uris.join("\n") ?? "");
  const [domains, setDomains] = useState(client?.allowed_domains.join("\n") ?? "");
  const [scopes, setScopes] = useState<string[]>(client?.scopes ?? [GENERAL_ACCESS]);
  const [isPublic, setIsPublic] = useState(false);
  const [isPairwise, setIsPairwise] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const fields: ApplicationFields = {
    name: name.trim(),
    description: description.trim(),
    redirect_uris: partsOf(uris, client ? LINES : COMMAS),
    allowed_domains: partsOf(domains, LINES),
    scopes,
  };
  const saving = useMutation({
    mutationFn: () =>
      client
        ? applicationsApi.update(client.client_id, fields)
        : applicationsApi.register(fields, { isPublic, isPairwise }),
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: applicationKeys.list });
      onSaved(saved);
    },
    onError: (error) => {
      const first = error instanceof ApiError ? error.fields[0] : undefined;
      const field = first?.loc[1];
      if (first && isField(field)) show({ field, message: first.msg });
    },
  });
  const show = (next: Problem) => {
    setProblem(next);
    form.current?.querySelector<HTMLElement>(`[name="${next.field}"]`)?.focus();
  };

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = problemOf(fields);
    if (wrong) return show(wrong);
    setProblem(null);
    if (!saving.isPending) saving.mutate();
  }
  const errorOf = (field: keyof ApplicationFields) => (problem?.field === field ? problem.message : null);
  const failure = failureOf(saving.error, client ? "Error updating application" : unregistered);
  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit} ref={form}>
      <FormError error={saving.isError && !problem ? failure : null} />
      <TextField
        error={errorOf("name")}
        label="Name, as diners see it"
        maxLength={100}
        name="name"
        onChange={(event) => setName(event.target.value)}
        required
        value={name}
      />
      <TextField
        error={errorOf("description")}
        label="Description"
        maxLength={2000}
        name="description"
        onChange={(event) => setDescription(event.target.value)}
        optional
        value={description}
      />
      <Field
        error={errorOf("redirect_uris")}
        hint="Where people come back to, each exactly as your application sends it."
        label={client ? "Redirect URIs, one per line" : "Redirect URIs, separated by commas"}
      >
        {(control) => (
          <TextBox
            {...control}
            className="code"
            name="redirect_uris"
            onChange={(event) => setUris(event.target.value)}
            required
            rows={client ? 3 : 2}
            spellCheck={false}
            value={uris}
          />
        )}
      </Field>
      <Field
        error={errorOf("allowed_domains")}
        hint="The sites that the widget runs on: host names without https://."
        label="Allowed domains, one per line"
      >
        {(control) => (
          <TextBox
            {...control}
            className="code"
            name="allowed_domains"
            onChange={(event) => setDomains(event.target.value)}
            required
            rows={3}
            spellCheck={false}
            value={domains}
          />
        )}
      </Field>
      <ScopesField error={errorOf("scopes")} onChange={setScopes} scopes={scopes} />
      {!client && (
        <>
          <Choices choices={PLACES} name="place" onChange={setIsPublic} title="Where does it run?" value={isPublic} />
          <Choices
            choices={SUBJECTS}
            name="subject"
            onChange={setIsPairwise}
            title="How does it know people?"
            value={isPairwise}
          />
        </>
      )}
      <TwoButtons>
        <Button disabled={saving.isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button busy={saving.isPending} type="submit" variant="primary">
          {client ? "Save" : "Register"}
        </Button>
      </TwoButtons>
    </form>
  );
}

const PLACES = [
  [false, "On our server", "Gets a secret, shown once."],
  [true, "In a browser or an app", "No secret, PKCE instead."],
] as const;
const SUBJECTS = [
  [false, "By the same id as everybody", "Your systems can compare people with those of others."],
  [
    true,
    "By an id of your own",
    "A pairwise sub for the one host that all redirect URIs have. Cannot be changed later.",
  ],
] as const;
