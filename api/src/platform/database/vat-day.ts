import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Dated = { date: SQLWrapper; uploaded_date: SQLWrapper };

/** The day whose VAT period counts of a document: of the invoice, else the day in the Netherlands that it was handed in. */
export const vatDay = ({ date, uploaded_date }: Dated): SQL<string> =>
  sql`coalesce(${date}, (${uploaded_date} at time zone 'Europe/Amsterdam')::date)`;

/** The quarter of that day, as an index has it: without a time zone it is the same for everybody. */
export const vatQuarter = (document: Dated): SQL =>
  sql`date_trunc('quarter', ${vatDay(document)}::timestamp)`;
