import { tv } from "@/components/ui/variants";
import { drawForkprint } from "@/lib/brand/forkprint";

type ForkprintProps = {
  /** The source of the print: a user's id, or a fixed word for a card without an account. */
  id: string;
  /** In px. Also decides how many ridges are drawn. */
  size: number;
  className?: string;
  /** `ink`: ridges and forks in the colour of the surrounding text. */
  tone?: "herb" | "ink";
};

const print = tv({ variants: { tone: { herb: "text-herb in-[.on-cover]:text-cover-soft", ink: "" } } });

/** The mark of a person. It is decoration beside the name, so it is hidden from screen readers. */
export function Forkprint({ id, size, className, tone = "herb" }: ForkprintProps) {
  const { ridges, forks, penWidth } = drawForkprint(id, size);
  return (
    <svg
      aria-hidden="true"
      className={print({ tone, className })}
      fill="none"
      focusable="false"
      height={size}
      overflow="visible"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={penWidth}
      viewBox="0 0 100 100"
      width={size}
    >
      <path d={ridges} />
      <path className={tone === "ink" ? undefined : "stroke-saffron in-[.on-cover]:stroke-foil"} d={forks} />
    </svg>
  );
}
