import { area } from "@/lib/i18n/area";

export const addressListText = area("address-list", {
  title: "From a list of addresses",
  explained:
    "Paste web addresses of recipes: one a line, a mail, or exported bookmarks. They are read one after the other, and each gets a line in the report.",
  label: "Web addresses",
  found:
    "{count, plural, =0 {No web address found yet.} one {1 address found.} other {{count, number} addresses found.}}",
  twice: "{count, plural, one {1 stands there twice.} other {{count, number} stand there more than once.}}",
  first: "The first {count} are read; the others stay in the field.",
  read: "Import {count, plural, one {1 recipe page} other {{count, number} recipe pages}}",
  reading: "Reading the pages",
  done: "{done} of {total} addresses",
  pause: "Waiting a moment before the next page.",
  stop: "Stop",
  closing:
    "What came in stays, also if you close this page: paste the list again, and what you have is not fetched twice.",
  goOn: "Continue",
  retry: "Try {count, plural, one {1 page} other {{count, number} pages}} again",
  another: "Another list",
  saveReport: "Save the report",
  yours: "Go to Your Recipes",
  sumAdded: "{count, plural, one {1 recipe} other {{count, number} recipes}} imported.",
  sumKept: "{count} you had already.",
  sumSeveral:
    "{count, plural, one {1 page holds several recipes: choose.} other {{count, number} pages hold several recipes: choose.}}",
  sumFailed: "{count} not read: each says why.",
  sumWaiting: "{count} not begun.",
  limit:
    "More pages can be read in {minutes, plural, one {1 minute} other {{minutes, number} minutes}}. Go on then, here or by pasting the list again.",
  noRoom: "Many recipes are being imported at the moment. Go on in a while.",
  notSent: "The addresses could not be sent.",
  added: "Imported",
  kept: "You have it",
  several: "Several recipes",
  failed: "Not read",
  waiting: "Not begun",
  choose: "Choose from this page",
  paste: "Paste this page",
  correct: "Correct the address, and put it into another list.",
  photo: "Use a photo of it",
  later: "It may work later.",
  report: "Addresses of recipes",
  reportLine: "{state}: {title} {address}",
  pasteFailed: "The pasted text could not be sent.",
});
