import type { Mention } from "./read-food";
import type { Field } from "./verdict";

/** A mention with the field it stands in and its words as written. */
export type PlacedMention = Mention & { readonly field: Field; readonly text: string };
