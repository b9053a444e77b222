import { db } from "@/server/db/client";
import { runUpload } from "@/server/venue-uploads/run-upload";

// A process that a test kills: it applies uploads that wait, a row at a time, and says when it begins. Connecting takes
// longer than a row, so it is done before.
await db.venueUpload.count();
process.stdout.write("begins\n");
for (;;) {
  const upload = await db.venueUpload.findFirst({ where: { endedAt: null }, select: { id: true } });
  if (upload) await runUpload(upload.id, { rowsAPart: 1 });
}
