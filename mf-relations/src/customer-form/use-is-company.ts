import { isEnterpriseLike } from '@boekwerk/shared/domain/relation/customer-kind';
import { useWatch } from '@boekwerk/shared/ui/form';
import { useEffect, useRef } from 'react';
import type { CustomerFormState } from './use-customer-form';

const NAMES = ['name', 'first_name', 'last_name'] as const;

/**
 * Whether what is filled in so far is a company; a person needs a first and a last name instead. When that changes,
 * what was said at the names, or would have been said by now, changes with it.
 */
export function useIsCompany({ control, trigger, formState }: CustomerFormState['form']) {
  const [name = '', coc_number = '', tax_number = '', enterprise_relation_type = 'client'] =
    useWatch({ control, name: ['name', 'coc_number', 'tax_number', 'enterprise_relation_type'] });
  const isCompany = isEnterpriseLike({ name, coc_number, tax_number, enterprise_relation_type });
  const { isSubmitted, touchedFields } = formState;
  const judged = useRef(isCompany);

  useEffect(() => {
    if (judged.current === isCompany) return;
    judged.current = isCompany;
    const left = NAMES.filter((field) => isSubmitted || touchedFields[field]);
    if (left.length > 0) void trigger(left);
  }, [isCompany, isSubmitted, touchedFields, trigger]);
  return isCompany;
}
