import { useText } from "#use-text";
import { shell } from "@/messages/en/shell";

/** "2 of 3 chosen", with a dot for each place. Announced when it changes. */
export function SelectionCounter({ chosen, max }: { chosen: number; max: number }) {
  const t = useText(shell);
  return (
    <p className="counter" role="status">
      <span aria-hidden="true" className="counter-dots">
        {Array.from({ length: max }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity
          <i className={place < chosen ? "on" : undefined} key={place} />
        ))}
      </span>
      {t("chosenOfMax", { chosen, max })}
    </p>
  );
}
