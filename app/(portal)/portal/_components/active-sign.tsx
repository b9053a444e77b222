import { CircleCheck, CircleMinus } from "lucide-react";

/** Whether something of the business is in use. Not the signs of verdicts: "inactive" is known, and nothing is judged. */
export function ActiveSign({ isActive, size }: { isActive: boolean; size: 16 | 18 }) {
  const Sign = isActive ? CircleCheck : CircleMinus;
  return (
    <>
      <Sign aria-hidden="true" className={isActive ? "text-herb" : "text-ink-soft"} size={size} />
      {isActive ? "Active" : "Inactive"}
    </>
  );
}
