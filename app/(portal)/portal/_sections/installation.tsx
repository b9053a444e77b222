import { env } from "@/server/env";
import { listClients } from "@/server/oauth/clients/list-clients";
import { listWatches } from "@/server/page-checks/watches";
import { InstallationScreen } from "../_components/installation/installation-screen";
import type { SectionProps } from "../sections";

export default async function InstallationSection({ owner, params }: SectionProps) {
  const clients = await listClients(owner);
  const chosen = clients.find(({ client_id }) => client_id === params.client) ?? clients[0];
  const watches = chosen ? await listWatches(owner, chosen.client_id) : [];
  const origin = new URL(env.APP_URL).origin;
  return (
    <InstallationScreen
      chosen={chosen?.client_id}
      clients={clients}
      first={watches}
      origin={origin}
      url={params.url ?? ""}
    />
  );
}
