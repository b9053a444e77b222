import { useId } from "react";
import { tv } from "@/components/ui/variants";

type StampProps = {
  /** The upper and lower line; in a round stamp they follow its edge. */
  top: string;
  bottom: string;
  /** The large words in the middle and the smaller ones below. */
  middle: readonly [string, string];
  shape?: "round" | "box";
  tone?: "herb" | "saffron" | "ink";
  /** Width in px. */
  size?: number;
  className?: string;
};

const stamp = tv({
  base: "absolute [&_text]:fill-current [&_text]:font-sans [&_text]:font-[650]",
  variants: {
    tone: {
      herb: "text-herb opacity-86",
      saffron: "text-saffron-ink opacity-86",
      ink: "text-ink opacity-70",
    },
  },
  defaultVariants: { tone: "herb" },
});

/** A rubber stamp. It repeats words of the text beside it, so it is hidden from screen readers. */
export function Stamp({ shape = "round", tone, size = 160, className, ...words }: StampProps) {
  const look = stamp({ tone, className });
  return shape === "round" ? <Round look={look} size={size} {...words} /> : <Box look={look} size={size} {...words} />;
}

type ShapeProps = Pick<StampProps, "top" | "bottom" | "middle"> & { look: string; size: number };

function Round({ look, size, top, bottom, middle }: ShapeProps) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={look} focusable="false" height={size} viewBox="0 0 200 200" width={size}>
      <defs>
        <path d="M28 100a72 72 0 0 1 144 0" id={`${id}t`} />
        <path d="M18 100a82 82 0 0 0 164 0" id={`${id}b`} />
      </defs>
      <g fill="none" stroke="currentColor">
        <circle cx="100" cy="100" r="96" strokeWidth="4" />
        <circle cx="100" cy="100" r="59" strokeWidth="2" />
      </g>
      <g letterSpacing="1.5" textAnchor="middle">
        <text fontSize="21">
          <textPath href={`#${id}t`} startOffset="50%">
            {top}
          </textPath>
        </text>
        <text fontSize="17">
          <textPath href={`#${id}b`} startOffset="50%">
            {bottom}
          </textPath>
        </text>
      </g>
      <text fontSize="25" textAnchor="middle" x="100" y="98">
        {middle[0]}
      </text>
      <text fontSize="18" textAnchor="middle" x="100" y="122">
        {middle[1]}
      </text>
    </svg>
  );
}

function Box({ look, size, top, bottom, middle }: ShapeProps) {
  return (
    <svg aria-hidden="true" className={look} focusable="false" height={size * 0.472} viewBox="0 0 220 104" width={size}>
      <g fill="none" stroke="currentColor">
        <rect height="100" rx="8" strokeWidth="4" width="216" x="2" y="2" />
        <path d="M2 34h216M2 74h216" strokeWidth="2" />
      </g>
      <g textAnchor="middle">
        <text fontSize="18" letterSpacing="1" x="110" y="25">
          {top}
        </text>
        <text fontSize="24" x="110" y="62">
          {middle.filter(Boolean).join(" ")}
        </text>
        <text fontSize="16" x="110" y="93">
          {bottom}
        </text>
      </g>
    </svg>
  );
}
