import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { importProducts as contract } from '@boekwerk/shared/contract/product-import';
import type { ImportReply } from '@boekwerk/shared/contract/sheet-import';
import type { Call } from '../../../platform/http/call';
import { lockImports } from '../../../platform/sheet-import/lock-imports';
import { planImport } from '../../../platform/sheet-import/plan';
import { replyOf } from '../../../platform/sheet-import/reply-of';
import type { Alike, Stored } from '../../../platform/sheet-import/subject';
import { templateOf } from '../../../platform/sheet-import/template';
import type { Spreadsheet } from '../../../platform/spreadsheets/cell';
import { PRODUCT_COLUMNS } from './columns';
import { NEW_PRODUCT, type ProductRow } from './product-row';
import { products } from './products';
import { findRows, findTitled, insertProducts, lockRows, updateRows } from './store';
import { IMPORT_TEXTS } from './texts';

type Scope = Pick<Call, 'db' | 'caller'>;
type Choices = CheckedInputOf<typeof contract>['body'];

/** What importing a sheet would do. */
export async function checkProductImport(
  scope: Scope,
  sheet: Spreadsheet,
  { columns, existing = 'merge' }: Choices,
): Promise<ImportReply> {
  const plan = await planImport(sheet, products, storedFor(scope, findRows), {
    columns,
    existing,
  });
  return replyOf(plan, products);
}

/** Adds and changes products as the good rows of a sheet say. Those that another import has added are there already. */
export async function importProducts(
  { db, caller, record }: Scope & Pick<Call, 'record'>,
  sheet: Spreadsheet,
  { columns, existing = 'merge' }: Choices,
): Promise<ImportReply> {
  const { relation_id } = caller;
  await lockImports(db, relation_id);
  const plan = await planImport(sheet, products, storedFor({ db, caller }, lockRows), {
    columns,
    existing,
  });
  const added = await insertProducts(db, relation_id, plan.created);
  const changed = plan.updated.map(({ after }) => after);
  await updateRows(db, relation_id, changed);
  for (const after of added) record({ entity: 'product', id: after.id, after });
  for (const { before, after } of plan.updated)
    record({ entity: 'product', id: after.id, before, after });
  return replyOf(plan, products);
}

/** A workbook to fill in. */
export async function productImportTemplate() {
  const sheet = { sheet: IMPORT_TEXTS.sheet, example: EXAMPLE };
  return { name: IMPORT_TEXTS.templateName, content: await templateOf(PRODUCT_COLUMNS, sheet) };
}

const EXAMPLE: ProductRow = {
  ...NEW_PRODUCT,
  ...{ title: 'Advies', description: 'Gesprek op kantoor', value: 85, unit: 1 },
};

const storedFor = ({ db, caller }: Scope, find: typeof findRows): Stored<ProductRow> => ({
  find: (ids) => find(db, caller.relation_id, ids),
  findAlike: async (these) => {
    const titles = these.map(({ title }) => title);
    const found = await findTitled(db, caller.relation_id, titles);
    return found.map(
      ({ id, title }): Alike => ({
        id,
        name: IMPORT_TEXTS.named(title),
        keys: products.keysOf({ ...NEW_PRODUCT, title }),
      }),
    );
  },
});
