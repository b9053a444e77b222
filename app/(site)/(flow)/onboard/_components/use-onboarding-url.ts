"use client";

import { useSearchParams } from "next/navigation";
import { useCallback } from "react";
import type { AuthMode } from "@/components/auth/auth-modal-context";
import { type OnboardingStep, parseStep, withParameters } from "./onboarding-steps";

type Changes = Record<string, string | null>;

/** The URL holds the step and the mode, so that Back, reload and a shared link work. */
export function useOnboardingUrl() {
  const parameters = useSearchParams();
  const write = useCallback((changes: Changes, how: "pushState" | "replaceState") => {
    const { pathname, search } = window.location;
    window.history[how](null, "", `${pathname}${withParameters(search, changes)}`);
  }, []);
  const goTo = useCallback((step: OnboardingStep) => write({ step, mode: null }, "pushState"), [write]);
  /** Replaces the history entry, so that Back skips it. */
  const moveOnTo = useCallback(
    (step: OnboardingStep, changes: Changes = {}) => write({ step, mode: null, ...changes }, "replaceState"),
    [write],
  );
  const setMode = useCallback(
    (mode: AuthMode) => write({ mode: mode === "register" ? mode : null }, "replaceState"),
    [write],
  );
  const mode: AuthMode = parameters.get("mode") === "register" ? "register" : "login";
  return { wanted: parseStep(parameters.get("step")), mode, goTo, moveOnTo, setMode };
}

/** The address of the first step, with all other parameters. */
export const addressWithoutStep = (): string =>
  `${window.location.pathname}${withParameters(window.location.search, { step: null })}`;

const PLACES = ["venue-id", "venue", "location-id", "location", "table"];

/** True if the person came through a venue's code, and so wants to check in. */
export const namesPlace = (): boolean => {
  const parameters = new URLSearchParams(window.location.search);
  return PLACES.some((name) => parameters.has(name));
};
