import { Refusal } from "@/components/admin/refusal";

export default function Forbidden() {
  return <Refusal title="Admin access required." />;
}
