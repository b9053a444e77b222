import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";

/** Counts how often Back or Forward led to another page. A step within a page does not count. */
export function useCameBack(): number {
  const pathname = usePathname();
  const [count, setCount] = useState(0);
  const wasPressed = useRef(false);
  const shown = useRef(pathname);
  useEffect(() => {
    const heard = () => {
      wasPressed.current = window.location.pathname !== shown.current;
    };
    window.addEventListener("popstate", heard);
    return () => window.removeEventListener("popstate", heard);
  }, []);
  useEffect(() => {
    shown.current = pathname;
    if (wasPressed.current) setCount((before) => before + 1);
    wasPressed.current = false;
  }, [pathname]);
  return count;
}
