-- Lines that an import found and made no line of the recipe, [{text, why}], until somebody has looked at them.
ALTER TABLE "recipes" ADD COLUMN "left_out" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_left_out_is_list" CHECK (jsonb_typeof("left_out") = 'array');
