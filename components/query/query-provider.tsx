"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { ApiError } from "@/lib/api-call";

const FRESH_FOR_MS = 30_000;
const RETRIES = 2;

/** Only what may succeed the next time is tried again: no refusal (4xx) but "too many". */
const mayRetry = (failures: number, error: Error): boolean =>
  failures < RETRIES && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

const makeClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_FOR_MS, retry: mayRetry }, mutations: { retry: false } },
  });

function PersonsQueries({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * What came from the server, for the screens below: one cache a person, gone with all that is below when somebody
 * else signs in. Signing in where nobody was, or again after the session ended, keeps the screen and what it holds.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { viewer } = useAuth();
  const [person, setPerson] = useState({ id: viewer?.user.id ?? null, count: 0 });
  const id = viewer?.user.id ?? person.id;
  if (id !== person.id) setPerson({ id, count: person.id === null ? person.count : person.count + 1 });
  return <PersonsQueries key={person.count}>{children}</PersonsQueries>;
}
