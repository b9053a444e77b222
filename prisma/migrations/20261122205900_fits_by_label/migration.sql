-- What a recipe fits if the labels of its foods say so, worked out with the rest of its judgement.
ALTER TABLE "recipes" ADD COLUMN "firm_keys" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN "label_fits" TEXT[] DEFAULT ARRAY[]::TEXT[];
