import { env } from "@/server/env";
import { listClients } from "@/server/oauth/clients/list-clients";
import { TestFlowScreen } from "../_components/test-flow/test-flow-screen";
import type { SectionProps } from "../sections";

export default async function TestSection({ owner, viewer, params }: SectionProps) {
  const clients = await listClients(owner);
  const origin = new URL(env.APP_URL).origin;
  return <TestFlowScreen chosen={params.client} clients={clients} origin={origin} userId={viewer.user.id} />;
}
