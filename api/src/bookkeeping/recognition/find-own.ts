import { normaliseTaxNumber } from '@boekwerk/shared/domain/relation/identity';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { relation } from '../../platform/database/schema/relations';
import type { Own } from './rules/recognise-paper';

/** The numbers of a company, which stand on what it is sent and are never those of the other side. */
export async function findOwn(db: Queries, relation_id: number): Promise<Own> {
  const [company] = await db
    .select({
      bank_account: relation.bank_account,
      tax_number: relation.tax_number,
      coc_number: relation.coc_number,
    })
    .from(relation)
    .where(eq(relation.id, relation_id));
  const { bank_account = '', tax_number = '', coc_number = '' } = company ?? {};
  return {
    accounts: new Set([bank_account.replace(/\s/g, '').toUpperCase()]),
    vatNumbers: new Set([normaliseTaxNumber(tax_number)]),
    cocNumbers: new Set([coc_number.replace(/\s/g, '')]),
  };
}
