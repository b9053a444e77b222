"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useTransition } from "react";
import { SelectField } from "@/components/ui/select-field";

type ChooseProps = {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

/** A choice that is stored in the address. Changing it loads the section again. */
export function Choose({ name, label, value, options }: ChooseProps) {
  const router = useRouter();
  const search = useSearchParams();
  const [isWaiting, start] = useTransition();
  const choose = (next: string) => {
    const address = new URLSearchParams(search);
    address.set(name, next);
    for (const other of [...address.keys()]) if (other === "page" || other.startsWith("f.")) address.delete(other);
    start(() => router.push(`?${address}`, { scroll: false }));
  };
  return (
    <SelectField
      aria-busy={isWaiting}
      hideLabel
      label={label}
      onChange={(event) => choose(event.target.value)}
      value={value}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
