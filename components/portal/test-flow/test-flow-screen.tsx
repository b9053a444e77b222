"use client";

import { Play } from "lucide-react";
import { useRef, useState } from "react";
import { SectionHead } from "@/components/portal/frame/section-head";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf, personHeaders } from "@/lib/api-call";
import { applicationsApi } from "@/lib/portal/applications-client";
import { sectionHref } from "@/lib/portal/sections";
import {
  type Asked,
  type Decision,
  type FlowState,
  freshFlow,
  runTestFlow,
  STEPS,
  type StepName,
} from "@/lib/portal/test-flow";
import type { ClientWire } from "@/lib/schemas/oauth";
import { FlowStep } from "./flow-step";

const WORDS: Record<StepName, [title: string, about: string]> = {
  pkce: ["Make a verifier and its challenge", "S256, 43 characters"],
  authorize: ["Ask for authorization", "GET /oauth/authorize"],
  consent: ["The diner reads and allows", "POST /oauth/authorize"],
  code: ["Come back with a code", "GET your return address"],
  token: ["Trade the code for a token", "POST /oauth/token"],
  userinfo: ["Read what was allowed", "GET /oauth/userinfo"],
  revoke: ["Revoke", "POST /oauth/revoke"],
};
const DEFAULT_SCOPE = "dietary_preferences:read ingredients:read";

type Waiting = { scopes: Asked; answer: (decision: Decision) => void };
type TestFlowProps = { clients: ClientWire[]; chosen: string | undefined; origin: string; userId: string };

