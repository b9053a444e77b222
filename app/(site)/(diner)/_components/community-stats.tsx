"use client";

import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { IndexLine, WaitingLine } from "@/components/landing/index-list";
import { Band, BandHead, BandSplit } from "@/components/layout/band";
import { WAYS_OF_EATING } from "@/lib/dietary/diets";
import { frameApi } from "@/lib/frame-api";
import type { Say } from "@/lib/i18n/area";
import type { PlatformStatsWire } from "@/lib/schemas/analytics";
import { home } from "@/messages/en/home";
import { terms } from "@/messages/en/terms";
import { toStatLines } from "./stat-lines";

type State = { is: "loading" } | { is: "there"; stats: PlatformStatsWire } | { is: "hidden" };

/** The number of lines that will arrive, so that nothing below moves. */
const LINES = WAYS_OF_EATING.length + 2;

/** How many people have a card, by diet. The block is left out if the server does not answer. */
export function CommunityStats() {
  const t = useText(home);
  const [state, setState] = useState<State>({ is: "loading" });
  useEffect(() => {
    const leaving = new AbortController();
    frameApi.getPlatformStats(leaving.signal).then(
      (stats) => setState({ is: "there", stats }),
      () => !leaving.signal.aborted && setState({ is: "hidden" }),
    );
    return () => leaving.abort();
  }, []);

  if (state.is === "hidden") return null;
  return (
    <Band aria-labelledby="stats-title" sunk>
      <BandSplit aria-busy={state.is === "loading"} aside="index">
        <BandHead>
          <h2 id="stats-title">{state.is === "there" ? headline(t, state.stats.total_users) : t("whoCarriesOne")}</h2>
          <p className="lead">{state.is === "there" ? t("linesOfCards") : t("loadingCommunityStats")}</p>
        </BandHead>
        {state.is === "there" ? <Lines stats={state.stats} /> : <Waiting />}
      </BandSplit>
    </Band>
  );
}

const headline = (t: Say<typeof home>, people: number) =>
  people === 1 ? t("onePersonCarries") : t("peopleCarry", { people });

function Lines({ stats }: { stats: PlatformStatsWire }) {
  const term = useText(terms);
  const t = useText(home);
  return (
    <dl>
      {toStatLines(stats).map(({ category, label, count }) => (
        <IndexLine key={category} name={term.known(label)}>
          {count.toLocaleString(t.locale)}
        </IndexLine>
      ))}
    </dl>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: LINES }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blank lines are all alike and never change places
        <WaitingLine key={line} />
      ))}
    </div>
  );
}
