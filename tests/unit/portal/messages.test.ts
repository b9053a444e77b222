import { describe, expect, it } from "vitest";
import { failureOf } from "@/lib/portal/sections";
import { isSaid } from "../../support/i18n/said-by";

/** The documented messages of the portal, verbatim. */
const MESSAGES: readonly string[] = [
  "Failed to create venue",
  "Failed to update venue",
  "Failed to delete venue",
  "Failed to create location",
  "Failed to update location",
  "QR code not available",
  "No Venues Yet",
  "Failed to validate CSV",
  "Failed to process bulk venues",
  "Error processing venues:",
  "Failed to load visits",
  "No visits found for this venue.",
  "No Visits Yet",
  "Error loading OAuth clients",
  "No OAuth Applications",
  "Failed to create OAuth client",
  "Error creating application",
  "Error updating application",
  "Failed to register OAuth application",
  "At least one redirect URI is required",
  "At least one allowed domain is required",
  "Error loading venue mappings",
  "Error updating mapping",
  "Error clearing mapping",
  "Login failed",
  "Registration failed",
  "Email and password are required",
  "All fields are required",
  "Passwords do not match",
];

describe("the documented messages of the portal", () => {
  it.each(MESSAGES)("'%s' is said by the product", (message) => {
    expect(isSaid(message)).toBe(true);
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
