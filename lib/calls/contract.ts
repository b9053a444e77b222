// Types alone: nothing of this file, nor of the routes that it speaks of, is left in a program.

/**
 * The types of one call, which `endpoint` (server/http/endpoint.ts) takes from the schemas that it checks requests and
 * answers with. `undefined`: the call has no such part. `form`: fields of a form instead of a JSON body.
 */
export type Contract = { params: unknown; query: unknown; body: unknown; form: unknown; answer: unknown };

declare const CONTRACT: unique symbol;

/** What carries the types of a call; there is no such property when the program runs. */
export type Carries<T> = { readonly [CONTRACT]?: T };

/**
 * Every call of the API by verb and address, such as "GET /api/recipes/{id}", with the handler that answers it.
 * `app/calls.generated.ts` lists them, so that lib/ imports no route.
 */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface Calls {}

export type CallName = keyof Calls;
export type ContractOf<N extends CallName> = Calls[N] extends Carries<infer T> ? Extract<T, Contract> : never;

/** What a call is answered with: the JSON of its response schema, nothing (204), or a file or stream (`Response`). */
export type AnswerOf<N extends CallName> = ContractOf<N>["answer"];
export type BodyOf<N extends CallName> = Sent<ContractOf<N>["body"]>;
export type FormOf<N extends CallName> = Sent<ContractOf<N>["form"]>;
export type QueryOf<N extends CallName> = ContractOf<N>["query"];

/** What callers may pass: lists and objects that they themselves may not change are as good as others. */
export type Sent<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined | Blob | URLSearchParams
    ? T
    : T extends Record<string, never>
      ? object // Nothing of it is read.
      : string extends keyof T
        ? SentOpen<T>
        : { readonly [K in keyof T]: Sent<T[K]> };

/** An object with names of its own choice beside those that the schema knows, which are of other types. */
type SentOpen<T> = { readonly [K in keyof T as Known<K>]: Sent<T[K]> } & {
  readonly [name: string]: Sent<T[keyof T]> | Sent<T[keyof { [K in keyof T as Known<K>]: unknown } & keyof T]>;
};
type Known<K> = string extends K ? never : number extends K ? never : K;

/**
 * The query before it is written as text. A field that the schema reads from text as a number or a truth value may be
 * given as one; a field that accepts whatever comes (`z.coerce`) is given as what the schema makes of it.
 */
export type AskedQuery<Input, Output> = string extends keyof Input
  ? Readonly<Record<string, QueryValue>> // Names of its own choice, as a filter for each column.
  : {
      readonly [K in keyof Input]: K extends keyof Output
        ? unknown extends Input[K]
          ? Output[K]
          : Readonly<Input[K]> | Extract<Output[K], number | boolean>
        : Readonly<Input[K]>;
    };
type QueryValue = string | number | boolean | readonly string[] | undefined;

type NamesIn<Address> = Address extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** A value for every name in braces of the address. */
type ParamsOf<N extends CallName> = {
  readonly [Name in NamesIn<N>]: Name extends keyof ContractOf<N>["params"] ? ContractOf<N>["params"][Name] : string;
};

type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : undefined extends T
    ? { readonly [K in Name]?: T }
    : Record<never, never> extends T
      ? { readonly [K in Name]?: T }
      : { readonly [K in Name]: T };

/** What determines the address of a call. */
export type Place<N extends CallName> = ([NamesIn<N>] extends [never] ? unknown : { readonly params: ParamsOf<N> }) &
  Part<"query", QueryOf<N>>;

/** Everything that is passed to a call. */
export type Asked<N extends CallName> = Place<N> &
  Part<"body", BodyOf<N>> &
  Part<"form", FormOf<N>> & { readonly signal?: AbortSignal | undefined };

/** The last argument of a call: it may be left out when nothing has to be passed. */
export type Given<T> = Record<never, never> extends T ? [given?: T] : [given: T];
