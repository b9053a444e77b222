// Not part of lib/api-client, which every page loads: only the recipe forms upload photos.
import { ApiError, call, toApiError } from "./api-call";
import type { PhotoWire, PresignedUploadWire } from "./schemas/photos";

const recipePhotos = (recipeId: string) => `/api/recipes/${encodeURIComponent(recipeId)}/photos`;
const onePhoto = (id: string) => `/photos/${encodeURIComponent(id)}`;

type Sending = {
  signal: AbortSignal;
  /** The fraction of the file that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
};

export const photosApi = {
  list: (recipeId: string) => call<PhotoWire[]>("GET", recipePhotos(recipeId)),
  /** Requests an upload address, sends the file there, and adds it to the recipe as a photo. */
  upload: async (recipeId: string, file: File, sending: Sending): Promise<PhotoWire> => {
    const { signal } = sending;
    const upload = await call<PresignedUploadWire>("POST", `${recipePhotos(recipeId)}/presign`, {
      body: { filename: file.name.slice(-MAX_NAME).trim() || "photo", content_type: file.type, size: file.size },
      signal,
    });
    await put(upload, file, sending);
    return call<PhotoWire>("POST", recipePhotos(recipeId), { body: { recipe_id: recipeId, key: upload.key }, signal });
  },
  setCaption: (id: string, caption: string | null) => call<PhotoWire>("PATCH", onePhoto(id), { body: { caption } }),
  makeFirst: (id: string) => call<PhotoWire>("PATCH", onePhoto(id), { body: { is_primary: true } }),
  delete: (id: string) => call("DELETE", onePhoto(id)),
};

const MAX_NAME = 255;
const UNREACHED = "The photo could not be sent. Please check your connection and try again.";

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
function put({ url, method, headers }: PresignedUploadWire, file: File, { signal, onProgress }: Sending) {
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
