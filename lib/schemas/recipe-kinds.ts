import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { KINDS, type KindKey, type KindName, ofEachKind } from "../recipes/kinds";

type KindSchema<Name extends KindName> = z.ZodEnum<{ [Key in KindKey<Name>]: Key }>;

const schemaOf = (name: KindName) =>
  z.enum(
    KINDS[name].choices.map(([key]) => key),
    msg(KINDS[name].wrong),
  );

/** The kinds in responses and searches: absent if unknown or any. */
export const optionalKinds = ofEachKind((name) => schemaOf(name).optional()) as unknown as {
  [Name in KindName]: z.ZodOptional<KindSchema<Name>>;
};

/** The kinds in request bodies: null says that the recipe is of none, an absent one is left as it is. */
export const kindsOfBody = ofEachKind((name) => schemaOf(name).nullable().optional()) as unknown as {
  [Name in KindName]: z.ZodOptional<z.ZodNullable<KindSchema<Name>>>;
};
