import { POST as upload } from "@/app/api/recipes/[id]/photos/upload/route";

/** The documents name both addresses. */
export const POST = upload;
