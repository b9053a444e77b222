"use client";

import { Play } from "lucide-react";
import { useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf, personHeaders } from "@/lib/api-call";
import { applicationsApi } from "@/lib/portal/applications-client";
import { sectionHref } from "@/lib/portal/sections";
import { runTestFlow } from "@/lib/portal/test-flow";
import { type FlowState, freshFlow, type Setup } from "@/lib/portal/test-flow-run";
import type { ClientWire } from "@/lib/schemas/oauth";
import { SectionHead } from "../frame/section-head";
import { FlowSteps, type OpenQuestion } from "./flow-steps";
import { firstSetup, SetupForm } from "./setup-form";

type TestFlowProps = { clients: ClientWire[]; chosen: string | undefined; origin: string; userId: string };

export function TestFlowScreen({ clients: first, chosen, origin, userId }: TestFlowProps) {
  const [clients, setClients] = useState(first);
  const [clientId, setClientId] = useState(
    () => (first.find((one) => one.client_id === chosen) ?? first[0])?.client_id,
  );
  const client = clients.find((one) => one.client_id === clientId);
  const [typed, setTyped] = useState(() => firstSetup(client));
  const [secretError, setSecretError] = useState<string | null>(null);
  const secretField = useRef<HTMLInputElement>(null);
  const { flow, question, isRunning, run, reset } = useFlow(origin);
  const toast = useToast();
  if (!client) return <NoApplications />;

  function choose(next: string) {
    setClientId(next);
    setTyped(
      firstSetup(
        clients.find((one) => one.client_id === next),
        typed.scope,
      ),
    );
    setSecretError(null);
    reset();
  }
  async function test({ client_id, token_endpoint_auth_method: method, redirect_uris: registered }: ClientWire) {
    const [redirectUri, secret] = [typed.redirectUri.trim(), typed.secret.trim()];
    if (method !== "none" && secret === "") {
      setSecretError("Paste the client secret: we keep only a hash of it");
      secretField.current?.focus();
      return;
    }
    setSecretError(null);
    await run({ clientId: client_id, method, registered, redirectUri, scope: typed.scope, secret, userId });
  }
  async function addAddress({ client_id, name, description, allowed_domains, scopes, redirect_uris: now }: ClientWire) {
    const redirect_uris = [...now, typed.redirectUri.trim()];
    try {
      const fields = { name, description: description ?? "", redirect_uris, allowed_domains, scopes };
      const saved = await applicationsApi.update(client_id, fields);
      setClients((all) => all.map((one) => (one.client_id === saved.client_id ? saved : one)));
      toast("success", "The address is registered");
      await test(saved);
    } catch (error) {
      toast("error", failureOf(error, "Error updating application"));
    }
  }
  const edit = (
    <ButtonLink href={sectionHref("applications")} prefetch={false} size="sm">
      Edit application
    </ButtonLink>
  );
  const fixes = {
    add_address: (
      <>
        <Button onClick={() => addAddress(client)} size="sm" variant="primary">
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
    again: (
      <Button busy={isRunning && !question} onClick={() => test(client)} size="sm" variant="primary">
        Run again
      </Button>
    ),
  };
  return (
    <>
      <SectionHead
        actions={
          <Button busy={isRunning} onClick={() => test(client)} size="sm" variant="primary">
            <Play size={18} />
            {flow.pkce.status === "waiting" ? "Run the test" : "Run again"}
          </Button>
        }
        title="Test Flow"
      >
        Your own application at the real endpoints; the diner of the test is you. Nothing is kept: the tokens end with
        the test.
      </SectionHead>
      <SetupForm
        client={client}
        clients={clients}
        disabled={isRunning}
        onChange={setTyped}
        onChoose={choose}
        onSubmit={() => void test(client)}
        secretError={secretError}
        secretField={secretField}
        typed={typed}
      />
      <FlowSteps application={client.name} fixes={fixes} flow={flow} question={question} />
    </>
  );
}

/** Runs the flow, one at a time, and asks the diner where it needs their decision. */
function useFlow(origin: string) {
  const [flow, setFlow] = useState<FlowState>(freshFlow);
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const { busy: isRunning, run: start } = useTask();
  const tools = {
    origin,
    fetch: (...call: Parameters<typeof fetch>) => fetch(...call),
    session: personHeaders,
    now: () => performance.now(),
    decide: (scopes: OpenQuestion["scopes"]) =>
      new Promise<Parameters<OpenQuestion["answer"]>[0]>((resolve) => {
        const answer: OpenQuestion["answer"] = (decision) => {
          setQuestion(null);
          resolve(decision);
        };
        setQuestion({ scopes, answer });
      }),
    report: setFlow,
  };
  const run = (setup: Setup) => start("flow", () => runTestFlow(setup, tools));
  return { flow, question, isRunning, run, reset: () => setFlow(freshFlow()) };
}

function NoApplications() {
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
