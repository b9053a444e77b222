import type { Metadata } from "next";
import { HouseholdScreen } from "@/components/household/household-screen";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { toIdCardProfile } from "@/lib/id-card";
import { listHouseholds } from "@/server/household/get-household";
import { listPeople } from "@/server/household/people";
import { getViewer } from "@/server/profile/viewer";

export const metadata: Metadata = { title: "Household", robots: { index: false } };

export default async function HouseholdPage() {
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <div className="wrap py-8">
        <h1>Household</h1>
        <SignInPrompt title="Please sign in to see your household.">
          People who live together share grocery lists and a meal plan here, checked for all of them.
        </SignInPrompt>
      </div>
    );
  }
  const caller = { userId: viewer.user.id };
  const [households, people] = await Promise.all([listHouseholds(caller), listPeople(caller)]);
  const card = toIdCardProfile(viewer.user, viewer.preferences);
  return <HouseholdScreen card={card} people={people} rendered={households} />;
}
