import { Camera } from "lucide-react";
import { useText } from "#use-text";
import { useListening } from "@/components/ui/use-listening";
import { checkFood } from "@/messages/en/check-food";

type PhotoButtonProps = { hint: string; onChoose: (file: File) => void; label?: string };

/** Opens the camera or the pictures of the device. */
export function PhotoButton({ hint, onChoose, label }: PhotoButtonProps) {
  const t = useText(checkFood);
  const called = label ?? t("takePhoto");
  const isListening = useListening();
  return (
    <label className="relative grid cursor-pointer justify-items-center gap-1.5 rounded-card border-[1.5px] border-control border-dashed bg-page px-4 py-10 text-center focus-within:outline-3 focus-within:outline-ink focus-within:outline-offset-3">
      <Camera aria-hidden size={28} />
      <b className="font-[620]">{called}</b>
      <span className="text-ink-soft text-small">{hint}</span>
      <input
        accept="image/*"
        aria-label={called}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        disabled={!isListening}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = "";
        }}
        type="file"
      />
    </label>
  );
}
