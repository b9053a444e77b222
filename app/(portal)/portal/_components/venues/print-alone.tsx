"use client";

import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./print-alone.module.css";

/** While this is mounted, only its content is printed. It is invisible on the screen. */
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
