import { db } from "@/server/db/client";
import { sendNews } from "@/server/venue-news/send-news";

// A process that a test kills: it mails the figures that are due, again and again, and says when it begins. Connecting
// takes longer than a mail, so it is done before.
await db.venueNews.count();
process.stdout.write("begins\n");
for (;;) await sendNews();
