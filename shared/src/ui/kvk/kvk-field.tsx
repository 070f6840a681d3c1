import { Button, Spin } from 'antd';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { NumberField } from '../fields/number-field';
import type { Part } from './compare';
import './kvk.css';
import { texts } from './texts';
import { useKvkLookup } from './use-kvk-lookup';

type Props<Values extends FieldValues> = {
  /** What `useContractForm` gives. */
  // biome-ignore lint/suspicious/noExplicitAny: a field does not mind what the form makes of its values
  form: Pick<UseFormReturn<Values, any, any>, 'control' | 'getValues' | 'setFocus' | 'setValue'>;
  required?: boolean;
};

/**
 * A KvK number, the `coc_number` of its form, that fills in `name`, `address`, `postal_code` and `city` from the trade
 * register: when it is left, and only when it has changed. What the user typed is replaced after asking only. Nothing that
 * goes wrong here is an error of the form; it is said under the field and the form goes on.
 *
 * `<KvkField form={form} required />`
 */
export function KvkField<Values extends FieldValues>({
  form: { control, getValues, setFocus, setValue },
  required = false,
}: Props<Values>) {
  const name = 'coc_number' as FieldPath<Values>;
  const nameOf = (part: Part) => part as FieldPath<Values>;
  const number: unknown = useWatch({ control, name });
  const { note, leave, retry } = useKvkLookup(String(number ?? ''), {
    read: (part) => String(getValues(nameOf(part)) ?? ''),
    fill: (part, text) =>
      setValue(nameOf(part), text as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
        shouldValidate: true,
      }),
  });
  const tryAgain = () => {
    // The button disappears during the look-up; the focus must not be lost with it.
    setFocus(name);
    retry();
  };
  return (
    <NumberField
      control={control}
      name={name}
      label={texts.label}
      required={required}
      maxLength={8}
      onLeave={leave}
      hint={
        <>
          {note?.text ?? texts.hint}
          {note?.canRetry && (
            <Button className="bw-kvk-retry" type="link" size="small" onClick={tryAgain}>
              {texts.retry}
            </Button>
          )}
        </>
      }
      // Always there: an input that gets a suffix while it is typed in would lose the focus.
      suffix={<span className="bw-kvk-busy">{note?.isSearching && <Spin size="small" />}</span>}
    />
  );
}
