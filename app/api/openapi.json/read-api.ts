import { type ApiDescription, describeApi } from "@/server/http/openapi/describe-api";
import { ROUTES } from "./routes.generated.mjs";

let made: Promise<ApiDescription> | undefined;

/** Built once per process, because its handlers do not change while it runs. */
export const readApi = (): Promise<ApiDescription> => {
  made ??= describeApi(ROUTES);
  return made;
};
