-- CreateTable
CREATE TABLE "venue_dishes" (
    "id" UUID NOT NULL,
    "venue_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "verdicts" JSONB NOT NULL,
    "engine_version" TEXT NOT NULL,

    CONSTRAINT "venue_dishes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "venue_dishes_venue_id_position_key" ON "venue_dishes"("venue_id", "position");

-- AddForeignKey
ALTER TABLE "venue_dishes" ADD CONSTRAINT "venue_dishes_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;
