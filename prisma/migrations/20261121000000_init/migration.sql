-- Fuzzy search by trigrams; a trusted extension, so the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "account_type" AS ENUM ('diner', 'business');

-- CreateEnum
CREATE TYPE "attribute_type" AS ENUM ('boolean', 'quantity_dependent', 'numeric');

-- CreateEnum
CREATE TYPE "attribute_unit" AS ENUM ('grams', 'mg', 'cups', 'tablespoons', 'teaspoons', 'ounces', 'pounds', 'ml', 'liters');

-- CreateEnum
CREATE TYPE "ingredient_origin" AS ENUM ('reference', 'inferred', 'admin');

-- CreateEnum
CREATE TYPE "presence" AS ENUM ('yes', 'no', 'maybe');

-- CreateEnum
CREATE TYPE "allergen_regime" AS ENUM ('eu', 'us');

-- CreateEnum
CREATE TYPE "favorite_type" AS ENUM ('food', 'drink');

-- CreateEnum
CREATE TYPE "token_endpoint_auth_method" AS ENUM ('none', 'client_secret_basic', 'client_secret_post');

-- CreateEnum
CREATE TYPE "diet_key" AS ENUM ('vegan', 'vegetarian', 'pescatarian', 'low_fodmap', 'keto', 'paleo', 'atkins', 'gluten_free', 'dairy_free', 'nut_free', 'egg_free', 'soy_free', 'shellfish_free', 'fish_free', 'sesame_free', 'corn_free', 'mustard_free');

-- CreateEnum
CREATE TYPE "preference_type" AS ENUM ('love', 'like', 'dislike', 'avoid', 'allergy', 'intolerance');

-- CreateEnum
CREATE TYPE "limit_kind" AS ENUM ('max', 'min');

-- CreateEnum
CREATE TYPE "share_row" AS ENUM ('allergies', 'diet', 'health', 'avoids', 'likes', 'favorites');

-- CreateEnum
CREATE TYPE "recipe_origin" AS ENUM ('parsed', 'created');

-- CreateEnum
CREATE TYPE "visit_type" AS ENUM ('GENERAL', 'LOCATION_SPECIFIC', 'ONLINE');

-- CreateEnum
CREATE TYPE "visit_status" AS ENUM ('active', 'expired', 'ended');

-- CreateTable
CREATE TABLE "audit_log" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "actor_email" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "row_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "usage_counters" (
    "client_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "items" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "usage_counters_pkey" PRIMARY KEY ("client_id","day")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "first_name" TEXT,
    "last_name" TEXT,
    "picture" TEXT,
    "account_type" "account_type" NOT NULL DEFAULT 'diner',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_ins" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "device" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_ins_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_reset_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_reset_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "dietary_attributes" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "attribute_type" "attribute_type" NOT NULL DEFAULT 'boolean',
    "description" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "is_allergen" BOOLEAN NOT NULL DEFAULT false,
    "unit" "attribute_unit",

    CONSTRAINT "dietary_attributes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "nutrients" (
    "key" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "nutrients_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "ingredients" (
    "id" UUID NOT NULL,
    "slug" TEXT,
    "name" TEXT NOT NULL,
    "normalized_name" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "is_group" BOOLEAN NOT NULL DEFAULT false,
    "origin" "ingredient_origin" NOT NULL DEFAULT 'reference',
    "confirmed" BOOLEAN NOT NULL DEFAULT false,
    "confidence" DOUBLE PRECISION,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ingredients_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ingredient_parents" (
    "child_id" UUID NOT NULL,
    "parent_id" UUID NOT NULL,

    CONSTRAINT "ingredient_parents_pkey" PRIMARY KEY ("child_id","parent_id")
);

