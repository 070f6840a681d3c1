-- the session; statements: 1
select session.id, session.last_used_at, session.rotated_at, session.origin_relation_id, user.id, user.name, user.last_name, relation.id, relation.type, relation.booking_enabled, relation_user.type, relation_user.is_owner, (exists (select 1
  from accounting_connection
  where accounting_connection.relation_id = relation.id) or exists (select 1
  from accounting_credentials
  where accounting_credentials.relation_id = relation.id)), exists (select 1
  from administration_relation
  where (administration_relation.enterprise_id = relation.id and administration_relation.active = $1)), (select type
  from administration_user
  where (administration_user.administration_id = session.origin_relation_id and administration_user.enterprise_id = session.relation_id and administration_user.user_id = session.user_id)), exists (select 1
  from administration_user
  inner join administration_relation on (administration_relation.administration_id = administration_user.administration_id and administration_relation.enterprise_id = administration_user.enterprise_id and administration_relation.active = $2)
  where (administration_user.administration_id = session.relation_id and administration_user.user_id = session.user_id and administration_user.type = $3))
  from session
  inner join user on user.id = session.user_id
  inner join relation on relation.id = session.relation_id
  inner join relation_user on (relation_user.user_id = session.user_id and relation_user.relation_id = coalesce(session.origin_relation_id, session.relation_id) and relation_user.status = $4)
  where (session.token_hash = $5 and (session.is_pending = $6 and session.ended_at is null and session.last_used_at > $7 and session.created_at > $8) and session.token_expires_at > $9 and (relation.active = $10 and (session.origin_relation_id is null or (relation_user.type = $11 and exists (select 1
  from administration_relation
  inner join relation firm on firm.id = administration_relation.administration_id
  where (firm.active = $12 and administration_relation.active = $13 and administration_relation.administration_id = session.origin_relation_id and administration_relation.enterprise_id = session.relation_id)) and (relation_user.is_owner = $14 or exists (select type
  from administration_user
  where (administration_user.administration_id = session.origin_relation_id and administration_user.enterprise_id = session.relation_id and administration_user.user_id = session.user_id)))))));

-- invoices, first page; statements: 3
select coalesce(sum(invoices) filter (where status not in ($1)), 0), coalesce(sum(invoices) filter (where status in ($2, $3)), 0), coalesce(sum(invoices) filter (where status in ($4, $5)), 0), coalesce(sum(invoices) filter (where (status = $6 and due_date < $7)), 0), coalesce(sum(invoices) filter (where status in ($8)), 0), (select count(*)
  from recurrence
  where relation_id = $9 and active)
  from (select date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount
  from invoice_month_tally
  where true and due_date <> $10 and relation_id = $11
  union all select date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount
  from invoice_tally
  where true and due_date >= $12 and due_date < $13 and relation_id = $14) as tallied
  where true;
select id, invoice_number, status, date, expiration_date, description, reference, total, total_ex_tax, amount_paid, credited, case when invoice.total <> 0 then invoice.credited <> 0 else ( select true
  from invoice credit
  where credit.relation_id = invoice.relation_id and credit.credited_invoice_id = invoice.id and credit.invoice_number is not null
  limit 1 ) is true end, given_back, open_amount, recurrence_id, reminder_sent, is_credit, is_opening_balance, updated_at, customer_name
  from invoice
  where invoice.id = any(array(select invoice.id
  from invoice
  where relation_id = $1 and status not in ($2)
  order by invoice.date desc, invoice.id desc
  limit 10))
  order by invoice.date desc, invoice.id desc
  limit 10;

-- an invoice; statements: 3
select id, relation_id, invoice_id, position, product_id, title, description, amount, value, tax_id, unit, discount_percentage, discount_value, project_ledger_id, cost_place_ledger_id
  from invoice_line
  where (invoice_line.relation_id = $1 and invoice_line.invoice_id = $2)
  order by invoice_line.position asc;
select invoice.id, invoice.relation_id, invoice.to_relation_id, invoice.status, invoice.invoice_number, invoice.prefix, invoice.number_year, invoice.prefix_id, invoice.date, invoice.expiration_date, invoice.delivery_date, invoice.description, invoice.reference, invoice.incl_tax, invoice.discount_percentage, invoice.discount_value, invoice.total, invoice.total_ex_tax, invoice.amount_paid, invoice.reminder_sent, invoice.is_credit, invoice.is_opening_balance, invoice.credited_invoice_id, invoice.credited, invoice.given_back, invoice.open_amount, invoice.due_date, invoice.recurrence_id, invoice.occurrence, invoice.period_start, invoice.period_end, invoice.from_party, invoice.to_party, invoice.logo_file_id, invoice.pdf_file_id, invoice.pdf_failed_at, invoice.ubl_file_id, invoice.sent_at, invoice.in_books, invoice.has_vat_amounts, invoice.customer_name, invoice.search_text, invoice.created_at, invoice.updated_at, relation.id, relation.owner_relation_id, relation.type, relation.relation_user_type, relation.enterprise_relation_type, relation.name, relation.first_name, relation.last_name, relation.party_name, relation.email, relation.general_email, relation.phone, relation.address, relation.postal_code, relation.city, relation.country, relation.bank_account, relation.tax_number, relation.coc_number, relation.oin, relation.payment_period, relation.note, relation.initial, relation.email_text, relation.mobile, relation.website, relation.legal_form, relation.invoice_address, relation.visiting_address, relation.currency, relation.logo_file_id, relation.booking_enabled, relation.last_exported_at, relation.hidden, relation.active, relation.search_text, relation.created_at, relation.updated_at, exists (select 1
  from attachment
  where (attachment.relation_id = invoice.relation_id and attachment.invoice_id = invoice.id)), exists (select 1
  from mail
  where (mail.relation_id = invoice.relation_id and mail.invoice_id = invoice.id)), exists (select 1
  from payment
  where (payment.relation_id = invoice.relation_id and payment.invoice_id = invoice.id)), exists (select 1
  from invoice credit
  where (credit.relation_id = invoice.relation_id and credit.credited_invoice_id = invoice.id))
  from invoice
  inner join relation on relation.id = invoice.to_relation_id
  where (invoice.relation_id = $1 and invoice.id = $2);

-- a new concept; statements: 7
begin;
commit;
insert into audit (id, at, user_id, impersonator_id, relation_id, action, entity, entity_id, changes, about)
  values (default, default, $1, $2, $3, $4, $5, $6, $7::jsonb, $8);
