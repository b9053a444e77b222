"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { judgeAnew } from "@/components/query/judge-anew";
import { useNewTable } from "@/components/query/new-table";
import { PersonClient } from "@/components/query/person-client";
import { useAuth } from "@/components/session/auth-provider";

/** `card`: what the person has recorded, as text. */
function PersonsQueries({ card, children }: { card: string | undefined; children: ReactNode }) {
  const [client] = useState(() => new PersonClient());
  const judgedBy = useRef(card);
  useNewTable(() => void judgeAnew(client));
  useEffect(() => {
    if (card === undefined || judgedBy.current === card) return;
    if (judgedBy.current !== undefined) void judgeAnew(client);
    judgedBy.current = card;
  }, [card, client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * Caches the server's data for the screens below, one cache per person. When somebody else signs in, the cache and the
 * state of those screens are discarded. They are kept when a visitor signs in, and when the same person signs in again.
 * When the person's card changes, here or in another tab, or those for whom food is checked, nothing that was asked before is
 * shown again.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { viewer } = useAuth();
  const [person, setPerson] = useState({ id: viewer?.user.id ?? null, count: 0 });
  const id = viewer?.user.id ?? person.id;
  if (id !== person.id) setPerson({ id, count: person.id === null ? person.count : person.count + 1 });
  return (
    <PersonsQueries card={viewer ? JSON.stringify(viewer.preferences) : undefined} key={person.count}>
      {children}
    </PersonsQueries>
  );
}
