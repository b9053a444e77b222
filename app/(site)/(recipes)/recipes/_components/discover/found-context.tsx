"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";

type Found = { words: string | null; setWords: (words: string | null) => void };

const FoundContext = createContext<Found>({ words: null, setWords: () => undefined });

/**
 * Passes the summary of the results to the status bar, which is above the results and stays mounted when they change.
 */
export function FoundProvider({ children }: { children: ReactNode }) {
  const [words, setWords] = useState<string | null>(null);
  const found = useMemo(() => ({ words, setWords }), [words]);
  return <FoundContext value={found}>{children}</FoundContext>;
}

export const useFoundWords = (): string | null => useContext(FoundContext).words;

/** Shows a summary in the status bar while this component is mounted. */
export function ReportFound({ words }: { words: string }) {
  const { setWords } = useContext(FoundContext);
  useEffect(() => {
    setWords(words);
    return () => setWords(null);
  }, [setWords, words]);
  return null;
}
