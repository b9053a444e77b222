-- CreateTable
CREATE TABLE "visit_disclosures" (
    "visit_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "dietary_preferences" "diet_key"[],
    "health_concerns" TEXT[],
    "ingredient_preferences" JSONB NOT NULL,
    "favorites" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "visit_disclosures_pkey" PRIMARY KEY ("visit_id")
);

-- CreateTable
CREATE TABLE "share_link_views" (
    "link_id" UUID NOT NULL,
    "viewer_hash" TEXT NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "share_link_views_pkey" PRIMARY KEY ("link_id","viewer_hash")
);

-- CreateIndex
CREATE INDEX "visit_disclosures_user_id_idx" ON "visit_disclosures"("user_id");

-- AddForeignKey
ALTER TABLE "visit_disclosures" ADD CONSTRAINT "visit_disclosures_visit_id_fkey" FOREIGN KEY ("visit_id") REFERENCES "visits"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visit_disclosures" ADD CONSTRAINT "visit_disclosures_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_link_views" ADD CONSTRAINT "share_link_views_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "share_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Revoking a share link deletes it. What was revoked before this must not come back to life.
DELETE FROM "share_links" WHERE "revoked_at" IS NOT NULL;
ALTER TABLE "share_links" DROP COLUMN "revoked_at";

-- Visits from before: what their venues could see until now is what the person's profile holds now.
INSERT INTO "visit_disclosures" ("visit_id", "user_id", "dietary_preferences", "health_concerns", "ingredient_preferences", "favorites", "updated_at")
SELECT v.id, v.user_id,
  ARRAY(SELECT d.diet FROM user_diets d WHERE d.user_id = v.user_id ORDER BY d.slot),
  ARRAY(SELECT c.name FROM user_health_concerns h JOIN health_concerns c ON c.id = h.health_concern_id
    WHERE h.user_id = v.user_id AND h.is_active ORDER BY h.slot),
  (SELECT coalesce(jsonb_agg(jsonb_build_object('ingredient_name', i.name, 'preference_type', p.preference_type) ORDER BY p.created_at, p.id), '[]')
    FROM ingredient_preferences p JOIN ingredients i ON i.id = p.ingredient_id WHERE p.user_id = v.user_id),
  (SELECT coalesce(jsonb_agg(jsonb_build_object('item', jsonb_build_object('name', i.name, 'type', f.type)) ORDER BY f.type, f.slot), '[]')
    FROM user_favorites f JOIN favorite_items i ON i.id = f.item_id WHERE f.user_id = v.user_id),
  now()
FROM visits v WHERE v.user_id IS NOT NULL;
