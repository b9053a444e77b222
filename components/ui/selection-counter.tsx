import { useText } from "#use-text";
import { tv } from "@/components/ui/variants";
import { shell } from "@/messages/en/shell";

const dot = tv({
  base: "size-3 rounded-full border-2 border-control",
  variants: {
    taken: { true: "border-herb bg-herb forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none" },
  },
});

/** "2 of 3 chosen", with a dot for each possible choice. Changes are announced. */
export function SelectionCounter({ chosen, max }: { chosen: number; max: number }) {
  const t = useText(shell);
  return (
    <p className="inline-flex items-center gap-2.5 font-[620] tabular-nums" role="status">
      <span aria-hidden="true" className="inline-flex gap-1">
        {Array.from({ length: max }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity other than its position
          <i className={dot({ taken: place < chosen })} key={place} />
        ))}
      </span>
      {t("chosenCount", { chosen, max })}
    </p>
  );
}
