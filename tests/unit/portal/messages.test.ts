import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { failureOf } from "@/lib/portal/sections";

/** The documented messages of the portal, verbatim, and the file that raises each. */
const MESSAGES: readonly (readonly [message: string, raisedIn: string])[] = [
  ["Failed to create venue", "app/(portal)/portal/_components/venues/venue-dialog.tsx"],
  ["Failed to update venue", "app/(portal)/portal/_components/venues/venue-dialog.tsx"],
  ["Failed to delete venue", "app/(portal)/portal/_components/venues/venue-card.tsx"],
  ["Failed to create location", "app/(portal)/portal/_components/venues/venue-locations.tsx"],
  ["Failed to update location", "app/(portal)/portal/_components/venues/location-dialogs.tsx"],
  ["QR code not available", "app/(portal)/portal/_components/venues/qr-panel.tsx"],
  ["No Venues Yet", "app/(portal)/portal/_components/venues/venues-screen.tsx"],
  ["Failed to validate CSV", "app/(portal)/portal/_components/csv/csv-import.tsx"],
  ["Failed to process bulk venues", "app/(portal)/portal/_components/csv/import-run.ts"],
  ["Error processing venues:", "app/(portal)/portal/_components/csv/result-step.tsx"],
  ["Failed to load visits", "app/(portal)/portal/_components/explorer/visit-explorer.tsx"],
  ["No visits found for this venue.", "app/(portal)/portal/_components/explorer/visit-explorer.tsx"],
  ["No Visits Yet", "app/(portal)/portal/_components/explorer/visit-explorer.tsx"],
  ["Error loading OAuth clients", "app/(portal)/portal/_components/applications/applications-screen.tsx"],
  ["No OAuth Applications", "app/(portal)/portal/_components/applications/applications-screen.tsx"],
  ["Failed to create OAuth client", "lib/portal/applications-client.ts"],
  ["Error creating application", "app/(portal)/portal/_components/applications/applications-screen.tsx"],
  ["Error updating application", "app/(portal)/portal/_components/applications/application-form.tsx"],
  ["Failed to register OAuth application", "app/(portal)/portal/_components/applications/application-form.tsx"],
  ["At least one redirect URI is required", "app/(portal)/portal/_components/applications/application-form.tsx"],
  ["At least one allowed domain is required", "app/(portal)/portal/_components/applications/application-form.tsx"],
  ["Error loading venue mappings", "app/(portal)/portal/_components/mappings/mappings-screen.tsx"],
  ["Error updating mapping", "app/(portal)/portal/_components/mappings/mapping-row.tsx"],
  ["Error clearing mapping", "app/(portal)/portal/_components/mappings/mapping-row.tsx"],
  ["Login failed", "app/(portal)/portal/_components/entrance/business-sign-in-form.tsx"],
  ["Registration failed", "app/(portal)/portal/_components/entrance/business-register-form.tsx"],
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