insert into invoice (id, relation_id, to_relation_id, status, invoice_number, prefix, number_year, prefix_id, date, expiration_date, delivery_date, description, reference, incl_tax, discount_percentage, discount_value, total, total_ex_tax, amount_paid, reminder_sent, is_credit, is_opening_balance, credited_invoice_id, credited, given_back, recurrence_id, occurrence, period_start, period_end, from_party, to_party, logo_file_id, pdf_file_id, pdf_failed_at, ubl_file_id, sent_at, in_books, has_vat_amounts, customer_name, search_text, created_at, updated_at)
  values (default, $1, $2, $3, default, default, default, default, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, default, $14, $15, default, default)
  returning id, relation_id, to_relation_id, status, invoice_number, prefix, number_year, prefix_id, date, expiration_date, delivery_date, description, reference, incl_tax, discount_percentage, discount_value, total, total_ex_tax, amount_paid, reminder_sent, is_credit, is_opening_balance, credited_invoice_id, credited, given_back, open_amount, due_date, recurrence_id, occurrence, period_start, period_end, from_party, to_party, logo_file_id, pdf_file_id, pdf_failed_at, ubl_file_id, sent_at, in_books, has_vat_amounts, customer_name, search_text, created_at, updated_at;
insert into invoice_line (id, relation_id, invoice_id, position, product_id, title, description, amount, value, tax_id, unit, discount_percentage, discount_value, project_ledger_id, cost_place_ledger_id)
  values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  returning id, relation_id, invoice_id, position, product_id, title, description, amount, value, tax_id, unit, discount_percentage, discount_value, project_ledger_id, cost_place_ledger_id;
select id, owner_relation_id, type, relation_user_type, enterprise_relation_type, name, first_name, last_name, party_name, email, general_email, phone, address, postal_code, city, country, bank_account, tax_number, coc_number, oin, payment_period, note, initial, email_text, mobile, website, legal_form, invoice_address, visiting_address, currency, logo_file_id, booking_enabled, last_exported_at, hidden, active, search_text, created_at, updated_at
  from relation
  where (relation.owner_relation_id = $1 and relation.id = $2);

-- a concept saved again; statements: 10
begin;
commit;
delete from invoice_line
  where invoice_line.invoice_id = $1;
insert into audit (id, at, user_id, impersonator_id, relation_id, action, entity, entity_id, changes, about)
  values (default, default, $1, $2, $3, $4, $5, $6, $7::jsonb, $8);
insert into invoice_line (id, relation_id, invoice_id, position, product_id, title, description, amount, value, tax_id, unit, discount_percentage, discount_value, project_ledger_id, cost_place_ledger_id)
  values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  returning id, relation_id, invoice_id, position, product_id, title, description, amount, value, tax_id, unit, discount_percentage, discount_value, project_ledger_id, cost_place_ledger_id;
select id, relation_id, invoice_id, position, product_id, title, description, amount, value, tax_id, unit, discount_percentage, discount_value, project_ledger_id, cost_place_ledger_id
  from invoice_line
  where (invoice_line.relation_id = $1 and invoice_line.invoice_id = $2)
  order by invoice_line.position asc;
select invoice.id, invoice.relation_id, invoice.to_relation_id, invoice.status, invoice.invoice_number, invoice.prefix, invoice.number_year, invoice.prefix_id, invoice.date, invoice.expiration_date, invoice.delivery_date, invoice.description, invoice.reference, invoice.incl_tax, invoice.discount_percentage, invoice.discount_value, invoice.total, invoice.total_ex_tax, invoice.amount_paid, invoice.reminder_sent, invoice.is_credit, invoice.is_opening_balance, invoice.credited_invoice_id, invoice.credited, invoice.given_back, invoice.open_amount, invoice.due_date, invoice.recurrence_id, invoice.occurrence, invoice.period_start, invoice.period_end, invoice.from_party, invoice.to_party, invoice.logo_file_id, invoice.pdf_file_id, invoice.pdf_failed_at, invoice.ubl_file_id, invoice.sent_at, invoice.in_books, invoice.has_vat_amounts, invoice.customer_name, invoice.search_text, invoice.created_at, invoice.updated_at, relation.id, relation.owner_relation_id, relation.type, relation.relation_user_type, relation.enterprise_relation_type, relation.name, relation.first_name, relation.last_name, relation.party_name, relation.email, relation.general_email, relation.phone, relation.address, relation.postal_code, relation.city, relation.country, relation.bank_account, relation.tax_number, relation.coc_number, relation.oin, relation.payment_period, relation.note, relation.initial, relation.email_text, relation.mobile, relation.website, relation.legal_form, relation.invoice_address, relation.visiting_address, relation.currency, relation.logo_file_id, relation.booking_enabled, relation.last_exported_at, relation.hidden, relation.active, relation.search_text, relation.created_at, relation.updated_at, exists (select 1
  from attachment
  where (attachment.relation_id = invoice.relation_id and attachment.invoice_id = invoice.id)), exists (select 1
  from mail
  where (mail.relation_id = invoice.relation_id and mail.invoice_id = invoice.id)), exists (select 1
  from payment
  where (payment.relation_id = invoice.relation_id and payment.invoice_id = invoice.id)), exists (select 1
  from invoice credit
  where (credit.relation_id = invoice.relation_id and credit.credited_invoice_id = invoice.id))
  from invoice
  inner join relation on relation.id = invoice.to_relation_id
  where (invoice.relation_id = $1 and invoice.id = $2)
  for update of invoice;
select updated_at
  from invoice
  where (invoice.id = $1 and invoice.relation_id = $2)
  for update;
update invoice
  set to_relation_id = $1, status = $2, date = $3, expiration_date = $4, delivery_date = $5, description = $6, reference = $7, incl_tax = $8, discount_percentage = $9, discount_value = $10, total = $11, total_ex_tax = $12, customer_name = $13, search_text = $14, updated_at = $15
  where (invoice.relation_id = $16 and invoice.id = $17)
  returning id, relation_id, to_relation_id, status, invoice_number, prefix, number_year, prefix_id, date, expiration_date, delivery_date, description, reference, incl_tax, discount_percentage, discount_value, total, total_ex_tax, amount_paid, reminder_sent, is_credit, is_opening_balance, credited_invoice_id, credited, given_back, open_amount, due_date, recurrence_id, occurrence, period_start, period_end, from_party, to_party, logo_file_id, pdf_file_id, pdf_failed_at, ubl_file_id, sent_at, in_books, has_vat_amounts, customer_name, search_text, created_at, updated_at;

