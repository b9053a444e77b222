-- Which foods a recipe's lines are, each once, and how many lines are no known food: what "fewest missing" counts, without
-- a look at the lines. Written with each judgement; null until the recipe is judged again.
ALTER TABLE "recipes" ADD COLUMN "line_foods" UUID[], ADD COLUMN "unread_lines" INTEGER;
