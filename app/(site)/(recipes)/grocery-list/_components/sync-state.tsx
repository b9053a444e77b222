import { CloudCheck, CloudOff, RefreshCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { groceryText } from "@/messages/en/grocery";
import type { ListState } from "./device/list-store";

type SyncWords = { icon: ReactNode; words: string };

/** Says in a word whether the person's changes are saved. Shows nothing that distracts while all is well. */
export function SyncState({ state }: { state: ListState }) {
  const t = useText(groceryText);
  const { icon, words } = stateInWords(state);
  return (
    // Not announced after every save: screen readers hear only what is out of the ordinary.
    <span
      aria-live={state.isOnline && state.keeping !== "failed" ? "off" : "polite"}
      className="small soft inline-flex items-center gap-1.5 font-[420] print:hidden"
    >
      {icon}
      {t.known(words)}
    </span>
  );
}

function stateInWords({ waiting, keeping, isOnline, isSending }: ListState): SyncWords {
  if (waiting > 0 && keeping === "failed") {
    return { icon: <TriangleAlert size={16} />, words: "Not saved yet: keep this page open" };
  }
  if (waiting > 0 && keeping === "writing") return { icon: <RefreshCw size={16} />, words: "Saving" };
  if (waiting > 0 && !isOnline) return { icon: <CloudOff size={16} />, words: "Saved on this phone, will sync" };
  if (waiting > 0 && isSending) return { icon: <RefreshCw size={16} />, words: "Saving" };
  if (!isOnline) return { icon: <CloudOff size={16} />, words: "No connection" };
  return { icon: <CloudCheck size={16} />, words: waiting > 0 ? "Saving" : "Saved" };
}
