import type { Knowledge } from "./knowledge";

/** The cached values of one knowledge, by slot number. */
type Session = unknown[];

const SESSION = Symbol("session");

type WithSession = { [SESSION]?: Session };

let slots = 0;

/**
 * Declares a cache that every knowledge has for itself: it is created by `make` when it is first needed, and it is gone
 * with the knowledge. So the answers of two knowledges never mix, and a copy of a knowledge begins with empty caches.
 * What depends on a part of the knowledge alone, such as its lexicon, may belong to that part.
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

/** Hidden from spreading, so that `{ ...knowledge, foods }` does not take over what was worked out of other foods. */
function sessionOf(owner: object): Session {
  const known = (owner as WithSession)[SESSION];
  if (known) return known;
  const session: Session = [];
  Object.defineProperty(owner, SESSION, { value: session });
  return session;
}