-- CreateTable
CREATE TABLE "ingredient_synonyms" (
    "id" UUID NOT NULL,
    "ingredient_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "normalized_text" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',

    CONSTRAINT "ingredient_synonyms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ingredient_attributes" (
    "ingredient_id" UUID NOT NULL,
    "attribute_id" UUID NOT NULL,
    "value" "presence" NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "ingredient_attributes_pkey" PRIMARY KEY ("ingredient_id","attribute_id")
);

-- CreateTable
CREATE TABLE "allergen_classes" (
    "id" UUID NOT NULL,
    "regime" "allergen_regime" NOT NULL,
    "key" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "allergen_classes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ingredient_allergens" (
    "ingredient_id" UUID NOT NULL,
    "allergen_class_id" UUID NOT NULL,
    "presence" "presence" NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "ingredient_allergens_pkey" PRIMARY KEY ("ingredient_id","allergen_class_id")
);

-- CreateTable
CREATE TABLE "ingredient_nutrients" (
    "ingredient_id" UUID NOT NULL,
    "nutrient_key" TEXT NOT NULL,
    "per_100g" DECIMAL(14,6) NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "ingredient_nutrients_pkey" PRIMARY KEY ("ingredient_id","nutrient_key")
);

-- CreateTable
CREATE TABLE "ingredient_portions" (
    "id" UUID NOT NULL,
    "ingredient_id" UUID NOT NULL,
    "amount" DECIMAL(10,4) NOT NULL,
    "measure" TEXT NOT NULL,
    "grams" DECIMAL(12,4) NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "ingredient_portions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reference_loads" (
    "name" TEXT NOT NULL,
    "checksum" TEXT NOT NULL,
    "loaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reference_loads_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "favorite_items" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "normalized_name" TEXT NOT NULL,
    "type" "favorite_type" NOT NULL,
    "approved" BOOLEAN NOT NULL DEFAULT false,
    "created_by_team" BOOLEAN NOT NULL DEFAULT false,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favorite_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_favorites" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "type" "favorite_type" NOT NULL,
    "slot" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_favorites_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "grocery_lists" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "grocery_lists_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "grocery_items" (
    "id" UUID NOT NULL,
    "list_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "normalized_name" TEXT NOT NULL,
    "ingredient_id" UUID,
    "quantity_numerator" BIGINT,
    "quantity_denominator" BIGINT,
    "quantity_unit" TEXT,
    "note" TEXT,
    "aisle" TEXT,
    "is_manual" BOOLEAN NOT NULL DEFAULT false,
    "is_checked" BOOLEAN NOT NULL DEFAULT false,
    "checked_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "grocery_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "grocery_list_recipes" (
    "id" UUID NOT NULL,
    "list_id" UUID NOT NULL,
    "recipe_id" UUID,
    "variant_id" UUID,
    "title" TEXT NOT NULL,
    "servings" DECIMAL(8,2),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "grocery_list_recipes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "grocery_contributions" (
    "id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "list_recipe_id" UUID NOT NULL,
    "quantity_numerator" BIGINT,
    "quantity_denominator" BIGINT,
    "quantity_unit" TEXT,
    "original_text" TEXT NOT NULL,

    CONSTRAINT "grocery_contributions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "oauth_clients" (
    "id" UUID NOT NULL,
    "client_id" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "token_endpoint_auth_method" "token_endpoint_auth_method" NOT NULL DEFAULT 'client_secret_basic',
    "secret_hash" TEXT,
    "secret_last4" TEXT,
    "redirect_uris" TEXT[],
    "allowed_domains" TEXT[],
    "scopes" TEXT[],
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "oauth_clients_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "oauth_grants" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "revoke_reason" TEXT,

    CONSTRAINT "oauth_grants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "oauth_codes" (
    "hash" TEXT NOT NULL,
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "grant_id" UUID NOT NULL,
    "redirect_uri" TEXT NOT NULL,
    "redirect_uri_was_sent" BOOLEAN NOT NULL,
    "scopes" TEXT[],
    "code_challenge" TEXT,
    "nonce" TEXT,
    "auth_time" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "consumed_at" TIMESTAMPTZ(3),

    CONSTRAINT "oauth_codes_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "oauth_access_tokens" (
    "hash" TEXT NOT NULL,
    "grant_id" UUID NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "oauth_access_tokens_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "oauth_refresh_tokens" (
    "hash" TEXT NOT NULL,
    "grant_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "consumed_at" TIMESTAMPTZ(3),

    CONSTRAINT "oauth_refresh_tokens_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "user_client_authorizations" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "permission" BOOLEAN NOT NULL,
    "active" BOOLEAN NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_client_authorizations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "venue_identifiers" (
    "client_id" UUID NOT NULL,
    "venue_id" UUID NOT NULL,
    "internal_id" TEXT NOT NULL,

    CONSTRAINT "venue_identifiers_pkey" PRIMARY KEY ("client_id","venue_id")
);

-- CreateTable
CREATE TABLE "oauth_signing_keys" (
    "kid" TEXT NOT NULL,
    "public_jwk" JSONB NOT NULL,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_signed_at" TIMESTAMPTZ(3),

    CONSTRAINT "oauth_signing_keys_pkey" PRIMARY KEY ("kid")
);

-- CreateTable
CREATE TABLE "user_diets" (
    "user_id" UUID NOT NULL,
    "diet" "diet_key" NOT NULL,
    "slot" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_diets_pkey" PRIMARY KEY ("user_id","diet")
);

-- CreateTable
CREATE TABLE "health_concerns" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "explanation" TEXT NOT NULL,
    "selectable" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "health_concerns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "health_rules" (
    "id" UUID NOT NULL,
    "health_concern_id" UUID NOT NULL,
    "nutrient_key" TEXT NOT NULL,
    "kind" "limit_kind" NOT NULL,
    "per_100g" DECIMAL(14,6) NOT NULL,
    "explanation" TEXT NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "health_rules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_health_concerns" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "health_concern_id" UUID NOT NULL,
    "slot" SMALLINT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "notes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_health_concerns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ingredient_preferences" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "ingredient_id" UUID NOT NULL,
    "preference_type" "preference_type" NOT NULL,
    "kept_from_diet" "diet_key",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ingredient_preferences_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "share_links" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "rows" "share_row"[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "views" INTEGER NOT NULL DEFAULT 0,
    "last_viewed_at" TIMESTAMPTZ(3),

    CONSTRAINT "share_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recipes" (
    "id" UUID NOT NULL,
    "owner_id" UUID,
    "origin" "recipe_origin" NOT NULL,
    "title" TEXT NOT NULL,
    "language" TEXT,
    "source_url" TEXT,
    "source_url_normalized" TEXT,
    "image" TEXT,
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "servings" DECIMAL(8,2),
    "yield_text" TEXT,
    "prep_minutes" INTEGER,
    "cook_minutes" INTEGER,
    "total_minutes" INTEGER,
    "dietary_info" JSONB NOT NULL DEFAULT '{}',
    "nutrition_coverage" DOUBLE PRECISION,
    "engine_version" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recipes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recipe_ingredients" (
    "id" UUID NOT NULL,
    "recipe_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "group_name" TEXT,
    "name" TEXT NOT NULL,
    "quantity" TEXT,
    "unit" TEXT,
    "note" TEXT,
    "ingredient_id" UUID,
    "grams" DECIMAL(12,4),
    "analysis" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "recipe_ingredients_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recipe_instructions" (
    "id" UUID NOT NULL,
    "recipe_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "recipe_instructions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recipe_nutrients" (
    "recipe_id" UUID NOT NULL,
    "nutrient_key" TEXT NOT NULL,
    "per_serving" DECIMAL(14,6) NOT NULL,

    CONSTRAINT "recipe_nutrients_pkey" PRIMARY KEY ("recipe_id","nutrient_key")
);

-- CreateTable
CREATE TABLE "recipe_photos" (
    "id" UUID NOT NULL,
    "recipe_id" UUID NOT NULL,
    "storage_key" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "caption" TEXT,
    "is_primary" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recipe_photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_recipes" (
    "user_id" UUID NOT NULL,
    "recipe_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_recipes_pkey" PRIMARY KEY ("user_id","recipe_id")
);

-- CreateTable
CREATE TABLE "variants" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "base_recipe_id" UUID,
    "base_recipe_title" TEXT NOT NULL,
    "base_updated_at" TIMESTAMPTZ(3) NOT NULL,
    "title" TEXT NOT NULL,
    "dietary_info" JSONB NOT NULL DEFAULT '{}',
    "engine_version" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "variants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "variant_ingredients" (
    "id" UUID NOT NULL,
    "variant_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "quantity" TEXT,
    "unit" TEXT,
    "note" TEXT,
    "base_ingredient_id" UUID,
    "analysis" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "variant_ingredients_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "variant_instructions" (
    "id" UUID NOT NULL,
    "variant_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "base_instruction_id" UUID,

    CONSTRAINT "variant_instructions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "venues" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT,
    "country" TEXT NOT NULL,
    "internal_id" TEXT,
    "time_zone" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "venues_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "locations" (
    "id" UUID NOT NULL,
    "venue_id" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "locations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "visits" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "venue_id" UUID NOT NULL,
    "location_id" UUID,
    "oauth_client_id" UUID,
    "visit_type" "visit_type" NOT NULL,
    "status" "visit_status" NOT NULL DEFAULT 'active',
    "check_in_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "visits_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_log_created_at_idx" ON "audit_log"("created_at");

-- CreateIndex
CREATE INDEX "audit_log_model_row_id_idx" ON "audit_log"("model", "row_id");

-- CreateIndex
CREATE INDEX "audit_log_actor_id_idx" ON "audit_log"("actor_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "sign_ins_user_id_ended_at_idx" ON "sign_ins"("user_id", "ended_at");

-- CreateIndex
CREATE INDEX "sign_ins_expires_at_idx" ON "sign_ins"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "password_reset_tokens_token_hash_key" ON "password_reset_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "password_reset_tokens_user_id_idx" ON "password_reset_tokens"("user_id");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "dietary_attributes_key_key" ON "dietary_attributes"("key");

-- CreateIndex
CREATE UNIQUE INDEX "ingredients_slug_key" ON "ingredients"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "ingredients_normalized_name_key" ON "ingredients"("normalized_name");

-- CreateIndex
CREATE INDEX "ingredients_normalized_name_trgm" ON "ingredients" USING GIN ("normalized_name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "ingredients_confirmed_created_at_idx" ON "ingredients"("confirmed", "created_at");

-- CreateIndex
CREATE INDEX "ingredients_origin_idx" ON "ingredients"("origin");

-- CreateIndex
CREATE INDEX "ingredient_parents_parent_id_idx" ON "ingredient_parents"("parent_id");

-- CreateIndex
CREATE INDEX "ingredient_synonyms_normalized_text_trgm" ON "ingredient_synonyms" USING GIN ("normalized_text" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "ingredient_synonyms_ingredient_id_normalized_text_key" ON "ingredient_synonyms"("ingredient_id", "normalized_text");

-- CreateIndex
CREATE INDEX "ingredient_attributes_attribute_id_idx" ON "ingredient_attributes"("attribute_id");

-- CreateIndex
CREATE UNIQUE INDEX "allergen_classes_regime_key_key" ON "allergen_classes"("regime", "key");

-- CreateIndex
CREATE INDEX "ingredient_allergens_allergen_class_id_idx" ON "ingredient_allergens"("allergen_class_id");

-- CreateIndex
CREATE INDEX "ingredient_nutrients_nutrient_key_idx" ON "ingredient_nutrients"("nutrient_key");

-- CreateIndex
CREATE UNIQUE INDEX "ingredient_portions_ingredient_id_measure_amount_key" ON "ingredient_portions"("ingredient_id", "measure", "amount");

-- CreateIndex
CREATE INDEX "favorite_items_created_by_id_idx" ON "favorite_items"("created_by_id");

-- CreateIndex
CREATE INDEX "favorite_items_normalized_name_trgm" ON "favorite_items" USING GIN ("normalized_name" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "favorite_items_type_normalized_name_key" ON "favorite_items"("type", "normalized_name");

-- CreateIndex
CREATE UNIQUE INDEX "favorite_items_id_type_key" ON "favorite_items"("id", "type");

-- CreateIndex
CREATE INDEX "user_favorites_item_id_type_idx" ON "user_favorites"("item_id", "type");

-- CreateIndex
CREATE UNIQUE INDEX "user_favorites_user_id_item_id_key" ON "user_favorites"("user_id", "item_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_favorites_user_id_type_slot_key" ON "user_favorites"("user_id", "type", "slot");

-- CreateIndex
CREATE INDEX "grocery_lists_owner_id_created_at_idx" ON "grocery_lists"("owner_id", "created_at");

-- CreateIndex
CREATE INDEX "grocery_items_list_id_deleted_at_idx" ON "grocery_items"("list_id", "deleted_at");

-- CreateIndex
CREATE INDEX "grocery_items_ingredient_id_idx" ON "grocery_items"("ingredient_id");

-- CreateIndex
CREATE INDEX "grocery_list_recipes_list_id_created_at_idx" ON "grocery_list_recipes"("list_id", "created_at");

-- CreateIndex
CREATE INDEX "grocery_list_recipes_recipe_id_idx" ON "grocery_list_recipes"("recipe_id");

-- CreateIndex
CREATE INDEX "grocery_list_recipes_variant_id_idx" ON "grocery_list_recipes"("variant_id");

-- CreateIndex
CREATE INDEX "grocery_contributions_item_id_idx" ON "grocery_contributions"("item_id");

-- CreateIndex
CREATE INDEX "grocery_contributions_list_recipe_id_idx" ON "grocery_contributions"("list_recipe_id");

-- CreateIndex
CREATE UNIQUE INDEX "oauth_clients_client_id_key" ON "oauth_clients"("client_id");

-- CreateIndex
CREATE INDEX "oauth_clients_owner_id_created_at_idx" ON "oauth_clients"("owner_id", "created_at");

-- CreateIndex
CREATE INDEX "oauth_grants_user_id_client_id_idx" ON "oauth_grants"("user_id", "client_id");

-- CreateIndex
CREATE INDEX "oauth_grants_client_id_idx" ON "oauth_grants"("client_id");

-- CreateIndex
CREATE INDEX "oauth_codes_client_id_idx" ON "oauth_codes"("client_id");

-- CreateIndex
CREATE INDEX "oauth_codes_user_id_idx" ON "oauth_codes"("user_id");

-- CreateIndex
CREATE INDEX "oauth_codes_grant_id_idx" ON "oauth_codes"("grant_id");

-- CreateIndex
CREATE INDEX "oauth_access_tokens_grant_id_idx" ON "oauth_access_tokens"("grant_id");

-- CreateIndex
CREATE INDEX "oauth_access_tokens_expires_at_idx" ON "oauth_access_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "oauth_refresh_tokens_grant_id_idx" ON "oauth_refresh_tokens"("grant_id");

-- CreateIndex
CREATE INDEX "oauth_refresh_tokens_expires_at_idx" ON "oauth_refresh_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "user_client_authorizations_client_id_idx" ON "user_client_authorizations"("client_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_client_authorizations_user_id_client_id_key" ON "user_client_authorizations"("user_id", "client_id");

-- CreateIndex
CREATE INDEX "venue_identifiers_venue_id_idx" ON "venue_identifiers"("venue_id");

-- CreateIndex
CREATE UNIQUE INDEX "venue_identifiers_client_id_internal_id_key" ON "venue_identifiers"("client_id", "internal_id");

-- CreateIndex
CREATE INDEX "user_diets_diet_idx" ON "user_diets"("diet");

-- CreateIndex
CREATE UNIQUE INDEX "user_diets_user_id_slot_key" ON "user_diets"("user_id", "slot");

-- CreateIndex
CREATE UNIQUE INDEX "health_concerns_name_key" ON "health_concerns"("name");

-- CreateIndex
CREATE INDEX "health_rules_nutrient_key_idx" ON "health_rules"("nutrient_key");

-- CreateIndex
CREATE UNIQUE INDEX "health_rules_health_concern_id_nutrient_key_kind_key" ON "health_rules"("health_concern_id", "nutrient_key", "kind");

-- CreateIndex
CREATE INDEX "user_health_concerns_health_concern_id_idx" ON "user_health_concerns"("health_concern_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_health_concerns_user_id_health_concern_id_key" ON "user_health_concerns"("user_id", "health_concern_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_health_concerns_user_id_slot_key" ON "user_health_concerns"("user_id", "slot");

-- CreateIndex
CREATE INDEX "ingredient_preferences_ingredient_id_idx" ON "ingredient_preferences"("ingredient_id");

-- CreateIndex
CREATE UNIQUE INDEX "ingredient_preferences_user_id_ingredient_id_key" ON "ingredient_preferences"("user_id", "ingredient_id");

-- CreateIndex
CREATE INDEX "share_links_user_id_idx" ON "share_links"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "recipes_source_url_normalized_key" ON "recipes"("source_url_normalized");

-- CreateIndex
CREATE INDEX "recipes_owner_id_created_at_idx" ON "recipes"("owner_id", "created_at");

-- CreateIndex
CREATE INDEX "recipes_is_public_created_at_id_idx" ON "recipes"("is_public", "created_at", "id");

-- CreateIndex
CREATE INDEX "recipes_engine_version_idx" ON "recipes"("engine_version");

-- CreateIndex
CREATE INDEX "recipes_title_trgm" ON "recipes" USING GIN ("title" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "recipe_ingredients_ingredient_id_idx" ON "recipe_ingredients"("ingredient_id");

-- CreateIndex
CREATE UNIQUE INDEX "recipe_ingredients_recipe_id_position_key" ON "recipe_ingredients"("recipe_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "recipe_instructions_recipe_id_position_key" ON "recipe_instructions"("recipe_id", "position");

-- CreateIndex
CREATE INDEX "recipe_nutrients_nutrient_key_idx" ON "recipe_nutrients"("nutrient_key");

-- CreateIndex
CREATE UNIQUE INDEX "recipe_photos_storage_key_key" ON "recipe_photos"("storage_key");

-- CreateIndex
CREATE INDEX "recipe_photos_recipe_id_idx" ON "recipe_photos"("recipe_id");

-- CreateIndex
CREATE INDEX "saved_recipes_recipe_id_idx" ON "saved_recipes"("recipe_id");

-- CreateIndex
CREATE INDEX "variants_owner_id_created_at_idx" ON "variants"("owner_id", "created_at");

-- CreateIndex
CREATE INDEX "variants_base_recipe_id_idx" ON "variants"("base_recipe_id");

-- CreateIndex
CREATE INDEX "variant_ingredients_base_ingredient_id_idx" ON "variant_ingredients"("base_ingredient_id");

-- CreateIndex
CREATE UNIQUE INDEX "variant_ingredients_variant_id_position_key" ON "variant_ingredients"("variant_id", "position");

-- CreateIndex
CREATE INDEX "variant_instructions_base_instruction_id_idx" ON "variant_instructions"("base_instruction_id");

-- CreateIndex
CREATE UNIQUE INDEX "variant_instructions_variant_id_position_key" ON "variant_instructions"("variant_id", "position");

-- CreateIndex
CREATE INDEX "venues_owner_id_created_at_idx" ON "venues"("owner_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "venues_owner_id_internal_id_key" ON "venues"("owner_id", "internal_id");

-- CreateIndex
CREATE UNIQUE INDEX "locations_venue_id_label_key" ON "locations"("venue_id", "label");

-- CreateIndex
CREATE UNIQUE INDEX "locations_id_venue_id_key" ON "locations"("id", "venue_id");

-- CreateIndex
CREATE INDEX "visits_user_id_check_in_time_idx" ON "visits"("user_id", "check_in_time");

-- CreateIndex
CREATE INDEX "visits_venue_id_check_in_time_idx" ON "visits"("venue_id", "check_in_time");

-- CreateIndex
CREATE INDEX "visits_location_id_venue_id_idx" ON "visits"("location_id", "venue_id");

-- CreateIndex
CREATE INDEX "visits_oauth_client_id_idx" ON "visits"("oauth_client_id");

-- AddForeignKey
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "usage_counters" ADD CONSTRAINT "usage_counters_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredient_parents" ADD CONSTRAINT "ingredient_parents_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "ingredients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredient_parents" ADD CONSTRAINT "ingredient_parents_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "ingredients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredient_synonyms" ADD CONSTRAINT "ingredient_synonyms_ingredient_id_fkey" FOREIGN KEY ("ingredient_id") REFERENCES "ingredients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredient_attributes" ADD CONSTRAINT "ingredient_attributes_ingredient_id_fkey" FOREIGN KEY ("ingredient_id") REFERENCES "ingredients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredient_attributes" ADD CONSTRAINT "ingredient_attributes_attribute_id_fkey" FOREIGN KEY ("attribute_id") REFERENCES "dietary_attributes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredient_allergens" ADD CONSTRAINT "ingredient_allergens_ingredient_id_fkey" FOREIGN KEY ("ingredient_id") REFERENCES "ingredients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredient_allergens" ADD CONSTRAINT "ingredient_allergens_allergen_class_id_fkey" FOREIGN KEY ("allergen_class_id") REFERENCES "allergen_classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredient_nutrients" ADD CONSTRAINT "ingredient_nutrients_ingredient_id_fkey" FOREIGN KEY ("ingredient_id") REFERENCES "ingredients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredient_nutrients" ADD CONSTRAINT "ingredient_nutrients_nutrient_key_fkey" FOREIGN KEY ("nutrient_key") REFERENCES "nutrients"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredient_portions" ADD CONSTRAINT "ingredient_portions_ingredient_id_fkey" FOREIGN KEY ("ingredient_id") REFERENCES "ingredients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorite_items" ADD CONSTRAINT "favorite_items_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_favorites" ADD CONSTRAINT "user_favorites_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_favorites" ADD CONSTRAINT "user_favorites_item_id_type_fkey" FOREIGN KEY ("item_id", "type") REFERENCES "favorite_items"("id", "type") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grocery_lists" ADD CONSTRAINT "grocery_lists_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grocery_items" ADD CONSTRAINT "grocery_items_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "grocery_lists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grocery_items" ADD CONSTRAINT "grocery_items_ingredient_id_fkey" FOREIGN KEY ("ingredient_id") REFERENCES "ingredients"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grocery_list_recipes" ADD CONSTRAINT "grocery_list_recipes_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "grocery_lists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grocery_list_recipes" ADD CONSTRAINT "grocery_list_recipes_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grocery_list_recipes" ADD CONSTRAINT "grocery_list_recipes_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grocery_contributions" ADD CONSTRAINT "grocery_contributions_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "grocery_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grocery_contributions" ADD CONSTRAINT "grocery_contributions_list_recipe_id_fkey" FOREIGN KEY ("list_recipe_id") REFERENCES "grocery_list_recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_clients" ADD CONSTRAINT "oauth_clients_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_codes" ADD CONSTRAINT "oauth_codes_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_codes" ADD CONSTRAINT "oauth_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_codes" ADD CONSTRAINT "oauth_codes_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "oauth_grants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_access_tokens" ADD CONSTRAINT "oauth_access_tokens_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "oauth_grants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_refresh_tokens" ADD CONSTRAINT "oauth_refresh_tokens_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "oauth_grants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_client_authorizations" ADD CONSTRAINT "user_client_authorizations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_client_authorizations" ADD CONSTRAINT "user_client_authorizations_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue_identifiers" ADD CONSTRAINT "venue_identifiers_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue_identifiers" ADD CONSTRAINT "venue_identifiers_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_diets" ADD CONSTRAINT "user_diets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "health_rules" ADD CONSTRAINT "health_rules_health_concern_id_fkey" FOREIGN KEY ("health_concern_id") REFERENCES "health_concerns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "health_rules" ADD CONSTRAINT "health_rules_nutrient_key_fkey" FOREIGN KEY ("nutrient_key") REFERENCES "nutrients"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_health_concerns" ADD CONSTRAINT "user_health_concerns_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_health_concerns" ADD CONSTRAINT "user_health_concerns_health_concern_id_fkey" FOREIGN KEY ("health_concern_id") REFERENCES "health_concerns"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredient_preferences" ADD CONSTRAINT "ingredient_preferences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredient_preferences" ADD CONSTRAINT "ingredient_preferences_ingredient_id_fkey" FOREIGN KEY ("ingredient_id") REFERENCES "ingredients"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_ingredient_id_fkey" FOREIGN KEY ("ingredient_id") REFERENCES "ingredients"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipe_instructions" ADD CONSTRAINT "recipe_instructions_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipe_nutrients" ADD CONSTRAINT "recipe_nutrients_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipe_nutrients" ADD CONSTRAINT "recipe_nutrients_nutrient_key_fkey" FOREIGN KEY ("nutrient_key") REFERENCES "nutrients"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipe_photos" ADD CONSTRAINT "recipe_photos_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_recipes" ADD CONSTRAINT "saved_recipes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_recipes" ADD CONSTRAINT "saved_recipes_recipe_id_fkey" FOREIGN KEY ("recipe_id") REFERENCES "recipes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "variants" ADD CONSTRAINT "variants_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "variants" ADD CONSTRAINT "variants_base_recipe_id_fkey" FOREIGN KEY ("base_recipe_id") REFERENCES "recipes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "variant_ingredients" ADD CONSTRAINT "variant_ingredients_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "variant_ingredients" ADD CONSTRAINT "variant_ingredients_base_ingredient_id_fkey" FOREIGN KEY ("base_ingredient_id") REFERENCES "recipe_ingredients"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "variant_instructions" ADD CONSTRAINT "variant_instructions_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "variant_instructions" ADD CONSTRAINT "variant_instructions_base_instruction_id_fkey" FOREIGN KEY ("base_instruction_id") REFERENCES "recipe_instructions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venues" ADD CONSTRAINT "venues_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "locations" ADD CONSTRAINT "locations_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_venue_id_fkey" FOREIGN KEY ("venue_id") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_location_id_venue_id_fkey" FOREIGN KEY ("location_id", "venue_id") REFERENCES "locations"("id", "venue_id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_oauth_client_id_fkey" FOREIGN KEY ("oauth_client_id") REFERENCES "oauth_clients"("id") ON DELETE SET NULL ON UPDATE CASCADE;



-- Rules that Prisma's schema cannot say. They hold whoever writes.

ALTER TABLE "users" ADD CONSTRAINT "users_email_normalized" CHECK ("email" = lower(btrim("email")) AND "email" <> '');
CREATE UNIQUE INDEX "password_reset_tokens_one_unused" ON "password_reset_tokens" ("user_id") WHERE "used_at" IS NULL;

-- At most three: a place from 1 to 3, each taken once (the unique indexes are above).
ALTER TABLE "user_diets" ADD CONSTRAINT "user_diets_slot_range" CHECK ("slot" BETWEEN 1 AND 3);
ALTER TABLE "user_health_concerns" ADD CONSTRAINT "user_health_concerns_slot_range" CHECK ("slot" BETWEEN 1 AND 3);
ALTER TABLE "user_favorites" ADD CONSTRAINT "user_favorites_slot_range" CHECK ("slot" BETWEEN 1 AND 3);
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_rows_present" CHECK (cardinality("rows") > 0);

ALTER TABLE "ingredient_parents" ADD CONSTRAINT "ingredient_parents_not_itself" CHECK ("child_id" <> "parent_id");
ALTER TABLE "ingredient_nutrients" ADD CONSTRAINT "ingredient_nutrients_not_negative" CHECK ("per_100g" >= 0);
ALTER TABLE "ingredient_portions" ADD CONSTRAINT "ingredient_portions_positive" CHECK ("amount" > 0 AND "grams" > 0);
ALTER TABLE "health_rules" ADD CONSTRAINT "health_rules_not_negative" CHECK ("per_100g" >= 0);
ALTER TABLE "ingredients" ADD CONSTRAINT "ingredients_confidence_range" CHECK ("confidence" BETWEEN 0 AND 1);

ALTER TABLE "recipes" ADD CONSTRAINT "recipes_owner_by_origin" CHECK (
  ("origin" = 'parsed' AND "owner_id" IS NULL AND "source_url_normalized" IS NOT NULL)
  OR ("origin" = 'created' AND "owner_id" IS NOT NULL)
);
CREATE UNIQUE INDEX "recipe_photos_one_primary" ON "recipe_photos" ("recipe_id") WHERE "is_primary";

-- Exact fractions: both halves or neither, the lower one positive.
ALTER TABLE "grocery_items" ADD CONSTRAINT "grocery_items_fraction" CHECK (
  ("quantity_numerator" IS NULL) = ("quantity_denominator" IS NULL) AND ("quantity_denominator" IS NULL OR "quantity_denominator" > 0)
);
ALTER TABLE "grocery_contributions" ADD CONSTRAINT "grocery_contributions_fraction" CHECK (
  ("quantity_numerator" IS NULL) = ("quantity_denominator" IS NULL) AND ("quantity_denominator" IS NULL OR "quantity_denominator" > 0)
);

ALTER TABLE "locations" ADD CONSTRAINT "locations_label_lower_case" CHECK ("label" = lower("label") AND "label" <> '');
CREATE UNIQUE INDEX "visits_one_active" ON "visits" ("user_id", "venue_id") WHERE "status" = 'active' AND "user_id" IS NOT NULL;
ALTER TABLE "visits" ADD CONSTRAINT "visits_expire_after_check_in" CHECK ("expires_at" > "check_in_time");
ALTER TABLE "visits" ADD CONSTRAINT "visits_ended_when_ended" CHECK (("status" = 'ended') = ("ended_at" IS NOT NULL));

-- A public client has no secret, a confidential one always has (oauth.md 2).
ALTER TABLE "oauth_clients" ADD CONSTRAINT "oauth_clients_secret_by_method" CHECK (("token_endpoint_auth_method" = 'none') = ("secret_hash" IS NULL));
ALTER TABLE "usage_counters" ADD CONSTRAINT "usage_counters_not_negative" CHECK ("calls" >= 0 AND "items" >= 0);
