import { DATA_SCOPES, SCOPE_WORDS } from "@/lib/oauth/scopes";
import { SCOPE_GIVES, SERVER_ERRORS } from "@/lib/portal/docs-facts";
import { SERVER_SNIPPETS } from "@/lib/portal/snippets-server";
import { code, DocsTable, type DocsValues, Step, showing } from "./docs-words";

export function FromYourServer({ values }: { values: DocsValues }) {
  const show = showing(values);
  return (
    <>
      <p>
        A server that keeps a secret registers a <b>confidential</b> application and uses any OAuth 2.0 library: the
        addresses are in <a href="/.well-known/oauth-authorization-server">/.well-known/oauth-authorization-server</a>.
        Test Flow walks your own application through these calls.
      </p>
      <Step number={1}>Send the browser</Step>
      <p>In one line. Make a fresh state and a fresh challenge for each guest.</p>
      {show(SERVER_SNIPPETS.authorize(values))}
      <Step number={2}>Trade the code for tokens</Step>
      <p>
        Within 60 seconds, once. Compare {code("state")} and {code("iss")} before.
      </p>
      {show(SERVER_SNIPPETS.token(values))}
      <Step number={3}>Read, or mark</Step>
      {show(SERVER_SNIPPETS.userinfo(values))}
      {show(SERVER_SNIPPETS.menu(values))}
      <p>
        Each item comes back with its marks, a verdict and reasons. With {code('"only_marks": true')} it comes back with
        its marks alone.
      </p>
      <Step number={4}>Refresh, revoke</Step>
      <p>Each refresh brings a new refresh token; the old one is dead.</p>
      {show(SERVER_SNIPPETS.refresh(values))}
      {show(SERVER_SNIPPETS.revoke(values))}
      <Step>What you are answered when something is wrong</Step>
      <DocsTable head={["You see", "Because", "Do"]} label="Errors" rows={SERVER_ERRORS} />
    </>
  );
}

export const Scopes = () => (
  <>
    <p>
      Ask for what you need and nothing else: the guest sees each value that you would read. Without a {code("scope")}{" "}
      you ask for the first two.
    </p>
    <DocsTable
      head={["Scope", "What the guest reads", "What you get"]}
      label="Scopes"
      rows={DATA_SCOPES.map((scope) => [scope, SCOPE_WORDS[scope], SCOPE_GIVES[scope]])}
    />
    <Step>Marks without the profile</Step>
    <p>
      With {code("marks:read")} alone the matching runs with us and the card stays with us: you learn that a word is a
      conflict, may contain something, is unknown or matches, and never which allergy, diet or concern is the reason.
    </p>
    <p>
      <b>What marks can still reveal.</b> Whoever has many foods marked one by one learns which of them a guest avoids,
      and foods that only one diet or allergy rules out give that away. So marks are personal data, of the kind that
      says something about health: show them to the guest, and keep none of them. An online visit is not recorded with
      this scope alone.
    </p>
  </>
);
