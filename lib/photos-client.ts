// Not part of lib/api-client, which every page loads: only the recipe forms upload photos.
import { ApiError, call, toApiError } from "./api-call";
import type { AnswerOf, BodyOf } from "./calls/contract";

type PresignedUpload = AnswerOf<"POST /api/recipes/{id}/photos/presign">;
/** Where a browser names another type, the server says what it accepts. */
type PhotoType = BodyOf<"POST /api/recipes/{id}/photos/presign">["content_type"];

type Sending = {
  signal: AbortSignal;
  /** The fraction of the file that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
};

export const photosApi = {
  list: (id: string) => call("GET /api/recipes/{id}/photos", { params: { id } }),
  /** Requests an upload address, sends the file there, and adds it to the recipe as a photo. */
  upload: async (id: string, file: File, sending: Sending) => {
    const { signal } = sending;
    const upload = await call("POST /api/recipes/{id}/photos/presign", {
      params: { id },
      body: {
        filename: file.name.slice(-MAX_NAME).trim() || "photo",
        content_type: file.type as PhotoType,
        size: file.size,
      },
      signal,
    });
    await put(upload, file, sending);
    const body = { recipe_id: id, key: upload.key };
    return call("POST /api/recipes/{id}/photos", { params: { id }, body, signal });
  },
  setCaption: (id: string, caption: string | null) => call("PATCH /photos/{id}", { params: { id }, body: { caption } }),
  makeFirst: (id: string) => call("PATCH /photos/{id}", { params: { id }, body: { is_primary: true } }),
  delete: (id: string) => call("DELETE /photos/{id}", { params: { id } }),
};

const MAX_NAME = 255;
const UNREACHED = "The photo could not be sent. Please check your connection and try again.";

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
function put({ url, method, headers }: PresignedUpload, file: File, { signal, onProgress }: Sending) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, ownAddress(url));
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = async () => {
      if (request.status >= 200 && request.status < 300) return resolve();
      reject(await toApiError(new Response(request.responseText, { status: request.status })));
    };
    request.onerror = () => reject(new ApiError(0, UNREACHED));
    request.onabort = () => reject(new DOMException("The upload was cancelled", "AbortError"));
    request.onloadend = () => signal.removeEventListener("abort", abort);
    signal.addEventListener("abort", abort);
    if (signal.aborted) abort();
    request.send(file);
  });
}

/**
 * The server's own upload addresses name its public origin, but the page may have been opened under another host name.
 */
function ownAddress(url: string): string {
  const { pathname, search } = new URL(url, window.location.href);
  return pathname.startsWith("/api/photo-uploads/") ? pathname + search : url;
}
