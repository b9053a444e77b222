import type { Metadata } from "next";
import { OnboardingScreen } from "@/components/onboarding/onboarding-screen";

export const metadata: Metadata = { title: "Set up your dietary ID" };

/** Who is signed in comes from the root layout; the step and everything else from the URL. */
export default function OnboardPage() {
  return <OnboardingScreen guestSuffix={crypto.randomUUID().slice(0, 4)} />;
}
