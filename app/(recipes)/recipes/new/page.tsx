import type { Metadata } from "next";
import { FormPage } from "@/components/recipes/form/form-page";
import { getViewer } from "@/server/profile/viewer";

export const metadata: Metadata = { title: "Create recipe", robots: { index: false } };

export default async function NewRecipePage() {
  return <FormPage isSignedIn={(await getViewer()) !== null} recipe={null} title="Create recipe" />;
}
