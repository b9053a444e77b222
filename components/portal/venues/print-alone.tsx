"use client";

import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./print-alone.module.css";

/** While it is on the page, paper shows this and nothing else. On the screen it is not seen. */
export function PrintAlone({ children }: { children: ReactNode }) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  if (!isMounted) return null;
  return createPortal(
    <div aria-hidden="true" className={styles.alone}>
      {children}
    </div>,
    document.body,
  );
}