export function TestFlowScreen({ clients: first, chosen, origin, userId }: TestFlowProps) {
  const [clients, setClients] = useState(first);
  const [clientId, setClientId] = useState(
    () => (first.find((one) => one.client_id === chosen) ?? first[0])?.client_id,
  );
  const client = clients.find((one) => one.client_id === clientId);
  const [redirectUri, setRedirectUri] = useState(client?.redirect_uris[0] ?? "");
  const [scope, setScope] = useState(DEFAULT_SCOPE);
  const [secret, setSecret] = useState("");
  const [secretError, setSecretError] = useState<string | null>(null);
  const [flow, setFlow] = useState<FlowState>(freshFlow);
  const { busy: isRunning, run: start } = useTask();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const secretField = useRef<HTMLInputElement>(null);
  const toast = useToast();

  if (!client) {
    return (
      <>
        <SectionHead title="Test Flow">Your own application, at the real endpoints, step by step.</SectionHead>
        <EmptyState
          action={
            <ButtonLink href={sectionHref("register")} prefetch={false} variant="primary">
              Register OAuth application
            </ButtonLink>
          }
          title="No OAuth Applications"
        >
          Register one, and walk it through the whole flow here.
        </EmptyState>
      </>
    );
  }
  const isPublic = client.token_endpoint_auth_method === "none";

  function choose(next: string) {
    const other = clients.find((one) => one.client_id === next);
    setClientId(next);
    setRedirectUri(other?.redirect_uris[0] ?? "");
    setSecret("");
    setSecretError(null);
    setFlow(freshFlow());
  }
  async function run(registered: readonly string[]) {
    if (!client) return;
    if (!isPublic && secret.trim() === "") {
      setSecretError("Paste the client secret: we keep only a hash of it");
      secretField.current?.focus();
      return;
    }
    setSecretError(null);
    const method = client.token_endpoint_auth_method;
    await start("flow", () =>
      runTestFlow(
        {
          clientId: client.client_id,
          method,
          registered,
          redirectUri: redirectUri.trim(),
          scope,
          secret: secret.trim(),
          userId,
        },
        {
          origin,
          fetch: (...call) => fetch(...call),
          session: personHeaders,
          now: () => performance.now(),
          decide: (scopes) => new Promise((answer) => setWaiting({ scopes, answer })),
          report: setFlow,
        },
      ),
    );
  }
  const decide = (decision: Decision) => {
    waiting?.answer(decision);
    setWaiting(null);
  };
  async function addAddress() {
    if (!client) return;
    const { name, description, allowed_domains, scopes } = client;
    const redirect_uris = [...client.redirect_uris, redirectUri.trim()];
    try {
      const fields = { name, description: description ?? "", redirect_uris, allowed_domains, scopes };
      const saved = await applicationsApi.update(client.client_id, fields);
      setClients((all) => all.map((one) => (one.client_id === saved.client_id ? saved : one)));
      toast("success", "The address is registered");
      await run(saved.redirect_uris);
    } catch (error) {
      toast("error", failureOf(error, "Error updating application"));
    }
  }
  const again = (
    <Button busy={isRunning && !waiting} onClick={() => run(client.redirect_uris)} size="sm" variant="primary">
      Run again
    </Button>
  );
  const edit = (
    <ButtonLink href={sectionHref("applications")} prefetch={false} size="sm">
      Edit application
    </ButtonLink>
  );
  const mends = {
    add_address: (
      <>
        <Button onClick={addAddress} size="sm" variant="primary">
          Add the address
        </Button>
        {edit}
      </>
    ),
    edit,
    secret: (
      <Button onClick={() => secretField.current?.focus()} size="sm" variant="primary">
        Paste another secret
      </Button>
    ),
    again,
  };
  const done = STEPS.filter((name) => flow[name].status === "done").length;
  const spent = STEPS.reduce((sum, name) => sum + flow[name].ms, 0);
  const hasBegun = flow.pkce.status !== "waiting";
  return (
    <>
      <SectionHead
        actions={
          <Button busy={isRunning} onClick={() => run(client.redirect_uris)} size="sm" variant="primary">
            <Play size={18} />
            {hasBegun ? "Run again" : "Run the test"}
          </Button>
        }
        title="Test Flow"
      >
        Your own application at the real endpoints; the diner of the test is you. Nothing is kept: the tokens end with
        the test.
      </SectionHead>
      <form
        className="mt-6 grid gap-4 tablet:grid-cols-2 tablet:items-end"
        onSubmit={(event) => {
          event.preventDefault();
          run(client.redirect_uris);
        }}
      >
        <SelectField
          disabled={isRunning}
          label="Application"
          onChange={(event) => choose(event.target.value)}
          value={client.client_id}
        >
          {clients.map((one) => (
            <option key={one.client_id} value={one.client_id}>
              {one.name} ({one.token_endpoint_auth_method === "none" ? "public" : "confidential"})
            </option>
          ))}
        </SelectField>
        {isPublic ? (
          <p className="self-end pb-3 text-ink-soft text-small">
            A public application has no secret: PKCE proves that it is the one that asked.
          </p>
        ) : (
          <PasswordField
            autoComplete="off"
            disabled={isRunning}
            error={secretError}
            hint={`It stays in this page.${client.client_secret_last4 ? ` Ends with ${client.client_secret_last4}.` : ""}`}
            label="Client secret"
            onChange={(event) => setSecret(event.target.value)}
            ref={secretField}
            value={secret}
          />
        )}
        <TextField
          disabled={isRunning}
          hint="As your application sends it."
          label="Redirect URI"
          onChange={(event) => setRedirectUri(event.target.value)}
          spellCheck={false}
          value={redirectUri}
        />
        <TextField
          disabled={isRunning}
          hint="Empty: diets and ingredients."
          label="Scope"
          onChange={(event) => setScope(event.target.value)}
          spellCheck={false}
          value={scope}
        />
      </form>
      <p aria-live="polite" className="mt-6 border-ink border-t-[1.5px] pt-4 font-[650]">
        {done} of {STEPS.length} steps done
        {spent > 0 && <span className="ml-2 font-normal text-ink-soft tabular-nums">{spent} ms so far</span>}
      </p>
      <ol aria-label="Steps" className="mt-2">
        {STEPS.map((name, index) => {
          const step = flow[name];
          const fix = step.problem?.fix;
          return (
            <FlowStep about={WORDS[name][1]} key={name} number={index + 1} step={step} title={WORDS[name][0]}>
              {name === "consent" && waiting ? (
                <ConsentHere application={client.name} decide={decide} scopes={waiting.scopes} />
              ) : fix ? (
                mends[fix]
              ) : null}
            </FlowStep>
          );
        })}
      </ol>
    </>
  );
}

type ConsentProps = { application: string; scopes: Asked; decide: (decision: Decision) => void };

function ConsentHere({ application, scopes, decide }: ConsentProps) {
  return (
    <div className="rounded-card border border-control bg-raised p-5">
      <p className="font-[650]">{application} asks to read this from your dietary ID</p>
      {scopes.length === 0 ? (
        <p className="mt-1">Only that it is you who signed in, by a number that says nothing else.</p>
      ) : (
        <ul className="mt-1 list-disc pl-5">
          {scopes.map(({ name, description }) => (
            <li key={name}>{description}</li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button onClick={() => decide("deny")} variant="ink">
          Deny
        </Button>
        <Button onClick={() => decide("allow")} variant="ink">
          Allow
        </Button>
      </div>
    </div>
  );
}
