"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Viewer } from "@/components/auth/auth-provider";
import { type EarlierRecord, type KnownRequest, loadRequest } from "@/components/oauth/authorization-request";
import { ApiError } from "@/lib/api-call";
import { type Choice, type Decision, oauthApi } from "@/lib/oauth/api";
import { asksForSignIn, promptAfterSignIn, requestInAddress } from "@/lib/oauth/authorization-parameters";
import type { AuthorizationContextWire, AuthorizationWire } from "@/lib/schemas/oauth";

export type FlowState =
  | { kind: "none" }
  | { kind: "loading" }
  | { kind: "failed" }
  /** The application, its return address or its request is wrong: there is nothing to allow. */
  | { kind: "refused"; reason: string; parameters: URLSearchParams | null }
  | { kind: "ready"; request: KnownRequest };

export type AuthorizationFlow = {
  state: FlowState;
  /** Who asks, as soon as it is known, whoever is signed in. */
  application: Pick<AuthorizationContextWire, "client" | "redirect_host" | "about"> | null;
  isAsked: boolean;
  /** The application wants the password typed again. */
  asksForSignIn: boolean;
  /** The prompt that stays in the address once that has happened. */
  promptAfterSignIn: string | null;
  retry: () => void;
  /** Records what is allowed. Throws when it was not saved. */
  allow: (choice: Choice) => Promise<void>;
  /** Records the refusal and returns where the browser goes. Throws when either failed. */
  deny: () => Promise<string>;
  /** Where the browser goes when somebody who is not signed in turns back. */
  cancel: () => Promise<string>;
  /** Where the browser goes with the code; null: the consent has to be asked for first. */
  finish: () => Promise<string | null>;
};

/** The request of another application that brought the person here, if one did. */
export function useAuthorizationFlow(viewer: Viewer | null): AuthorizationFlow {
  const search = useSearchParams();
  const request = useMemo(() => requestInAddress(new URLSearchParams(search)), [search]);
  const key = request?.toString() ?? null;
  const userId = viewer?.user.id ?? null;
  const { loaded, setLoaded, reload } = useLoadedRequest(key, userId);
  // What was loaded for somebody else, or before the address changed, must not be answered.
  const isStale = loaded.kind === "ready" && (loaded.request.userId !== userId || loaded.request.key !== key);
  const state: FlowState = isStale ? { kind: "loading" } : loaded;
  const known = state.kind === "ready" ? state.request : null;
  /** Who pressed Allow in this visit: only their decision goes with the request. */
  const allowedBy = useRef<string | null>(null);

  const decide = useCallback(
    async (choice: Choice | null) => {
      if (!known || !userId) throw new ApiError(401, "User not logged in");
      const allows = choice !== null;
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const decision: Decision = {
        permission: allows,
        active: allows,
        ...(choice ?? {}),
        ...(choice?.lasts === "today" ? { time_zone: timeZone } : {}),
      };
      const stored = await storeDecision(known, userId, decision).catch((error: unknown) => {
        if (isStatus(error, 404)) reload(); // deleted or switched off while the question stood here: the page says so
        throw error;
      });
      allowedBy.current = allows ? userId : null;
      const record: EarlierRecord = { ...stored, declined: choice?.declined ?? [], ends_at: null };
      setLoaded({ kind: "ready", request: { ...known, record } });
      return known.parameters;
    },
    [known, userId, setLoaded, reload],
  );
  const turnBack = useCallback(
    (parameters: URLSearchParams) =>
      refusalAddress(parameters).catch((error: unknown) => {
        if (isStatus(error, 400)) reload();
        throw error;
      }),
    [reload],
  );

  const finish = useCallback(async () => {
    if (!known) return null;
    const form = new URLSearchParams(known.parameters);
    if (userId !== null && allowedBy.current === userId) form.set("decision", "allow");
    try {
      return (await oauthApi.authorize(form)).redirect_url;
    } catch (error) {
      // 403: taken back meanwhile. 400: application or return address are no more what they were.
      if (!isStatus(error, 403) && !isStatus(error, 400)) throw error;
      allowedBy.current = null;
      reload();
      return null;
    }
  }, [known, userId, reload]);

  return {
    state,
    application: loaded.kind === "ready" ? loaded.request.context : null,
    isAsked: request !== null,
    asksForSignIn: request !== null && asksForSignIn(request),
    promptAfterSignIn: request && promptAfterSignIn(request),
    retry: reload,
    allow: useCallback(async (choice: Choice) => void (await decide(choice)), [decide]),
    deny: useCallback(async () => turnBack(await decide(null)), [decide, turnBack]),
    cancel: useCallback(async () => {
      if (!known) throw new Error("There is nothing to refuse yet");
      return turnBack(known.parameters);
    }, [known, turnBack]),
    finish,
  };
}

function useLoadedRequest(key: string | null, userId: string | null) {
  const [loaded, setLoaded] = useState<FlowState>(key === null ? { kind: "none" } : { kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    void attempt; // another try is another run
    if (key === null) {
      setLoaded({ kind: "none" });
      return;
    }
    let isCurrent = true;
    loadRequest(key, userId)
      .catch((): FlowState => ({ kind: "failed" }))
      .then((next) => {
        if (isCurrent) setLoaded(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [key, userId, attempt]);
  const reload = useCallback(() => {
    setLoaded({ kind: "loading" });
    setAttempt((count) => count + 1);
  }, []);
  return { loaded, setLoaded, reload };
}

const isStatus = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;

/** A record that another tab has deleted since it was loaded is made anew. */
function storeDecision(
  { record, context }: KnownRequest,
  userId: string,
  decision: Decision,
): Promise<AuthorizationWire> {
  const create = () => oauthApi.createAuthorization(userId, context.client.client_id, decision);
  if (!record) return create();
  return oauthApi.changeAuthorization(record.id, decision).catch((error: unknown) => {
    if (isStatus(error, 404)) return create();
    throw error;
  });
}

async function refusalAddress(parameters: URLSearchParams): Promise<string> {
  const form = new URLSearchParams();
  for (const name of ["client_id", "redirect_uri", "state"]) {
    const value = parameters.get(name);
    if (value) form.set(name, value);
  }
  return (await oauthApi.deny(form)).redirect_url;
}