-- an invoice sent; statements: 16
INSERT INTO pgboss.job ( id, name, data, priority, start_after, singleton_key, singleton_on, dead_letter, expire_in, keep_until, retry_limit, retry_delay, retry_backoff, policy ) SELECT id, j.name, data, priority, start_after, singleton_key, singleton_on, COALESCE(j.dead_letter, q.dead_letter) as dead_letter, CASE WHEN expire_in IS NOT NULL THEN expire_in::numeric * interval '1s' WHEN q.expire_seconds IS NOT NULL THEN q.expire_seconds * interval '1s' WHEN expire_in_default IS NOT NULL THEN expire_in_default::numeric * interval '1s' ELSE interval '15 minutes' END as expire_in, CASE WHEN right(keep_until, 1) = 'Z' THEN CAST(keep_until as timestamp with time zone) ELSE start_after + CAST(COALESCE(keep_until, (q.retention_minutes * 60)::text, keep_until_default, '14 days') as interval) END as keep_until, COALESCE(j.retry_limit, q.retry_limit, retry_limit_default, 2) as retry_limit, CASE WHEN COALESCE(j.retry_backoff, q.retry_backoff, retry_backoff_default, false) THEN GREATEST(COALESCE(j.retry_delay, q.retry_delay, retry_delay_default), 1) ELSE COALESCE(j.retry_delay, q.retry_delay, retry_delay_default, 0) END as retry_delay, COALESCE(j.retry_backoff, q.retry_backoff, retry_backoff_default, false) as retry_backoff, q.policy
  FROM ( SELECT COALESCE($1::uuid, gen_random_uuid()) as id, $2 as name, $3::jsonb as data, COALESCE($4::int, 0) as priority, CASE WHEN right($5, 1) = 'Z' THEN CAST($6 as timestamp with time zone) ELSE now() + CAST(COALESCE($7,'0') as interval) END as start_after, $8 as singleton_key, CASE WHEN $9::integer IS NOT NULL THEN 'epoch'::timestamp + '1 second'::interval * ($10 * floor((date_part('epoch', now()) + $11) / $12)) ELSE NULL END as singleton_on, $13 as dead_letter, $14 as expire_in, $15 as expire_in_default, $16 as keep_until, $17 as keep_until_default, $18::int as retry_limit, $19::int as retry_limit_default, $20::int as retry_delay, $21::int as retry_delay_default, $22::bool as retry_backoff, $23::bool as retry_backoff_default ) j JOIN pgboss.queue q ON j.name = q.name ON CONFLICT DO NOTHING
  RETURNING id;
begin;
commit;
insert into audit (id, at, user_id, impersonator_id, relation_id, action, entity, entity_id, changes, about)
  values (default, default, $1, $2, $3, $4, $5, $6, $7::jsonb, $8);
insert into invoice_counter (relation_id, prefix, year, last_number)
  values ($1, $2, $3, $4) on conflict (relation_id,prefix,year) do update
  set last_number = invoice_counter.last_number + 1
  returning last_number;
insert into invoice_vat (relation_id, invoice_id, tax_id, date, net, vat, box)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing;
insert into mail (id, relation_id, invoice_id, kind, user_id, amount_due, emails, copy_to, from_name, reply_to, subject, message, message_id, state, attempts, open_emails, refused_emails, answers, handed_over_at, is_uncertain, error, sent_at, created_at, updated_at)
  values (default, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, default, default, default, default, default, default, default, default, default, default, default)
  returning id, relation_id, invoice_id, kind, user_id, amount_due, emails, copy_to, from_name, reply_to, subject, message, message_id, state, attempts, open_emails, refused_emails, answers, handed_over_at, is_uncertain, error, sent_at, created_at, updated_at;
insert into mail_day (relation_id, day, letters, recipients)
  values ($1, $2, $3, $4) on conflict (relation_id,day) do update
  set letters = mail_day.letters + 1, recipients = mail_day.recipients + $5::int
  where (mail_day.letters <= $6 and mail_day.recipients <= $7)
  returning relation_id, day, letters, recipients;
select count(*) as count
  from user
  where ((user.status = $1 and user.activation_due_at is null) and user.id = $2);
select id, relation_id, invoice_id, position, product_id, title, description, amount, value, tax_id, unit, discount_percentage, discount_value, project_ledger_id, cost_place_ledger_id
  from invoice_line
  where (invoice_line.relation_id = $1 and invoice_line.invoice_id = $2)
  order by invoice_line.position asc;
select invoice.id, invoice.relation_id, invoice.to_relation_id, invoice.status, invoice.invoice_number, invoice.prefix, invoice.number_year, invoice.prefix_id, invoice.date, invoice.expiration_date, invoice.delivery_date, invoice.description, invoice.reference, invoice.incl_tax, invoice.discount_percentage, invoice.discount_value, invoice.total, invoice.total_ex_tax, invoice.amount_paid, invoice.reminder_sent, invoice.is_credit, invoice.is_opening_balance, invoice.credited_invoice_id, invoice.credited, invoice.given_back, invoice.open_amount, invoice.due_date, invoice.recurrence_id, invoice.occurrence, invoice.period_start, invoice.period_end, invoice.from_party, invoice.to_party, invoice.logo_file_id, invoice.pdf_file_id, invoice.pdf_failed_at, invoice.ubl_file_id, invoice.sent_at, invoice.in_books, invoice.has_vat_amounts, invoice.customer_name, invoice.search_text, invoice.created_at, invoice.updated_at, relation.id, relation.owner_relation_id, relation.type, relation.relation_user_type, relation.enterprise_relation_type, relation.name, relation.first_name, relation.last_name, relation.party_name, relation.email, relation.general_email, relation.phone, relation.address, relation.postal_code, relation.city, relation.country, relation.bank_account, relation.tax_number, relation.coc_number, relation.oin, relation.payment_period, relation.note, relation.initial, relation.email_text, relation.mobile, relation.website, relation.legal_form, relation.invoice_address, relation.visiting_address, relation.currency, relation.logo_file_id, relation.booking_enabled, relation.last_exported_at, relation.hidden, relation.active, relation.search_text, relation.created_at, relation.updated_at, exists (select 1
  from attachment
  where (attachment.relation_id = invoice.relation_id and attachment.invoice_id = invoice.id)), exists (select 1
  from mail
  where (mail.relation_id = invoice.relation_id and mail.invoice_id = invoice.id)), exists (select 1
  from payment
  where (payment.relation_id = invoice.relation_id and payment.invoice_id = invoice.id)), exists (select 1
  from invoice credit
  where (credit.relation_id = invoice.relation_id and credit.credited_invoice_id = invoice.id))
  from invoice
  inner join relation on relation.id = invoice.to_relation_id
  where (invoice.relation_id = $1 and invoice.id = $2)
  for update of invoice;
select mail.id, mail.relation_id, mail.invoice_id, mail.kind, mail.user_id, mail.amount_due, mail.emails, mail.copy_to, mail.from_name, mail.reply_to, mail.subject, mail.message, mail.message_id, mail.state, mail.attempts, mail.open_emails, mail.refused_emails, mail.answers, mail.handed_over_at, mail.is_uncertain, mail.error, mail.sent_at, mail.created_at, mail.updated_at, user.name, user.last_name
  from mail
  left join user on user.id = mail.user_id
  where (mail.relation_id = $1 and mail.invoice_id = $2)
  order by mail.id desc;
