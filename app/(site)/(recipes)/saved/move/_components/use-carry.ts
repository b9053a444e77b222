"use client";

import { useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { useAskBeforeLeaving } from "@/components/ui/use-ask-before-leaving";
import { MAX_ARCHIVE_BYTES } from "@/lib/recipes/carried/limits";
import type { ChosenFile } from "@/lib/recipes/carried/open-archive";
import { carryText } from "@/messages/en/carry";
import { type CarryResult, type CarryRow, runCarry } from "./carry-run";

export type CarryPhase = "choose" | "looking" | "looked" | "adding" | "done";

type Carrying = {
  phase: CarryPhase;
  name: string;
  rows: readonly CarryRow[];
  /** The number of processed files, out of `total`, which is null while the files are counted. */
  done: number;
  total: number | null;
  stopped: CarryResult["stopped"];
  problem: string | null;
};

const NOTHING: Carrying = { phase: "choose", name: "", rows: [], done: 0, total: null, stopped: null, problem: null };
const TOO_LARGE = "That is more than 300 MB. Please export your recipes in parts.";

/** Previews and imports the recipes of a file. Both run over the same file, so the server stores nothing in between. */
export function useCarry() {
  const t = useText(carryText);
  const [state, setState] = useState(NOTHING);
  const files = useRef<readonly ChosenFile[]>([]);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const isRunning = state.phase === "looking" || state.phase === "adding";
  useAskBeforeLeaving(isRunning);

  async function run(dryRun: boolean): Promise<void> {
    const control = new AbortController();
    stop.current?.abort();
    stop.current = control;
    setState((before) => ({
      ...before,
      phase: dryRun ? "looking" : "adding",
      rows: dryRun ? [] : before.rows,
      done: 0,
      total: dryRun ? null : before.total,
      stopped: null,
      problem: null,
    }));
    const onProgress = (rows: readonly CarryRow[], done: number) =>
      setState((before) => ({ ...before, done, rows: dryRun ? [...rows] : before.rows }));
    const result = await runCarry({ files: files.current, dryRun, signal: control.signal, onProgress });
    if (stop.current !== control) return;
    const { rows, stopped, problem } = result;
    if (dryRun && stopped === "cancelled") return setState(NOTHING);
    setState((before) => ({
      ...before,
      phase: dryRun ? "looked" : "done",
      total: dryRun ? before.done : before.total,
      rows,
      stopped,
      problem,
    }));
  }

  async function choose(chosen: readonly File[]): Promise<void> {
    const [first] = chosen;
    if (!first) return;
    const name =
      chosen.length === 1
        ? first.name
        : t("splitFiles", { split: first.webkitRelativePath.split("/")[0] || chosen.length });
    if (chosen.reduce((sum, { size }) => sum + size, 0) > MAX_ARCHIVE_BYTES) {
      setState({ ...NOTHING, name, problem: TOO_LARGE });
      return;
    }
    setState({ ...NOTHING, phase: "looking", name });
    try {
      files.current = await Promise.all(
        chosen.map(async (file) => ({
          name: file.webkitRelativePath || file.name,
          bytes: new Uint8Array(await file.arrayBuffer()),
        })),
      );
    } catch {
      setState({ ...NOTHING, name, problem: t("fileFailed") });
      return;
    }
    await run(true);
  }

  return {
    ...state,
    choose,
    add: () => run(false),
    cancel: () => stop.current?.abort(),
    again: () => {
      stop.current?.abort();
      files.current = [];
      setState(NOTHING);
    },
  };
}
