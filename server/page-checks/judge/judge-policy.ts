import type { Finding } from "@/lib/page-checks/finding";
import { allowsCall, allowsImport, allowsScript, deciding, type Policy, readPolicies } from "@/lib/page-checks/policy";
import { type CheckedPage, finding, type Judged } from "./checked-page";
import { sourceOf, tagOf } from "./judge-script";

type Placed = { policy: Policy; place: string };

/** A policy of a meta element counts for what comes after it, and says nothing of frames and sandboxes. */
function policiesOf({ policies, facts }: CheckedPage, tagAt: number) {
  const sent = policies
    .flatMap(readPolicies)
    .map((policy) => ({ policy, place: "Content-Security-Policy, the header" }));
  const metas = facts.policies.flatMap(({ text, at }) =>
    readPolicies(text).map((policy) => ({ policy, at, place: "Content-Security-Policy, the meta element" })),
  );
  return { sent, all: [...sent, ...metas], forTag: [...sent, ...metas.filter(({ at }) => at < tagAt)] };
}

/** Which directive blocks the script, its part or its calls, and how it must read instead. */
export function judgePolicy(page: CheckedPage): Judged[] {
  const tag = tagOf(page);
  const source = tag && sourceOf(page, tag);
  if (!tag || !source) return [];
  const { sent, all, forTag } = policiesOf(page, tag.at);
  const { issuer, url, release } = page;
  const { nonce = "", integrity = "" } = tag.attributes;
  const script = { url: source, page: url, nonce, integrity };
  const part = { ...script, url: new URL(release.part, issuer) };
  const findings: Judged[] = [];

  const blockers = forTag.filter(({ policy }) => !allowsScript(policy, script));
  for (const blocker of blockers)
    findings.push(blocked("policy_blocks_script", "our script", "script-src-elem", blocker, issuer));
  const isNonceMissing = blockers.some(({ policy }) => isStrict(policy));
  if (isNonceMissing && findings[0]) {
    findings[0].change =
      "The policy trusts scripts by their nonce alone. Give our tag the nonce that your server makes for this answer, as your other scripts have it.";
    findings[0].paste = null;
    findings[0].changes = { nonce: "THE-NONCE-OF-THIS-ANSWER" };
  }
  if (findings.length === 0)
    for (const blocker of all.filter(({ policy }) => !allowsImport(policy, part)))
      findings.push(
        blocked("policy_blocks_part", "the second script, which marks dishes", "script-src-elem", blocker, issuer),
      );
  for (const blocker of all.filter(({ policy }) => !allowsCall(policy, new URL(issuer), url)))
    findings.push(blocked("policy_blocks_calls", "our calls", "connect-src", blocker, issuer));
  findings.push(...sent.flatMap(sandboxed));
  if (findings.length === 0)
    findings.push(
      all.length > 0
        ? finding("policy_fits", "fine", "The content security policy lets the script, its part and its calls through.")
        : finding("policy_none", "fine", "The page has no content security policy that could stop us."),
    );
  if (all.some(({ policy }) => policy.has("require-trusted-types-for")))
    findings.push(
      finding(
        "trusted_types",
        "note",
        "The page requires Trusted Types. The widget needs no exception; a script of yours that shows texts of processMenu writes them with forkprint.write.",
      ),
    );
  const reports = page.reported.flatMap(readPolicies);
  if (
    reports.some(
      (policy) =>
        !allowsScript(policy, script) || !allowsImport(policy, part) || !allowsCall(policy, new URL(issuer), url),
    )
  )
    findings.push(finding("policy_reports", "note", "A policy that only reports would stop us once it is enforced."));
  return findings;
}

const isStrict = (policy: Policy): boolean =>
  deciding(policy, "script-src-elem")?.sources.some((each) => each.toLowerCase() === "'strict-dynamic'") ?? false;

type Wanted = Parameters<typeof deciding>[1];

function blocked(
  kind: Finding["kind"],
  what: string,
  wanted: Wanted,
  { policy, place }: Placed,
  origin: string,
): Judged {
  const found = deciding(policy, wanted);
  const named = found?.name ?? wanted;
  const kept = (found?.sources ?? []).filter((each) => each.toLowerCase() !== "'none'");
  // A directive for everything is not widened: the one that is missing is added.
  const name = named === "default-src" ? wanted.replace("-elem", "") : named;
  const change =
    named === name
      ? `Let ${name} name us, too.`
      : `Add ${name} beside default-src, which goes on deciding about everything else.`;
  return finding(kind, "wrong", `The directive ${named} blocks ${what}.`, {
    change,
    where: place,
    paste: `${[name, ...kept, origin].join(" ")};`.slice(0, 2000),
  });
}

function sandboxed({ policy, place }: Placed): Judged[] {
  const flags = policy.get("sandbox");
  if (!flags) return [];
  const missing = ["allow-scripts", "allow-same-origin", "allow-popups"].filter((each) => !flags.includes(each));
  if (missing.length === 0) return [];
  const why = missing.includes("allow-scripts")
    ? "no script runs"
    : missing.includes("allow-same-origin")
      ? "the page has no origin, so its calls are refused"
      : "nobody can sign in in a window";
  return [
    finding("policy_sandbox", "wrong", `The policy puts the page into a sandbox, in which ${why}.`, {
      change: "Leave the directive out, or allow what is missing.",
      where: place,
      paste: `sandbox ${[...flags, ...missing].join(" ")};`,
    }),
  ];
}
