import { useEffect, useState } from "react";

const ANSWERER = "forkprint-kitchen-answers";

/** The name that guests see beside Seen. It is stored on this device. */
export function useAnswerer(): [string, (name: string) => void] {
  const [name, setName] = useState("");
  useEffect(() => setName(localStorage.getItem(ANSWERER) ?? ""), []);
  const keep = (next: string) => {
    setName(next);
    localStorage.setItem(ANSWERER, next);
  };
  return [name, keep];
}
