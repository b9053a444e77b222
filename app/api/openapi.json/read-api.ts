import { type ApiDescription, describeApi } from "@/server/http/openapi/describe-api";
import { ROUTES } from "./routes.generated.mjs";

let made: Promise<ApiDescription> | undefined;

/** Made once in the life of a process: handlers do not change while it runs. */
export const readApi = (): Promise<ApiDescription> => {
  made ??= describeApi(ROUTES);
  return made;
};
