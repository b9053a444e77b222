import type { Knowledge } from "./knowledge";

/** The cached values of one knowledge, by slot number. */
type Session = unknown[];

const SESSION = Symbol("session");

type WithSession = { [SESSION]?: Session };

let slots = 0;

/**
 * Declares a cache that exists once per knowledge: `make` creates it at first use, and it is released with the
 * knowledge. The answers of two knowledges therefore never mix, and a copy of a knowledge starts with empty caches.
 * What depends only on a part of the knowledge, such as its lexicon, may belong to that part.
 */
export function ofSession<Value, Owner extends object = Knowledge>(
  make: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const slot = slots++;
  return (owner) => {
    const session = sessionOf(owner);
    const known = session[slot];
    if (known !== undefined) return known as Value;
    const made = make(owner);
    session[slot] = made;
    return made;
  };
}

/**
 * The cache is stored as a hidden property, so that `{ ...knowledge, foods }` does not copy what was computed from
 * other foods.
 */
function sessionOf(owner: object): Session {
  const known = (owner as WithSession)[SESSION];
  if (known) return known;
  const session: Session = [];
  Object.defineProperty(owner, SESSION, { value: session });
  return session;
}
