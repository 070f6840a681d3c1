import { createContext, type ReactNode, use, useMemo } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isField } from './errors-on-screen';
import { unfold } from './unfold';

type FormFields = {
  /** Whether the form shows a field of this name: `products.1.title` is in the second row. */
  has: (name: string) => boolean;
  /** Puts the focus in it. */
  focus: (name: string) => void;
};

const Context = createContext<FormFields | null>(null);

/** The fields of the form around, by their names; null outside a form. */
export const useFormFields = (): FormFields | null => use(Context);

type Props<Values extends FieldValues> = {
  // biome-ignore lint/suspicious/noExplicitAny: it does not mind what the form makes of its values
  form: Pick<UseFormReturn<Values, any, any>, 'control' | 'setFocus'>;
  children: ReactNode;
};

/** Lets what stands in a form find its fields. */
export function FormFieldsProvider<Values extends FieldValues>({ form, children }: Props<Values>) {
  const { control, setFocus } = form;
  const fields = useMemo(
    () => ({
      has: (name: string) => isField(control, name),
      focus: (name: string) => {
        unfold(name);
        setFocus(name as FieldPath<Values>);
      },
    }),
    [control, setFocus],
  );
  return <Context value={fields}>{children}</Context>;
}
