import { CALL_LIMITS, LIVE_STEPS, TEST_STEPS } from "@/lib/portal/docs-facts";
import { SNIPPETS } from "@/lib/portal/snippets";
import { APP_SNIPPETS } from "@/lib/portal/snippets-apps";
import { TROUBLES } from "@/lib/portal/widget-reference";
import { code, DocsTable, type DocsValues, Step, showing } from "./docs-words";

export function WithReact({ values }: { values: DocsValues }) {
  const show = showing(values);
  return (
    <>
      <p>
        Put the widget into the page's head, and the attributes into what you render. That is all: no hook, no effect.
        The widget marks what React writes, sees every change, and leaves React's own elements and texts in their place.
      </p>
      <Step number={1}>In index.html, or in the layout of your framework</Step>
      {show(SNIPPETS.load(values))}
      <Step number={2}>In your component</Step>
      {show(APP_SNIPPETS.react())}
      <Step>Vue, Svelte, plain</Step>
      <p>
        The same attributes in the template. Give each dish a key ({code("v-for … :key")}), so that a dish is not
        rewritten into another one.
      </p>
    </>
  );
}

export const WhenYouSeeNothing = () => (
  <>
    <p>What stands on the page, and what to do. The console says more: each of its lines begins with Forkprint.</p>
    <DocsTable head={["You see", "Because"]} label="When you see nothing" rows={TROUBLES} />
  </>
);

export function RevocationNotices({ values }: { values: DocsValues }) {
  const show = showing(values);
  return (
    <>
      <p>
        When a guest takes the consent back, allows less, or deletes the account, we post a signed notice to{" "}
        {code("notice_uri")}. Delete what you keep, and say so: the guest sees when you were told and when you
        confirmed.
      </p>
      <Step number={1}>Name your address</Step>
      <p>At registration, or later in My Applications, Details.</p>
      {show(APP_SNIPPETS.register(values))}
      <Step number={2}>Listen</Step>
      <p>With {code("jose")}, or any library that reads a JWT.</p>
      {show(APP_SNIPPETS.notices(values))}
      <DocsTable
        head={["event", "Because"]}
        label="Events"
        rows={[
          ["consent-ended", "The guest took it back, or its time was over"],
          ["consent-narrowed", "The guest allows less: scopes are those that ended"],
          ["account-deleted", "The account is gone"],
        ]}
      />
      <Step>If you do not answer</Step>
      <p>
        After anything but 2xx, and after any redirect, we try again for four days, at growing intervals. The same
        notice can come twice. You may confirm later, with {code("POST /oauth/acknowledge")} and the notice's{" "}
        {code("jti")}.
      </p>
    </>
  );
}

export const Limits = () => (
  <>
    <p>
      Above a limit the answer is 429, with the seconds to wait in {code("Retry-After")}. The widget waits by itself.
      Answers to applications say in {code("RateLimit")} how many calls are left.
    </p>
    <DocsTable
      head={["Calls", "What"]}
      label="Limits"
      rows={CALL_LIMITS.map(([, count, span, what]) => [`${count.toLocaleString("en")} a ${span}`, what])}
    />
    <DocsTable
      head={["At most", "What"]}
      label="Sizes"
      rows={[
        ["25", "dishes in one call of POST /api/analysis/menu"],
        ["300", "characters of a dish's name"],
        ["4,000", "characters of a dish's description, and of a menu's key"],
        ["1,000", "dishes that are read from a page's JSON-LD"],
        ["100", "applications of one business"],
      ]}
    />
  </>
);

export const Testing = () => (
  <>
    <p>Each line is something that a guest of yours will meet. Try them before they do.</p>
    <DocsTable head={["Case", "How"]} label="Testing" rows={TEST_STEPS} />
  </>
);

export const GoingLive = () => (
  <>
    <p>Before the first guest reads the page.</p>
    <DocsTable head={["What", "Why"]} label="Going live" rows={LIVE_STEPS} />
  </>
);
