import { useEffect, useState } from "react";

export type ServerClock = {
  now: Date /** The server's time at a moment of this device. */;
  at: (moment: Date) => Date;
};

/** The server's current time, because a tablet's own clock may be wrong by hours. */
export function useClock(serverTime: string): ServerClock {
  const [ahead, setAhead] = useState(0);
  const [now, setNow] = useState(() => new Date(serverTime));
  useEffect(() => {
    const offset = new Date(serverTime).getTime() - Date.now();
    setAhead(offset);
    setNow(new Date(serverTime));
    const timer = setInterval(() => setNow(new Date(Date.now() + offset)), 10_000);
    return () => clearInterval(timer);
  }, [serverTime]);
  return { now, at: (moment) => new Date(moment.getTime() + ahead) };
}
