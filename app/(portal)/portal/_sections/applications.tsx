import { getUsage } from "@/server/analytics/usage/get-usage";
import { countConnected } from "@/server/oauth/clients/count-connected";
import { listClients } from "@/server/oauth/clients/list-clients";
import { ApplicationsScreen } from "../_components/applications/applications-screen";
import type { SectionProps } from "../sections";

export default async function ApplicationsSection({ owner }: SectionProps) {
  const [clients, usage, connected] = await Promise.all([
    listClients(owner),
    getUsage(owner, {}),
    countConnected(owner),
  ]);
  return <ApplicationsScreen connected={connected} first={clients} usage={usage} />;
}
