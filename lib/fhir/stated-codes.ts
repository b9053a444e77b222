import { isObject, listOf, type Resource } from "./find-allergies";

const HL7 = "http://terminology.hl7.org/CodeSystem/allergyintolerance-";
const SNOMED = "http://snomed.info/sct";
const IPS = "http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips";

/**
 * True if a status says this and nothing else. Only HL7's own codes count, and codes without a system: another system's
 * code may mean anything. The formats before R4 write the bare code.
 */
export function saysOnly(status: unknown, wanted: string): boolean {
  if (typeof status === "string") return status === wanted;
  const codes = codingsOf(status).filter(({ system }) => system === undefined || String(system).startsWith(HL7));
  return codes.length > 0 && codes.every(({ code }) => code === wanted);
}

/** SNOMED CT's and the International Patient Summary's codes for "No known allergy" and "No known food allergy". */
const NONE_KNOWN: ReadonlySet<string> = new Set([
  `${SNOMED} 716186003`,
  `${SNOMED} 429625007`,
  `${IPS} no-known-allergies`,
  `${IPS} no-known-food-allergies`,
]);
const NO_INFORMATION = `${IPS} no-allergy-info`;

const NONE_IN_WORDS =
  /^(?:no known (?:\w+ )?allerg(?:y|ies)(?: \((?:situation|finding)\))?|keine (?:bekannten )?\p{L}{0,20}allergien?(?: bekannt)?)\.?$/iu;

/**
 * Why a resource names no allergy, in one sentence; null if any of its words or codes could name one. "No known
 * allergies except peanut" names peanut, and "peanut" beside the code for none contradicts it.
 */
export function namesNoAllergy({ code }: Resource): string | null {
  const codings = codingsOf(code);
  const written = isObject(code) && typeof code.text === "string" ? code.text.trim() : "";
  const named = (coding: Resource) => `${String(coding.system)} ${String(coding.code)}`;
  const isWordless = ({ display }: Resource) => typeof display !== "string" || NONE_IN_WORDS.test(display.trim());
  if (codings.length > 0 && codings.every((coding) => named(coding) === NO_INFORMATION))
    return "The record has no information about allergies. That does not mean that there are none.";
  const isNone = (coding: Resource) => NONE_KNOWN.has(named(coding));
  const isOnlyRepeated = written === "" || codings.some(({ display }) => display === written);
  const isCodedSo = codings.length > 0 && codings.every(isNone) && isOnlyRepeated;
  const isWrittenSo = NONE_IN_WORDS.test(written) && codings.every((coding) => isNone(coding) || isWordless(coding));
  const isShownSo = written === "" && codings.some(({ display }) => display) && codings.every(isWordless);
  return isCodedSo || isWrittenSo || isShownSo
    ? "The record says that no allergy is known, which names no food."
    : null;
}

const codingsOf = (concept: unknown): Resource[] => listOf(isObject(concept) ? concept.coding : null).filter(isObject);