select relation.id, relation.owner_relation_id, relation.type, relation.relation_user_type, relation.enterprise_relation_type, relation.name, relation.first_name, relation.last_name, relation.party_name, relation.email, relation.general_email, relation.phone, relation.address, relation.postal_code, relation.city, relation.country, relation.bank_account, relation.tax_number, relation.coc_number, relation.oin, relation.payment_period, relation.note, relation.initial, relation.email_text, relation.mobile, relation.website, relation.legal_form, relation.invoice_address, relation.visiting_address, relation.currency, relation.logo_file_id, relation.booking_enabled, relation.last_exported_at, relation.hidden, relation.active, relation.search_text, relation.created_at, relation.updated_at, prefix.prefix, prefix.start_date, prefix.start_number
  from relation
  left join (select id, relation_id, prefix, start_date, start_number, created_at, updated_at
  from invoice_prefix
  where (invoice_prefix.relation_id = $1 and invoice_prefix.start_date <= $2)
  order by invoice_prefix.start_date desc
  limit $3) prefix on true
  where relation.id = $4;
select user.name, user.last_name
  from user
  left join relation_user on relation_user.user_id = user.id
  where user.id = $1
  order by relation_user.id asc
  limit $2;
update invoice
  set status = $1, invoice_number = $2, prefix = $3, number_year = $4, prefix_id = $5, given_back = $6, from_party = $7, to_party = $8, logo_file_id = ((select logo_file_id
  from relation
  where relation.id = $9 for share)), sent_at = $10, in_books = $11, has_vat_amounts = $12, customer_name = $13, search_text = $14, updated_at = $15
  where (invoice.relation_id = $16 and invoice.id = $17)
  returning id, relation_id, to_relation_id, status, invoice_number, prefix, number_year, prefix_id, date, expiration_date, delivery_date, description, reference, incl_tax, discount_percentage, discount_value, total, total_ex_tax, amount_paid, reminder_sent, is_credit, is_opening_balance, credited_invoice_id, credited, given_back, open_amount, due_date, recurrence_id, occurrence, period_start, period_end, from_party, to_party, logo_file_id, pdf_file_id, pdf_failed_at, ubl_file_id, sent_at, in_books, has_vat_amounts, customer_name, search_text, created_at, updated_at;

-- an invoice sent by hand; statements: 11
INSERT INTO pgboss.job ( id, name, data, priority, start_after, singleton_key, singleton_on, dead_letter, expire_in, keep_until, retry_limit, retry_delay, retry_backoff, policy ) SELECT id, j.name, data, priority, start_after, singleton_key, singleton_on, COALESCE(j.dead_letter, q.dead_letter) as dead_letter, CASE WHEN expire_in IS NOT NULL THEN expire_in::numeric * interval '1s' WHEN q.expire_seconds IS NOT NULL THEN q.expire_seconds * interval '1s' WHEN expire_in_default IS NOT NULL THEN expire_in_default::numeric * interval '1s' ELSE interval '15 minutes' END as expire_in, CASE WHEN right(keep_until, 1) = 'Z' THEN CAST(keep_until as timestamp with time zone) ELSE start_after + CAST(COALESCE(keep_until, (q.retention_minutes * 60)::text, keep_until_default, '14 days') as interval) END as keep_until, COALESCE(j.retry_limit, q.retry_limit, retry_limit_default, 2) as retry_limit, CASE WHEN COALESCE(j.retry_backoff, q.retry_backoff, retry_backoff_default, false) THEN GREATEST(COALESCE(j.retry_delay, q.retry_delay, retry_delay_default), 1) ELSE COALESCE(j.retry_delay, q.retry_delay, retry_delay_default, 0) END as retry_delay, COALESCE(j.retry_backoff, q.retry_backoff, retry_backoff_default, false) as retry_backoff, q.policy
  FROM ( SELECT COALESCE($1::uuid, gen_random_uuid()) as id, $2 as name, $3::jsonb as data, COALESCE($4::int, 0) as priority, CASE WHEN right($5, 1) = 'Z' THEN CAST($6 as timestamp with time zone) ELSE now() + CAST(COALESCE($7,'0') as interval) END as start_after, $8 as singleton_key, CASE WHEN $9::integer IS NOT NULL THEN 'epoch'::timestamp + '1 second'::interval * ($10 * floor((date_part('epoch', now()) + $11) / $12)) ELSE NULL END as singleton_on, $13 as dead_letter, $14 as expire_in, $15 as expire_in_default, $16 as keep_until, $17 as keep_until_default, $18::int as retry_limit, $19::int as retry_limit_default, $20::int as retry_delay, $21::int as retry_delay_default, $22::bool as retry_backoff, $23::bool as retry_backoff_default ) j JOIN pgboss.queue q ON j.name = q.name ON CONFLICT DO NOTHING
  RETURNING id;
begin;
commit;
insert into audit (id, at, user_id, impersonator_id, relation_id, action, entity, entity_id, changes, about)
  values (default, default, $1, $2, $3, $4, $5, $6, $7::jsonb, $8);
insert into invoice_counter (relation_id, prefix, year, last_number)
  values ($1, $2, $3, $4) on conflict (relation_id,prefix,year) do update
  set last_number = invoice_counter.last_number + 1
  returning last_number;
insert into invoice_vat (relation_id, invoice_id, tax_id, date, net, vat, box)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing;
select id, relation_id, invoice_id, position, product_id, title, description, amount, value, tax_id, unit, discount_percentage, discount_value, project_ledger_id, cost_place_ledger_id
  from invoice_line
  where (invoice_line.relation_id = $1 and invoice_line.invoice_id = $2)
  order by invoice_line.position asc;
