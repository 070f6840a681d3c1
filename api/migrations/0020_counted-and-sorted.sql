CREATE TABLE "booking_item_state_tally" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_item_state_tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"status" smallint NOT NULL,
	"has_notes" boolean NOT NULL,
	"items" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_tally" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation_id" integer NOT NULL,
	"active" smallint NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firm_client_tally" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "firm_client_tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"administration_id" integer NOT NULL,
	"active" smallint NOT NULL,
	"hidden" smallint NOT NULL,
	"type" smallint NOT NULL,
	"clients" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_by_title";--> statement-breakpoint
ALTER TABLE "customer_tally" DROP CONSTRAINT "customer_tally_owner_relation_id_active_hidden_pk";--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "last_note_id" integer;--> statement-breakpoint
ALTER TABLE "booking_item" ADD COLUMN "last_note_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "administration_relation" ADD COLUMN "is_there" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "administration_relation" ADD COLUMN "type" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "administration_relation" ADD COLUMN "name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "administration_relation" ADD COLUMN "first_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "administration_relation" ADD COLUMN "last_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "administration_relation" ADD COLUMN "general_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "administration_relation" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "administration_relation" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_tally" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "customer_tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "booking_item_state_tally" ADD CONSTRAINT "booking_item_state_tally_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tally" ADD CONSTRAINT "product_tally_relation_id_relation_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_client_tally" ADD CONSTRAINT "firm_client_tally_administration_id_relation_id_fk" FOREIGN KEY ("administration_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_item_state_tally_of_company" ON "booking_item_state_tally" USING btree ("relation_id","status","has_notes");--> statement-breakpoint
CREATE INDEX "product_tally_of_company" ON "product_tally" USING btree ("relation_id","active");--> statement-breakpoint
CREATE INDEX "firm_client_tally_of_firm" ON "firm_client_tally" USING btree ("administration_id","active","hidden","type");--> statement-breakpoint
CREATE INDEX "booking_item_by_note" ON "booking_item" USING btree ("relation_id","status","last_note_at","last_note_id") WHERE last_note_id is not null;--> statement-breakpoint
CREATE INDEX "product_by_description" ON "product" USING btree ("relation_id","active",left("description", 200) collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "product_by_value" ON "product" USING btree ("relation_id","active","value","id");--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("title" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "administration_relation_by_name" ON "administration_relation" USING btree ("administration_id","active","is_there","name","enterprise_id");--> statement-breakpoint
CREATE INDEX "administration_relation_by_person" ON "administration_relation" USING btree ("administration_id","active","is_there","last_name","first_name","enterprise_id");--> statement-breakpoint
CREATE INDEX "administration_relation_by_email" ON "administration_relation" USING btree ("administration_id","active","is_there","general_email","enterprise_id");--> statement-breakpoint
CREATE INDEX "administration_relation_by_phone" ON "administration_relation" USING btree ("administration_id","active","is_there","phone","enterprise_id");--> statement-breakpoint
CREATE INDEX "administration_relation_by_city" ON "administration_relation" USING btree ("administration_id","active","is_there","city","enterprise_id");--> statement-breakpoint
CREATE INDEX "customer_tally_of_owner" ON "customer_tally" USING btree ("owner_relation_id","active","hidden");--> statement-breakpoint
CREATE INDEX "product_by_title" ON "product" USING btree ("relation_id","active","title","id");
--> statement-breakpoint
UPDATE "administration_relation" AS link
SET is_there = party.active, type = party.type, name = party.name, first_name = party.first_name,
    last_name = party.last_name, general_email = party.general_email, phone = party.phone, city = party.city
FROM "relation" AS party WHERE party.id = link.enterprise_id;
--> statement-breakpoint
-- What a firm's list is sorted by is a copy of the client's own. A client who is changed while it is linked is waited for.
CREATE FUNCTION administration_relation_copies() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE
  party relation%ROWTYPE;
BEGIN
  SELECT * INTO party FROM relation WHERE id = NEW.enterprise_id FOR SHARE;
  IF NOT FOUND THEN RETURN NEW; END IF;
  NEW.is_there := party.active;
  NEW.type := party.type;
  NEW.name := party.name;
  NEW.first_name := party.first_name;
  NEW.last_name := party.last_name;
  NEW.general_email := party.general_email;
  NEW.phone := party.phone;
  NEW.city := party.city;
  RETURN NEW;
END $body$;
--> statement-breakpoint
CREATE TRIGGER administration_relation_copies_client BEFORE INSERT OR UPDATE OF enterprise_id ON "administration_relation"
FOR EACH ROW EXECUTE FUNCTION administration_relation_copies();
--> statement-breakpoint
CREATE FUNCTION administration_relation_follows() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  UPDATE administration_relation
  SET is_there = NEW.active, type = NEW.type, name = NEW.name, first_name = NEW.first_name,
      last_name = NEW.last_name, general_email = NEW.general_email, phone = NEW.phone, city = NEW.city
  WHERE enterprise_id = NEW.id;
  RETURN NULL;
END $body$;
--> statement-breakpoint
-- Customers and suppliers, who have an owner, are nobody's client.
CREATE TRIGGER administration_relation_follows_client AFTER UPDATE ON "relation" FOR EACH ROW
WHEN (NEW.owner_relation_id IS NULL
  AND (OLD.active, OLD.type, OLD.name, OLD.first_name, OLD.last_name, OLD.general_email, OLD.phone, OLD.city)
    IS DISTINCT FROM
    (NEW.active, NEW.type, NEW.name, NEW.first_name, NEW.last_name, NEW.general_email, NEW.phone, NEW.city))
EXECUTE FUNCTION administration_relation_follows();
--> statement-breakpoint
UPDATE "booking_item" AS item SET last_note_id = said.id, last_note_at = said.created_at
FROM (
  SELECT DISTINCT ON (relation_id, booking_item_id) relation_id, booking_item_id, id, created_at
  FROM "note" ORDER BY relation_id, booking_item_id, id DESC
) AS said
WHERE said.relation_id = item.relation_id AND said.booking_item_id = item.id;
--> statement-breakpoint
CREATE FUNCTION booking_item_follows_note() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  UPDATE booking_item SET last_note_id = NEW.id, last_note_at = NEW.created_at
  WHERE relation_id = NEW.relation_id AND id = NEW.booking_item_id AND coalesce(last_note_id, 0) < NEW.id;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE TRIGGER booking_item_follows_said AFTER INSERT ON "note" FOR EACH ROW EXECUTE FUNCTION booking_item_follows_note();
--> statement-breakpoint
CREATE FUNCTION booking_item_forgets_note() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  UPDATE booking_item SET (last_note_id, last_note_at) = (
    SELECT id, created_at FROM note
    WHERE note.relation_id = OLD.relation_id AND note.booking_item_id = OLD.booking_item_id ORDER BY id DESC LIMIT 1)
  WHERE relation_id = OLD.relation_id AND id = OLD.booking_item_id AND last_note_id = OLD.id;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE TRIGGER booking_item_follows_unsaid AFTER DELETE ON "note" FOR EACH ROW EXECUTE FUNCTION booking_item_forgets_note();
--> statement-breakpoint
DROP TRIGGER customer_tally_follows_insert ON "relation";--> statement-breakpoint
DROP TRIGGER customer_tally_follows_update ON "relation";--> statement-breakpoint
DROP TRIGGER customer_tally_follows_delete ON "relation";--> statement-breakpoint
DROP FUNCTION customer_tally_on_insert();--> statement-breakpoint
DROP FUNCTION customer_tally_on_update();--> statement-breakpoint
DROP FUNCTION customer_tally_on_delete();--> statement-breakpoint
-- Tallies that are kept in parts. A change is added to a part that no other transaction is changing, or to a new one:
-- nobody waits for an import that takes its time, and there are no more parts than ever were changed at once.
DO $make$
DECLARE
  kind record;
  counted record;
BEGIN
  FOR counted IN
    SELECT tally, of_table, key, number, columns, which,
           (SELECT string_agg(format('changed.%s', name), ', ') FROM regexp_split_to_table(key, ', ') AS name) AS its_key,
           (SELECT string_agg(format('tally.%1$s = changed.%1$s', name), ' AND ')
            FROM regexp_split_to_table(key, ', ') AS name) AS has_key
    FROM (VALUES
      ('customer_tally', 'relation', 'owner_relation_id, active, hidden', 'customers',
       'owner_relation_id, active, hidden', 'owner_relation_id IS NOT NULL'),
      ('firm_client_tally', 'administration_relation', 'administration_id, active, hidden, type', 'clients',
       'administration_id, active, hidden, type', 'is_there = 1'),
      ('product_tally', 'product', 'relation_id, active', 'products', 'relation_id, active', 'true'),
      ('booking_item_state_tally', 'booking_item', 'relation_id, status, has_notes', 'items',
       'relation_id, status, (last_note_id IS NOT NULL) AS has_notes', 'true')
    ) AS tallies (tally, of_table, key, number, columns, which)
  LOOP
    IF counted.tally <> 'customer_tally' THEN
      EXECUTE format('INSERT INTO %I (%s, %I) SELECT %2$s, count(*) FROM (SELECT %4$s FROM %5$I WHERE %6$s) AS rows GROUP BY %2$s',
        counted.tally, counted.key, counted.number, counted.columns, counted.of_table, counted.which);
    END IF;
    FOR kind IN SELECT * FROM (VALUES
      ('insert', 'SELECT 1 AS times, * FROM new_rows', 'NEW TABLE AS new_rows'),
      ('delete', 'SELECT -1 AS times, * FROM old_rows', 'OLD TABLE AS old_rows'),
      ('update', 'SELECT -1 AS times, * FROM old_rows UNION ALL SELECT 1 AS times, * FROM new_rows',
       'OLD TABLE AS old_rows NEW TABLE AS new_rows')
    ) AS kinds (name, changes, tables)
    LOOP
      EXECUTE format($function$
        CREATE FUNCTION %1$s_on_%2$s() RETURNS trigger LANGUAGE plpgsql AS $body$
        DECLARE
          changed record;
        BEGIN
          FOR changed IN
            SELECT %3$s, sum(times) AS times
            FROM (SELECT times, %5$s FROM (%6$s) AS rows WHERE %7$s) AS each_row
            GROUP BY %3$s HAVING sum(times) <> 0
          LOOP
            UPDATE %1$s AS tally SET %4$s = %4$s + changed.times
            WHERE id = (SELECT id FROM %1$s AS tally WHERE %9$s ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED);
            IF NOT FOUND THEN
              INSERT INTO %1$s (%3$s, %4$s) VALUES (%8$s, changed.times);
            END IF;
          END LOOP;
          RETURN NULL;
        END $body$ $function$,
        counted.tally, kind.name, counted.key, counted.number, counted.columns, kind.changes, counted.which,
        counted.its_key, counted.has_key);
      EXECUTE format(
        'CREATE TRIGGER %1$s_follows_%2$s AFTER %2$s ON %3$I REFERENCING %4$s
         FOR EACH STATEMENT EXECUTE FUNCTION %1$s_on_%2$s()',
        counted.tally, kind.name, counted.of_table, kind.tables);
    END LOOP;
  END LOOP;
END $make$;
