import type { Setup, StepName } from "./test-flow-run";

/** What went wrong, why, and which button fixes it. */
export type Problem = {
  /** The short form, for the line of the step. */
  short: string;
  title: string;
  text: string;
  fix: "add_address" | "edit" | "secret" | "again" | null;
};
type Failure = { step: StepName; error: string; said?: string; status?: number; setup: Setup };

/** Explains an error in plain words, followed by the server's own words. */
export function explain({ step, error, said = "", status, setup }: Failure): Problem {
  const short = error || String(status ?? "failed");
  const own = said && said !== error ? ` The server says: ${said}.` : "";
  const problem = (title: string, text: string, fix: Problem["fix"] = "edit"): Problem => ({
    short,
    title,
    text: text + own,
    fix,
  });
  if (error === "network")
    return problem("No answer came.", "Look at your connection and run the test again.", "again");
  if (status === 429) return problem("Too many tests in a short time.", "Wait a minute and run it again.", "again");
  if (status === 401 && step !== "token" && step !== "revoke" && step !== "userinfo")
    return problem("Your sign-in here has ended.", "Sign in to the portal again and run the test again.", "again");
  if (step === "authorize" && !setup.registered.includes(setup.redirectUri)) {
    return problem(
      "The return address is not registered.",
      `Sent ${setup.redirectUri || "nothing"}. Registered is ${setup.registered.join(" and ")}. They must be equal, letter for letter.`,
      setup.redirectUri ? "add_address" : "edit",
    );
  }
  switch (error) {
    case "invalid_scope":
      return problem(
        "This scope cannot be asked for.",
        `Sent ${setup.scope || "nothing"}. One of the words is unknown, or is not registered for this application. Words are in small letters with one space between them.`,
        null,
      );
    case "invalid_request":
      if (step === "authorize" && /client|application/i.test(said))
        return problem("The application is not known, or it is switched off.", "Look at My Applications.");
      return problem("The request is not as it has to be.", "What was sent and what came back stands below.", "again");
    case "unauthorized_client":
    case "invalid_client":
      if (step === "authorize")
        return problem("The application is not known, or it is switched off.", "Look at My Applications.");
      return problem(
        "The secret is not this application's.",
        "Paste the secret that was shown at registration. Lost it? Rotate it in My Applications: the old one is dead at once.",
        "secret",
      );
    case "invalid_grant":
      return problem(
        "The code cannot be traded.",
        "It lives 60 seconds and works once, for the address and the verifier that it was asked for with.",
        "again",
      );
    case "invalid_token":
      return problem("The access token is not valid.", "It may have been taken back meanwhile.", "again");
    case "access_denied":
      return problem(
        "The diner said no.",
        "Your application gets error=access_denied at its return address. Show your page without marks, and ask again only when the diner presses your button.",
        "again",
      );
    case "consent_required":
      return problem("The consent was taken back meanwhile.", "Run the test again.", "again");
    case "wrong_answer":
      return problem("State or issuer differ.", "Your application must refuse such an answer.", "again");
    default:
      return problem("The step failed.", "What was sent and what came back stands below.", "again");
  }
}
