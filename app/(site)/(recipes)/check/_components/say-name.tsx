import { Mic } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocale, useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { checkFood } from "@/messages/en/check-food";

/** https://webaudio.github.io/web-speech-api, which TypeScript does not know. */
type Recognition = {
  lang: string;
  maxAlternatives: number;
  start: () => void;
  abort: () => void;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: (() => void) | null;
  onend: (() => void) | null;
};
type RecognitionClass = new () => Recognition;

function recognitionClass(): RecognitionClass | null {
  const has = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return has.SpeechRecognition ?? has.webkitSpeechRecognition ?? null;
}
const never = () => () => undefined;

/** Hears the name of a food, where the browser turns speech into words; elsewhere there is no button. */
export function SayName({ onName }: { onName: (name: string) => void }) {
  const t = useText(checkFood);
  const locale = useLocale();
  const canHear = useSyncExternalStore(
    never,
    () => recognitionClass() !== null,
    () => false,
  );
  const heard = useRef<Recognition | null>(null);
  const [state, setState] = useState<"idle" | "listening" | "nothing">("idle");
  useEffect(() => () => heard.current?.abort(), []);
  if (!canHear) return null;
  const listen = () => {
    const Listener = recognitionClass();
    if (Listener === null || state === "listening") return;
    const listener = new Listener();
    heard.current = listener;
    listener.lang = locale;
    listener.maxAlternatives = 1;
    let name = "";
    listener.onresult = ({ results }) => {
      name = results[0]?.[0]?.transcript.trim().slice(0, 100) ?? "";
    };
    // An error, such as a refused microphone, also ends it.
    listener.onend = () => {
      setState(name === "" ? "nothing" : "idle");
      if (name !== "") onName(name);
    };
    setState("listening");
    listener.start();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button busy={state === "listening"} onClick={listen} size="sm">
        <Mic size={18} />
        {state === "listening" ? t("listening") : t("sayTheName")}
      </Button>
      <p className="m-0 text-ink-soft text-small" role="status">
        {state === "nothing" ? t("notHeard") : t("voiceWhere")}
      </p>
    </div>
  );
}
