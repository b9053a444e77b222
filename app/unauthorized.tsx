import { Refusal } from "@/components/admin/refusal";

export default function Unauthorized() {
  return <Refusal title="Please sign in." />;
}
