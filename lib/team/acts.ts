/** What is written down of a business, by the kind of thing it was done to. */
export const ACT_KINDS = {
  people: [
    "invited",
    "invited_again",
    "invitation_taken_back",
    "invitation_declined",
    "joined",
    "roles_changed",
    "removed",
    "left",
    "handed_over",
  ],
  devices: ["tablet_code_made", "tablet_paired", "tablet_renamed", "tablet_revoked", "tablet_ended"],
  kitchen: ["menu_saved", "dishes_answered", "renewal_set"],
  names: ["visits_exported", "activity_exported", "retention_set", "names_ended"],
  places: [
    "venue_added",
    "venue_changed",
    "venue_deleted",
    "venues_uploaded",
    "upload_undone",
    "table_added",
    "table_changed",
    "table_deleted",
    "codes_printed",
  ],
  figures: [
    "mail_set",
    "mail_off",
    "mail_reader_added",
    "mail_reader_removed",
    "mail_stopped",
    "alerts_set",
    "alerts_on",
    "alerts_off",
    "link_made",
    "link_ended",
  ],
  applications: [
    "application_registered",
    "application_changed",
    "secret_renewed",
    "application_submitted",
    "application_deleted",
    "venue_identified",
  ],
} as const;

export type ActGroup = keyof typeof ACT_KINDS;
export const ACT_GROUPS = Object.keys(ACT_KINDS) as ActGroup[];
export type ActKind = (typeof ACT_KINDS)[ActGroup][number];

/** Names and numbers as they were, because what they name may be gone when somebody reads it. */
export type ActDetails = Readonly<Partial<Record<"email" | "role" | "venue" | "name", string> & { count: number }>>;

/** How long it is kept. */
export const ACT_DAYS = 365;

const WORDS: Readonly<Record<ActKind, string>> = {
  invited: "invited",
  invited_again: "sent the invitation again to",
  invitation_taken_back: "took back the invitation of",
  invitation_declined: "An invitation was declined:",
  joined: "joined",
  roles_changed: "changed the role of",
  removed: "removed",
  left: "left",
  handed_over: "handed the business over to",
  tablet_code_made: "made a code for a tablet",
  tablet_paired: "A tablet was paired:",
  tablet_renamed: "renamed a tablet",
  tablet_revoked: "revoked a tablet",
  tablet_ended: "A tablet gave no sign for a month and was revoked:",
  menu_saved: "saved the menu",
  dishes_answered: "answered for the kitchen",
  renewal_set: "changed when the kitchen is asked again",
  visits_exported: "downloaded the explorer as CSV",
  activity_exported: "downloaded this activity as CSV",
  retention_set: "changed how long names stay",
  names_ended: "Names of guests ended by themselves:",
  venue_added: "added a venue",
  venue_changed: "changed a venue",
  venue_deleted: "deleted a venue",
  venues_uploaded: "uploaded a file of venues",
  upload_undone: "undid the upload of a file of venues",
  table_added: "added a table",
  table_changed: "changed a table",
  table_deleted: "deleted a table",
  codes_printed: "printed codes",
  application_registered: "registered an application",
  application_changed: "changed an application",
  secret_renewed: "made a new secret",
  application_submitted: "submitted an application for review",
  application_deleted: "deleted an application",
  mail_set: "chose when the numbers are mailed",
  mail_off: "turned the mail with the numbers off",
  mail_reader_added: "wants the numbers mailed to",
  mail_reader_removed: "no longer has the numbers mailed to",
  alerts_set: "chose when somebody is alerted",
  alerts_on: "turned alerts on for",
  alerts_off: "turned alerts off for",
  link_made: "made a link to the numbers:",
  link_ended: "ended a link to the numbers:",
  mail_stopped: "A mail with the numbers was stopped by its reader:",
  venue_identified: "changed a venue's internal ID",
};

/** What was done, without who did it. A kind that an older or newer release wrote is told by its name. */
export const actInWords = (kind: string): string => WORDS[kind as ActKind] ?? kind;

export const isActOf = (group: ActGroup): readonly string[] => ACT_KINDS[group];
