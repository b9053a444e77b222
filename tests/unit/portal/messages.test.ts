import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { failureOf } from "@/lib/portal/sections";

/** The documented messages of the portal, verbatim, and the file that raises each. */
const MESSAGES: readonly (readonly [message: string, raisedIn: string])[] = [
  ["Failed to create venue", "components/portal/venues/venue-dialog.tsx"],
  ["Failed to update venue", "components/portal/venues/venue-dialog.tsx"],
  ["Failed to delete venue", "components/portal/venues/venue-card.tsx"],
  ["Failed to create location", "components/portal/venues/venue-locations.tsx"],
  ["Failed to update location", "components/portal/venues/location-dialogs.tsx"],
  ["QR code not available", "components/portal/venues/qr-panel.tsx"],
  ["No Venues Yet", "components/portal/venues/venues-screen.tsx"],
  ["Failed to validate CSV", "components/portal/csv/csv-import.tsx"],
  ["Failed to process bulk venues", "components/portal/csv/import-run.ts"],
  ["Error processing venues:", "components/portal/csv/result-step.tsx"],
  ["Failed to load visits", "components/portal/explorer/visit-explorer.tsx"],
  ["No visits found for this venue.", "components/portal/explorer/visit-explorer.tsx"],
  ["No Visits Yet", "components/portal/explorer/visit-explorer.tsx"],
  ["Error loading OAuth clients", "components/portal/applications/applications-screen.tsx"],
  ["No OAuth Applications", "components/portal/applications/applications-screen.tsx"],
  ["Failed to create OAuth client", "lib/portal/applications-client.ts"],
  ["Error creating application", "components/portal/applications/applications-screen.tsx"],
  ["Error updating application", "components/portal/applications/application-form.tsx"],
  ["Failed to register OAuth application", "components/portal/applications/application-form.tsx"],
  ["At least one redirect URI is required", "components/portal/applications/application-form.tsx"],
  ["At least one allowed domain is required", "components/portal/applications/application-form.tsx"],
  ["Error loading venue mappings", "components/portal/mappings/mappings-screen.tsx"],
  ["Error updating mapping", "components/portal/mappings/mapping-row.tsx"],
  ["Error clearing mapping", "components/portal/mappings/mapping-row.tsx"],
  ["Login failed", "components/portal/entrance/business-sign-in-form.tsx"],
  ["Registration failed", "components/portal/entrance/business-register-form.tsx"],
  ["Email and password are required", "lib/auth/business-rules.ts"],
  ["All fields are required", "lib/auth/business-rules.ts"],
  ["Passwords do not match", "messages/en/account-errors.ts"],
];

describe("the documented messages of the portal", () => {
  it.each(MESSAGES)("%s (%s)", (message, file) => {
    expect(readFileSync(file, "utf8")).toContain(message);
  });

  it("name the section that could not be loaded, and the type of a chart", () => {
    expect(failureOf("dashboard")).toBe("Failed to load dashboard data");
    expect(failureOf("charts", "dietary")).toBe("Failed to load dietary data");
    expect(failureOf("data-explorer")).toBe("Failed to load visits");
    expect(failureOf("applications")).toBe("Error loading OAuth clients");
    expect(failureOf("venue-mappings")).toBe("Error loading venue mappings");
    expect(failureOf("settings")).toBe("An error occurred");
  });
});
