"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { PersonClient } from "@/components/query/person-client";
import { useAuth } from "@/components/session/auth-provider";

function PersonsQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new PersonClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * Caches the server's data for the screens below, one cache per person. When somebody else signs in, the cache and the
 * state of those screens are discarded. They are kept when a visitor signs in, and when the same person signs in again.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { viewer } = useAuth();
  const [person, setPerson] = useState({ id: viewer?.user.id ?? null, count: 0 });
  const id = viewer?.user.id ?? person.id;
  if (id !== person.id) setPerson({ id, count: person.id === null ? person.count : person.count + 1 });
  return <PersonsQueries key={person.count}>{children}</PersonsQueries>;
}
