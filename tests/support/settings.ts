import { onTestFinished } from "vitest";
import { forgetEnv } from "@/server/env";

/** Changes settings until the test ends. */
export function useSettings(settings: Record<string, string>): void {
  const before = Object.fromEntries(Object.keys(settings).map((name) => [name, process.env[name]]));
  Object.assign(process.env, settings);
  forgetEnv();
  onTestFinished(() => {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    forgetEnv();
  });
}
