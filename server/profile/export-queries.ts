import type { ExportPart } from "@/lib/schemas/export";
import { Prisma } from "@/server/db/generated/client";

/** Selects one row per thing, as JSON with the database's column names; dependent rows are nested in it. */
type PartQuery = (userId: string) => Prisma.Sql;

/**
 * All data about a person, table by table. Whole rows are exported, so that a column added later is not forgotten;
 * secrets and the repeated id of the person are removed by name.
 */
export const EXPORT_QUERIES: Record<ExportPart, PartQuery> = {
  account: (id) => Prisma.sql`SELECT to_jsonb(t) - 'password_hash' AS row FROM users t WHERE t.id = ${id}::uuid`,
  signed_in_devices: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' AS row FROM sign_ins t WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  password_reset_requests: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['user_id', 'token_hash'] AS row FROM password_reset_tokens t
    WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  email_confirmation_requests: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['user_id', 'token_hash'] AS row FROM email_confirmation_tokens t
    WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  email_changes_asked_for: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['user_id', 'token_hash'] AS row FROM email_changes t WHERE t.user_id = ${id}::uuid`,
  mails_waiting: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['user_id', 'sealed_secret'] AS row FROM outgoing_mails t
    WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  two_step_sign_in: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['user_id', 'sealed_secret'] AS row FROM second_factors t WHERE t.user_id = ${id}::uuid`,
  recovery_codes: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['user_id', 'code_hash'] AS row FROM recovery_codes t
    WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  passkeys: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' AS row FROM passkeys t
    WHERE t.user_id = ${id}::uuid ORDER BY t.id`,
  accepted_terms: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' AS row FROM accepted_terms t WHERE t.user_id = ${id}::uuid ORDER BY t.accepted_at`,
  closing: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' AS row FROM account_closings t WHERE t.user_id = ${id}::uuid`,
  health_consents: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' AS row FROM health_consents t WHERE t.user_id = ${id}::uuid
    ORDER BY t.given_at, t.id`,
  diets: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' AS row FROM user_diets t WHERE t.user_id = ${id}::uuid ORDER BY t.slot`,
  health_concerns: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('name', c.name) AS row
    FROM user_health_concerns t JOIN health_concerns c ON c.id = t.health_concern_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.slot`,
  nutrient_limits: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' AS row FROM nutrient_limits t WHERE t.user_id = ${id}::uuid ORDER BY t.nutrient_key`,
  own_picture: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' AS row FROM user_pictures t WHERE t.user_id = ${id}::uuid`,
  ingredient_preferences: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('ingredient', i.name,
      'before_a_merge', ${inside("merged_records", "preference_id", "id")}) AS row
    FROM ingredient_preferences t JOIN ingredients i ON i.id = t.ingredient_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  favorites: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('item', i.name,
      'before_a_merge', ${inside("merged_records", "favorite_id", "id")}) AS row
    FROM user_favorites t JOIN favorite_items i ON i.id = t.item_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.type, t.slot`,
  favorite_items_added: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'created_by_id' AS row FROM favorite_items t
    WHERE t.created_by_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  share_links: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object(
      'viewed', ${inside("share_link_views", "link_id", "viewed_at", "viewer_hash")}) AS row
    FROM share_links t WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  recipe_links: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('recipe', r.title,
      'viewed', ${inside("recipe_link_views", "link_id", "viewed_at", "viewer_hash")}) AS row
    FROM recipe_links t JOIN recipes r ON r.id = t.recipe_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  calendars: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('household', h.name) AS row
    FROM calendar_feeds t LEFT JOIN households h ON h.id = t.household_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  checked_foods: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('product', p.name) AS row
    FROM food_checks t LEFT JOIN products p ON p.gtin = t.gtin
    WHERE t.user_id = ${id}::uuid ORDER BY t.checked_at, t.id`,
  diary: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' AS row FROM diary_entries t
    WHERE t.user_id = ${id}::uuid ORDER BY t.day, t.minute, t.id`,
  visits: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('venue', v.name, 'location', l.label,
      'seen_by_venue', ${inside("visit_disclosures", "visit_id", "updated_at", "user_id")}) AS row
    FROM visits t JOIN venues v ON v.id = t.venue_id LEFT JOIN locations l ON l.id = t.location_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.check_in_time, t.id`,
  saved_dishes: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('dish', d.name, 'venue', v.name) AS row
    FROM saved_dishes t JOIN venue_dishes d ON d.id = t.dish_id JOIN venues v ON v.id = d.venue_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.saved_at, t.dish_id`,
  seats_at_tables: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['user_id', 'token_hash'] || jsonb_build_object('code', s.code, 'venue', v.name,
      'expires_at', s.expires_at) AS row
    FROM table_seats t JOIN shared_tables s ON s.id = t.table_id LEFT JOIN venues v ON v.id = s.venue_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.joined_at, t.id`,
  counted_at_venues: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('venue', v.name) AS row
    FROM venue_guests t JOIN venues v ON v.id = t.venue_id WHERE t.user_id = ${id}::uuid ORDER BY t.check_in_time`,
  counted_in_public_statistics: (id) =>
    Prisma.sql`SELECT to_jsonb(t) - 'user_id' AS row FROM member_categories t WHERE t.user_id = ${id}::uuid`,
  connected_applications: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('application', c.name) AS row
    FROM user_client_authorizations t JOIN oauth_clients c ON c.id = t.client_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  application_grants: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object(
      'application', c.name,
      'codes', ${inside("oauth_codes", "grant_id", "created_at", "hash", "user_id", "code_challenge", "nonce")},
      'access_tokens', ${inside("oauth_access_tokens", "grant_id", "created_at", "hash")},
      'refresh_tokens', ${inside("oauth_refresh_tokens", "grant_id", "created_at", "hash")}) AS row
    FROM oauth_grants t JOIN oauth_clients c ON c.id = t.client_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  application_reads: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' AS row FROM oauth_reads t
    WHERE t.user_id = ${id}::uuid ORDER BY t.application_name, t.first_at, t.id`,
  application_notices: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('application', c.name) AS row
    FROM oauth_notices t JOIN oauth_clients c ON c.id = t.client_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  recipes: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['owner_id', 'base_recipe_id', 'base_recipe_title', 'base_updated_at'] || jsonb_build_object(
      'ingredients', ${inside("recipe_ingredients", "recipe_id", "position", "base_ingredient_id")},
      'instructions', ${inside("recipe_instructions", "recipe_id", "position", "base_instruction_id")},
      'photos', ${inside("recipe_photos", "recipe_id", "created_at")},
      'nutrients', ${inside("recipe_nutrients", "recipe_id", "nutrient_key")},
      'other_addresses', ${inside("recipe_addresses", "recipe_id", "address")}) AS row
    FROM recipes t WHERE t.owner_id = ${id}::uuid AND t.base_recipe_title IS NULL ORDER BY t.created_at, t.id`,
  photo_uploads: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' AS row FROM photo_uploads t WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  recipes_imported: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('title', r.title, 'source_url', r.source_url) AS row
    FROM recipe_imports t JOIN recipes r ON r.id = t.recipe_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.imported_at, t.recipe_id`,
  decisions_about_recipes: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' AS row FROM recipe_decisions t
    WHERE t.user_id = ${id}::uuid ORDER BY t.decided_at, t.recipe_id`,
  saved_recipes: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('title', r.title, 'source_url', r.source_url) AS row
    FROM saved_recipes t JOIN recipes r ON r.id = t.recipe_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.recipe_id`,
  variants: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'owner_id' || jsonb_build_object(
      'ingredients', ${inside("recipe_ingredients", "recipe_id", "position")},
      'instructions', ${inside("recipe_instructions", "recipe_id", "position")},
      'nutrients', ${inside("recipe_nutrients", "recipe_id", "nutrient_key")}) AS row
    FROM recipes t WHERE t.owner_id = ${id}::uuid AND t.base_recipe_title IS NOT NULL ORDER BY t.created_at, t.id`,
  recipe_marks: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('title', r.title) AS row
    FROM recipe_marks t JOIN recipes r ON r.id = t.recipe_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.updated_at, t.recipe_id`,
  recipe_verdicts: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['user_id', 'due', 'settings'] || jsonb_build_object('title', r.title) AS row
    FROM kept_verdicts t JOIN recipes r ON r.id = t.recipe_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.recipe_id`,
  recipe_collections: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'owner_id' || jsonb_build_object(
      'recipes', ${inside("collection_recipes", "collection_id", "added_at")}) AS row
    FROM recipe_collections t WHERE t.owner_id = ${id}::uuid ORDER BY t.position, t.id`,
  cooking_history: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' AS row FROM cookings t
    WHERE t.user_id = ${id}::uuid ORDER BY t.day, t.id`,
  people_at_the_table: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'owner_id' || jsonb_build_object(
      'limits', ${inside("table_limits", "person_id", "position")},
      'before_a_merge', ${inside("merged_records", "limit_person_id", "id")}) AS row
    FROM table_people t WHERE t.owner_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  emergency_plans: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'owner_id' AS row FROM emergency_plans t
    WHERE t.owner_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  households: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('name', h.name) AS row
    FROM household_members t JOIN households h ON h.id = t.household_id
    WHERE t.user_id = ${id}::uuid ORDER BY t.joined_at, t.id`,
  household_invitations: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'invited_by_id' AS row FROM household_invitations t
    WHERE t.invited_by_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  business: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('business_since', b.created_at, 'holds_it', b.holder_id = t.user_id,
      'roles', (SELECT coalesce(jsonb_agg(to_jsonb(r) - 'member_id' ORDER BY r.id), '[]')
        FROM business_member_roles r WHERE r.member_id = t.id)) AS row
    FROM business_members t JOIN businesses b ON b.id = t.business_id WHERE t.user_id = ${id}::uuid`,
  business_invitations: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['invited_by_id', 'token_hash'] || jsonb_build_object('sent', t.invited_by_id = u.id) AS row
    FROM users u JOIN business_invitations t ON t.invited_by_id = u.id OR t.email = u.email
    WHERE u.id = ${id}::uuid ORDER BY t.created_at, t.id`,
  figures_by_mail: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('venue', v.name) AS row
    FROM news_readers t JOIN venues v ON v.id = t.venue_id
    WHERE t.user_id = ${id}::uuid OR t.email = (SELECT email FROM users WHERE id = ${id}::uuid)
      OR (t.added_by_id = ${id}::uuid AND t.email IS NOT NULL)
    ORDER BY t.created_at, t.id`,
  figure_links_made: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['created_by_id', 'token_hash', 'password_hash'] AS row FROM figure_links t
    WHERE t.created_by_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  tablets_paired: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['paired_by_id', 'code_hash', 'token_hash'] AS row FROM kitchen_tablets t
    WHERE t.paired_by_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  business_activity: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['actor_id', 'about_id'] || jsonb_build_object('by_you', t.actor_id = ${id}::uuid) AS row
    FROM business_acts t WHERE t.actor_id = ${id}::uuid OR t.about_id = ${id}::uuid ORDER BY t.at, t.id`,
  verdict_reports: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['user_id', 'answered_by'] AS row FROM verdict_reports t
    WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  grocery_lists: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'owner_id' || jsonb_build_object(
      'items', ${inside("grocery_items", "list_id", "position")},
      'recipes', (SELECT coalesce(jsonb_agg(to_jsonb(r) - 'list_id' || jsonb_build_object('put_on_the_list',
        (SELECT coalesce(jsonb_agg(to_jsonb(c) - 'list_recipe_id' ORDER BY c.id), '[]')
         FROM grocery_contributions c WHERE c.list_recipe_id = r.id)) ORDER BY r.created_at, r.id), '[]')
        FROM grocery_list_recipes r WHERE r.list_id = t.id)) AS row
    FROM grocery_lists t WHERE t.owner_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  grocery_shops: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'owner_id' AS row FROM grocery_shops t WHERE t.owner_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  at_home: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'owner_id' AS row FROM pantry_items t WHERE t.owner_id = ${id}::uuid ORDER BY t.name, t.id`,
  recalls_seen: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' || jsonb_build_object('source', r.source, 'reference', r.reference, 'title', r.title) AS row
    FROM recalls_seen t JOIN recalls r ON r.id = t.recall_id WHERE t.user_id = ${id}::uuid ORDER BY t.seen_at, r.id`,
  recall_wish: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'user_id' AS row FROM recall_wishes t WHERE t.user_id = ${id}::uuid`,
  notified_devices: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['user_id', 'p256dh', 'auth'] || jsonb_build_object(
      'waiting', ${inside("push_messages", "device_id", "due_at")}) AS row
    FROM push_devices t WHERE t.user_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  meal_plan: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['owner_id', 'changed_by_id'] AS row FROM meal_entries t
    WHERE t.owner_id = ${id}::uuid ORDER BY t.day, t.meal, t.position, t.id`,
  venues: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'owner_id' || jsonb_build_object(
      'locations', ${inside("locations", "venue_id", "label")},
      'menu', (SELECT coalesce(jsonb_agg(to_jsonb(d) - 'venue_id' || jsonb_build_object(
        'facts', (SELECT coalesce(jsonb_agg(to_jsonb(f) - 'dish_id' ORDER BY f.said_at, f.id), '[]')
          FROM dish_facts f WHERE f.dish_id = d.id)) ORDER BY d.position), '[]')
        FROM venue_dishes d WHERE d.venue_id = t.id),
      'dishes_off_menu', (SELECT coalesce(jsonb_agg(to_jsonb(d) - 'venue_id' || jsonb_build_object(
        'facts', (SELECT coalesce(jsonb_agg(to_jsonb(f) - 'dish_id' ORDER BY f.said_at, f.id), '[]')
          FROM facts_off_menu f WHERE f.dish_id = d.id)) ORDER BY d.left_at, d.id), '[]')
        FROM dishes_off_menu d WHERE d.venue_id = t.id),
      'code_look', ${inside("venue_code_looks", "venue_id", "venue_id")},
      'figures_by_mail', ${inside("venue_news", "venue_id", "next_at")},
      'alerts', ${inside("news_alerts", "venue_id", "sent_at")},
      'identifiers', ${inside("venue_identifiers", "venue_id", "internal_id")}) AS row
    FROM venues t WHERE t.owner_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  venue_files: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'started_by' || jsonb_build_object('by_you', t.started_by = ${id}::uuid,
      'changes', ${inside("venue_upload_changes", "upload_id", "venue_id")}) AS row
    FROM venue_uploads t JOIN businesses b ON b.id = t.business_id
    WHERE t.started_by = ${id}::uuid OR b.holder_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  deleted_venues: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'owner_id' || jsonb_build_object(
      'visits', ${inside("former_visits", "venue_id", "since")}) AS row
    FROM former_venues t WHERE t.owner_id = ${id}::uuid ORDER BY t.deleted_at, t.id`,
  oauth_applications: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['owner_id', 'secret_hash', 'previous_secret_hash', 'sector_secret'] || jsonb_build_object(
      'logo', ${inside("oauth_client_logos", "client_id", "fetched_at")},
      'pages_checked_each_night', (SELECT coalesce(jsonb_agg(to_jsonb(w) - 'client_id' || jsonb_build_object(
        'checks', (SELECT coalesce(jsonb_agg(to_jsonb(p) - 'watch_id' ORDER BY p.checked_at, p.id), '[]')
          FROM page_checks p WHERE p.watch_id = w.id)) ORDER BY w.created_at, w.id), '[]')
        FROM page_watches w WHERE w.client_id = t.id),
      'usage', ${inside("usage_counters", "client_id", "day")}) AS row
    FROM oauth_clients t WHERE t.owner_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  usage_of_deleted_applications: (id) => Prisma.sql`
    SELECT to_jsonb(t) - 'owner_id' AS row FROM past_usage t
    WHERE t.owner_id = ${id}::uuid ORDER BY t.day, t.client_id`,
  administrator_actions: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['actor_id', 'undo_with'] AS row FROM audit_log t WHERE t.actor_id = ${id}::uuid ORDER BY t.created_at, t.id`,
  changes_by_administrators: (id) => Prisma.sql`
    SELECT to_jsonb(t) - ARRAY['actor_id', 'actor_email', 'undo_with'] AS row FROM audit_log t
    WHERE t.row_id = ${id} AND t.actor_id IS DISTINCT FROM ${id}::uuid ORDER BY t.created_at, t.id`,
};

/**
 * The rows of `table` that belong to row `t`, as one JSON list. The names come from this file, never from a caller.
 */
function inside(table: string, parentKey: string, orderBy: string, ...secrets: string[]): Prisma.Sql {
  const leftOut = [parentKey, ...secrets].map((name) => `'${name}'`).join(", ");
  return Prisma.raw(
    `(SELECT coalesce(jsonb_agg(to_jsonb(x) - ARRAY[${leftOut}] ORDER BY x.${orderBy}), '[]') FROM ${table} x WHERE x.${parentKey} = t.id)`,
  );
}
