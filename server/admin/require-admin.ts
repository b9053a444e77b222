import "server-only";
import { forbidden, unauthorized } from "next/navigation";
import { isAdmin } from "@/server/auth/is-admin";
import { getViewer, type Viewer } from "@/server/auth/viewer";

/** For pages: throws 401 if nobody is signed in and 403 for people outside the team, with the documented words. */
export async function requireAdmin(): Promise<Viewer> {
  const viewer = await getViewer();
  if (!viewer) unauthorized();
  if (!isAdmin(viewer.user)) forbidden();
  return viewer;
}
