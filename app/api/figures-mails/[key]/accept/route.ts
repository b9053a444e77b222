import { figuresMailKey } from "@/lib/schemas/venue-news";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";
import { acceptFiguresMail } from "@/server/venue-news/answer-mail";

/** An address that was asked wants the mail. */
export const POST = endpoint(
  { caller: anyone, limits: [perAddress("figures_mail_address")], params: figuresMailKey },
  ({ params }) => acceptFiguresMail(params.key),
);
