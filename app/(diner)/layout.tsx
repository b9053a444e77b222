import type { ReactNode } from "react";
import { elsewhere } from "@/app/elsewhere";
import { SiteFrame } from "@/components/layout/site-frame";

export default function DinerLayout({ children }: { children: ReactNode }) {
  return <SiteFrame elsewhere={elsewhere()}>{children}</SiteFrame>;
}
