"use client";

import { useSearchParams } from "next/navigation";
import { useCallback } from "react";
import type { AuthMode } from "@/components/auth/auth-modal-context";
import { type OnboardingStep, parseStep, withParameters } from "@/components/onboarding/onboarding-steps";

type Changes = Record<string, string | null>;

/** The step and the mode stand in the URL, so that Back, reload and a sent link work. */
export function useOnboardingUrl() {
  const parameters = useSearchParams();
  const write = useCallback((changes: Changes, how: "pushState" | "replaceState") => {
    const { pathname, search } = window.location;
    window.history[how](null, "", `${pathname}${withParameters(search, changes)}`);
  }, []);
  const goTo = useCallback((step: OnboardingStep) => write({ step, mode: null }, "pushState"), [write]);
  /** Without a stop on the way Back. */
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

/** This page from its first step, with everything else that stands in its address. */
export const addressWithoutStep = (): string =>
  `${window.location.pathname}${withParameters(window.location.search, { step: null })}`;

const PLACES = ["venue-id", "venue", "location-id", "location", "table"];

/** Whether somebody came by the code of a venue: whoever they are, they are here to check in. */
export const namesPlace = (): boolean => {
  const parameters = new URLSearchParams(window.location.search);
  return PLACES.some((name) => parameters.has(name));
};
