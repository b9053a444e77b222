-- Text that is compared has one form, whoever typed it and on which keyboard: recipe_fold is what normalizedName is in the
-- product. Until now an apostrophe of a phone, a dash or a slash was part of a word, so that "shepherd’s" did not find
-- "Shepherd's"; and a title in a script without spaces was one single word.

-- Which characters stand between words is written out, because what a class such as [:alnum:] holds depends on the locale
-- that a database was made with. The order of the steps is that of normalizedName.
CREATE OR REPLACE FUNCTION recipe_fold(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS
$fold$ SELECT normalize(btrim(regexp_replace(
    regexp_replace(
      regexp_replace(
        replace(replace(replace(replace(
          translate(lower(normalize(translate($1, '’‘ʼʻʹ`´′‵‛＇', repeat('''', 11)), NFKD)), 'øłđðħŧıς', 'olddhtiσ'),
          'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
        '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]', '', 'g'),
      '(?<=[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02eb\u02ed\u02ef-\u02ff\u0375\u03f6\u0482\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd-\u06de\u06e9\u06fd-\u06fe\u0700-\u070f\u07f6-\u07f9\u07fe-\u07ff\u0830-\u083e\u085e\u0888\u0890-\u0891\u08e2\u0964-\u0965\u0970\u09f2-\u09f3\u09fa-\u09fb\u09fd\u0a76\u0af0-\u0af1\u0b70\u0bf3-\u0bfa\u0c77\u0c7f\u0c84\u0d4f\u0d79\u0df4\u0e3f\u0e4f\u0e5a-\u0e5b\u0f01-\u0f17\u0f1a-\u0f1f\u0f34\u0f36\u0f38\u0f3a-\u0f3d\u0f85\u0fbe-\u0fc5\u0fc7-\u0fda\u104a-\u104f\u109e-\u109f\u10fb\u1360-\u1368\u1390-\u1399\u1400\u166d-\u166e\u1680\u169b-\u169c\u16eb-\u16ed\u1735-\u1736\u17d4-\u17d6\u17d8-\u17db\u1800-\u180a\u1940-\u1945\u19de-\u19ff\u1a1e-\u1a1f\u1aa0-\u1aa6\u1aa8-\u1aad\u1b4e-\u1b4f\u1b5a-\u1b6a\u1b74-\u1b7f\u1bfc-\u1bff\u1c3b-\u1c3f\u1c7e-\u1c7f\u1cc0-\u1cc7\u1cd3\u2010-\u20c1\u2104-\u212e\u213a-\u214d\u214f\u218a-\u244a\u2500-\u2775\u2794-\u2bff\u2ce5-\u2cea\u2cf9-\u2cfc\u2cfe-\u2cff\u2d70\u2e00-\u2e2e\u2e30-\u3004\u3008-\u3020\u3030\u3037\u303d-\u303f\u30a0\u30fb\u3190-\u3191\u31c0-\u31ef\u327f\u4dc0-\u4dff\ua490-\ua4c6\ua4fe-\ua4ff\ua60d-\ua60f\ua673\ua67e\ua6f2-\ua716\ua720-\ua721\ua789-\ua78a\ua828-\ua82b\ua836-\ua839\ua874-\ua877\ua8ce-\ua8cf\ua8f8-\ua8fa\ua8fc\ua92e-\ua92f\ua95f\ua9c1-\ua9cd\ua9de-\ua9df\uaa5c-\uaa5f\uaa77-\uaa79\uaade-\uaadf\uaaf0-\uaaf1\uab5b\uab6a-\uab6b\uabeb\ue000-\uf8ff\ufbb2-\ufdff\ufe45-\ufe46\ufff9-\ufffd\U00010100-\U00010102\U00010137-\U0001013f\U00010179-\U00010189\U0001018c-\U000101fc\U0001039f\U000103d0\U0001056f\U00010857\U00010877-\U00010878\U0001091f\U0001093f\U00010a50-\U00010a58\U00010a7f\U00010ac8\U00010af0-\U00010af6\U00010b39-\U00010b3f\U00010b99-\U00010b9c\U00010d6e\U00010d8e-\U00010d8f\U00010ead\U00010ed0-\U00010ed8\U00010f55-\U00010f59\U00010f86-\U00010f89\U00011047-\U0001104d\U000110bb-\U000110c1\U000110cd\U00011140-\U00011143\U00011174-\U00011175\U000111c5-\U000111c8\U000111cd\U000111db\U000111dd-\U000111df\U00011238-\U0001123d\U000112a9\U000113d4-\U000113d8\U0001144b-\U0001144f\U0001145a-\U0001145d\U000114c6\U000115c1-\U000115d7\U00011641-\U00011643\U00011660-\U0001166c\U000116b9\U0001173c-\U0001173f\U0001183b\U00011944-\U00011946\U000119e2\U00011a3f-\U00011a46\U00011a9a-\U00011a9c\U00011a9e-\U00011aa2\U00011b00-\U00011b09\U00011be1\U00011c41-\U00011c45\U00011c70-\U00011c71\U00011ef7-\U00011ef8\U00011f43-\U00011f4f\U00011fd5-\U00011fff\U00012470-\U00012474\U00012ff1-\U00012ff2\U00013430-\U0001343f\U00016a6e-\U00016a6f\U00016af5\U00016b37-\U00016b3f\U00016b44-\U00016b45\U00016d6d-\U00016d6f\U00016e97-\U00016e9a\U00016fe2\U0001bc9c\U0001bc9f-\U0001cef0\U0001cf50-\U0001d15d\U0001d16a-\U0001d16c\U0001d173-\U0001d17a\U0001d183-\U0001d184\U0001d18c-\U0001d1a9\U0001d1ae-\U0001d241\U0001d245\U0001d300-\U0001d356\U0001d800-\U0001d9ff\U0001da37-\U0001da3a\U0001da6d-\U0001da74\U0001da76-\U0001da83\U0001da85-\U0001da8b\U0001e14f\U0001e2ff\U0001e5ff\U0001e95e-\U0001e95f\U0001ecac\U0001ecb0\U0001ed2e\U0001eef0-\U0001f0f5\U0001f10d-\U0001fbfa])''s(?=[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02eb\u02ed\u02ef-\u02ff\u0375\u03f6\u0482\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd-\u06de\u06e9\u06fd-\u06fe\u0700-\u070f\u07f6-\u07f9\u07fe-\u07ff\u0830-\u083e\u085e\u0888\u0890-\u0891\u08e2\u0964-\u0965\u0970\u09f2-\u09f3\u09fa-\u09fb\u09fd\u0a76\u0af0-\u0af1\u0b70\u0bf3-\u0bfa\u0c77\u0c7f\u0c84\u0d4f\u0d79\u0df4\u0e3f\u0e4f\u0e5a-\u0e5b\u0f01-\u0f17\u0f1a-\u0f1f\u0f34\u0f36\u0f38\u0f3a-\u0f3d\u0f85\u0fbe-\u0fc5\u0fc7-\u0fda\u104a-\u104f\u109e-\u109f\u10fb\u1360-\u1368\u1390-\u1399\u1400\u166d-\u166e\u1680\u169b-\u169c\u16eb-\u16ed\u1735-\u1736\u17d4-\u17d6\u17d8-\u17db\u1800-\u180a\u1940-\u1945\u19de-\u19ff\u1a1e-\u1a1f\u1aa0-\u1aa6\u1aa8-\u1aad\u1b4e-\u1b4f\u1b5a-\u1b6a\u1b74-\u1b7f\u1bfc-\u1bff\u1c3b-\u1c3f\u1c7e-\u1c7f\u1cc0-\u1cc7\u1cd3\u2010-\u20c1\u2104-\u212e\u213a-\u214d\u214f\u218a-\u244a\u2500-\u2775\u2794-\u2bff\u2ce5-\u2cea\u2cf9-\u2cfc\u2cfe-\u2cff\u2d70\u2e00-\u2e2e\u2e30-\u3004\u3008-\u3020\u3030\u3037\u303d-\u303f\u30a0\u30fb\u3190-\u3191\u31c0-\u31ef\u327f\u4dc0-\u4dff\ua490-\ua4c6\ua4fe-\ua4ff\ua60d-\ua60f\ua673\ua67e\ua6f2-\ua716\ua720-\ua721\ua789-\ua78a\ua828-\ua82b\ua836-\ua839\ua874-\ua877\ua8ce-\ua8cf\ua8f8-\ua8fa\ua8fc\ua92e-\ua92f\ua95f\ua9c1-\ua9cd\ua9de-\ua9df\uaa5c-\uaa5f\uaa77-\uaa79\uaade-\uaadf\uaaf0-\uaaf1\uab5b\uab6a-\uab6b\uabeb\ue000-\uf8ff\ufbb2-\ufdff\ufe45-\ufe46\ufff9-\ufffd\U00010100-\U00010102\U00010137-\U0001013f\U00010179-\U00010189\U0001018c-\U000101fc\U0001039f\U000103d0\U0001056f\U00010857\U00010877-\U00010878\U0001091f\U0001093f\U00010a50-\U00010a58\U00010a7f\U00010ac8\U00010af0-\U00010af6\U00010b39-\U00010b3f\U00010b99-\U00010b9c\U00010d6e\U00010d8e-\U00010d8f\U00010ead\U00010ed0-\U00010ed8\U00010f55-\U00010f59\U00010f86-\U00010f89\U00011047-\U0001104d\U000110bb-\U000110c1\U000110cd\U00011140-\U00011143\U00011174-\U00011175\U000111c5-\U000111c8\U000111cd\U000111db\U000111dd-\U000111df\U00011238-\U0001123d\U000112a9\U000113d4-\U000113d8\U0001144b-\U0001144f\U0001145a-\U0001145d\U000114c6\U000115c1-\U000115d7\U00011641-\U00011643\U00011660-\U0001166c\U000116b9\U0001173c-\U0001173f\U0001183b\U00011944-\U00011946\U000119e2\U00011a3f-\U00011a46\U00011a9a-\U00011a9c\U00011a9e-\U00011aa2\U00011b00-\U00011b09\U00011be1\U00011c41-\U00011c45\U00011c70-\U00011c71\U00011ef7-\U00011ef8\U00011f43-\U00011f4f\U00011fd5-\U00011fff\U00012470-\U00012474\U00012ff1-\U00012ff2\U00013430-\U0001343f\U00016a6e-\U00016a6f\U00016af5\U00016b37-\U00016b3f\U00016b44-\U00016b45\U00016d6d-\U00016d6f\U00016e97-\U00016e9a\U00016fe2\U0001bc9c\U0001bc9f-\U0001cef0\U0001cf50-\U0001d15d\U0001d16a-\U0001d16c\U0001d173-\U0001d17a\U0001d183-\U0001d184\U0001d18c-\U0001d1a9\U0001d1ae-\U0001d241\U0001d245\U0001d300-\U0001d356\U0001d800-\U0001d9ff\U0001da37-\U0001da3a\U0001da6d-\U0001da74\U0001da76-\U0001da83\U0001da85-\U0001da8b\U0001e14f\U0001e2ff\U0001e5ff\U0001e95e-\U0001e95f\U0001ecac\U0001ecb0\U0001ed2e\U0001eef0-\U0001f0f5\U0001f10d-\U0001fbfa]|$)', 's', 'g'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02eb\u02ed\u02ef-\u02ff\u0375\u03f6\u0482\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd-\u06de\u06e9\u06fd-\u06fe\u0700-\u070f\u07f6-\u07f9\u07fe-\u07ff\u0830-\u083e\u085e\u0888\u0890-\u0891\u08e2\u0964-\u0965\u0970\u09f2-\u09f3\u09fa-\u09fb\u09fd\u0a76\u0af0-\u0af1\u0b70\u0bf3-\u0bfa\u0c77\u0c7f\u0c84\u0d4f\u0d79\u0df4\u0e3f\u0e4f\u0e5a-\u0e5b\u0f01-\u0f17\u0f1a-\u0f1f\u0f34\u0f36\u0f38\u0f3a-\u0f3d\u0f85\u0fbe-\u0fc5\u0fc7-\u0fda\u104a-\u104f\u109e-\u109f\u10fb\u1360-\u1368\u1390-\u1399\u1400\u166d-\u166e\u1680\u169b-\u169c\u16eb-\u16ed\u1735-\u1736\u17d4-\u17d6\u17d8-\u17db\u1800-\u180a\u1940-\u1945\u19de-\u19ff\u1a1e-\u1a1f\u1aa0-\u1aa6\u1aa8-\u1aad\u1b4e-\u1b4f\u1b5a-\u1b6a\u1b74-\u1b7f\u1bfc-\u1bff\u1c3b-\u1c3f\u1c7e-\u1c7f\u1cc0-\u1cc7\u1cd3\u2010-\u20c1\u2104-\u212e\u213a-\u214d\u214f\u218a-\u244a\u2500-\u2775\u2794-\u2bff\u2ce5-\u2cea\u2cf9-\u2cfc\u2cfe-\u2cff\u2d70\u2e00-\u2e2e\u2e30-\u3004\u3008-\u3020\u3030\u3037\u303d-\u303f\u30a0\u30fb\u3190-\u3191\u31c0-\u31ef\u327f\u4dc0-\u4dff\ua490-\ua4c6\ua4fe-\ua4ff\ua60d-\ua60f\ua673\ua67e\ua6f2-\ua716\ua720-\ua721\ua789-\ua78a\ua828-\ua82b\ua836-\ua839\ua874-\ua877\ua8ce-\ua8cf\ua8f8-\ua8fa\ua8fc\ua92e-\ua92f\ua95f\ua9c1-\ua9cd\ua9de-\ua9df\uaa5c-\uaa5f\uaa77-\uaa79\uaade-\uaadf\uaaf0-\uaaf1\uab5b\uab6a-\uab6b\uabeb\ue000-\uf8ff\ufbb2-\ufdff\ufe45-\ufe46\ufff9-\ufffd\U00010100-\U00010102\U00010137-\U0001013f\U00010179-\U00010189\U0001018c-\U000101fc\U0001039f\U000103d0\U0001056f\U00010857\U00010877-\U00010878\U0001091f\U0001093f\U00010a50-\U00010a58\U00010a7f\U00010ac8\U00010af0-\U00010af6\U00010b39-\U00010b3f\U00010b99-\U00010b9c\U00010d6e\U00010d8e-\U00010d8f\U00010ead\U00010ed0-\U00010ed8\U00010f55-\U00010f59\U00010f86-\U00010f89\U00011047-\U0001104d\U000110bb-\U000110c1\U000110cd\U00011140-\U00011143\U00011174-\U00011175\U000111c5-\U000111c8\U000111cd\U000111db\U000111dd-\U000111df\U00011238-\U0001123d\U000112a9\U000113d4-\U000113d8\U0001144b-\U0001144f\U0001145a-\U0001145d\U000114c6\U000115c1-\U000115d7\U00011641-\U00011643\U00011660-\U0001166c\U000116b9\U0001173c-\U0001173f\U0001183b\U00011944-\U00011946\U000119e2\U00011a3f-\U00011a46\U00011a9a-\U00011a9c\U00011a9e-\U00011aa2\U00011b00-\U00011b09\U00011be1\U00011c41-\U00011c45\U00011c70-\U00011c71\U00011ef7-\U00011ef8\U00011f43-\U00011f4f\U00011fd5-\U00011fff\U00012470-\U00012474\U00012ff1-\U00012ff2\U00013430-\U0001343f\U00016a6e-\U00016a6f\U00016af5\U00016b37-\U00016b3f\U00016b44-\U00016b45\U00016d6d-\U00016d6f\U00016e97-\U00016e9a\U00016fe2\U0001bc9c\U0001bc9f-\U0001cef0\U0001cf50-\U0001d15d\U0001d16a-\U0001d16c\U0001d173-\U0001d17a\U0001d183-\U0001d184\U0001d18c-\U0001d1a9\U0001d1ae-\U0001d241\U0001d245\U0001d300-\U0001d356\U0001d800-\U0001d9ff\U0001da37-\U0001da3a\U0001da6d-\U0001da74\U0001da76-\U0001da83\U0001da85-\U0001da8b\U0001e14f\U0001e2ff\U0001e5ff\U0001e95e-\U0001e95f\U0001ecac\U0001ecb0\U0001ed2e\U0001eef0-\U0001f0f5\U0001f10d-\U0001fbfa]+', ' ', 'g')), NFC) $fold$;

-- Puts each letter of a script that writes without spaces between words apart, with its marks: "麻婆豆腐" becomes four words, and
-- a search for 豆腐 asks for two of them beside each other. The text is in its compared form, with or without quotes.
CREATE FUNCTION recipe_letters_apart(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS
$apart$ SELECT regexp_replace($1, '([\u0e01-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17d3\u17dc\u17dd\u3005-\u3007\u3031-\u3035\u303b\u303c\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\U00020000-\U0003ffff][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u17b4-\u17d3\u17dd\u3099\u309a]*)', ' \1 ', 'g') $apart$;

-- The words by which a text is found.
CREATE FUNCTION recipe_words(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS
$$ SELECT recipe_letters_apart(recipe_fold($1)) $$;

CREATE OR REPLACE FUNCTION recipe_ingredient_words(uuid) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT setweight(to_tsvector('english', coalesce(string_agg(
    recipe_words(concat_ws(' ', i.name, i.note)), ' ' ORDER BY i.position), '')), 'B')
  FROM recipe_ingredients i WHERE i.recipe_id = $1
$$;

CREATE OR REPLACE FUNCTION recipe_title_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ingredient_words tsvector := '';
BEGIN
  IF TG_OP = 'UPDATE' THEN ingredient_words := coalesce(ts_filter(OLD.search_vector, '{b}'), ''); END IF;
  NEW.search_vector := setweight(to_tsvector('english', recipe_words(NEW.title)), 'A') || ingredient_words;
  RETURN NEW;
END $$;

-- The index of recipes, and the words that correct a misspelt one, by the new form. Rows that it does not change stay as they are.
UPDATE "recipes" r SET search_vector = made.words
FROM (SELECT id, setweight(to_tsvector('english', recipe_words(title)), 'A') || recipe_ingredient_words(id) AS words FROM "recipes") AS made
WHERE made.id = r.id AND r.search_vector IS DISTINCT FROM made.words;

DELETE FROM "search_words";
INSERT INTO "search_words" (word)
SELECT DISTINCT w.word FROM "recipes" r, search_words_of(r.title) AS w
WHERE r.is_public AND r.is_listed AND r.hidden_at IS NULL
ORDER BY 1;

-- Stored names. Where two rows get one form, the first keeps it and the other stays under the form that it has: nothing that
-- points to a row is moved.
UPDATE "ingredients" i SET normalized_name = made.form
FROM (SELECT id, recipe_fold(name) AS form, row_number() OVER (PARTITION BY recipe_fold(name) ORDER BY origin = 'inferred', id) AS place
  FROM "ingredients" WHERE normalized_name !~ '\(') AS made
WHERE made.id = i.id AND made.place = 1 AND made.form <> i.normalized_name AND made.form <> ''
  AND NOT EXISTS (SELECT FROM "ingredients" other WHERE other.normalized_name = made.form);
UPDATE "ingredient_synonyms" s SET normalized_text = made.form
FROM (SELECT id, recipe_fold(text) AS form, row_number() OVER (PARTITION BY ingredient_id, recipe_fold(text) ORDER BY id) AS place
  FROM "ingredient_synonyms") AS made
WHERE made.id = s.id AND made.place = 1 AND made.form <> s.normalized_text AND made.form <> ''
  AND NOT EXISTS (SELECT FROM "ingredient_synonyms" other
    WHERE other.ingredient_id = s.ingredient_id AND other.normalized_text = made.form);
UPDATE "favorite_items" f SET normalized_name = made.form
FROM (SELECT id, recipe_fold(name) AS form, row_number() OVER (PARTITION BY type, recipe_fold(name) ORDER BY approved DESC, id) AS place
  FROM "favorite_items") AS made
WHERE made.id = f.id AND made.place = 1 AND made.form <> f.normalized_name AND made.form <> ''
  AND NOT EXISTS (SELECT FROM "favorite_items" other WHERE other.type = f.type AND other.normalized_name = made.form)
  AND NOT EXISTS (SELECT FROM "favorite_item_aliases" a WHERE a.type = f.type AND a.normalized_name = made.form);
UPDATE "favorite_item_aliases" a SET normalized_name = made.form
FROM (SELECT type, normalized_name, recipe_fold(name) AS form,
    row_number() OVER (PARTITION BY type, recipe_fold(name) ORDER BY normalized_name) AS place FROM "favorite_item_aliases") AS made
WHERE made.type = a.type AND made.normalized_name = a.normalized_name AND made.place = 1 AND made.form <> a.normalized_name
  AND made.form <> ''
  AND NOT EXISTS (SELECT FROM "favorite_item_aliases" other WHERE other.type = a.type AND other.normalized_name = made.form)
  AND NOT EXISTS (SELECT FROM "favorite_items" f WHERE f.type = a.type AND f.normalized_name = made.form);
UPDATE "grocery_items" SET normalized_name = recipe_fold(name)
WHERE is_manual AND normalized_name <> recipe_fold(name) AND recipe_fold(name) <> '';

-- Guests are looked up by name in the same form.
CREATE INDEX "visits_compared_guest_name" ON "visits" ("venue_id", (recipe_fold("guest_name")) text_pattern_ops)
  WHERE "guest_name" IS NOT NULL;
DROP INDEX "visits_guest_name";
