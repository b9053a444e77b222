import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Problem } from "@/lib/portal/test-flow-problems";
import type { Decision, FlowState, RequestedScopes, StepName } from "@/lib/portal/test-flow-run";
import { STEPS } from "@/lib/portal/test-flow-run";
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
/** The test waits for the diner's decision. */
export type OpenQuestion = { scopes: RequestedScopes; answer: (decision: Decision) => void };

type FlowStepsProps = {
  application: string;
  flow: FlowState;
  question: OpenQuestion | null;
  /** The button that fixes each kind of problem. */
  fixes: Readonly<Record<NonNullable<Problem["fix"]>, ReactNode>>;
};

/** The steps of the flow with their requests and responses, and the way to fix a failed one. */
export function FlowSteps({ application, flow, question, fixes }: FlowStepsProps) {
  const done = STEPS.filter((name) => flow[name].status === "done").length;
  const spent = STEPS.reduce((sum, name) => sum + flow[name].ms, 0);
  return (
    <>
      <p aria-live="polite" className="mt-6 border-ink border-t-[1.5px] pt-4 font-[650]">
        {done} of {STEPS.length} steps done
        {spent > 0 && <span className="ms-2 font-normal text-ink-soft tabular-nums">{spent} ms so far</span>}
      </p>
      <ol aria-label="Steps" className="mt-2">
        {STEPS.map((name, index) => {
          const step = flow[name];
          const fix = step.problem?.fix;
          const [title, about] = WORDS[name];
          return (
            <FlowStep about={about} key={name} number={index + 1} step={step} title={title}>
              {name === "consent" && question ? (
                <ConsentHere application={application} decide={question.answer} scopes={question.scopes} />
              ) : fix ? (
                fixes[fix]
              ) : null}
            </FlowStep>
          );
        })}
      </ol>
    </>
  );
}

type ConsentProps = { application: string; scopes: RequestedScopes; decide: (decision: Decision) => void };

function ConsentHere({ application, scopes, decide }: ConsentProps) {
  return (
    <div className="rounded-card border border-control bg-raised p-5">
      <p className="font-[650]">{application} asks to read this from your dietary ID</p>
      {scopes.length === 0 ? (
        <p className="mt-1">Only that it is you who signed in, by a number that says nothing else.</p>
      ) : (
        <ul className="mt-1 list-disc ps-5">
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
