import type { Metadata } from "next";
import { PeopleScreen } from "@/components/household/people-screen";
import { SignInPrompt } from "@/components/recipes/sign-in-prompt";
import { listPeople } from "@/server/household/people";
import { getViewer } from "@/server/profile/viewer";

export const metadata: Metadata = { title: "At your table", robots: { index: false } };

export default async function TablePage() {
  const viewer = await getViewer();
  if (!viewer) {
    return (
      <div className="wrap py-8">
        <h1>At your table</h1>
        <SignInPrompt title="Please sign in to say who eats with you.">
          Every recipe of your plan is then checked for them, too.
        </SignInPrompt>
      </div>
    );
  }
  return <PeopleScreen rendered={await listPeople({ userId: viewer.user.id })} />;
}
