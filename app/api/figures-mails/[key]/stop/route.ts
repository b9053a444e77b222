import { figuresMailKey } from "@/lib/schemas/venue-news";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { stopFiguresMail } from "@/server/venue-news/answer-mail";

/** Stops the mail. Mail programs call it, too (RFC 8058): with a form, without cookies. */
export const POST = endpoint(
  { caller: anyone, limits: [perAddress("figures_mail_address")], params: figuresMailKey },
  ({ params }) => stopFiguresMail(params.key),
);
