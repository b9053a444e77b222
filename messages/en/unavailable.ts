import { area } from "@/lib/i18n/area";

/** Of the page that stands in for everything: the browser holds every language of it. */
export const unavailable = area("unavailable", {
  notAvailable: "Not available",
  productIsNotAvailable: "{product} is not available.",
  pageUnavailable: "The page could not be put together. What you have saved is safe. Please try again in a moment.",
  tryAgain: "Try again",
  reportNumber: "If you report this, name the number {number}.",
});
