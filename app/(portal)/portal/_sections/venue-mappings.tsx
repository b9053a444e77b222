import { MappingsScreen } from "@/components/portal/mappings/mappings-screen";
import { listClients } from "@/server/oauth/clients/list-clients";
import type { SectionProps } from "../sections";

export default async function VenueMappingsSection({ viewer }: SectionProps) {
  return <MappingsScreen clients={await listClients({ userId: viewer.user.id })} />;
}
