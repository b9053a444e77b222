import "server-only";
import { forbidden, unauthorized } from "next/navigation";
import { isAdmin } from "@/server/auth/is-admin";
import { getViewer, type Viewer } from "@/server/profile/viewer";

/** For a page: 401 for nobody, 403 for anybody else, with the documented words. */
export async function requireAdmin(): Promise<Viewer> {
  const viewer = await getViewer();
  if (!viewer) unauthorized();
  if (!isAdmin(viewer.user)) forbidden();
  return viewer;
}
