-- Customers and suppliers are sorted by what they are called: a person without a company stands at their own name. What
-- processes of before sort and count by stays as it is.
LOCK TABLE "relation", "administration_relation" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "party_bucket" (
	"owner_relation_id" integer NOT NULL,
	"active" smallint NOT NULL,
	"bucket" integer NOT NULL,
	"party_name" text COLLATE "und-x-icu" NOT NULL,
	"first_id" integer NOT NULL,
	CONSTRAINT "party_bucket_owner_relation_id_active_bucket_pk" PRIMARY KEY("owner_relation_id","active","bucket")
);
--> statement-breakpoint
CREATE TABLE "party_tally" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "party_tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_relation_id" integer NOT NULL,
	"active" smallint NOT NULL,
	"hidden" smallint NOT NULL,
	"enterprise_relation_type" text NOT NULL,
	"bucket" integer DEFAULT 0 NOT NULL,
	"customers" integer NOT NULL,
	CONSTRAINT "party_tally_id_owner_relation_id_pk" PRIMARY KEY("id","owner_relation_id")
);
--> statement-breakpoint
ALTER TABLE "relation" ADD COLUMN "party_name" text COLLATE "und-x-icu" GENERATED ALWAYS AS (coalesce(nullif(name, ''), trim(first_name || ' ' || last_name))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "party_bucket" ADD CONSTRAINT "party_bucket_owner_relation_id_relation_id_fk" FOREIGN KEY ("owner_relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_tally" ADD CONSTRAINT "party_tally_owner_relation_id_relation_id_fk" FOREIGN KEY ("owner_relation_id") REFERENCES "public"."relation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "party_bucket_by_name" ON "party_bucket" USING btree ("owner_relation_id","active","party_name","first_id");--> statement-breakpoint
CREATE INDEX "party_tally_of_owner" ON "party_tally" USING btree ("owner_relation_id","active","hidden","enterprise_relation_type","bucket");--> statement-breakpoint
CREATE INDEX "relation_by_party_name" ON "relation" USING btree ("owner_relation_id","active","party_name","id","hidden");--> statement-breakpoint
CREATE INDEX "relation_by_type" ON "relation" USING btree ("owner_relation_id","active","enterprise_relation_type","party_name","id","hidden");
--> statement-breakpoint
-- All in the first bucket: long lists are divided at night.
INSERT INTO "party_tally" (owner_relation_id, active, hidden, enterprise_relation_type, customers)
SELECT owner_relation_id, active, hidden, enterprise_relation_type, count(*)
FROM "relation" WHERE owner_relation_id IS NOT NULL
GROUP BY owner_relation_id, active, hidden, enterprise_relation_type;
--> statement-breakpoint
DO $make$
DECLARE
  kind record;
BEGIN
  FOR kind IN SELECT * FROM (VALUES
    ('insert', 'SELECT 1 AS times, * FROM new_rows', 'NEW TABLE AS new_rows'),
    ('delete', 'SELECT -1 AS times, * FROM old_rows', 'OLD TABLE AS old_rows'),
    ('update', 'SELECT -1 AS times, * FROM old_rows UNION ALL SELECT 1 AS times, * FROM new_rows',
     'OLD TABLE AS old_rows NEW TABLE AS new_rows')
  ) AS kinds (name, changes, tables)
  LOOP
    EXECUTE format($function$
      CREATE FUNCTION party_tally_on_%1$s() RETURNS trigger LANGUAGE plpgsql AS $body$
      DECLARE
        changed record;
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(4730004, company)
        FROM (
          SELECT DISTINCT owner_relation_id AS company FROM (%2$s) AS each_row WHERE owner_relation_id IS NOT NULL
        ) AS companies;
        FOR changed IN
          SELECT owner_relation_id, active, hidden, enterprise_relation_type, bucket, sum(times) AS times
          FROM (%2$s) AS each_row,
            LATERAL (SELECT coalesce((
              SELECT begun.bucket FROM party_bucket AS begun
              WHERE begun.owner_relation_id = each_row.owner_relation_id AND begun.active = each_row.active
                AND (begun.party_name, begun.first_id) <= (each_row.party_name, each_row.id)
              ORDER BY begun.party_name DESC, begun.first_id DESC LIMIT 1), 0) AS bucket) AS its
          WHERE owner_relation_id IS NOT NULL
          GROUP BY owner_relation_id, active, hidden, enterprise_relation_type, bucket HAVING sum(times) <> 0
        LOOP
          UPDATE party_tally SET customers = customers + changed.times
          WHERE (id, owner_relation_id) = (
            SELECT id, owner_relation_id FROM party_tally AS tally
            WHERE tally.owner_relation_id = changed.owner_relation_id AND tally.active = changed.active
              AND tally.hidden = changed.hidden
              AND tally.enterprise_relation_type = changed.enterprise_relation_type
              AND tally.bucket = changed.bucket
            LIMIT 1 FOR UPDATE SKIP LOCKED);
          IF NOT FOUND THEN
            INSERT INTO party_tally
              (owner_relation_id, active, hidden, enterprise_relation_type, bucket, customers)
            VALUES (changed.owner_relation_id, changed.active, changed.hidden, changed.enterprise_relation_type,
              changed.bucket, changed.times);
          END IF;
        END LOOP;
        RETURN NULL;
      END $body$ $function$, kind.name, kind.changes);
    EXECUTE format(
      'CREATE TRIGGER party_tally_follows_%1$s AFTER %1$s ON "relation" REFERENCING %2$s
       FOR EACH STATEMENT EXECUTE FUNCTION party_tally_on_%1$s()', kind.name, kind.tables);
  END LOOP;
END $make$;
--> statement-breakpoint
-- A firm's copy of a client's name is what the client is called: it is only sorted and chosen by.
CREATE OR REPLACE FUNCTION administration_relation_copies() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE
  party relation%ROWTYPE;
BEGIN
  SELECT * INTO party FROM relation WHERE id = NEW.enterprise_id FOR SHARE;
  IF NOT FOUND THEN RETURN NEW; END IF;
  NEW.is_there := party.active;
  NEW.type := party.type;
  NEW.name := party.party_name;
  NEW.first_name := party.first_name;
  NEW.last_name := party.last_name;
  NEW.general_email := party.general_email;
  NEW.phone := party.phone;
  NEW.city := party.city;
  RETURN NEW;
END $body$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION administration_relation_follows() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  UPDATE administration_relation
  SET is_there = NEW.active, type = NEW.type, name = NEW.party_name, first_name = NEW.first_name,
      last_name = NEW.last_name, general_email = NEW.general_email, phone = NEW.phone, city = NEW.city
  WHERE enterprise_id = NEW.id;
  RETURN NULL;
END $body$;
--> statement-breakpoint
UPDATE "administration_relation" AS link SET name = party.party_name
FROM "relation" AS party WHERE party.id = link.enterprise_id AND link.name <> party.party_name;
