import { PortalSettings } from "@/components/portal/settings/portal-settings";
import type { SectionProps } from "../sections";

export default function SettingsSection({ viewer }: SectionProps) {
  return <PortalSettings user={viewer.user} />;
}
