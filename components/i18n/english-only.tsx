import type { ReactNode } from "react";
import { WordsProvider } from "./words-provider";

/** For the portal and the console, which are always English (docs/decisions). */
export function EnglishOnly({ children }: { children: ReactNode }) {
  return (
    <WordsProvider areas={{}} chosen="en" locale="en">
      <div className="contents" dir="ltr" lang="en">
        {children}
      </div>
    </WordsProvider>
  );
}
