import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_staff_countries" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor-de', 'editor-pl', 'portal-manager', 'forms-clerk', 'compliance-officer');
  CREATE TYPE "public"."enum_staff_language" AS ENUM('de', 'pl', 'en');
  CREATE TYPE "public"."enum_staff_state" AS ENUM('invited', 'active', 'deactivated');
  CREATE TYPE "public"."enum_pages_change" AS ENUM('begun', 'draft', 'published', 'unpublished');
  CREATE TYPE "public"."enum_pages_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_change" AS ENUM('begun', 'draft', 'published', 'unpublished');
  CREATE TYPE "public"."enum__pages_v_version_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_news_change" AS ENUM('begun', 'draft', 'published', 'unpublished');
  CREATE TYPE "public"."enum_news_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."illustration" AS ENUM('oil-change', 'filter', 'gearbox', 'fleet', 'dipstick', 'recycling', 'drip', 'viscosity', 'engine', 'lock-drop', 'station', 'workshop', 'products', 'sponsoring', 'letterbox', 'careers', 'calendar', 'news');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_change" AS ENUM('begun', 'draft', 'published', 'unpublished');
  CREATE TYPE "public"."enum__news_v_version_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_events_change" AS ENUM('begun', 'draft', 'published', 'unpublished');
  CREATE TYPE "public"."enum_events_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_change" AS ENUM('begun', 'draft', 'published', 'unpublished');
  CREATE TYPE "public"."enum__events_v_version_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_locations_services" AS ENUM('oilChange', 'filter', 'gearbox', 'transporter', 'airConditioning');
  CREATE TYPE "public"."enum_locations_single_days_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri');
  CREATE TYPE "public"."enum_locations_equipment" AS ENUM('barrierFree', 'cardPayment', 'waitingRoom', 'wifi', 'highGate', 'chargingPoint', 'keyBox');
  CREATE TYPE "public"."enum_locations_busy_days" AS ENUM('monFri', 'sat');
  CREATE TYPE "public"."enum_locations_busy_part" AS ENUM('morning', 'noon', 'afternoon', 'evening');
  CREATE TYPE "public"."enum_locations_busy_level" AS ENUM('quiet', 'normal', 'busy');
  CREATE TYPE "public"."enum_locations_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_locations_icon" AS ENUM('station', 'partner', 'fleet');
  CREATE TYPE "public"."enum__locations_v_version_services" AS ENUM('oilChange', 'filter', 'gearbox', 'transporter', 'airConditioning');
  CREATE TYPE "public"."enum__locations_v_version_single_days_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri');
  CREATE TYPE "public"."enum__locations_v_version_equipment" AS ENUM('barrierFree', 'cardPayment', 'waitingRoom', 'wifi', 'highGate', 'chargingPoint', 'keyBox');
  CREATE TYPE "public"."enum__locations_v_version_busy_days" AS ENUM('monFri', 'sat');
  CREATE TYPE "public"."enum__locations_v_version_busy_part" AS ENUM('morning', 'noon', 'afternoon', 'evening');
  CREATE TYPE "public"."enum__locations_v_version_busy_level" AS ENUM('quiet', 'normal', 'busy');
  CREATE TYPE "public"."enum__locations_v_version_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum__locations_v_version_icon" AS ENUM('station', 'partner', 'fleet');
  CREATE TYPE "public"."enum_contact_persons_regions" AS ENUM('DE-BW', 'DE-BY', 'DE-BE', 'DE-BB', 'DE-HB', 'DE-HH', 'DE-HE', 'DE-MV', 'DE-NI', 'DE-NW', 'DE-RP', 'DE-SL', 'DE-SN', 'DE-ST', 'DE-SH', 'DE-TH', 'PL-02', 'PL-04', 'PL-06', 'PL-08', 'PL-10', 'PL-12', 'PL-14', 'PL-16', 'PL-18', 'PL-20', 'PL-22', 'PL-24', 'PL-26', 'PL-28', 'PL-30', 'PL-32');
  CREATE TYPE "public"."enum_contact_persons_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_departments_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_departments_purpose" AS ENUM('contact', 'sponsoring', 'whistleblowing');
  CREATE TYPE "public"."enum_social_posts_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_social_posts_network" AS ENUM('instagram', 'facebook');
  CREATE TYPE "public"."enum_notices_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_notices_severity" AS ENUM('info', 'warning');
  CREATE TYPE "public"."enum_notices_link_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('page', 'news', 'events', 'locations', 'url');
  CREATE TYPE "public"."enum_redirects_culture" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'inWork', 'done', 'spam');
  CREATE TYPE "public"."enum_contact_messages_culture_name" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_sponsoring_messages_selected_type_of_forms" AS ENUM('ongoingBusiness', 'project', 'individualActivity');
  CREATE TYPE "public"."enum_sponsoring_messages_status" AS ENUM('new', 'inWork', 'done', 'spam');
  CREATE TYPE "public"."enum_sponsoring_messages_culture_name" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_sponsoring_messages_selected_type_of_counter_performance" AS ENUM('confirm', 'deny');
  CREATE TYPE "public"."enum_sponsoring_messages_selected_type_of_invoice" AS ENUM('confirm', 'deny');
  CREATE TYPE "public"."enum_event_sign_ups_status" AS ENUM('new', 'inWork', 'done', 'spam');
  CREATE TYPE "public"."enum_event_sign_ups_culture_name" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_event_sign_ups_place" AS ENUM('confirmed', 'waiting', 'cancelled', 'repeated');
  CREATE TYPE "public"."enum_reply_templates_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'dead');
  CREATE TYPE "public"."enum_mails_inbox" AS ENUM('contact-messages', 'sponsoring-messages', 'event-sign-ups');
  CREATE TYPE "public"."enum_mails_culture_name" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_mails_password_of" AS ENUM('member', 'staff');
  CREATE TYPE "public"."enum_reports_culture_name" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_report_messages_direction" AS ENUM('fromReporter', 'toReporter');
  CREATE TYPE "public"."enum_report_notes_kind" AS ENUM('note', 'closing');
  CREATE TYPE "public"."enum_report_deletions_culture_name" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_reporting_keys_kind" AS ENUM('handler', 'recovery');
  CREATE TYPE "public"."enum_companies_country" AS ENUM('de', 'pl');
  CREATE TYPE "public"."enum_members_state" AS ENUM('requested', 'refused', 'invited', 'active', 'disabled');
  CREATE TYPE "public"."enum_members_culture_name" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_file_categories_culture" AS ENUM('de-DE', 'pl-PL');
  CREATE TYPE "public"."enum_portal_files_state" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_portal_uploads_preparation" AS ENUM('waiting', 'done', 'failed');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'refreshSocialFeeds', 'remindAndPurgeReports', 'purgeExpiredSubmissions', 'prepareUpload', 'sendAlerts', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'refreshSocialFeeds', 'remindAndPurgeReports', 'purgeExpiredSubmissions', 'prepareUpload', 'sendAlerts', 'schedulePublish');
  CREATE TYPE "public"."enum_header_menu_lead_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_header_menu_columns_links_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_header_menu_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__header_v_version_menu_lead_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__header_v_version_menu_columns_links_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__header_v_version_menu_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_side_menus_menus_links_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__side_menus_v_version_menus_links_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_footer_social_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_footer_columns_links_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_footer_legal_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__footer_v_version_social_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__footer_v_version_columns_links_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum__footer_v_version_legal_kind" AS ENUM('page', 'url');
  CREATE TYPE "public"."enum_prices_prices_key" AS ENUM('oilChange', 'filter', 'gearbox', 'transporter', 'airConditioning');
  CREATE TYPE "public"."enum__prices_v_version_prices_key" AS ENUM('oilChange', 'filter', 'gearbox', 'transporter', 'airConditioning');
  CREATE TYPE "public"."enum_retention_skipped_reason" AS ENUM('clocks', 'future', 'long', 'many');
  CREATE TYPE "public"."enum_mfa_policy_required_for" AS ENUM('roles', 'all', 'none');
  CREATE TABLE "account_requests" (
  	"id" text PRIMARY KEY NOT NULL,
  	"token_hash" text NOT NULL,
  	"email" text NOT NULL,
  	"name" text NOT NULL,
  	"company" text NOT NULL,
  	"culture_name" text NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "attachments" (
  	"id" text PRIMARY KEY NOT NULL,
  	"submission" text NOT NULL,
  	"name" text NOT NULL,
  	"media_type" text NOT NULL,
  	"content" text NOT NULL,
  	"file" text
  );
  
  CREATE TABLE "captchas" (
  	"id" text PRIMARY KEY NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "alerts" (
  	"id" text PRIMARY KEY NOT NULL,
  	"diagnostic" jsonb NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"open" boolean NOT NULL,
  	"notified_at" timestamp(3) with time zone,
  	"notified_count" integer
  );
  
  CREATE TABLE "backup_runs" (
  	"what" text PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "content_revision" (
  	"id" integer PRIMARY KEY NOT NULL,
  	"value" integer NOT NULL
  );
  
  CREATE TABLE "counters" (
  	"id" text PRIMARY KEY NOT NULL,
  	"count" integer NOT NULL,
  	"ends" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "draft_documents" (
  	"kind" text NOT NULL,
  	"id" integer NOT NULL,
  	"locale" text NOT NULL,
  	"schema_version" integer NOT NULL,
  	"json" text NOT NULL,
  	CONSTRAINT "draft_documents_kind_id_locale_schema_version_pk" PRIMARY KEY("kind","id","locale","schema_version")
  );
  
  CREATE TABLE "file_downloads" (
  	"id" text PRIMARY KEY NOT NULL,
  	"member" text NOT NULL,
  	"file" numeric NOT NULL,
  	"upload" numeric NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "reporting_key_log" (
  	"log" integer NOT NULL,
  	"number" integer NOT NULL,
  	"statement" text NOT NULL,
  	"signature" text NOT NULL,
  	CONSTRAINT "reporting_key_log_log_number_pk" PRIMARY KEY("log","number")
  );
  
  CREATE TABLE "known_secrets" (
  	"name" text PRIMARY KEY NOT NULL,
  	"fingerprint" text NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "member_challenges" (
  	"id" text PRIMARY KEY NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "member_passkeys" (
  	"id" text PRIMARY KEY NOT NULL,
  	"member" text NOT NULL,
  	"name" text,
  	"public_key" text NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" text,
  	"created" timestamp(3) with time zone NOT NULL,
  	"last_used" timestamp(3) with time zone
  );
  
  CREATE TABLE "member_sessions" (
  	"id" text PRIMARY KEY NOT NULL,
  	"token_hash" text NOT NULL,
  	"member" text NOT NULL,
  	"begun" timestamp(3) with time zone NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL,
  	"device" text
  );
  
  CREATE TABLE "member_tokens" (
  	"id" text PRIMARY KEY NOT NULL,
  	"token_hash" text NOT NULL,
  	"member" text NOT NULL,
  	"purpose" text NOT NULL,
  	"created_at" timestamp(3) with time zone NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "outbox_pauses" (
  	"id" integer PRIMARY KEY NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "published_paths" (
  	"locale" text NOT NULL,
  	"path" text NOT NULL,
  	"collection" text NOT NULL,
  	"id" integer NOT NULL,
  	CONSTRAINT "published_paths_locale_path_pk" PRIMARY KEY("locale","path")
  );
  
  CREATE TABLE "published_documents" (
  	"kind" text NOT NULL,
  	"id" integer NOT NULL,
  	"locale" text NOT NULL,
  	"schema_version" integer NOT NULL,
  	"revision" integer NOT NULL,
  	"json" text,
  	CONSTRAINT "published_documents_kind_id_locale_schema_version_pk" PRIMARY KEY("kind","id","locale","schema_version")
  );
  
  CREATE TABLE "report_captchas" (
  	"id" text PRIMARY KEY NOT NULL,
  	"day" text NOT NULL
  );
  
  CREATE TABLE "staff_challenges" (
  	"id" text PRIMARY KEY NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff_totp_secrets" (
  	"id" text PRIMARY KEY NOT NULL,
  	"staff" numeric NOT NULL,
  	"encrypted_secret" text NOT NULL,
  	"last_step" numeric NOT NULL,
  	"failures" numeric NOT NULL,
  	"wait_until" timestamp(3) with time zone,
  	"created" timestamp(3) with time zone NOT NULL,
  	"last_used" timestamp(3) with time zone
  );
  
  CREATE TABLE "staff_tokens" (
  	"id" text PRIMARY KEY NOT NULL,
  	"token_hash" text NOT NULL,
  	"staff" numeric NOT NULL,
  	"purpose" text NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"id" text PRIMARY KEY NOT NULL,
  	"token_hash" text NOT NULL,
  	"staff" numeric NOT NULL,
  	"begun" timestamp(3) with time zone NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL,
  	"reauthenticated_at" timestamp(3) with time zone,
  	"expires" timestamp(3) with time zone NOT NULL,
  	"device" text,
  	"factor" text,
  	"passkey" text
  );
  
  CREATE TABLE "staff_passkeys" (
  	"id" text PRIMARY KEY NOT NULL,
  	"staff" numeric NOT NULL,
  	"name" text,
  	"public_key" text NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" text,
  	"created" timestamp(3) with time zone NOT NULL,
  	"last_used" timestamp(3) with time zone
  );
  
  CREATE TABLE "staff_recovery_codes" (
  	"id" text PRIMARY KEY NOT NULL,
  	"staff" numeric NOT NULL,
  	"code_hash" text NOT NULL
  );
  
  CREATE TABLE "mfa_challenges" (
  	"id" text PRIMARY KEY NOT NULL,
  	"token_hash" text NOT NULL,
  	"staff" numeric NOT NULL,
  	"expires" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_staff_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_staff_role" NOT NULL,
  	"language" "enum_staff_language" DEFAULT 'de' NOT NULL,
  	"other_messages" boolean DEFAULT false,
  	"state" "enum_staff_state" DEFAULT 'invited' NOT NULL,
  	"invited_at" timestamp(3) with time zone,
  	"last_login" timestamp(3) with time zone,
  	"password_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"departments_id" integer
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"actor" numeric,
  	"actor_name" varchar,
  	"actor_role" varchar,
  	"action" varchar NOT NULL,
  	"kind" varchar,
  	"subject" varchar,
  	"title" varchar,
  	"changes" jsonb,
  	"previous" varchar NOT NULL,
  	"checksum" varchar NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" numeric,
  	"change" "enum_pages_change",
  	"saved_in" varchar,
  	"country" "enum_pages_country",
  	"translation_key" varchar,
  	"title" varchar,
  	"slug" varchar,
  	"parent_id" integer,
  	"key" varchar,
  	"blocks" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_changed_by" numeric,
  	"version_change" "enum__pages_v_version_change",
  	"version_saved_in" varchar,
  	"version_country" "enum__pages_v_version_country",
  	"version_translation_key" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_parent_id" integer,
  	"version_key" varchar,
  	"version_blocks" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" numeric,
  	"change" "enum_news_change",
  	"saved_in" varchar,
  	"country" "enum_news_country",
  	"translation_key" varchar,
  	"title" varchar,
  	"slug" varchar,
  	"publish_date" timestamp(3) with time zone,
  	"parent_heading" varchar,
  	"intro" varchar,
  	"image_id" integer,
  	"illustration" "illustration",
  	"body" jsonb,
  	"callout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_changed_by" numeric,
  	"version_change" "enum__news_v_version_change",
  	"version_saved_in" varchar,
  	"version_country" "enum__news_v_version_country",
  	"version_translation_key" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_parent_heading" varchar,
  	"version_intro" varchar,
  	"version_image_id" integer,
  	"version_illustration" "illustration",
  	"version_body" jsonb,
  	"version_callout" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" numeric,
  	"change" "enum_events_change",
  	"saved_in" varchar,
  	"country" "enum_events_country",
  	"translation_key" varchar,
  	"title" varchar,
  	"slug" varchar,
  	"start" timestamp(3) with time zone,
  	"end" timestamp(3) with time zone,
  	"venue" varchar,
  	"address" varchar,
  	"capacity" numeric,
  	"intro" varchar,
  	"image_id" integer,
  	"illustration" "illustration",
  	"body" jsonb,
  	"callout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_changed_by" numeric,
  	"version_change" "enum__events_v_version_change",
  	"version_saved_in" varchar,
  	"version_country" "enum__events_v_version_country",
  	"version_translation_key" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_start" timestamp(3) with time zone,
  	"version_end" timestamp(3) with time zone,
  	"version_venue" varchar,
  	"version_address" varchar,
  	"version_capacity" numeric,
  	"version_intro" varchar,
  	"version_image_id" integer,
  	"version_illustration" "illustration",
  	"version_body" jsonb,
  	"version_callout" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt_de" varchar NOT NULL,
  	"alt_pl" varchar NOT NULL,
  	"graded" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "locations_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_locations_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "locations_single_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_locations_single_days_day" DEFAULT 'mon' NOT NULL,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "locations_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone NOT NULL,
  	"reason" varchar
  );
  
  CREATE TABLE "locations_equipment" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_locations_equipment",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "locations_busy" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days" "enum_locations_busy_days" DEFAULT 'monFri' NOT NULL,
  	"part" "enum_locations_busy_part" DEFAULT 'morning' NOT NULL,
  	"level" "enum_locations_busy_level" DEFAULT 'normal' NOT NULL
  );
  
  CREATE TABLE "locations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"country" "enum_locations_country" NOT NULL,
  	"slug" varchar,
  	"category_id" integer,
  	"icon" "enum_locations_icon" DEFAULT 'station' NOT NULL,
  	"is_o_q" boolean DEFAULT false,
  	"street" varchar NOT NULL,
  	"postal_code" varchar NOT NULL,
  	"town" varchar NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"hours_mon_fri_opens" varchar,
  	"hours_mon_fri_closes" varchar,
  	"hours_sat_opens" varchar,
  	"hours_sat_closes" varchar,
  	"hours_sun_opens" varchar,
  	"hours_sun_closes" varchar,
  	"municipal_holidays_assumption" boolean DEFAULT false,
  	"municipal_holidays_peace_festival" boolean DEFAULT false,
  	"municipal_holidays_corpus_christi" boolean DEFAULT false,
  	"map_description" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"image_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "locations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contact_persons_id" integer
  );
  
  CREATE TABLE "_locations_v_version_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__locations_v_version_services",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_locations_v_version_single_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__locations_v_version_single_days_day" DEFAULT 'mon' NOT NULL,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v_version_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone NOT NULL,
  	"reason" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v_version_equipment" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__locations_v_version_equipment",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_locations_v_version_busy" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"days" "enum__locations_v_version_busy_days" DEFAULT 'monFri' NOT NULL,
  	"part" "enum__locations_v_version_busy_part" DEFAULT 'morning' NOT NULL,
  	"level" "enum__locations_v_version_busy_level" DEFAULT 'normal' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar NOT NULL,
  	"version_country" "enum__locations_v_version_country" NOT NULL,
  	"version_slug" varchar,
  	"version_category_id" integer,
  	"version_icon" "enum__locations_v_version_icon" DEFAULT 'station' NOT NULL,
  	"version_is_o_q" boolean DEFAULT false,
  	"version_street" varchar NOT NULL,
  	"version_postal_code" varchar NOT NULL,
  	"version_town" varchar NOT NULL,
  	"version_latitude" numeric NOT NULL,
  	"version_longitude" numeric NOT NULL,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_hours_mon_fri_opens" varchar,
  	"version_hours_mon_fri_closes" varchar,
  	"version_hours_sat_opens" varchar,
  	"version_hours_sat_closes" varchar,
  	"version_hours_sun_opens" varchar,
  	"version_hours_sun_closes" varchar,
  	"version_municipal_holidays_assumption" boolean DEFAULT false,
  	"version_municipal_holidays_peace_festival" boolean DEFAULT false,
  	"version_municipal_holidays_corpus_christi" boolean DEFAULT false,
  	"version_map_description" varchar,
  	"version_text" varchar,
  	"version_image_id" integer,
  	"version_image_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_locations_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contact_persons_id" integer
  );
  
  CREATE TABLE "location_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "location_categories_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "contact_persons_regions" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_contact_persons_regions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "contact_persons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" "enum_contact_persons_country" NOT NULL,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"profile_name" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"phone" varchar,
  	"email" varchar NOT NULL,
  	"more_info" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "departments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" "enum_departments_country" NOT NULL,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"purpose" "enum_departments_purpose" DEFAULT 'contact' NOT NULL,
  	"department" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "social_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" "enum_social_posts_country" NOT NULL,
  	"network" "enum_social_posts_network" DEFAULT 'instagram' NOT NULL,
  	"message" varchar NOT NULL,
  	"image_id" integer,
  	"url" varchar,
  	"likes" numeric DEFAULT 0,
  	"posted_at" timestamp(3) with time zone NOT NULL,
  	"pinned" boolean DEFAULT false,
  	"hidden" boolean DEFAULT false,
  	"external_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" "enum_notices_country" NOT NULL,
  	"text" varchar NOT NULL,
  	"severity" "enum_notices_severity" DEFAULT 'info' NOT NULL,
  	"start" timestamp(3) with time zone NOT NULL,
  	"end" timestamp(3) with time zone NOT NULL,
  	"link_label" varchar,
  	"link_kind" "enum_notices_link_kind" DEFAULT 'page' NOT NULL,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"link_anchor" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"kind" "enum_redirects_kind" DEFAULT 'page' NOT NULL,
  	"culture" "enum_redirects_culture" DEFAULT 'de-DE' NOT NULL,
  	"page_id" integer,
  	"news_id" integer,
  	"events_id" integer,
  	"locations_id" integer,
  	"url" varchar,
  	"automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_messages" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_contact_messages_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"reference" varchar NOT NULL,
  	"culture_name" "enum_contact_messages_culture_name" NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"company" varchar,
  	"contact_department" varchar,
  	"title" varchar,
  	"country" varchar,
  	"category" varchar,
  	"subject" varchar,
  	"department" numeric,
  	"message" varchar,
  	"umbraco_node_i_d" numeric,
  	"privacy_notice" varchar,
  	"replied_at" timestamp(3) with time zone,
  	"undeliverable" boolean,
  	"telephone_digits" varchar,
  	"notes" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sponsoring_messages_selected_type_of_forms" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_sponsoring_messages_selected_type_of_forms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sponsoring_messages" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_sponsoring_messages_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"reference" varchar NOT NULL,
  	"culture_name" "enum_sponsoring_messages_culture_name" NOT NULL,
  	"association" varchar,
  	"org_nr" varchar,
  	"contact_person" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"goal" varchar,
  	"amount" varchar,
  	"time_period" varchar,
  	"levels" varchar,
  	"other_companies" varchar,
  	"how_will_you_show_sponsoring_collab" varchar,
  	"selected_type_of_counter_performance" "enum_sponsoring_messages_selected_type_of_counter_performance",
  	"counter_performance_contact_person_phone" varchar,
  	"selected_type_of_invoice" "enum_sponsoring_messages_selected_type_of_invoice",
  	"other" varchar,
  	"files" jsonb,
  	"umbraco_node_i_d" numeric,
  	"privacy_notice" varchar,
  	"replied_at" timestamp(3) with time zone,
  	"undeliverable" boolean,
  	"telephone_digits" varchar,
  	"notes" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "event_sign_ups" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_event_sign_ups_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"reference" varchar NOT NULL,
  	"culture_name" "enum_event_sign_ups_culture_name" NOT NULL,
  	"event_id" integer NOT NULL,
  	"place" "enum_event_sign_ups_place" NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"message" varchar,
  	"repeats" varchar,
  	"answered" varchar,
  	"shared_calendar_id" boolean,
  	"privacy_notice" varchar,
  	"replied_at" timestamp(3) with time zone,
  	"undeliverable" boolean,
  	"telephone_digits" varchar,
  	"notes" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"country" "enum_reply_templates_country" NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_mails_state" DEFAULT 'waiting' NOT NULL,
  	"to" varchar,
  	"reply_to" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"html" varchar,
  	"attachments" jsonb,
  	"in_reply_to" jsonb,
  	"message_id" varchar,
  	"reference" varchar,
  	"inbox" "enum_mails_inbox",
  	"culture_name" "enum_mails_culture_name",
  	"department" numeric,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"password_of" "enum_mails_password_of",
  	"next_attempt" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reports" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"culture_name" "enum_reports_culture_name" NOT NULL,
  	"day" varchar NOT NULL,
  	"acknowledged_on" varchar,
  	"feedback_on" varchar,
  	"closed_on" varchar,
  	"spam_on" varchar,
  	"spam_by_id" integer,
  	"lookup_hash" varchar NOT NULL,
  	"recipient" varchar NOT NULL
  );
  
  CREATE TABLE "report_messages" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"report" varchar NOT NULL,
  	"number" numeric NOT NULL,
  	"direction" "enum_report_messages_direction" NOT NULL,
  	"day" varchar NOT NULL,
  	"sealed" varchar NOT NULL
  );
  
  CREATE TABLE "report_notes" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"report" varchar NOT NULL,
  	"number" numeric NOT NULL,
  	"after_message" numeric NOT NULL,
  	"kind" "enum_report_notes_kind" NOT NULL,
  	"day" varchar NOT NULL,
  	"sealed" varchar NOT NULL
  );
  
  CREATE TABLE "report_deletions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"case" varchar NOT NULL,
  	"culture_name" "enum_report_deletions_culture_name" NOT NULL,
  	"day" varchar NOT NULL,
  	"deleted_on" varchar NOT NULL,
  	"marked_by" varchar NOT NULL,
  	"deleted_by" varchar NOT NULL
  );
  
  CREATE TABLE "reporting_keys" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_reporting_keys_kind" NOT NULL,
  	"handler_id" integer,
  	"recipient" varchar NOT NULL,
  	"signing" varchar,
  	"wrapped" varchar,
  	"made_on" varchar NOT NULL
  );
  
  CREATE TABLE "companies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"country" "enum_companies_country" NOT NULL,
  	"contact_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "companies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"file_categories_id" integer
  );
  
  CREATE TABLE "members" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_members_state" DEFAULT 'invited' NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"company_id" integer,
  	"requested_company" varchar,
  	"culture_name" "enum_members_culture_name" DEFAULT 'de-DE' NOT NULL,
  	"requested_at" timestamp(3) with time zone,
  	"invited_at" timestamp(3) with time zone,
  	"last_login" timestamp(3) with time zone,
  	"decided_at" timestamp(3) with time zone,
  	"decided_by" varchar,
  	"refusal" varchar,
  	"password_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "file_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"culture" "enum_file_categories_culture" DEFAULT 'de-DE' NOT NULL,
  	"parent_id" integer,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "portal_files_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"upload_id" integer,
  	"version" varchar,
  	"date" timestamp(3) with time zone,
  	"replaced_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "portal_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"category_id" integer NOT NULL,
  	"file_id" integer,
  	"print_file_id" integer,
  	"external_link" varchar,
  	"state" "enum_portal_files_state" DEFAULT 'draft' NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"version" varchar,
  	"changed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "portal_uploads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar,
  	"sha256" varchar,
  	"pages" numeric,
  	"preparation" "enum_portal_uploads_preparation" DEFAULT 'waiting' NOT NULL,
  	"thumbnail" varchar,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "header_menu_lead" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_header_menu_lead_kind" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"anchor" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "header_menu_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_header_menu_columns_links_kind" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"anchor" varchar
  );
  
  CREATE TABLE "header_menu_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL
  );
  
  CREATE TABLE "header_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_header_menu_kind" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"anchor" varchar
  );
  
  CREATE TABLE "header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "header_locales" (
  	"locator_label" varchar,
  	"locator_text" varchar,
  	"saved_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v_version_menu_lead" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum__header_v_version_menu_lead_kind" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"anchor" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_menu_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum__header_v_version_menu_columns_links_kind" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"anchor" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_menu_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum__header_v_version_menu_kind" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"anchor" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_header_v_locales" (
  	"version_locator_label" varchar,
  	"version_locator_text" varchar,
  	"version_saved_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "side_menus_menus_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_side_menus_menus_links_kind" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"anchor" varchar
  );
  
  CREATE TABLE "side_menus_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL
  );
  
  CREATE TABLE "side_menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "side_menus_locales" (
  	"saved_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_side_menus_v_version_menus_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum__side_menus_v_version_menus_links_kind" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"anchor" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_side_menus_v_version_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_side_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_side_menus_v_locales" (
  	"version_saved_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_footer_social_kind" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"anchor" varchar
  );
  
  CREATE TABLE "footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_footer_columns_links_kind" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"anchor" varchar
  );
  
  CREATE TABLE "footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL
  );
  
  CREATE TABLE "footer_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_footer_legal_kind" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"anchor" varchar
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"hours" varchar,
  	"copyright" varchar,
  	"saved_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum__footer_v_version_social_kind" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"anchor" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum__footer_v_version_columns_links_kind" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"anchor" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum__footer_v_version_legal_kind" DEFAULT 'page' NOT NULL,
  	"page_id" integer,
  	"url" varchar,
  	"anchor" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_hours" varchar,
  	"version_copyright" varchar,
  	"version_saved_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"company" varchar,
  	"address" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"letterhead" varchar,
  	"seo_title_suffix" varchar,
  	"seo_description" varchar,
  	"locations_page_id" integer,
  	"news_page_id" integer,
  	"events_page_id" integer,
  	"search_page_id" integer,
  	"synonyms" varchar,
  	"privacy_page_id" integer,
  	"saved_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_settings_v_locales" (
  	"version_company" varchar,
  	"version_address" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_letterhead" varchar,
  	"version_seo_title_suffix" varchar,
  	"version_seo_description" varchar,
  	"version_locations_page_id" integer,
  	"version_news_page_id" integer,
  	"version_events_page_id" integer,
  	"version_search_page_id" integer,
  	"version_synonyms" varchar,
  	"version_privacy_page_id" integer,
  	"version_saved_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "prices_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_prices_prices_key" DEFAULT 'oilChange' NOT NULL,
  	"from" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"unit" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "prices_in_texts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"amount" numeric NOT NULL
  );
  
  CREATE TABLE "prices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "prices_locales" (
  	"saved_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_prices_v_version_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum__prices_v_version_prices_key" DEFAULT 'oilChange' NOT NULL,
  	"from" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"unit" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_prices_v_version_in_texts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_prices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_prices_v_locales" (
  	"version_saved_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "social_feeds_feeds" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar,
  	"network" varchar,
  	"refreshed" timestamp(3) with time zone,
  	"token_ends" timestamp(3) with time zone,
  	"problem" varchar
  );
  
  CREATE TABLE "social_feeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_messages" numeric DEFAULT 365 NOT NULL,
  	"sponsoring_messages" numeric DEFAULT 1095 NOT NULL,
  	"event_sign_ups" numeric DEFAULT 90 NOT NULL,
  	"audit_log" numeric DEFAULT 1095 NOT NULL,
  	"last_run_at" timestamp(3) with time zone,
  	"last_run_deleted" numeric,
  	"last_run_mails" numeric,
  	"last_run_overdue" numeric,
  	"skipped_at" timestamp(3) with time zone,
  	"skipped_reason" "enum_retention_skipped_reason",
  	"allowed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "mfa_policy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"required_for" "enum_mfa_policy_required_for" DEFAULT 'roles' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "staff_countries" ADD CONSTRAINT "staff_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_departments_fk" FOREIGN KEY ("departments_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_services" ADD CONSTRAINT "locations_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_single_days" ADD CONSTRAINT "locations_single_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_closures" ADD CONSTRAINT "locations_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_equipment" ADD CONSTRAINT "locations_equipment_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_busy" ADD CONSTRAINT "locations_busy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_category_id_location_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."location_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_rels" ADD CONSTRAINT "locations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_rels" ADD CONSTRAINT "locations_rels_contact_persons_fk" FOREIGN KEY ("contact_persons_id") REFERENCES "public"."contact_persons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_services" ADD CONSTRAINT "_locations_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_single_days" ADD CONSTRAINT "_locations_v_version_single_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_closures" ADD CONSTRAINT "_locations_v_version_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_equipment" ADD CONSTRAINT "_locations_v_version_equipment_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_busy" ADD CONSTRAINT "_locations_v_version_busy_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_parent_id_locations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_category_id_location_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."location_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v_rels" ADD CONSTRAINT "_locations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_rels" ADD CONSTRAINT "_locations_v_rels_contact_persons_fk" FOREIGN KEY ("contact_persons_id") REFERENCES "public"."contact_persons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "location_categories_locales" ADD CONSTRAINT "location_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."location_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_persons_regions" ADD CONSTRAINT "contact_persons_regions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contact_persons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_persons" ADD CONSTRAINT "contact_persons_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_events_id_events_id_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_locations_id_locations_id_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsoring_messages_selected_type_of_forms" ADD CONSTRAINT "sponsoring_messages_selected_type_of_forms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sponsoring_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sponsoring_messages" ADD CONSTRAINT "sponsoring_messages_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_sign_ups" ADD CONSTRAINT "event_sign_ups_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_spam_by_id_staff_id_fk" FOREIGN KEY ("spam_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reporting_keys" ADD CONSTRAINT "reporting_keys_handler_id_staff_id_fk" FOREIGN KEY ("handler_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "companies" ADD CONSTRAINT "companies_contact_id_contact_persons_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_persons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "companies_rels" ADD CONSTRAINT "companies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "companies_rels" ADD CONSTRAINT "companies_rels_file_categories_fk" FOREIGN KEY ("file_categories_id") REFERENCES "public"."file_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members" ADD CONSTRAINT "members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "file_categories" ADD CONSTRAINT "file_categories_parent_id_file_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."file_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portal_files_history" ADD CONSTRAINT "portal_files_history_upload_id_portal_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."portal_uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portal_files_history" ADD CONSTRAINT "portal_files_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."portal_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "portal_files" ADD CONSTRAINT "portal_files_category_id_file_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."file_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portal_files" ADD CONSTRAINT "portal_files_file_id_portal_uploads_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."portal_uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portal_files" ADD CONSTRAINT "portal_files_print_file_id_portal_uploads_id_fk" FOREIGN KEY ("print_file_id") REFERENCES "public"."portal_uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu_lead" ADD CONSTRAINT "header_menu_lead_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_menu_lead" ADD CONSTRAINT "header_menu_lead_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu_columns_links" ADD CONSTRAINT "header_menu_columns_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_menu_columns_links" ADD CONSTRAINT "header_menu_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu_columns" ADD CONSTRAINT "header_menu_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_menu" ADD CONSTRAINT "header_menu_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_menu" ADD CONSTRAINT "header_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_locales" ADD CONSTRAINT "header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu_lead" ADD CONSTRAINT "_header_v_version_menu_lead_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu_lead" ADD CONSTRAINT "_header_v_version_menu_lead_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu_columns_links" ADD CONSTRAINT "_header_v_version_menu_columns_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu_columns_links" ADD CONSTRAINT "_header_v_version_menu_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_menu_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu_columns" ADD CONSTRAINT "_header_v_version_menu_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu" ADD CONSTRAINT "_header_v_version_menu_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_menu" ADD CONSTRAINT "_header_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_locales" ADD CONSTRAINT "_header_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "side_menus_menus_links" ADD CONSTRAINT "side_menus_menus_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "side_menus_menus_links" ADD CONSTRAINT "side_menus_menus_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."side_menus_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "side_menus_menus" ADD CONSTRAINT "side_menus_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."side_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "side_menus_locales" ADD CONSTRAINT "side_menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."side_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_side_menus_v_version_menus_links" ADD CONSTRAINT "_side_menus_v_version_menus_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_side_menus_v_version_menus_links" ADD CONSTRAINT "_side_menus_v_version_menus_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_side_menus_v_version_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_side_menus_v_version_menus" ADD CONSTRAINT "_side_menus_v_version_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_side_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_side_menus_v_locales" ADD CONSTRAINT "_side_menus_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_side_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_social" ADD CONSTRAINT "footer_social_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_social" ADD CONSTRAINT "footer_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal" ADD CONSTRAINT "footer_legal_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal" ADD CONSTRAINT "footer_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_social" ADD CONSTRAINT "_footer_v_version_social_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_social" ADD CONSTRAINT "_footer_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal" ADD CONSTRAINT "_footer_v_version_legal_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal" ADD CONSTRAINT "_footer_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_locations_page_id_pages_id_fk" FOREIGN KEY ("locations_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_news_page_id_pages_id_fk" FOREIGN KEY ("news_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_events_page_id_pages_id_fk" FOREIGN KEY ("events_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_search_page_id_pages_id_fk" FOREIGN KEY ("search_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_privacy_page_id_pages_id_fk" FOREIGN KEY ("privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_version_locations_page_id_pages_id_fk" FOREIGN KEY ("version_locations_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_version_news_page_id_pages_id_fk" FOREIGN KEY ("version_news_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_version_events_page_id_pages_id_fk" FOREIGN KEY ("version_events_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_version_search_page_id_pages_id_fk" FOREIGN KEY ("version_search_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_version_privacy_page_id_pages_id_fk" FOREIGN KEY ("version_privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "prices_prices" ADD CONSTRAINT "prices_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "prices_in_texts" ADD CONSTRAINT "prices_in_texts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "prices_locales" ADD CONSTRAINT "prices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_prices_v_version_prices" ADD CONSTRAINT "_prices_v_version_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_prices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_prices_v_version_in_texts" ADD CONSTRAINT "_prices_v_version_in_texts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_prices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_prices_v_locales" ADD CONSTRAINT "_prices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_prices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "social_feeds_feeds" ADD CONSTRAINT "social_feeds_feeds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_feeds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "account_requests_token_hash_idx" ON "account_requests" USING btree ("token_hash");
  CREATE INDEX "account_requests_email_idx" ON "account_requests" USING btree ("email");
  CREATE INDEX "attachments_submission_idx" ON "attachments" USING btree ("submission");
  CREATE INDEX "captchas_expires_idx" ON "captchas" USING btree ("expires");
  CREATE INDEX "counters_ends_idx" ON "counters" USING btree ("ends");
  CREATE INDEX "file_downloads_member_idx" ON "file_downloads" USING btree ("member");
  CREATE INDEX "file_downloads_file_idx" ON "file_downloads" USING btree ("file");
  CREATE INDEX "member_passkeys_member_idx" ON "member_passkeys" USING btree ("member");
  CREATE UNIQUE INDEX "member_sessions_token_hash_idx" ON "member_sessions" USING btree ("token_hash");
  CREATE INDEX "member_sessions_member_idx" ON "member_sessions" USING btree ("member");
  CREATE UNIQUE INDEX "member_tokens_token_hash_idx" ON "member_tokens" USING btree ("token_hash");
  CREATE INDEX "member_tokens_member_idx" ON "member_tokens" USING btree ("member");
  CREATE INDEX "published_documents_revision_idx" ON "published_documents" USING btree ("revision");
  CREATE UNIQUE INDEX "staff_totp_secrets_staff_idx" ON "staff_totp_secrets" USING btree ("staff");
  CREATE UNIQUE INDEX "staff_tokens_token_hash_idx" ON "staff_tokens" USING btree ("token_hash");
  CREATE INDEX "staff_tokens_staff_idx" ON "staff_tokens" USING btree ("staff");
  CREATE UNIQUE INDEX "staff_sessions_token_hash_idx" ON "staff_sessions" USING btree ("token_hash");
  CREATE INDEX "staff_sessions_staff_idx" ON "staff_sessions" USING btree ("staff");
  CREATE INDEX "staff_passkeys_staff_idx" ON "staff_passkeys" USING btree ("staff");
  CREATE UNIQUE INDEX "staff_recovery_codes_code_hash_idx" ON "staff_recovery_codes" USING btree ("code_hash");
  CREATE INDEX "staff_recovery_codes_staff_idx" ON "staff_recovery_codes" USING btree ("staff");
  CREATE UNIQUE INDEX "mfa_challenges_token_hash_idx" ON "mfa_challenges" USING btree ("token_hash");
  CREATE INDEX "mfa_challenges_staff_idx" ON "mfa_challenges" USING btree ("staff");
  CREATE INDEX "staff_countries_order_idx" ON "staff_countries" USING btree ("order");
  CREATE INDEX "staff_countries_parent_idx" ON "staff_countries" USING btree ("parent_id");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "staff_state_idx" ON "staff" USING btree ("state");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE INDEX "staff_rels_order_idx" ON "staff_rels" USING btree ("order");
  CREATE INDEX "staff_rels_parent_idx" ON "staff_rels" USING btree ("parent_id");
  CREATE INDEX "staff_rels_path_idx" ON "staff_rels" USING btree ("path");
  CREATE INDEX "staff_rels_departments_id_idx" ON "staff_rels" USING btree ("departments_id");
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject");
  CREATE INDEX "pages_country_idx" ON "pages" USING btree ("country");
  CREATE INDEX "pages_translation_key_idx" ON "pages" USING btree ("translation_key");
  CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "country_translationKey_idx" ON "pages" USING btree ("country","translation_key");
  CREATE INDEX "pages_tree_idx" ON "pages" USING btree ("_status","country");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_country_idx" ON "_pages_v" USING btree ("version_country");
  CREATE INDEX "_pages_v_version_version_translation_key_idx" ON "_pages_v" USING btree ("version_translation_key");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "version_country_version_translationKey_idx" ON "_pages_v" USING btree ("version_country","version_translation_key");
  CREATE INDEX "news_country_idx" ON "news" USING btree ("country");
  CREATE INDEX "news_translation_key_idx" ON "news" USING btree ("translation_key");
  CREATE INDEX "news_slug_idx" ON "news" USING btree ("slug");
  CREATE INDEX "news_publish_date_idx" ON "news" USING btree ("publish_date");
  CREATE INDEX "news_image_idx" ON "news" USING btree ("image_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE UNIQUE INDEX "country_translationKey_1_idx" ON "news" USING btree ("country","translation_key");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_country_idx" ON "_news_v" USING btree ("version_country");
  CREATE INDEX "_news_v_version_version_translation_key_idx" ON "_news_v" USING btree ("version_translation_key");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
  CREATE INDEX "_news_v_version_version_publish_date_idx" ON "_news_v" USING btree ("version_publish_date");
  CREATE INDEX "_news_v_version_version_image_idx" ON "_news_v" USING btree ("version_image_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "version_country_version_translationKey_1_idx" ON "_news_v" USING btree ("version_country","version_translation_key");
  CREATE INDEX "events_country_idx" ON "events" USING btree ("country");
  CREATE INDEX "events_translation_key_idx" ON "events" USING btree ("translation_key");
  CREATE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_start_idx" ON "events" USING btree ("start");
  CREATE INDEX "events_image_idx" ON "events" USING btree ("image_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE UNIQUE INDEX "country_translationKey_2_idx" ON "events" USING btree ("country","translation_key");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_country_idx" ON "_events_v" USING btree ("version_country");
  CREATE INDEX "_events_v_version_version_translation_key_idx" ON "_events_v" USING btree ("version_translation_key");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_start_idx" ON "_events_v" USING btree ("version_start");
  CREATE INDEX "_events_v_version_version_image_idx" ON "_events_v" USING btree ("version_image_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE INDEX "version_country_version_translationKey_2_idx" ON "_events_v" USING btree ("version_country","version_translation_key");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "locations_services_order_idx" ON "locations_services" USING btree ("order");
  CREATE INDEX "locations_services_parent_idx" ON "locations_services" USING btree ("parent_id");
  CREATE INDEX "locations_single_days_order_idx" ON "locations_single_days" USING btree ("_order");
  CREATE INDEX "locations_single_days_parent_id_idx" ON "locations_single_days" USING btree ("_parent_id");
  CREATE INDEX "locations_closures_order_idx" ON "locations_closures" USING btree ("_order");
  CREATE INDEX "locations_closures_parent_id_idx" ON "locations_closures" USING btree ("_parent_id");
  CREATE INDEX "locations_equipment_order_idx" ON "locations_equipment" USING btree ("order");
  CREATE INDEX "locations_equipment_parent_idx" ON "locations_equipment" USING btree ("parent_id");
  CREATE INDEX "locations_busy_order_idx" ON "locations_busy" USING btree ("_order");
  CREATE INDEX "locations_busy_parent_id_idx" ON "locations_busy" USING btree ("_parent_id");
  CREATE INDEX "locations_country_idx" ON "locations" USING btree ("country");
  CREATE INDEX "locations_slug_idx" ON "locations" USING btree ("slug");
  CREATE INDEX "locations_category_idx" ON "locations" USING btree ("category_id");
  CREATE INDEX "locations_image_idx" ON "locations" USING btree ("image_id");
  CREATE INDEX "locations_updated_at_idx" ON "locations" USING btree ("updated_at");
  CREATE INDEX "locations_created_at_idx" ON "locations" USING btree ("created_at");
  CREATE INDEX "locations_deleted_at_idx" ON "locations" USING btree ("deleted_at");
  CREATE INDEX "locations_rels_order_idx" ON "locations_rels" USING btree ("order");
  CREATE INDEX "locations_rels_parent_idx" ON "locations_rels" USING btree ("parent_id");
  CREATE INDEX "locations_rels_path_idx" ON "locations_rels" USING btree ("path");
  CREATE INDEX "locations_rels_contact_persons_id_idx" ON "locations_rels" USING btree ("contact_persons_id");
  CREATE INDEX "_locations_v_version_services_order_idx" ON "_locations_v_version_services" USING btree ("order");
  CREATE INDEX "_locations_v_version_services_parent_idx" ON "_locations_v_version_services" USING btree ("parent_id");
  CREATE INDEX "_locations_v_version_single_days_order_idx" ON "_locations_v_version_single_days" USING btree ("_order");
  CREATE INDEX "_locations_v_version_single_days_parent_id_idx" ON "_locations_v_version_single_days" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_version_closures_order_idx" ON "_locations_v_version_closures" USING btree ("_order");
  CREATE INDEX "_locations_v_version_closures_parent_id_idx" ON "_locations_v_version_closures" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_version_equipment_order_idx" ON "_locations_v_version_equipment" USING btree ("order");
  CREATE INDEX "_locations_v_version_equipment_parent_idx" ON "_locations_v_version_equipment" USING btree ("parent_id");
  CREATE INDEX "_locations_v_version_busy_order_idx" ON "_locations_v_version_busy" USING btree ("_order");
  CREATE INDEX "_locations_v_version_busy_parent_id_idx" ON "_locations_v_version_busy" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_parent_idx" ON "_locations_v" USING btree ("parent_id");
  CREATE INDEX "_locations_v_version_version_country_idx" ON "_locations_v" USING btree ("version_country");
  CREATE INDEX "_locations_v_version_version_slug_idx" ON "_locations_v" USING btree ("version_slug");
  CREATE INDEX "_locations_v_version_version_category_idx" ON "_locations_v" USING btree ("version_category_id");
  CREATE INDEX "_locations_v_version_version_image_idx" ON "_locations_v" USING btree ("version_image_id");
  CREATE INDEX "_locations_v_version_version_updated_at_idx" ON "_locations_v" USING btree ("version_updated_at");
  CREATE INDEX "_locations_v_version_version_created_at_idx" ON "_locations_v" USING btree ("version_created_at");
  CREATE INDEX "_locations_v_version_version_deleted_at_idx" ON "_locations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_locations_v_created_at_idx" ON "_locations_v" USING btree ("created_at");
  CREATE INDEX "_locations_v_updated_at_idx" ON "_locations_v" USING btree ("updated_at");
  CREATE INDEX "_locations_v_rels_order_idx" ON "_locations_v_rels" USING btree ("order");
  CREATE INDEX "_locations_v_rels_parent_idx" ON "_locations_v_rels" USING btree ("parent_id");
  CREATE INDEX "_locations_v_rels_path_idx" ON "_locations_v_rels" USING btree ("path");
  CREATE INDEX "_locations_v_rels_contact_persons_id_idx" ON "_locations_v_rels" USING btree ("contact_persons_id");
  CREATE UNIQUE INDEX "location_categories_key_idx" ON "location_categories" USING btree ("key");
  CREATE INDEX "location_categories_updated_at_idx" ON "location_categories" USING btree ("updated_at");
  CREATE INDEX "location_categories_created_at_idx" ON "location_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "location_categories_locales_locale_parent_id_unique" ON "location_categories_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "contact_persons_regions_order_idx" ON "contact_persons_regions" USING btree ("order");
  CREATE INDEX "contact_persons_regions_parent_idx" ON "contact_persons_regions" USING btree ("parent_id");
  CREATE INDEX "contact_persons_country_idx" ON "contact_persons" USING btree ("country");
  CREATE INDEX "contact_persons_image_idx" ON "contact_persons" USING btree ("image_id");
  CREATE INDEX "contact_persons_updated_at_idx" ON "contact_persons" USING btree ("updated_at");
  CREATE INDEX "contact_persons_created_at_idx" ON "contact_persons" USING btree ("created_at");
  CREATE INDEX "departments_country_idx" ON "departments" USING btree ("country");
  CREATE INDEX "departments_updated_at_idx" ON "departments" USING btree ("updated_at");
  CREATE INDEX "departments_created_at_idx" ON "departments" USING btree ("created_at");
  CREATE INDEX "social_posts_country_idx" ON "social_posts" USING btree ("country");
  CREATE INDEX "social_posts_image_idx" ON "social_posts" USING btree ("image_id");
  CREATE INDEX "social_posts_posted_at_idx" ON "social_posts" USING btree ("posted_at");
  CREATE UNIQUE INDEX "social_posts_external_id_idx" ON "social_posts" USING btree ("external_id");
  CREATE INDEX "social_posts_updated_at_idx" ON "social_posts" USING btree ("updated_at");
  CREATE INDEX "social_posts_created_at_idx" ON "social_posts" USING btree ("created_at");
  CREATE INDEX "notices_country_idx" ON "notices" USING btree ("country");
  CREATE INDEX "notices_link_link_page_idx" ON "notices" USING btree ("link_page_id");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_page_idx" ON "redirects" USING btree ("page_id");
  CREATE INDEX "redirects_news_idx" ON "redirects" USING btree ("news_id");
  CREATE INDEX "redirects_events_idx" ON "redirects" USING btree ("events_id");
  CREATE INDEX "redirects_locations_idx" ON "redirects" USING btree ("locations_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "contact_messages_reference_idx" ON "contact_messages" USING btree ("reference");
  CREATE INDEX "contact_messages_culture_name_idx" ON "contact_messages" USING btree ("culture_name");
  CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email");
  CREATE INDEX "contact_messages_department_idx" ON "contact_messages" USING btree ("department");
  CREATE INDEX "contact_messages_undeliverable_idx" ON "contact_messages" USING btree ("undeliverable");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "contact_messages_idempotency_key_idx" ON "contact_messages" USING btree ("idempotency_key");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "sponsoring_messages_selected_type_of_forms_order_idx" ON "sponsoring_messages_selected_type_of_forms" USING btree ("order");
  CREATE INDEX "sponsoring_messages_selected_type_of_forms_parent_idx" ON "sponsoring_messages_selected_type_of_forms" USING btree ("parent_id");
  CREATE INDEX "sponsoring_messages_status_idx" ON "sponsoring_messages" USING btree ("status");
  CREATE INDEX "sponsoring_messages_assignee_idx" ON "sponsoring_messages" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "sponsoring_messages_reference_idx" ON "sponsoring_messages" USING btree ("reference");
  CREATE INDEX "sponsoring_messages_culture_name_idx" ON "sponsoring_messages" USING btree ("culture_name");
  CREATE INDEX "sponsoring_messages_undeliverable_idx" ON "sponsoring_messages" USING btree ("undeliverable");
  CREATE INDEX "sponsoring_messages_created_at_idx" ON "sponsoring_messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "sponsoring_messages_idempotency_key_idx" ON "sponsoring_messages" USING btree ("idempotency_key");
  CREATE INDEX "sponsoring_messages_updated_at_idx" ON "sponsoring_messages" USING btree ("updated_at");
  CREATE INDEX "event_sign_ups_status_idx" ON "event_sign_ups" USING btree ("status");
  CREATE INDEX "event_sign_ups_assignee_idx" ON "event_sign_ups" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "event_sign_ups_reference_idx" ON "event_sign_ups" USING btree ("reference");
  CREATE INDEX "event_sign_ups_culture_name_idx" ON "event_sign_ups" USING btree ("culture_name");
  CREATE INDEX "event_sign_ups_event_idx" ON "event_sign_ups" USING btree ("event_id");
  CREATE INDEX "event_sign_ups_place_idx" ON "event_sign_ups" USING btree ("place");
  CREATE INDEX "event_sign_ups_undeliverable_idx" ON "event_sign_ups" USING btree ("undeliverable");
  CREATE INDEX "event_sign_ups_created_at_idx" ON "event_sign_ups" USING btree ("created_at");
  CREATE UNIQUE INDEX "event_sign_ups_idempotency_key_idx" ON "event_sign_ups" USING btree ("idempotency_key");
  CREATE INDEX "event_sign_ups_updated_at_idx" ON "event_sign_ups" USING btree ("updated_at");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE UNIQUE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_reference_idx" ON "mails" USING btree ("reference");
  CREATE INDEX "mails_next_attempt_idx" ON "mails" USING btree ("next_attempt");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "reports_spam_by_idx" ON "reports" USING btree ("spam_by_id");
  CREATE UNIQUE INDEX "reports_lookup_hash_idx" ON "reports" USING btree ("lookup_hash");
  CREATE INDEX "report_messages_report_idx" ON "report_messages" USING btree ("report");
  CREATE UNIQUE INDEX "report_number_idx" ON "report_messages" USING btree ("report","number");
  CREATE INDEX "report_notes_report_idx" ON "report_notes" USING btree ("report");
  CREATE UNIQUE INDEX "report_number_1_idx" ON "report_notes" USING btree ("report","number");
  CREATE INDEX "reporting_keys_handler_idx" ON "reporting_keys" USING btree ("handler_id");
  CREATE UNIQUE INDEX "reporting_keys_recipient_idx" ON "reporting_keys" USING btree ("recipient");
  CREATE UNIQUE INDEX "companies_name_idx" ON "companies" USING btree ("name");
  CREATE INDEX "companies_country_idx" ON "companies" USING btree ("country");
  CREATE INDEX "companies_contact_idx" ON "companies" USING btree ("contact_id");
  CREATE INDEX "companies_updated_at_idx" ON "companies" USING btree ("updated_at");
  CREATE INDEX "companies_created_at_idx" ON "companies" USING btree ("created_at");
  CREATE INDEX "companies_rels_order_idx" ON "companies_rels" USING btree ("order");
  CREATE INDEX "companies_rels_parent_idx" ON "companies_rels" USING btree ("parent_id");
  CREATE INDEX "companies_rels_path_idx" ON "companies_rels" USING btree ("path");
  CREATE INDEX "companies_rels_file_categories_id_idx" ON "companies_rels" USING btree ("file_categories_id");
  CREATE INDEX "members_state_idx" ON "members" USING btree ("state");
  CREATE UNIQUE INDEX "members_email_idx" ON "members" USING btree ("email");
  CREATE INDEX "members_company_idx" ON "members" USING btree ("company_id");
  CREATE INDEX "members_culture_name_idx" ON "members" USING btree ("culture_name");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE INDEX "file_categories_culture_idx" ON "file_categories" USING btree ("culture");
  CREATE INDEX "file_categories_parent_idx" ON "file_categories" USING btree ("parent_id");
  CREATE UNIQUE INDEX "file_categories_key_idx" ON "file_categories" USING btree ("key");
  CREATE INDEX "file_categories_updated_at_idx" ON "file_categories" USING btree ("updated_at");
  CREATE INDEX "file_categories_created_at_idx" ON "file_categories" USING btree ("created_at");
  CREATE INDEX "portal_files_history_order_idx" ON "portal_files_history" USING btree ("_order");
  CREATE INDEX "portal_files_history_parent_id_idx" ON "portal_files_history" USING btree ("_parent_id");
  CREATE INDEX "portal_files_history_upload_idx" ON "portal_files_history" USING btree ("upload_id");
  CREATE INDEX "portal_files_category_idx" ON "portal_files" USING btree ("category_id");
  CREATE INDEX "portal_files_file_idx" ON "portal_files" USING btree ("file_id");
  CREATE INDEX "portal_files_print_file_idx" ON "portal_files" USING btree ("print_file_id");
  CREATE INDEX "portal_files_state_idx" ON "portal_files" USING btree ("state");
  CREATE INDEX "portal_files_updated_at_idx" ON "portal_files" USING btree ("updated_at");
  CREATE INDEX "portal_files_created_at_idx" ON "portal_files" USING btree ("created_at");
  CREATE INDEX "portal_files_state_category_idx" ON "portal_files" USING btree ("state","category_id");
  CREATE INDEX "portal_files_state_title_idx" ON "portal_files" USING btree ("state","title","id","category_id");
  CREATE INDEX "portal_uploads_preparation_idx" ON "portal_uploads" USING btree ("preparation");
  CREATE INDEX "portal_uploads_updated_at_idx" ON "portal_uploads" USING btree ("updated_at");
  CREATE INDEX "portal_uploads_created_at_idx" ON "portal_uploads" USING btree ("created_at");
  CREATE UNIQUE INDEX "portal_uploads_filename_idx" ON "portal_uploads" USING btree ("filename");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "header_menu_lead_order_idx" ON "header_menu_lead" USING btree ("_order");
  CREATE INDEX "header_menu_lead_parent_id_idx" ON "header_menu_lead" USING btree ("_parent_id");
  CREATE INDEX "header_menu_lead_locale_idx" ON "header_menu_lead" USING btree ("_locale");
  CREATE INDEX "header_menu_lead_page_idx" ON "header_menu_lead" USING btree ("page_id");
  CREATE INDEX "header_menu_columns_links_order_idx" ON "header_menu_columns_links" USING btree ("_order");
  CREATE INDEX "header_menu_columns_links_parent_id_idx" ON "header_menu_columns_links" USING btree ("_parent_id");
  CREATE INDEX "header_menu_columns_links_locale_idx" ON "header_menu_columns_links" USING btree ("_locale");
  CREATE INDEX "header_menu_columns_links_page_idx" ON "header_menu_columns_links" USING btree ("page_id");
  CREATE INDEX "header_menu_columns_order_idx" ON "header_menu_columns" USING btree ("_order");
  CREATE INDEX "header_menu_columns_parent_id_idx" ON "header_menu_columns" USING btree ("_parent_id");
  CREATE INDEX "header_menu_columns_locale_idx" ON "header_menu_columns" USING btree ("_locale");
  CREATE INDEX "header_menu_order_idx" ON "header_menu" USING btree ("_order");
  CREATE INDEX "header_menu_parent_id_idx" ON "header_menu" USING btree ("_parent_id");
  CREATE INDEX "header_menu_locale_idx" ON "header_menu" USING btree ("_locale");
  CREATE INDEX "header_menu_page_idx" ON "header_menu" USING btree ("page_id");
  CREATE UNIQUE INDEX "header_locales_locale_parent_id_unique" ON "header_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_header_v_version_menu_lead_order_idx" ON "_header_v_version_menu_lead" USING btree ("_order");
  CREATE INDEX "_header_v_version_menu_lead_parent_id_idx" ON "_header_v_version_menu_lead" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_menu_lead_locale_idx" ON "_header_v_version_menu_lead" USING btree ("_locale");
  CREATE INDEX "_header_v_version_menu_lead_page_idx" ON "_header_v_version_menu_lead" USING btree ("page_id");
  CREATE INDEX "_header_v_version_menu_columns_links_order_idx" ON "_header_v_version_menu_columns_links" USING btree ("_order");
  CREATE INDEX "_header_v_version_menu_columns_links_parent_id_idx" ON "_header_v_version_menu_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_menu_columns_links_locale_idx" ON "_header_v_version_menu_columns_links" USING btree ("_locale");
  CREATE INDEX "_header_v_version_menu_columns_links_page_idx" ON "_header_v_version_menu_columns_links" USING btree ("page_id");
  CREATE INDEX "_header_v_version_menu_columns_order_idx" ON "_header_v_version_menu_columns" USING btree ("_order");
  CREATE INDEX "_header_v_version_menu_columns_parent_id_idx" ON "_header_v_version_menu_columns" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_menu_columns_locale_idx" ON "_header_v_version_menu_columns" USING btree ("_locale");
  CREATE INDEX "_header_v_version_menu_order_idx" ON "_header_v_version_menu" USING btree ("_order");
  CREATE INDEX "_header_v_version_menu_parent_id_idx" ON "_header_v_version_menu" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_menu_locale_idx" ON "_header_v_version_menu" USING btree ("_locale");
  CREATE INDEX "_header_v_version_menu_page_idx" ON "_header_v_version_menu" USING btree ("page_id");
  CREATE INDEX "_header_v_created_at_idx" ON "_header_v" USING btree ("created_at");
  CREATE INDEX "_header_v_updated_at_idx" ON "_header_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_header_v_locales_locale_parent_id_unique" ON "_header_v_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "side_menus_menus_links_order_idx" ON "side_menus_menus_links" USING btree ("_order");
  CREATE INDEX "side_menus_menus_links_parent_id_idx" ON "side_menus_menus_links" USING btree ("_parent_id");
  CREATE INDEX "side_menus_menus_links_locale_idx" ON "side_menus_menus_links" USING btree ("_locale");
  CREATE INDEX "side_menus_menus_links_page_idx" ON "side_menus_menus_links" USING btree ("page_id");
  CREATE INDEX "side_menus_menus_order_idx" ON "side_menus_menus" USING btree ("_order");
  CREATE INDEX "side_menus_menus_parent_id_idx" ON "side_menus_menus" USING btree ("_parent_id");
  CREATE INDEX "side_menus_menus_locale_idx" ON "side_menus_menus" USING btree ("_locale");
  CREATE UNIQUE INDEX "side_menus_locales_locale_parent_id_unique" ON "side_menus_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_side_menus_v_version_menus_links_order_idx" ON "_side_menus_v_version_menus_links" USING btree ("_order");
  CREATE INDEX "_side_menus_v_version_menus_links_parent_id_idx" ON "_side_menus_v_version_menus_links" USING btree ("_parent_id");
  CREATE INDEX "_side_menus_v_version_menus_links_locale_idx" ON "_side_menus_v_version_menus_links" USING btree ("_locale");
  CREATE INDEX "_side_menus_v_version_menus_links_page_idx" ON "_side_menus_v_version_menus_links" USING btree ("page_id");
  CREATE INDEX "_side_menus_v_version_menus_order_idx" ON "_side_menus_v_version_menus" USING btree ("_order");
  CREATE INDEX "_side_menus_v_version_menus_parent_id_idx" ON "_side_menus_v_version_menus" USING btree ("_parent_id");
  CREATE INDEX "_side_menus_v_version_menus_locale_idx" ON "_side_menus_v_version_menus" USING btree ("_locale");
  CREATE INDEX "_side_menus_v_created_at_idx" ON "_side_menus_v" USING btree ("created_at");
  CREATE INDEX "_side_menus_v_updated_at_idx" ON "_side_menus_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_side_menus_v_locales_locale_parent_id_unique" ON "_side_menus_v_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "footer_social_order_idx" ON "footer_social" USING btree ("_order");
  CREATE INDEX "footer_social_parent_id_idx" ON "footer_social" USING btree ("_parent_id");
  CREATE INDEX "footer_social_locale_idx" ON "footer_social" USING btree ("_locale");
  CREATE INDEX "footer_social_page_idx" ON "footer_social" USING btree ("page_id");
  CREATE INDEX "footer_columns_links_order_idx" ON "footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_links_locale_idx" ON "footer_columns_links" USING btree ("_locale");
  CREATE INDEX "footer_columns_links_page_idx" ON "footer_columns_links" USING btree ("page_id");
  CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_locale_idx" ON "footer_columns" USING btree ("_locale");
  CREATE INDEX "footer_legal_order_idx" ON "footer_legal" USING btree ("_order");
  CREATE INDEX "footer_legal_parent_id_idx" ON "footer_legal" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_locale_idx" ON "footer_legal" USING btree ("_locale");
  CREATE INDEX "footer_legal_page_idx" ON "footer_legal" USING btree ("page_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_footer_v_version_social_order_idx" ON "_footer_v_version_social" USING btree ("_order");
  CREATE INDEX "_footer_v_version_social_parent_id_idx" ON "_footer_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_social_locale_idx" ON "_footer_v_version_social" USING btree ("_locale");
  CREATE INDEX "_footer_v_version_social_page_idx" ON "_footer_v_version_social" USING btree ("page_id");
  CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "_footer_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "_footer_v_version_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_locale_idx" ON "_footer_v_version_columns_links" USING btree ("_locale");
  CREATE INDEX "_footer_v_version_columns_links_page_idx" ON "_footer_v_version_columns_links" USING btree ("page_id");
  CREATE INDEX "_footer_v_version_columns_order_idx" ON "_footer_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "_footer_v_version_columns" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_locale_idx" ON "_footer_v_version_columns" USING btree ("_locale");
  CREATE INDEX "_footer_v_version_legal_order_idx" ON "_footer_v_version_legal" USING btree ("_order");
  CREATE INDEX "_footer_v_version_legal_parent_id_idx" ON "_footer_v_version_legal" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_legal_locale_idx" ON "_footer_v_version_legal" USING btree ("_locale");
  CREATE INDEX "_footer_v_version_legal_page_idx" ON "_footer_v_version_legal" USING btree ("page_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "settings_locations_page_idx" ON "settings_locales" USING btree ("locations_page_id","_locale");
  CREATE INDEX "settings_news_page_idx" ON "settings_locales" USING btree ("news_page_id","_locale");
  CREATE INDEX "settings_events_page_idx" ON "settings_locales" USING btree ("events_page_id","_locale");
  CREATE INDEX "settings_search_page_idx" ON "settings_locales" USING btree ("search_page_id","_locale");
  CREATE INDEX "settings_privacy_page_idx" ON "settings_locales" USING btree ("privacy_page_id","_locale");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_version_version_locations_page_idx" ON "_settings_v_locales" USING btree ("version_locations_page_id","_locale");
  CREATE INDEX "_settings_v_version_version_news_page_idx" ON "_settings_v_locales" USING btree ("version_news_page_id","_locale");
  CREATE INDEX "_settings_v_version_version_events_page_idx" ON "_settings_v_locales" USING btree ("version_events_page_id","_locale");
  CREATE INDEX "_settings_v_version_version_search_page_idx" ON "_settings_v_locales" USING btree ("version_search_page_id","_locale");
  CREATE INDEX "_settings_v_version_version_privacy_page_idx" ON "_settings_v_locales" USING btree ("version_privacy_page_id","_locale");
  CREATE UNIQUE INDEX "_settings_v_locales_locale_parent_id_unique" ON "_settings_v_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "prices_prices_order_idx" ON "prices_prices" USING btree ("_order");
  CREATE INDEX "prices_prices_parent_id_idx" ON "prices_prices" USING btree ("_parent_id");
  CREATE INDEX "prices_prices_locale_idx" ON "prices_prices" USING btree ("_locale");
  CREATE INDEX "prices_in_texts_order_idx" ON "prices_in_texts" USING btree ("_order");
  CREATE INDEX "prices_in_texts_parent_id_idx" ON "prices_in_texts" USING btree ("_parent_id");
  CREATE INDEX "prices_in_texts_locale_idx" ON "prices_in_texts" USING btree ("_locale");
  CREATE UNIQUE INDEX "prices_locales_locale_parent_id_unique" ON "prices_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_prices_v_version_prices_order_idx" ON "_prices_v_version_prices" USING btree ("_order");
  CREATE INDEX "_prices_v_version_prices_parent_id_idx" ON "_prices_v_version_prices" USING btree ("_parent_id");
  CREATE INDEX "_prices_v_version_prices_locale_idx" ON "_prices_v_version_prices" USING btree ("_locale");
  CREATE INDEX "_prices_v_version_in_texts_order_idx" ON "_prices_v_version_in_texts" USING btree ("_order");
  CREATE INDEX "_prices_v_version_in_texts_parent_id_idx" ON "_prices_v_version_in_texts" USING btree ("_parent_id");
  CREATE INDEX "_prices_v_version_in_texts_locale_idx" ON "_prices_v_version_in_texts" USING btree ("_locale");
  CREATE INDEX "_prices_v_created_at_idx" ON "_prices_v" USING btree ("created_at");
  CREATE INDEX "_prices_v_updated_at_idx" ON "_prices_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_prices_v_locales_locale_parent_id_unique" ON "_prices_v_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "social_feeds_feeds_order_idx" ON "social_feeds_feeds" USING btree ("_order");
  CREATE INDEX "social_feeds_feeds_parent_id_idx" ON "social_feeds_feeds" USING btree ("_parent_id");`)
  await db.execute(sql.raw("ALTER TABLE news ALTER COLUMN id SET DEFAULT nextval('pages_id_seq');"))
  await db.execute(sql.raw("ALTER TABLE events ALTER COLUMN id SET DEFAULT nextval('pages_id_seq');"))
  await db.execute(sql.raw("ALTER TABLE file_categories ALTER COLUMN id SET DEFAULT nextval('pages_id_seq');"))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "account_requests" CASCADE;
  DROP TABLE "attachments" CASCADE;
  DROP TABLE "captchas" CASCADE;
  DROP TABLE "alerts" CASCADE;
  DROP TABLE "backup_runs" CASCADE;
  DROP TABLE "content_revision" CASCADE;
  DROP TABLE "counters" CASCADE;
  DROP TABLE "draft_documents" CASCADE;
  DROP TABLE "file_downloads" CASCADE;
  DROP TABLE "reporting_key_log" CASCADE;
  DROP TABLE "known_secrets" CASCADE;
  DROP TABLE "member_challenges" CASCADE;
  DROP TABLE "member_passkeys" CASCADE;
  DROP TABLE "member_sessions" CASCADE;
  DROP TABLE "member_tokens" CASCADE;
  DROP TABLE "outbox_pauses" CASCADE;
  DROP TABLE "published_paths" CASCADE;
  DROP TABLE "published_documents" CASCADE;
  DROP TABLE "report_captchas" CASCADE;
  DROP TABLE "staff_challenges" CASCADE;
  DROP TABLE "staff_totp_secrets" CASCADE;
  DROP TABLE "staff_tokens" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff_passkeys" CASCADE;
  DROP TABLE "staff_recovery_codes" CASCADE;
  DROP TABLE "mfa_challenges" CASCADE;
  DROP TABLE "staff_countries" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "staff_rels" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "locations_services" CASCADE;
  DROP TABLE "locations_single_days" CASCADE;
  DROP TABLE "locations_closures" CASCADE;
  DROP TABLE "locations_equipment" CASCADE;
  DROP TABLE "locations_busy" CASCADE;
  DROP TABLE "locations" CASCADE;
  DROP TABLE "locations_rels" CASCADE;
  DROP TABLE "_locations_v_version_services" CASCADE;
  DROP TABLE "_locations_v_version_single_days" CASCADE;
  DROP TABLE "_locations_v_version_closures" CASCADE;
  DROP TABLE "_locations_v_version_equipment" CASCADE;
  DROP TABLE "_locations_v_version_busy" CASCADE;
  DROP TABLE "_locations_v" CASCADE;
  DROP TABLE "_locations_v_rels" CASCADE;
  DROP TABLE "location_categories" CASCADE;
  DROP TABLE "location_categories_locales" CASCADE;
  DROP TABLE "contact_persons_regions" CASCADE;
  DROP TABLE "contact_persons" CASCADE;
  DROP TABLE "departments" CASCADE;
  DROP TABLE "social_posts" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "sponsoring_messages_selected_type_of_forms" CASCADE;
  DROP TABLE "sponsoring_messages" CASCADE;
  DROP TABLE "event_sign_ups" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "report_messages" CASCADE;
  DROP TABLE "report_notes" CASCADE;
  DROP TABLE "report_deletions" CASCADE;
  DROP TABLE "reporting_keys" CASCADE;
  DROP TABLE "companies" CASCADE;
  DROP TABLE "companies_rels" CASCADE;
  DROP TABLE "members" CASCADE;
  DROP TABLE "file_categories" CASCADE;
  DROP TABLE "portal_files_history" CASCADE;
  DROP TABLE "portal_files" CASCADE;
  DROP TABLE "portal_uploads" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "header_menu_lead" CASCADE;
  DROP TABLE "header_menu_columns_links" CASCADE;
  DROP TABLE "header_menu_columns" CASCADE;
  DROP TABLE "header_menu" CASCADE;
  DROP TABLE "header" CASCADE;
  DROP TABLE "header_locales" CASCADE;
  DROP TABLE "_header_v_version_menu_lead" CASCADE;
  DROP TABLE "_header_v_version_menu_columns_links" CASCADE;
  DROP TABLE "_header_v_version_menu_columns" CASCADE;
  DROP TABLE "_header_v_version_menu" CASCADE;
  DROP TABLE "_header_v" CASCADE;
  DROP TABLE "_header_v_locales" CASCADE;
  DROP TABLE "side_menus_menus_links" CASCADE;
  DROP TABLE "side_menus_menus" CASCADE;
  DROP TABLE "side_menus" CASCADE;
  DROP TABLE "side_menus_locales" CASCADE;
  DROP TABLE "_side_menus_v_version_menus_links" CASCADE;
  DROP TABLE "_side_menus_v_version_menus" CASCADE;
  DROP TABLE "_side_menus_v" CASCADE;
  DROP TABLE "_side_menus_v_locales" CASCADE;
  DROP TABLE "footer_social" CASCADE;
  DROP TABLE "footer_columns_links" CASCADE;
  DROP TABLE "footer_columns" CASCADE;
  DROP TABLE "footer_legal" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "_footer_v_version_social" CASCADE;
  DROP TABLE "_footer_v_version_columns_links" CASCADE;
  DROP TABLE "_footer_v_version_columns" CASCADE;
  DROP TABLE "_footer_v_version_legal" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_locales" CASCADE;
  DROP TABLE "prices_prices" CASCADE;
  DROP TABLE "prices_in_texts" CASCADE;
  DROP TABLE "prices" CASCADE;
  DROP TABLE "prices_locales" CASCADE;
  DROP TABLE "_prices_v_version_prices" CASCADE;
  DROP TABLE "_prices_v_version_in_texts" CASCADE;
  DROP TABLE "_prices_v" CASCADE;
  DROP TABLE "_prices_v_locales" CASCADE;
  DROP TABLE "social_feeds_feeds" CASCADE;
  DROP TABLE "social_feeds" CASCADE;
  DROP TABLE "retention" CASCADE;
  DROP TABLE "mfa_policy" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_staff_countries";
  DROP TYPE "public"."enum_staff_role";
  DROP TYPE "public"."enum_staff_language";
  DROP TYPE "public"."enum_staff_state";
  DROP TYPE "public"."enum_pages_change";
  DROP TYPE "public"."enum_pages_country";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_change";
  DROP TYPE "public"."enum__pages_v_version_country";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_news_change";
  DROP TYPE "public"."enum_news_country";
  DROP TYPE "public"."illustration";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_change";
  DROP TYPE "public"."enum__news_v_version_country";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_events_change";
  DROP TYPE "public"."enum_events_country";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_change";
  DROP TYPE "public"."enum__events_v_version_country";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum_locations_services";
  DROP TYPE "public"."enum_locations_single_days_day";
  DROP TYPE "public"."enum_locations_equipment";
  DROP TYPE "public"."enum_locations_busy_days";
  DROP TYPE "public"."enum_locations_busy_part";
  DROP TYPE "public"."enum_locations_busy_level";
  DROP TYPE "public"."enum_locations_country";
  DROP TYPE "public"."enum_locations_icon";
  DROP TYPE "public"."enum__locations_v_version_services";
  DROP TYPE "public"."enum__locations_v_version_single_days_day";
  DROP TYPE "public"."enum__locations_v_version_equipment";
  DROP TYPE "public"."enum__locations_v_version_busy_days";
  DROP TYPE "public"."enum__locations_v_version_busy_part";
  DROP TYPE "public"."enum__locations_v_version_busy_level";
  DROP TYPE "public"."enum__locations_v_version_country";
  DROP TYPE "public"."enum__locations_v_version_icon";
  DROP TYPE "public"."enum_contact_persons_regions";
  DROP TYPE "public"."enum_contact_persons_country";
  DROP TYPE "public"."enum_departments_country";
  DROP TYPE "public"."enum_departments_purpose";
  DROP TYPE "public"."enum_social_posts_country";
  DROP TYPE "public"."enum_social_posts_network";
  DROP TYPE "public"."enum_notices_country";
  DROP TYPE "public"."enum_notices_severity";
  DROP TYPE "public"."enum_notices_link_kind";
  DROP TYPE "public"."enum_redirects_kind";
  DROP TYPE "public"."enum_redirects_culture";
  DROP TYPE "public"."enum_contact_messages_status";
  DROP TYPE "public"."enum_contact_messages_culture_name";
  DROP TYPE "public"."enum_sponsoring_messages_selected_type_of_forms";
  DROP TYPE "public"."enum_sponsoring_messages_status";
  DROP TYPE "public"."enum_sponsoring_messages_culture_name";
  DROP TYPE "public"."enum_sponsoring_messages_selected_type_of_counter_performance";
  DROP TYPE "public"."enum_sponsoring_messages_selected_type_of_invoice";
  DROP TYPE "public"."enum_event_sign_ups_status";
  DROP TYPE "public"."enum_event_sign_ups_culture_name";
  DROP TYPE "public"."enum_event_sign_ups_place";
  DROP TYPE "public"."enum_reply_templates_country";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_mails_inbox";
  DROP TYPE "public"."enum_mails_culture_name";
  DROP TYPE "public"."enum_mails_password_of";
  DROP TYPE "public"."enum_reports_culture_name";
  DROP TYPE "public"."enum_report_messages_direction";
  DROP TYPE "public"."enum_report_notes_kind";
  DROP TYPE "public"."enum_report_deletions_culture_name";
  DROP TYPE "public"."enum_reporting_keys_kind";
  DROP TYPE "public"."enum_companies_country";
  DROP TYPE "public"."enum_members_state";
  DROP TYPE "public"."enum_members_culture_name";
  DROP TYPE "public"."enum_file_categories_culture";
  DROP TYPE "public"."enum_portal_files_state";
  DROP TYPE "public"."enum_portal_uploads_preparation";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_header_menu_lead_kind";
  DROP TYPE "public"."enum_header_menu_columns_links_kind";
  DROP TYPE "public"."enum_header_menu_kind";
  DROP TYPE "public"."enum__header_v_version_menu_lead_kind";
  DROP TYPE "public"."enum__header_v_version_menu_columns_links_kind";
  DROP TYPE "public"."enum__header_v_version_menu_kind";
  DROP TYPE "public"."enum_side_menus_menus_links_kind";
  DROP TYPE "public"."enum__side_menus_v_version_menus_links_kind";
  DROP TYPE "public"."enum_footer_social_kind";
  DROP TYPE "public"."enum_footer_columns_links_kind";
  DROP TYPE "public"."enum_footer_legal_kind";
  DROP TYPE "public"."enum__footer_v_version_social_kind";
  DROP TYPE "public"."enum__footer_v_version_columns_links_kind";
  DROP TYPE "public"."enum__footer_v_version_legal_kind";
  DROP TYPE "public"."enum_prices_prices_key";
  DROP TYPE "public"."enum__prices_v_version_prices_key";
  DROP TYPE "public"."enum_retention_skipped_reason";
  DROP TYPE "public"."enum_mfa_policy_required_for";`)
}