select invoice.id, invoice.relation_id, invoice.to_relation_id, invoice.status, invoice.invoice_number, invoice.prefix, invoice.number_year, invoice.prefix_id, invoice.date, invoice.expiration_date, invoice.delivery_date, invoice.description, invoice.reference, invoice.incl_tax, invoice.discount_percentage, invoice.discount_value, invoice.total, invoice.total_ex_tax, invoice.amount_paid, invoice.reminder_sent, invoice.is_credit, invoice.is_opening_balance, invoice.credited_invoice_id, invoice.credited, invoice.given_back, invoice.open_amount, invoice.due_date, invoice.recurrence_id, invoice.occurrence, invoice.period_start, invoice.period_end, invoice.from_party, invoice.to_party, invoice.logo_file_id, invoice.pdf_file_id, invoice.pdf_failed_at, invoice.ubl_file_id, invoice.sent_at, invoice.in_books, invoice.has_vat_amounts, invoice.customer_name, invoice.search_text, invoice.created_at, invoice.updated_at, relation.id, relation.owner_relation_id, relation.type, relation.relation_user_type, relation.enterprise_relation_type, relation.name, relation.first_name, relation.last_name, relation.party_name, relation.email, relation.general_email, relation.phone, relation.address, relation.postal_code, relation.city, relation.country, relation.bank_account, relation.tax_number, relation.coc_number, relation.oin, relation.payment_period, relation.note, relation.initial, relation.email_text, relation.mobile, relation.website, relation.legal_form, relation.invoice_address, relation.visiting_address, relation.currency, relation.logo_file_id, relation.booking_enabled, relation.last_exported_at, relation.hidden, relation.active, relation.search_text, relation.created_at, relation.updated_at, exists (select 1
  from attachment
  where (attachment.relation_id = invoice.relation_id and attachment.invoice_id = invoice.id)), exists (select 1
  from mail
  where (mail.relation_id = invoice.relation_id and mail.invoice_id = invoice.id)), exists (select 1
  from payment
  where (payment.relation_id = invoice.relation_id and payment.invoice_id = invoice.id)), exists (select 1
  from invoice credit
  where (credit.relation_id = invoice.relation_id and credit.credited_invoice_id = invoice.id))
  from invoice
  inner join relation on relation.id = invoice.to_relation_id
  where (invoice.relation_id = $1 and invoice.id = $2)
  for update of invoice;
select relation.id, relation.owner_relation_id, relation.type, relation.relation_user_type, relation.enterprise_relation_type, relation.name, relation.first_name, relation.last_name, relation.party_name, relation.email, relation.general_email, relation.phone, relation.address, relation.postal_code, relation.city, relation.country, relation.bank_account, relation.tax_number, relation.coc_number, relation.oin, relation.payment_period, relation.note, relation.initial, relation.email_text, relation.mobile, relation.website, relation.legal_form, relation.invoice_address, relation.visiting_address, relation.currency, relation.logo_file_id, relation.booking_enabled, relation.last_exported_at, relation.hidden, relation.active, relation.search_text, relation.created_at, relation.updated_at, prefix.prefix, prefix.start_date, prefix.start_number
  from relation
  left join (select id, relation_id, prefix, start_date, start_number, created_at, updated_at
  from invoice_prefix
  where (invoice_prefix.relation_id = $1 and invoice_prefix.start_date <= $2)
  order by invoice_prefix.start_date desc
  limit $3) prefix on true
  where relation.id = $4;
update invoice
  set status = $1, invoice_number = $2, prefix = $3, number_year = $4, prefix_id = $5, given_back = $6, from_party = $7, to_party = $8, logo_file_id = ((select logo_file_id
  from relation
  where relation.id = $9 for share)), sent_at = $10, in_books = $11, has_vat_amounts = $12, customer_name = $13, search_text = $14, updated_at = $15
  where (invoice.relation_id = $16 and invoice.id = $17)
  returning id, relation_id, to_relation_id, status, invoice_number, prefix, number_year, prefix_id, date, expiration_date, delivery_date, description, reference, incl_tax, discount_percentage, discount_value, total, total_ex_tax, amount_paid, reminder_sent, is_credit, is_opening_balance, credited_invoice_id, credited, given_back, open_amount, due_date, recurrence_id, occurrence, period_start, period_end, from_party, to_party, logo_file_id, pdf_file_id, pdf_failed_at, ubl_file_id, sent_at, in_books, has_vat_amounts, customer_name, search_text, created_at, updated_at;

-- customers, first page; statements: 3
select coalesce(sum(customers), 0), coalesce(sum(customers) filter (where party_tally.hidden = 0 or $1), 0)
  from party_tally
  where (party_tally.owner_relation_id = $2 and party_tally.active = $3);
select id, owner_relation_id, type, relation_user_type, enterprise_relation_type, name, first_name, last_name, party_name, email, general_email, phone, address, postal_code, city, country, bank_account, tax_number, coc_number, oin, payment_period, note, initial, email_text, mobile, website, legal_form, invoice_address, visiting_address, currency, logo_file_id, booking_enabled, last_exported_at, hidden, active, search_text, created_at, updated_at
  from relation
  where relation.id = any(array(select relation.id
  from relation
  where (relation.owner_relation_id = $1 and relation.active = $2)
  order by relation.party_name desc, relation.id desc
  limit 10))
  order by relation.party_name desc, relation.id desc
  limit 10;

-- products, first page; statements: 3
select coalesce(sum(products), 0)
  from product_tally
  where (product_tally.relation_id = $1 and product_tally.active = $2);
select id, relation_id, title, description, description_start, value, tax_id, unit, active, search_text, created_at, updated_at
  from product
  where product.id = any(array(select product.id
  from product
  where (product.relation_id = $1 and product.active = $2)
  order by product.title asc, product.id asc
  limit 10))
  order by product.title asc, product.id asc
  limit 10;

-- recurrences, first page; statements: 3
select coalesce(sum(invoices) filter (where status not in ($1)), 0), coalesce(sum(invoices) filter (where status in ($2, $3)), 0), coalesce(sum(invoices) filter (where status in ($4, $5)), 0), coalesce(sum(invoices) filter (where (status = $6 and due_date < $7)), 0), coalesce(sum(invoices) filter (where status in ($8)), 0), (select count(*)
  from recurrence
  where relation_id = $9 and active)
  from (select date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount
  from invoice_month_tally
  where true and due_date <> $10 and relation_id = $11
  union all select date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount
  from invoice_tally
  where true and due_date >= $12 and due_date < $13 and relation_id = $14) as tallied
  where true;
with page as (select id, base_invoice_id
  from recurrence
  where recurrence.id = any(array(select recurrence.id
  from recurrence
  where (recurrence.relation_id = $1 and recurrence.active = $2)
  order by recurrence.next_date asc, recurrence.id asc
  limit 10))) select recurrence.id, recurrence.relation_id, recurrence.base_invoice_id, recurrence.recurrence_type, recurrence.anchor_date, recurrence.anchor_period_start, recurrence.anchor_count, recurrence.next_date, recurrence.next_period_start, recurrence.max_recurrences, recurrence.recurrence_count, recurrence.send_automatically, recurrence.active, recurrence.last_invoice_id, recurrence.created_at, recurrence.updated_at, invoice.id, invoice.invoice_number, invoice.status, invoice.date, invoice.expiration_date, invoice.description, invoice.reference, invoice.total, invoice.total_ex_tax, invoice.amount_paid, invoice.credited, case when invoice.total <> 0 then invoice.credited <> 0 else ( select true
  from invoice credit
  where credit.relation_id = invoice.relation_id and credit.credited_invoice_id = invoice.id and credit.invoice_number is not null
  limit 1 ) is true end, invoice.given_back, invoice.open_amount, invoice.recurrence_id, invoice.reminder_sent, invoice.is_credit, invoice.is_opening_balance, invoice.updated_at, invoice.customer_name
  from invoice
  left join recurrence on invoice.id = recurrence.base_invoice_id
  where invoice.id = any(array( select base_invoice_id
  from page
  union all select made.id
  from page
  cross join lateral ( select id
  from invoice
  where recurrence_id = page.id and occurrence is not null
  order by occurrence desc
  limit $3 ) as made))
  order by invoice.occurrence desc nulls first, recurrence.next_date asc, recurrence.id asc;

