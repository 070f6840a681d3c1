import { MAX_LENGTH } from '@boekwerk/shared/contract/invoice-form';
import { TextAreaField } from '@boekwerk/shared/ui/fields';
import { useFormFields, useWatch } from '@boekwerk/shared/ui/form';
import { useEffect, useState } from 'react';
import { texts } from '../../texts';
import type { InvoiceControl } from '../use-invoice-form';

type Props = {
  control: InvoiceControl;
  index: number;
  /** How often the user asked for it: each time it gets the focus. */
  asked: number;
};

/** What is said of a line in more lines: of a product, or typed; shown once there is any, or it is asked for. */
export function LineExplanation({ control, index, asked }: Props) {
  const name = `products.${index}.description` as const;
  const explanation = useWatch({ control, name });
  const fields = useFormFields();
  const [isShown, setShown] = useState(explanation !== '');
  // Stays when it is emptied: the user may be typing in it.
  if ((explanation !== '' || asked > 0) && !isShown) setShown(true);
  useEffect(() => {
    if (asked > 0) fields?.focus(name);
    // Only when it is asked for, and not when its line is moved.
  }, [asked]);
  if (!isShown) return null;
  return (
    <TextAreaField
      control={control}
      name={name}
      label={texts.lines.explanation}
      isLabelHidden
      placeholder={texts.lines.explanation}
      maxLength={MAX_LENGTH.explanation}
      rows={1}
    />
  );
}
