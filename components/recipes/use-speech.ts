import { useText } from "#use-text";
import { type Speech, speechIn } from "@/components/recipes/verdict-words";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";

/** The wording of verdicts in the reader's language; null for English, which the engine itself produces. */
export function useSpeech(): Speech | null {
  const t = useText(verdicts);
  const term = useText(terms);
  return speechIn(t, term);
}
