// Not part of lib/api-client, which every page loads: only the settings upload a picture.
import { call } from "./api-call";
import type { UserWire } from "./schemas/auth";

const PATH = "/user/picture";

export const pictureApi = {
  set: (file: File) => {
    const form = new FormData();
    form.set("file", file);
    return call<UserWire>("PUT", PATH, { form });
  },
  show: (isShown: boolean) => call<UserWire>("PATCH", PATH, { body: { is_shown: isShown } }),
  remove: () => call<UserWire>("DELETE", PATH),
};
