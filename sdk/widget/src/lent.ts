import { bearer, call, read, together } from "./calls";
import { checks, isPersonal, onChecks, reportCalls, reportPage } from "./checks";
import { clientId, issuer, named, said } from "./config";
import { signDish } from "./dish-sign";
import { fail, tellDeveloper } from "./errors";
import { isBoxed } from "./frame";
import { readPage } from "./json-ld";
import { languageOf, speaker } from "./language";
import { markContainer } from "./mark-classes";
import { session, setSession } from "./session";
import { refreshProfile } from "./sign-in";
import { adopt, adoptOnce } from "./styles";
import { countOf, say, timeOf } from "./words";

/**
 * What the script that every page loads lends to the part for dishes, which is loaded where dishes are: everything that
 * both must know of one visitor and one page. In that part the build puts these very values, by their place in this list,
 * in place of their modules.
 */
export const lent = [
  adopt,
  adoptOnce,
  bearer,
  call,
  checks,
  clientId,
  countOf,
  fail,
  isBoxed,
  isPersonal,
  issuer,
  said,
  languageOf,
  markContainer,
  named,
  onChecks,
  read,
  readPage,
  refreshProfile,
  reportCalls,
  reportPage,
  say,
  session,
  setSession,
  signDish,
  speaker,
  tellDeveloper,
  timeOf,
  together,
];
