import { ProductForm } from '@boekwerk/shared/contract/products';
import * as v from 'valibot';
import { asCompared } from '../../../platform/sheet-import/as-compared';
import type { Issue, Subject } from '../../../platform/sheet-import/subject';
import { PRODUCT_COLUMNS } from './columns';
import { NEW_PRODUCT, type ProductRow } from './product-row';
import { IMPORT_TEXTS } from './texts';

/** The catalogue of a company. */
export const products: Subject<ProductRow> = {
  columns: PRODUCT_COLUMNS,
  fresh: NEW_PRODUCT,
  keyFields: ['title'],
  keysOf: ({ title }) => (title === '' ? [] : [{ field: 'title', text: asCompared(title) }]),
  mend: () => [],
  noticed: () => [],
  refusal: () => null,
  check: (row) => {
    const { output, issues } = v.safeParse(ProductForm, row);
    if (issues) return { issues: issues.map(issueOf) };
    const { updated_at: _, ...form } = output;
    return { row: { ...row, ...form } };
  },
  texts: IMPORT_TEXTS,
};

const issueOf = (issue: v.BaseIssue<unknown>): Issue<ProductRow> => ({
  field: (v.getDotPath(issue) ?? 'title') as Issue<ProductRow>['field'], // of the form, whose fields a row has too
  message: issue.message,
});
