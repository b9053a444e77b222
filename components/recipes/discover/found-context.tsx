"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";

type Found = { words: string | null; setWords: (words: string | null) => void };

const FoundContext = createContext<Found>({ words: null, setWords: () => undefined });

/** Carries what the results have found up to the status bar, which stands above them and outlives them. */
export function FoundProvider({ children }: { children: ReactNode }) {
  const [words, setWords] = useState<string | null>(null);
  const found = useMemo(() => ({ words, setWords }), [words]);
  return <FoundContext value={found}>{children}</FoundContext>;
}

export const useFoundWords = (): string | null => useContext(FoundContext).words;

/** Says it for as long as the results stand there. */
export function ReportFound({ words }: { words: string }) {
  const { setWords } = useContext(FoundContext);
  useEffect(() => {
    setWords(words);
    return () => setWords(null);
  }, [setWords, words]);
  return null;
}