-- documents, first page; statements: 3
select booking_item.id, booking_item.file_name, booking_item.amount_pages, booking_item.file_locked, booking_item.tag, booking_item.status, booking_item.uploaded_date, booking_item.tagged_date, booking_item.invoice_number, booking_item.date, booking_item.amount, booking_item.currency, booking_item.is_credit, booking_item.is_own_invoice, booking_item.invoice_id, booking_item.import_id, booking_item.booking_errors, booking_item.package_difference, booking_item.updated_at, nullif(booking_item.supplier_name, ''), exists ( select
  from note
  where note.relation_id = booking_item.relation_id and note.booking_item_id = booking_item.id), (booking_item.status in ($1) and booking_item.question_id is null), file.content_type, file.size, trim(coalesce(user.name || ' ' || user.last_name, ''))
  from booking_item
  inner join file on file.id = booking_item.file_id
  left join user on user.id = booking_item.uploaded_by
  where booking_item.id = any(array(select booking_item.id
  from booking_item
  where (booking_item.relation_id = $2 and booking_item.deleted_at is null)
  order by booking_item.uploaded_date desc, booking_item.id desc
  limit 10))
  order by booking_item.uploaded_date desc, booking_item.id desc
  limit 10;
select status, sum(items)
  from booking_item_state_tally
  where booking_item_state_tally.relation_id = $1
  group by booking_item_state_tally.status;

-- questions, first page; statements: 3
select coalesce(sum(items), 0)
  from booking_item_state_tally
  where (booking_item_state_tally.relation_id in ($1) and booking_item_state_tally.status in ($2) and booking_item_state_tally.has_question);
select note.id, note.booking_item_id, note.message, trim(user.name || ' ' || user.last_name) as user_name, user.avatar_file_id, note.user_id, note.relation_id, relation.name as relation_name, booking_item.file_name, note.created_at
  from booking_item
  inner join note on note.id = booking_item.question_id
  inner join user on user.id = note.user_id
  inner join relation on relation.id = booking_item.relation_id
  where booking_item.id = any(array(select booking_item.id
  from booking_item
  where (booking_item.relation_id in ($1) and booking_item.status in ($2) and booking_item.question_id is not null and booking_item.deleted_at is null)
  order by booking_item.question_at desc, booking_item.question_id desc
  limit 10))
  order by booking_item.question_at desc, booking_item.question_id desc
  limit 10;

-- dashboard, invoices; statements: 8
select coalesce(sum(customers), 0)
  from party_tally
  where (party_tally.owner_relation_id = $1 and party_tally.active = $2);
select coalesce(sum(invoices) filter (where status in ($1, $2)), 0)::float8 as invoices_concept, coalesce(sum(invoices) filter (where (status in ($3, $4) and due_date < 'infinity')), 0)::float8 as invoices_open, coalesce(sum(invoices) filter (where status in ($5, $6, $7)), 0)::float8 as invoices_sent, coalesce(sum(invoices) filter (where status in ($8, $9) and due_date < $10), 0)::float8 as invoices_expired, coalesce(sum(open_amount) filter (where due_date < $11), 0)::float8 as total_expired, coalesce(sum(open_amount) filter (where not due_date < $12), 0)::float8 as total_not_expired, coalesce(sum(open_amount) filter (where true), 0)::float8 as total_open, coalesce(sum(amount_paid) filter (where true), 0)::float8 as total_paid
  from (select date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount
  from invoice_month_tally
  where true and due_date <> $13 and relation_id = $14
  union all select date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount
  from invoice_tally
  where true and due_date >= $15 and due_date < $16 and relation_id = $17) as tallied;
select coalesce(sum(invoices), 0)
  from invoice_month_tally
  where invoice_month_tally.relation_id = $1;
select count(*) as count
  from recurrence
  where (recurrence.relation_id = $1 and recurrence.active = $2);
select id, party_name
  from relation
  where (relation.owner_relation_id = $1 and relation.active = $2)
  order by relation.id desc
  limit $3;
select id, relation_id, to_relation_id, status, invoice_number, prefix, number_year, prefix_id, date, expiration_date, delivery_date, description, reference, incl_tax, discount_percentage, discount_value, total, total_ex_tax, amount_paid, reminder_sent, is_credit, is_opening_balance, credited_invoice_id, credited, given_back, open_amount, due_date, recurrence_id, occurrence, period_start, period_end, from_party, to_party, logo_file_id, pdf_file_id, pdf_failed_at, ubl_file_id, sent_at, in_books, has_vat_amounts, customer_name, search_text, created_at, updated_at
  from invoice
  where (invoice.relation_id = $1 and invoice.pdf_failed_at is not null)
  order by invoice.pdf_failed_at
  limit $2;
select invoice.id, invoice.invoice_number, invoice.customer_name, relation.id, relation.party_name, invoice.date, invoice.status, invoice.expiration_date, invoice.is_credit, invoice.total, invoice.total_ex_tax, invoice.amount_paid, invoice.credited, case when invoice.total <> 0 then invoice.credited <> 0 else ( select true
  from invoice credit
  where credit.relation_id = invoice.relation_id and credit.credited_invoice_id = invoice.id and credit.invoice_number is not null
  limit 1 ) is true end, invoice.open_amount
  from invoice
  inner join relation on relation.id = invoice.to_relation_id
  where (invoice.relation_id = $1 and invoice.status not in ($2))
  order by invoice.date desc, invoice.id desc
  limit $3;

-- dashboard, result; statements: 4
select booking_item.tag, coalesce(sum(case when booking_item.is_credit then -booking_line.value else booking_line.value end), 0)::float8, coalesce(sum(case when booking_item.is_credit then -booking_line.vat else booking_line.vat end), 0)::float8
  from booking_item
  inner join booking_line on (booking_line.relation_id = booking_item.relation_id and booking_line.booking_item_id = booking_item.id)
  where ((booking_item.relation_id = $1 and booking_item.deleted_at is null and booking_item.status = 2 and booking_item.invoice_id is null) and booking_item.currency = $2)
  group by booking_item.tag;
