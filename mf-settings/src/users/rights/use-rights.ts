import type { CompanyRight } from '@boekwerk/shared/contract/company-users';
import type { FieldProps } from '@boekwerk/shared/ui/fields';
import {
  type FieldPath,
  type FieldValues,
  messagesIn,
  useController,
} from '@boekwerk/shared/ui/form';
import { useCallback, useEffect, useRef } from 'react';
import type { Rights } from './choose-rights';

/** A form whose values hold the rights as the API names them. */
export type RightsControl<Values extends FieldValues> = FieldProps<Values>['control'];

/** Works on what is chosen by then, also when it comes some time later. */
export type ChangeRights = (next: (rights: Rights) => CompanyRight[]) => void;

/** The rights in a form; `change` stays the same function. */
export function useRights<Values extends FieldValues>(control: RightsControl<Values>) {
  const name = 'administrations' as FieldPath<Values>;
  const { field, fieldState } = useController({ control, name });
  const rights: Rights = field.value;
  const latest = useRef(rights);
  useEffect(() => {
    latest.current = rights;
  });
  const { onChange } = field;
  const change = useCallback<ChangeRights>((next) => onChange(next(latest.current)), [onChange]);
  return {
    rights,
    /** Also of one of them. */
    error: messagesIn(fieldState.error).join(' '),
    /** For what gets the focus when something is wrong with them. */
    ref: field.ref,
    change,
  };
}
