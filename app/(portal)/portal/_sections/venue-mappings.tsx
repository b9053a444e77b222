import { listClients } from "@/server/oauth/clients/list-clients";
import { MappingsScreen } from "../_components/mappings/mappings-screen";
import type { SectionProps } from "../sections";

export default async function VenueMappingsSection({ owner }: SectionProps) {
  return <MappingsScreen clients={await listClients(owner)} />;
}
