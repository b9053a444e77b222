"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useCallback, useMemo, useRef } from "react";
import type { Viewer } from "@/components/auth/viewer";
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
  const { state, newest, setState, reload } = useLoadedRequest(key, userId);
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
      setState({ kind: "ready", request: { ...known, record } });
      return known.parameters;
    },
    [known, userId, setState, reload],
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
    application: newest?.kind === "ready" ? newest.request.context : null,
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

/** What was loaded for somebody else, or for another address, has another key: it must not be answered. */
function useLoadedRequest(key: string | null, userId: string | null) {
  const client = useQueryClient();
  const queryKey = useMemo(() => ["authorization-request", key, userId], [key, userId]);
  const { data, isPlaceholderData } = useQuery({
    queryKey,
    queryFn: () => loadRequest(key ?? "", userId).catch((): FlowState => ({ kind: "failed" })),
    enabled: key !== null,
    networkMode: "always", // offline, the request fails and says so instead of waiting unseen
    gcTime: 0, // asked anew whenever the page is opened, and never under the person's hands
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous, query) => (query?.queryKey[1] === key ? previous : undefined),
  });
  return {
    state: key === null ? NOT_ASKED : isPlaceholderData ? LOADING : (data ?? LOADING),
    /** The same request as it was loaded for whoever was signed in last: it still says which application asks. */
    newest: data,
    setState: useCallback((next: FlowState) => void client.setQueryData(queryKey, next), [client, queryKey]),
    reload: useCallback(() => void client.resetQueries({ queryKey }), [client, queryKey]),
  };
}

const NOT_ASKED: FlowState = { kind: "none" };
const LOADING: FlowState = { kind: "loading" };

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
