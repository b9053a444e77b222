import { POST as upload } from "@/app/api/recipes/[id]/photos/upload/route";

/** An alias: the specification names both addresses. */
export const POST = upload;
