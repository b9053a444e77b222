import { call } from "./api-call";
import type { BodyOf } from "./calls/contract";
import type { WholeLocale } from "./i18n/locales";

/** Every call about what a venue's people are told of its figures, one function each. */
export const venueNews = {
  get: (id: string, signal?: AbortSignal) => call("GET /api/venues/{id}/news", { params: { id }, signal }),
  set: (id: string, body: BodyOf<"PUT /api/venues/{id}/news">) =>
    call("PUT /api/venues/{id}/news", { params: { id }, body }),
  preview: (id: string, locale: WholeLocale, signal?: AbortSignal) =>
    call("GET /api/venues/{id}/news/preview", { params: { id }, query: { locale }, signal }),
  addReader: (id: string, body: BodyOf<"POST /api/venues/{id}/news/readers">) =>
    call("POST /api/venues/{id}/news/readers", { params: { id }, body }),
  setAlerts: (id: string, body: BodyOf<"PUT /api/venues/{id}/news/alerts">) =>
    call("PUT /api/venues/{id}/news/alerts", { params: { id }, body }),
  alertReader: (id: string, readerId: string, isAlerted: boolean) =>
    call("PUT /api/venues/{id}/news/readers/{readerId}", { params: { id, readerId }, body: { is_alerted: isAlerted } }),
  removeReader: (id: string, readerId: string) =>
    call("DELETE /api/venues/{id}/news/readers/{readerId}", { params: { id, readerId } }),
  listLinks: (id: string, signal?: AbortSignal) =>
    call("GET /api/venues/{id}/figure-links", { params: { id }, signal }),
  makeLink: (id: string, body: BodyOf<"POST /api/venues/{id}/figure-links">) =>
    call("POST /api/venues/{id}/figure-links", { params: { id }, body }),
  endLink: (id: string, linkId: string) =>
    call("DELETE /api/venues/{id}/figure-links/{linkId}", { params: { id, linkId } }),
  unlock: (key: string, password: string) =>
    call("POST /api/figure-links/{key}/password", { params: { key }, body: { password } }),
  accept: (key: string) => call("POST /api/figures-mails/{key}/accept", { params: { key } }),
  stop: (key: string) => call("POST /api/figures-mails/{key}/stop", { params: { key } }),
};