select coalesce(sum(total_ex_tax), 0)::float8 as turn_over, coalesce(sum(total - total_ex_tax), 0)::float8 as vat
  from (select date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount
  from invoice_month_tally
  where true and due_date <> $1 and relation_id = $2
  union all select date, status, due_date, invoices, total, total_ex_tax, amount_paid, open_amount
  from invoice_tally
  where true and due_date >= $3 and due_date < $4 and relation_id = $5) as tallied
  where status in ($6, $7, $8);
select count(*) as count
  from booking_item
  where ((booking_item.relation_id = $1 and booking_item.deleted_at is null and booking_item.status = 2 and booking_item.invoice_id is null) and booking_item.currency <> $2);

-- dashboard, turnover; statements: 3
select best.to_relation_id, turnover, relation.name, relation.first_name, relation.last_name
  from (select to_relation_id, sum(case when is_credit then -total_ex_tax else total_ex_tax end) as turnover
  from invoice
  where (invoice.relation_id = $1 and invoice.status in ($2, $3, $4) and invoice.date between $5 and ($6::date + interval '1 month - 1 day')::date)
  group by invoice.to_relation_id having sum(case when invoice.is_credit then -invoice.total_ex_tax else invoice.total_ex_tax end) > $7
  order by sum(case when invoice.is_credit then -invoice.total_ex_tax else invoice.total_ex_tax end) desc, invoice.to_relation_id
  limit $8) best
  inner join relation on relation.id = best.to_relation_id
  order by turnover desc, best.to_relation_id;
select to_char(date, 'YYYY-MM'), sum(total_ex_tax)
  from invoice_month_tally
  where (invoice_month_tally.relation_id = $1 and invoice_month_tally.status in ($2, $3, $4) and invoice_month_tally.date between $5 and ($6::date + interval '1 month - 1 day')::date)
  group by invoice_month_tally.date;

-- dashboard of a firm; statements: 4
select count(*) as count
  from (select enterprise_id
  from administration_relation
  where (administration_relation.administration_id = $1 and (administration_relation.active = $2 and administration_relation.is_there = $3))) client;
select count(*) as count
  from relation_user
  where relation_user.relation_id = $1;
select status, sum(items)
  from booking_item_state_tally
  where booking_item_state_tally.relation_id in (select enterprise_id
  from administration_relation
  where (administration_relation.administration_id = $1 and (administration_relation.active = $2 and administration_relation.is_there = $3)))
  group by booking_item_state_tally.status;

-- clients of a firm, first page; statements: 3
select administration_relation.id, administration_relation.administration_id, administration_user.id, relation.id, relation.type, administration_user.type, relation.name, relation.first_name, relation.last_name, relation.phone, relation.coc_number, relation.general_email, relation.city, administration_relation.hidden, administration_relation.active, relation.booking_enabled, relation.logo_file_id
  from administration_relation
  inner join relation on relation.id = administration_relation.enterprise_id
  left join administration_user on (administration_user.administration_id = administration_relation.administration_id and administration_user.enterprise_id = administration_relation.enterprise_id and administration_user.user_id = $1)
  where (administration_relation.enterprise_id = any(array(select administration_relation.enterprise_id
  from administration_relation
  where (administration_relation.administration_id = $2 and administration_relation.active = $3 and administration_relation.is_there = $4)
  order by administration_relation.name desc, administration_relation.enterprise_id desc
  limit 10)) and (administration_relation.administration_id = $5 and administration_relation.active = $6 and administration_relation.is_there = $7))
  order by administration_relation.name desc, administration_relation.enterprise_id desc
  limit 10;
select coalesce(sum(clients), 0), coalesce(sum(clients) filter (where (firm_client_tally.hidden = 0 and firm_client_tally.type = 0) or $1), 0)
  from firm_client_tally
  where (firm_client_tally.administration_id = $2 and firm_client_tally.active = $3);

-- dashboard of a firm, clients; statements: 4
select administration_relation.enterprise_id
  from administration_relation
  inner join relation on relation.id = administration_relation.enterprise_id
  left join administration_user on (administration_user.administration_id = administration_relation.administration_id and administration_user.enterprise_id = administration_relation.enterprise_id and administration_user.user_id = $1)
  where (administration_relation.enterprise_id = any(array(select administration_relation.enterprise_id
  from administration_relation
  where (administration_relation.administration_id = $2 and administration_relation.active = $3 and administration_relation.is_there = $4)
  order by administration_relation.name asc, administration_relation.enterprise_id asc
  limit $5)) and (administration_relation.administration_id = $6 and administration_relation.active = $7 and administration_relation.is_there = $8))
  order by administration_relation.name asc, administration_relation.enterprise_id asc
  limit $9;
select coalesce(sum(clients), 0), coalesce(sum(clients) filter (where (firm_client_tally.hidden = 0 and firm_client_tally.type = 0) or $1), 0)
  from firm_client_tally
  where (firm_client_tally.administration_id = $2 and firm_client_tally.active = $3);
select id, name, first_name, last_name, type, booking_enabled, (select coalesce(sum(items), 0)
  from booking_item_state_tally
  where relation_id = relation.id and true), (select coalesce(sum(items), 0)
  from booking_item_state_tally
  where relation_id = relation.id and booking_item_state_tally.status in ($1)), (select coalesce(sum(items), 0)
  from booking_item_state_tally
  where relation_id = relation.id and booking_item_state_tally.status in ($2)), (select coalesce(sum(items), 0)
  from booking_item_state_tally
  where relation_id = relation.id and booking_item_state_tally.status in ($3, $4)), ((select coalesce(sum(booking_item_state_tally.items), 0)
  from booking_item_state_tally
  where booking_item_state_tally.relation_id = relation.id and (booking_item_state_tally.status in ($5, $6) or (booking_item_state_tally.status = $7 and booking_item_state_tally.has_question = $8))) + (select count(*)
  from booking_item
  where (booking_item.relation_id = relation.id and booking_item.status = 3 and booking_item.question_id is not null and booking_item.deleted_at is null) and exists (select
  from note
  where note.id = booking_item.question_id and note.side = 'company')) + (select count(*)
  from booking_item
  where (booking_item.relation_id = relation.id and (booking_item.deleted_at is null and booking_item.status <> 2 and (booking_item.status = 4 and exists ( select
  from booking_attempt
  where booking_attempt.booking_item_id = booking_item.id and booking_attempt.ended_at is null and booking_attempt.state = 'uncertain')))))), (select coalesce(sum(items), 0)
  from booking_item_state_tally
  where relation_id = relation.id and (booking_item_state_tally.status = $9 and booking_item_state_tally.has_question = $10)), (select count(*)
  from booking_item
  where (booking_item.relation_id = relation.id and booking_item.status = 3 and booking_item.question_id is not null and booking_item.deleted_at is null) and exists (select
  from note
  where id = question_id and side = 'company')), (select count(*)
  from booking_item
  where (booking_item.relation_id = relation.id and booking_item.status = 1 and booking_item.booking_errors is not null and booking_item.deleted_at is null)), (select max(uploaded_date)
  from booking_item
  where relation_id = relation.id and booking_item.deleted_at is null), (select min(coalesce(booking_item.date, (booking_item.uploaded_date at time zone 'Europe/Amsterdam')::date))::text
  from booking_item
  where (booking_item.relation_id = relation.id and booking_item.status <> 2 and booking_item.deleted_at is null))
  from relation
  where relation.id in ($11);

