import { useEffect, useRef } from "react";
import { CheckBox } from "@/components/ui/checkbox";

type SelectionBoxProps = {
  label: string;
  checked: boolean;
  /** Some but not all of the rows it stands for are selected (indeterminate). */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox without visible words; its target is 44 px on each side. */
export function SelectionBox({ label, checked, mixed = false, onChange }: SelectionBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="-ms-2.5 grid size-11 cursor-pointer place-items-center">
      <CheckBox aria-label={label} checked={checked} onChange={(event) => onChange(event.target.checked)} ref={box} />
    </label>
  );
}
