import { useState } from "react";

/** Which lines are done. Only here and now: a new visit starts with none. */
export function useStruck() {
  const [struck, setStruck] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setStruck((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return { isStruck: (id: string) => struck.has(id), toggle };
}
