/** Who publishes recalls: the US FDA, the UK's FSA, and the EU's alert system (RASFF). */
export const RECALL_SOURCES = ["openfda", "fsa", "rasff"] as const;
export type RecallSource = (typeof RECALL_SOURCES)[number];
