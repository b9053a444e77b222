import { settingsSchema } from "@/server/env-schema";

const SETTINGS = new Set(Object.keys(settingsSchema.shape));

/** The environment without this product's settings, for processes that must not depend on what is configured here. */
export function environmentWithoutSettings(): NodeJS.ProcessEnv {
  const environment = { ...process.env };
  for (const name of SETTINGS) delete environment[name];
  return environment;
}
