-- A dish that leaves the menu takes along what its kitchen says of it. Nothing reads these rows but the way back: a dish
-- with the same words gets the same facts, with their names and dates.
CREATE TABLE "dishes_off_menu" (
    "id" UUID NOT NULL,
    "venue_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "left_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dishes_off_menu_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "dishes_off_menu_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "dishes_off_menu_venue_id_name_idx" ON "dishes_off_menu"("venue_id", "name");

CREATE TABLE "facts_off_menu" (
    "id" UUID NOT NULL,
    "dish_id" UUID NOT NULL,
    "subject" "fact_subject" NOT NULL,
    "state" "fact_state" NOT NULL,
    "said_by" TEXT NOT NULL,
    "said_at" TIMESTAMPTZ(3) NOT NULL,
    "recipe" TEXT NOT NULL,

    CONSTRAINT "facts_off_menu_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "facts_off_menu_dish_id_fkey" FOREIGN KEY ("dish_id") REFERENCES "dishes_off_menu"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "facts_off_menu_dish_id_subject_key" ON "facts_off_menu"("dish_id", "subject");

-- A venue that is deleted keeps nothing: its row is gone when its dishes go.
CREATE FUNCTION keep_facts_of_leaving_dish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM dishes_off_menu WHERE id = OLD.id;
  IF EXISTS (SELECT FROM venues WHERE id = OLD.venue_id)
    AND EXISTS (SELECT FROM dish_facts WHERE dish_id = OLD.id AND ended_at IS NULL) THEN
    INSERT INTO dishes_off_menu (id, venue_id, name, description, left_at)
      VALUES (OLD.id, OLD.venue_id, OLD.name, OLD.description, now());
    INSERT INTO facts_off_menu (id, dish_id, subject, state, said_by, said_at, recipe)
      SELECT id, dish_id, subject, state, said_by, said_at, recipe FROM dish_facts
      WHERE dish_id = OLD.id AND ended_at IS NULL;
  END IF;
  RETURN OLD;
END $$;

CREATE TRIGGER venue_dishes_keep_facts BEFORE DELETE ON "venue_dishes" FOR EACH ROW
  EXECUTE FUNCTION keep_facts_of_leaving_dish();

-- The dish off the menu that has exactly these words. Of several, of which different things were said, none: nobody knows
-- which of them comes back.
CREATE FUNCTION dish_off_menu(of_venue uuid, of_name text, of_description text) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN count(DISTINCT said) = 1 THEN (array_agg(id ORDER BY left_at DESC, id DESC))[1] END
  FROM (
    SELECT d.id, d.left_at, (SELECT array_agg(f.subject::text || ' ' || f.state::text ORDER BY f.subject)
      FROM facts_off_menu f WHERE f.dish_id = d.id) AS said
    FROM dishes_off_menu d WHERE d.venue_id = of_venue AND d.name = of_name AND d.description = of_description) known
$$;

CREATE FUNCTION return_facts_of_dish() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known uuid := dish_off_menu(NEW.venue_id, NEW.name, NEW.description);
BEGIN
  IF known IS NOT NULL THEN
    INSERT INTO dish_facts (id, dish_id, subject, state, said_by, said_at, recipe)
      SELECT id, NEW.id, subject, state, said_by, said_at, recipe FROM facts_off_menu WHERE dish_id = known;
    DELETE FROM dishes_off_menu WHERE id = known;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER venue_dishes_return_facts AFTER INSERT ON "venue_dishes" FOR EACH ROW
  EXECUTE FUNCTION return_facts_of_dish();
-- After "venue_dishes_end_facts", since triggers run in the order of their names: the facts of the former words have ended.
CREATE TRIGGER venue_dishes_return_facts_of_new_words AFTER UPDATE OF name, description ON "venue_dishes" FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.description IS DISTINCT FROM NEW.description)
  EXECUTE FUNCTION return_facts_of_dish();
