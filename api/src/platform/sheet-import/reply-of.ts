import type { ImportReply } from '@boekwerk/shared/contract/sheet-import';
import type { Plan } from './plan';
import type { Row, Subject } from './subject';

const MAX_TOLD = 200;

/** What is told of a plan, before or after it is carried out. */
export const replyOf = <R extends Row>(
  plan: Plan<R>,
  { columns: fields }: Pick<Subject<R>, 'columns'>,
): ImportReply => {
  const { unchanged, skipped, refused, errors, warnings, notes, missing, columns, preview } = plan;
  return {
    ...{ unchanged, skipped, refused, missing, columns, preview },
    created: plan.created.length,
    updated: plan.updated.length,
    errors: errors.slice(0, MAX_TOLD),
    errors_count: errors.length,
    warnings: warnings.slice(0, MAX_TOLD),
    warnings_count: warnings.length,
    existing: notes.slice(0, MAX_TOLD),
    alike_count: notes.length,
    existing_count: plan.existing,
    sheet_columns: plan.sheetColumns,
    fields: fields.map(({ field, header: name }) => ({ field, name })),
  };
};
