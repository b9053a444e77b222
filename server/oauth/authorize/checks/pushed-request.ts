import { type Check, refuse } from "./check";

/** RFC 9126 4: an application that chose to push its requests is not served with one that came by the browser. */
export const pushedRequest: Check = (parameters, client) =>
  client.requiresPushedRequests && parameters.pushed === null
    ? refuse("invalid_request", "This application must push its requests")
    : null;
