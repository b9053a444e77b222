import { area } from "@/lib/i18n/area";

/** What the mail with a venue's figures says, and the page on which an address says yes to it or stops it. */
export const venueNews = area("venue-news", {
  mailSubject:
    "{venue}: {visits, plural, one {{visits, number} visit} other {{visits, number} visits}}{change, select, more {, {by, number} more than the {rhythm, select, week {week} other {month}} before} fewer {, {by, number} fewer than the {rhythm, select, week {week} other {month}} before} same {, as many as the {rhythm, select, week {week} other {month}} before} other {}}",
  yourTime: "{rhythm, select, week {Your week} other {Your month}}, {days}",
  against:
    "In brackets: against the {rhythm, select, week {7 days} other {month}} before{hasYear, select, yes {, and against the same {rhythm, select, week {days} other {month}} last year} other {}}.",
  nothingBefore: "There is nothing to compare with yet.",
  visits: "Visits",
  people: "People",
  newcomers: "Came for the first time",
  returning: "Came back",
  fewerThanFive: "fewer than 5",
  tables: "Where they sat",
  noTable: "No table",
  formerTable: "A table of before",
  allergies: "Visits by guests with an allergy",
  noAllergies:
    "No group of guests with an allergy can be told of these days. A group is told once five guests of it have come, and five others beside them.",
  inBatches: "Groups are told in batches of at least five guests, on the day on which the last of them came.",
  kitchen:
    "One thing to do: {count, plural, one {a dish waits} other {{count, number} dishes wait}} for your kitchen's word on its allergens. Guests read “not confirmed”.",
  openWeeks: "Look closer in the portal:",
  whyMember:
    "You get this mail because the team of {venue} chose it. It names no guest, and no group of fewer than five.",
  whyAddress: "You get this mail because you said yes to it. It names no guest, and no group of fewer than five.",
  stopIt: "To stop it, open this page and tap once:",
  spikeSubject: "{venue}: {told, number} visits yesterday, {percent, number}% more than usual",
  dropSubject:
    "{venue}: {told, plural, one {{told, number} visit} other {{told, number} visits}} yesterday, {percent, number}% fewer than usual",
  againstUsual:
    "On {day} there {told, plural, one {was {told, number} visit} other {were {told, number} visits}}. On the same weekday of the 13 weeks before there were {usual} on average. You are told from {threshold, number}% {kind, select, spike {more} other {fewer}} on.",
  unreadSubject: "{venue}: cards with allergies that nobody has read",
  unreadText:
    "At least five guests with an allergy came today, and {minutes, plural, one {a minute} other {{minutes, number} minutes}} later nobody had marked their cards as read. Is the live view open in the kitchen?",
  openLive: "The live view:",
  whyAlert:
    "At most one such mail comes a day, and none between {from} and {until}, the quiet hours of {venue}. To end your mails of this venue, open this page and tap once:",
  yesSubject: "{by} would like to mail you the numbers of a venue",
  yesText:
    "Hello,\n\n{by} works with {product} and would like you to get the numbers of a venue each {rhythm, select, week {week} month {month} other {time}}: how many guests came, no names.\n\nNothing is sent unless you say yes here:\n\n{link}\n\nIf you do not know {by}, do nothing.",
  pageTitle: "Numbers by mail",
  askedTitle: "The numbers of {venue} by mail",
  askedText:
    "{by} would like you to get them. They come to {email}, name no guest and no group of fewer than five, and end with one tap.",
  sayYes: "Send me the mail",
  sayNo: "No, thank you",
  getsTitle: "You get the numbers of {venue} by mail",
  getsText: "They come to {email}.",
  stop: "Stop this mail",
  isOn: "It is on. The next mail comes by itself; each has a way to stop it.",
  isOver: "This mail has ended",
  isOverText: "Nothing more is sent. Whoever manages the venue can ask you again.",
  notDone: "Nothing was changed. Please try again.",
});
