"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { type Line, openEvents } from "./open-events";

/** Server-sent events of one address, parsed. @returns how the connection stands */
export function useEvents<T>(address: string, onEvent: (value: T) => void): Line {
  const [line, setLine] = useState<Line>({ awaySince: null, isOver: false });
  const heard = useEffectEvent(onEvent);
  useEffect(() => openEvents<T>(address, { onEvent: (value) => heard(value), onLine: setLine }), [address]);
  return line;
}
