import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { accounting_connection, office_currency } from '../../platform/database/schema/accounting';
import type { Call } from '../../platform/http/call';

/** What there is without an office, the euro first. Source: ISO 4217. */
const CURRENCIES = {
  EUR: 'Euro',
  USD: 'Amerikaanse dollar',
  JPY: 'Japanse yen',
  GBP: 'Brits pond',
  BRL: 'Braziliaanse real',
  INR: 'Indiase roepie',
  CNY: 'Chinese yuan',
  SAR: 'Saoedi-Arabische riyal',
  IRR: 'Iraanse rial',
  BGN: 'Bulgaarse lev',
};

/** The currencies that amounts can be in, the default first: those of the office, or ten that are known anyway. */
export const listCurrencies = ({ db, caller }: Pick<Call, 'db' | 'caller'>) =>
  currenciesOf(db, caller.relation_id);

/** The same of a company. */
export async function currenciesOf(db: Queries, relation_id: number) {
  const ofOffice = await db
    .select({ code: office_currency.code, name: office_currency.name })
    .from(office_currency)
    .innerJoin(
      accounting_connection,
      and(
        eq(accounting_connection.relation_id, office_currency.relation_id),
        eq(accounting_connection.office_code, office_currency.office_code),
      ),
    )
    .where(eq(office_currency.relation_id, relation_id))
    .orderBy(asc(office_currency.position));
  if (ofOffice.length > 0) return ofOffice;
  return Object.entries(CURRENCIES).map(([code, name]) => ({ code, name }));
}
