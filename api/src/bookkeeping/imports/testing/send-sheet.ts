import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Member } from '../../../testing/builders';
import { formWithFile } from '../../../testing/form-with-file';
import type { TestApp } from '../../../testing/test-app';
import type { booksUnderTest } from '../../booking/testing/books-under-test';

type Sheet = { name: string; bytes: Uint8Array | string; fields?: Record<string, string> };

/** Hands in a sheet as the page does. */
export async function sendSheet(
  app: TestApp,
  { headers }: Pick<Member, 'headers'>,
  path: string,
  sheet: Sheet,
) {
  const form = formWithFile(sheet);
  const reply = await app.http.inject({
    method: 'POST',
    url: `/api/administrations/v1/${path}`,
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

type Books = Pick<ReturnType<typeof booksUnderTest>, 'app' | 'ask' | 'bookkeeper' | 'our'>;

/** Makes the company of the books the import customer, with a choice of what each kind of VAT is booked on. */
export async function importCustomer({ app, ask, bookkeeper, our }: Books): Promise<void> {
  app.config.importRelationIds.push(bookkeeper().company.id);
  const account = our().account;
  const codes = [
    ...[
      [1, true, 'VH', '8000'],
      [2, true, 'VL', '8000'],
      [3, true, 'VN', '8000'],
    ],
    ...[
      [1, false, 'IH', '4300'],
      [2, false, 'IL', '4300'],
      [3, false, 'IN', '4300'],
    ],
  ] as const;
  const taxes = await Promise.all(
    codes.map(async ([tax_id, is_sale, code, ledger]) => ({
      ...{ tax_id, is_sale },
      ledger_account_id: await account(LedgerType.vat, code),
      default_ledger_account_id: await account(LedgerType.profitAndLoss, ledger),
    })),
  );
  const { status } = await ask(bookkeeper(), 'POST', 'taxdefaults', { taxes });
  if (status !== 200) throw new Error(`${status}`);
}
