import type { Parameters } from "../../parameters";
import type { Prompt } from "../authorization-request";
import { type Check, refuse } from "./check";

const isPrompt = (text: string): text is Prompt => ["none", "consent", "login"].includes(text);

/** OpenID Connect Core 3.1.2.1: `prompt` is a list of words, and `none` cannot be combined with another. */
export const knownPrompt: Check = (parameters) => {
  const words = promptWords(parameters);
  if (!words.every(isPrompt)) return refuse("invalid_request", "The prompt is not supported");
  if (words.includes("none") && words.length > 1) return refuse("invalid_request", "The prompt none stands alone");
  return null;
};

export const promptsOf = (parameters: Parameters): Prompt[] => promptWords(parameters).filter(isPrompt);

const promptWords = (parameters: Parameters): string[] => parameters.get("prompt")?.split(" ") ?? [];
