"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useCallback, useMemo, useRef } from "react";
import type { Viewer } from "@/components/session/viewer";
import { ApiError } from "@/lib/api-call";
import { type Choice, type Decision, oauthApi } from "@/lib/oauth/api";
import { asksForSignIn, promptAfterSignIn, requestInAddress } from "@/lib/oauth/authorization-parameters";
import type { AuthorizationContextWire, AuthorizationWire } from "@/lib/schemas/oauth";
import { type EarlierRecord, type KnownRequest, loadRequest } from "./authorization-request";

export type FlowState =
  | { kind: "none" }
  | { kind: "loading" }
  | { kind: "failed" }
  /** The application, its return address or its request is invalid: there is nothing to allow. */
  | { kind: "refused"; reason: string; parameters: URLSearchParams | null }
  | { kind: "ready"; request: KnownRequest };

export type AuthorizationFlow = {
  state: FlowState;
  /** The application that asks, once known, whether or not somebody is signed in. */
  application: Pick<AuthorizationContextWire, "client" | "redirect_host" | "about"> | null;
  hasRequest: boolean;
  /** The application requires that the person types the password again. */
  asksForSignIn: boolean;
  /** The `prompt` that remains in the address after that. */
  promptAfterSignIn: string | null;
  retry: () => void;
  /** Stores what is allowed. Throws if it was not saved. */
  allow: (choice: Choice) => Promise<void>;
  /** Stores the refusal and returns the address to which the browser goes. Throws if either failed. */
  deny: () => Promise<string>;
  /** The address to which the browser goes if somebody who is not signed in turns back. */
  cancel: () => Promise<string>;
  /** The address to which the browser goes with the code; null if the person must consent first. */
  finish: () => Promise<string | null>;
};

/** The request of another application, if one brought the person here. */
export function useAuthorizationFlow(viewer: Viewer | null): AuthorizationFlow {
  const search = useSearchParams();
  const request = useMemo(() => requestInAddress(new URLSearchParams(search)), [search]);
  const key = request?.toString() ?? null;
  const userId = viewer?.user.id ?? null;
  const { state, newest, setState, reload, refresh } = useLoadedRequest(key, userId);
  const known = state.kind === "ready" ? state.request : null;
  /** The person who pressed Allow on this visit: a decision is sent only with its own request. */
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
        ...(allows && known.context.identity ? { shown: known.context.identity } : {}),
      };
      const stored = await storeDecision(known, userId, decision).catch((error: unknown) => {
        // Deleted or switched off while the question stood here: the page says so.
        if (isStatus(error, 404)) reload();
        // It describes itself anew: the new description appears beside the reason.
        if (isStatus(error, 409)) refresh();
        throw error;
      });
      allowedBy.current = allows ? userId : null;
      const record: EarlierRecord = { ...stored, declined: choice?.declined ?? [], ends_at: null };
      setState({ kind: "ready", request: { ...known, record } });
      return known.parameters;
    },
    [known, userId, setState, reload, refresh],
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
      // 403: the consent was revoked meanwhile. 400: the application or its return address has changed.
      if (!isStatus(error, 403) && !isStatus(error, 400)) throw error;
      allowedBy.current = null;
      reload();
      return null;
    }
  }, [known, userId, reload]);

  return {
    state,
    application: newest?.kind === "ready" ? newest.request.context : null,
    hasRequest: request !== null,
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

/** Data that was loaded for another person or address has another key, and must not be answered. */
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
    /** The same request as loaded for the person who was signed in before: it still names the application. */
    newest: data,
    setState: useCallback((next: FlowState) => void client.setQueryData(queryKey, next), [client, queryKey]),
    reload: useCallback(() => void client.resetQueries({ queryKey }), [client, queryKey]),
    refresh: useCallback(() => void client.invalidateQueries({ queryKey }), [client, queryKey]),
  };
}

const NOT_ASKED: FlowState = { kind: "none" };
const LOADING: FlowState = { kind: "loading" };

const isStatus = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;

/** Another tab may have deleted the record since it was loaded; then it is created again. */
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
  for (const name of ["client_id", "redirect_uri", "state", "request_uri"]) {
    const value = parameters.get(name);
    if (value) form.set(name, value);
  }
  return (await oauthApi.deny(form)).redirect_url;
}
