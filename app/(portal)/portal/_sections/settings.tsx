import { PortalSettings } from "../_components/settings/portal-settings";
import type { SectionProps } from "../sections";

export default function SettingsSection({ viewer }: SectionProps) {
  return <PortalSettings user={viewer.user} />;
}
