/** Stored with every computed label; raise it when a change of rules or knowledge changes verdicts. */
export const ENGINE_VERSION = "2.18.0";
