// Not part of lib/api-client, which every page loads: only the settings upload a picture.
import { call } from "./api-call";

export const pictureApi = {
  set: (file: File) => call("PUT /user/picture", { form: { file } }),
  show: (isShown: boolean) => call("PATCH /user/picture", { body: { is_shown: isShown } }),
  remove: () => call("DELETE /user/picture"),
};
