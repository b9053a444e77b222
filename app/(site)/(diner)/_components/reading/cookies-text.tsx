import type { TextSection } from "@/components/legal/text-sections";
import { KEPT_IN_BROWSER } from "./kept-in-browser";
import { KeptTable } from "./kept-table";

export const COOKIES: readonly TextSection[] = [
  {
    id: "list",
    title: "The whole list",
    body: (
      <KeptTable
        columns={["Name", "Kind", "What for", "Kept for"]}
        label="Cookies and stored entries"
        rows={KEPT_IN_BROWSER}
      />
    ),
  },
  {
    id: "why-no-banner",
    title: "Why there is no banner",
    body: (
      <p>
        Each is needed for something that you asked for, and is kept only when you do: signing in, a card in your
        pocket, a list in the shop, a language. Nothing here follows you to other sites, and nothing is measured with
        it, so there is nothing to consent to. Over an encrypted connection the names of cookies that scripts cannot
        read start with “__Host-”.
      </p>
    ),
  },
  {
    id: "removing",
    title: "Removing them",
    body: (
      <p>
        Sign out, and all that knows you is gone; what stays names nobody: how pages look and speak, choices for
        cooking, and the cookie that knows your browser, until its time is over. A card without an account stays until
        you delete it. You can also delete everything in your browser: you are then signed out on that device, and the
        card in your account is untouched.
      </p>
    ),
  },
];