-- dashboard of a firm, what waits per client; statements: 4
select administration_relation.enterprise_id
  from administration_relation
  inner join relation on relation.id = administration_relation.enterprise_id
  left join administration_user on (administration_user.administration_id = administration_relation.administration_id and administration_user.enterprise_id = administration_relation.enterprise_id and administration_user.user_id = $1)
  where (administration_relation.enterprise_id = any(array(select administration_relation.enterprise_id
  from administration_relation
  where (administration_relation.administration_id = $2 and administration_relation.active = $3 and administration_relation.is_there = $4)
  order by - (((select coalesce(sum(booking_item_state_tally.items), 0)
  from booking_item_state_tally
  where booking_item_state_tally.relation_id = administration_relation.enterprise_id and (booking_item_state_tally.status in ($5, $6) or (booking_item_state_tally.status = $7 and booking_item_state_tally.has_question = $8))) + (select count(*)
  from booking_item
  where (booking_item.relation_id = administration_relation.enterprise_id and booking_item.status = 3 and booking_item.question_id is not null and booking_item.deleted_at is null) and exists (select
  from note
  where note.id = booking_item.question_id and note.side = 'company')) + (select count(*)
  from booking_item
  where (booking_item.relation_id = administration_relation.enterprise_id and (booking_item.deleted_at is null and booking_item.status <> 2 and (booking_item.status = 4 and exists ( select
  from booking_attempt
  where booking_attempt.booking_item_id = booking_item.id and booking_attempt.ended_at is null and booking_attempt.state = 'uncertain'))))))) asc, coalesce(nullif(administration_relation.name, ''), trim(administration_relation.first_name || ' ' || administration_relation.last_name)) asc, administration_relation.enterprise_id asc
  limit $9)) and (administration_relation.administration_id = $10 and administration_relation.active = $11 and administration_relation.is_there = $12))
  order by - (((select coalesce(sum(booking_item_state_tally.items), 0)
  from booking_item_state_tally
  where booking_item_state_tally.relation_id = administration_relation.enterprise_id and (booking_item_state_tally.status in ($13, $14) or (booking_item_state_tally.status = $15 and booking_item_state_tally.has_question = $16))) + (select count(*)
  from booking_item
  where (booking_item.relation_id = administration_relation.enterprise_id and booking_item.status = 3 and booking_item.question_id is not null and booking_item.deleted_at is null) and exists (select
  from note
  where note.id = booking_item.question_id and note.side = 'company')) + (select count(*)
  from booking_item
  where (booking_item.relation_id = administration_relation.enterprise_id and (booking_item.deleted_at is null and booking_item.status <> 2 and (booking_item.status = 4 and exists ( select
  from booking_attempt
  where booking_attempt.booking_item_id = booking_item.id and booking_attempt.ended_at is null and booking_attempt.state = 'uncertain'))))))) asc, coalesce(nullif(administration_relation.name, ''), trim(administration_relation.first_name || ' ' || administration_relation.last_name)) asc, administration_relation.enterprise_id asc
  limit $17;
select coalesce(sum(clients), 0), coalesce(sum(clients) filter (where (firm_client_tally.hidden = 0 and firm_client_tally.type = 0) or $1), 0)
  from firm_client_tally
  where (firm_client_tally.administration_id = $2 and firm_client_tally.active = $3);
select id, name, first_name, last_name, type, booking_enabled, (select coalesce(sum(items), 0)
  from booking_item_state_tally
  where relation_id = relation.id and true), (select coalesce(sum(items), 0)
  from booking_item_state_tally
  where relation_id = relation.id and booking_item_state_tally.status in ($1)), (select coalesce(sum(items), 0)
  from booking_item_state_tally
  where relation_id = relation.id and booking_item_state_tally.status in ($2)), (select coalesce(sum(items), 0)
  from booking_item_state_tally
  where relation_id = relation.id and booking_item_state_tally.status in ($3, $4)), ((select coalesce(sum(booking_item_state_tally.items), 0)
  from booking_item_state_tally
  where booking_item_state_tally.relation_id = relation.id and (booking_item_state_tally.status in ($5, $6) or (booking_item_state_tally.status = $7 and booking_item_state_tally.has_question = $8))) + (select count(*)
  from booking_item
  where (booking_item.relation_id = relation.id and booking_item.status = 3 and booking_item.question_id is not null and booking_item.deleted_at is null) and exists (select
  from note
  where note.id = booking_item.question_id and note.side = 'company')) + (select count(*)
  from booking_item
  where (booking_item.relation_id = relation.id and (booking_item.deleted_at is null and booking_item.status <> 2 and (booking_item.status = 4 and exists ( select
  from booking_attempt
  where booking_attempt.booking_item_id = booking_item.id and booking_attempt.ended_at is null and booking_attempt.state = 'uncertain')))))), (select coalesce(sum(items), 0)
  from booking_item_state_tally
  where relation_id = relation.id and (booking_item_state_tally.status = $9 and booking_item_state_tally.has_question = $10)), (select count(*)
  from booking_item
  where (booking_item.relation_id = relation.id and booking_item.status = 3 and booking_item.question_id is not null and booking_item.deleted_at is null) and exists (select
  from note
  where id = question_id and side = 'company')), (select count(*)
  from booking_item
  where (booking_item.relation_id = relation.id and booking_item.status = 1 and booking_item.booking_errors is not null and booking_item.deleted_at is null)), (select max(uploaded_date)
  from booking_item
  where relation_id = relation.id and booking_item.deleted_at is null), (select min(coalesce(booking_item.date, (booking_item.uploaded_date at time zone 'Europe/Amsterdam')::date))::text
  from booking_item
  where (booking_item.relation_id = relation.id and booking_item.status <> 2 and booking_item.deleted_at is null))
  from relation
  where relation.id in ($11);
