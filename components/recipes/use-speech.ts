import { useText } from "#use-text";
import { type Speech, speechIn } from "@/components/recipes/verdict-words";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";

/** How verdicts are said in the reader's language; null in English, which the engine speaks itself. */
export function useSpeech(): Speech | null {
  const t = useText(verdicts);
  const term = useText(terms);
  return speechIn(t, term);
}
