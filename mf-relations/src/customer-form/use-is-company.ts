import { isEnterpriseLike } from '@boekwerk/shared/domain/relation/customer-kind';
import { useWatch } from '@boekwerk/shared/ui/form';
import { useEffect, useRef } from 'react';
import type { CustomerFormState } from './use-customer-form';

const NAMES = ['name', 'first_name', 'last_name'] as const;

/**
 * Whether what is filled in so far is a company; a person needs a first and a last name instead. When that changes,
 * what was said at the names changes with it; a name at which nothing was said is left to who fills it in.
 */
export function useIsCompany({ control, trigger, formState }: CustomerFormState['form']) {
  const [name = '', coc_number = '', tax_number = '', enterprise_relation_type = 'client'] =
    useWatch({ control, name: ['name', 'coc_number', 'tax_number', 'enterprise_relation_type'] });
  const isCompany = isEnterpriseLike({ name, coc_number, tax_number, enterprise_relation_type });
  const { isSubmitted, errors } = formState;
  const judged = useRef(isCompany);

  useEffect(() => {
    if (judged.current === isCompany) return;
    judged.current = isCompany;
    const judgedAnew = NAMES.filter((field) => isSubmitted || errors[field]);
    if (judgedAnew.length > 0) void trigger(judgedAnew);
  }, [isCompany, isSubmitted, errors, trigger]);
  return isCompany;
}
