import { z } from "zod";

/** Advisories of this severity prevent a release. */
const GRAVE = ["high", "critical"] as const;

const advisory = z.object({ url: z.string(), title: z.string(), severity: z.string(), name: z.string() });
/**
 * The output of `npm audit --json` (auditReportVersion 2): for each package its own advisories, or the names of other
 * packages that have them.
 */
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
  metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
});
/**
 * scripts/accepted-advisories.json, by the last part of the advisory's address. `until`: the date at which it must be
 * reviewed again.
 */
export const acceptedAdvisories = z.record(
  z.string(),
  z.strictObject({ reason: z.string().trim().min(20), until: z.iso.date() }),
);
type Accepted = z.infer<typeof acceptedAdvisories>;

export type AuditVerdict =
  /** The service did not answer, or not with a report, so nothing is known. */
  | { kind: "unknown"; why: string }
  | { kind: "answered"; packages: number; refused: string[]; accepted: string[]; needless: string[] };

const idOf = (url: string): string => url.split("/").at(-1) ?? url;

/**
 * Judges the output of npm. Every high or critical advisory is refused unless the file gives a reason that is still
 * valid on
 * `today` (a date such as 2026-11-23). `needless`: reasons for advisories that no longer exist.
 */
export function judgeAudit(printed: string, accepted: Accepted, today: string): AuditVerdict {
  let json: unknown;
  try {
    json = JSON.parse(printed);
  } catch {
    return { kind: "unknown", why: "npm printed no JSON" };
  }
  const read = report.safeParse(json);
  if (!read.success) {
    const report = z.object({ message: z.string() }).safeParse(json);
    return { kind: "unknown", why: report.success ? report.data.message : "npm printed no audit report" };
  }
  const found = new Map(
    Object.values(read.data.vulnerabilities)
      .flatMap(({ via }) => via)
      .flatMap((each) => (typeof each === "string" ? [] : [[idOf(each.url), each] as const])),
  );
  const grave = [...found].filter(([, { severity }]) => (GRAVE as readonly string[]).includes(severity));
  const inWords = (id: string, { name, severity, title }: z.infer<typeof advisory>) =>
    `${id} (${severity}) in ${name}: ${title}`;
  const holds = (id: string) => accepted[id] !== undefined && accepted[id].until >= today;
  return {
    kind: "answered",
    packages: read.data.metadata.dependencies.prod,
    refused: grave.flatMap(([id, each]) =>
      holds(id) ? [] : [`${inWords(id, each)}${accepted[id] ? `, accepted until ${accepted[id].until} only` : ""}`],
    ),
    accepted: grave.flatMap(([id, each]) => (holds(id) ? [`${inWords(id, each)}. ${accepted[id]?.reason}`] : [])),
    needless: Object.keys(accepted).filter((id) => !found.has(id)),
  };
}
