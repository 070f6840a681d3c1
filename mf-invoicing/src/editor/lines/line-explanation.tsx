import { TextAreaField } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { useState } from 'react';
import { texts } from '../../texts';
import type { InvoiceControl } from '../use-invoice-form';

type Props = { control: InvoiceControl; index: number };

/** What a product says about itself; there once it says something. */
export function LineExplanation({ control, index }: Props) {
  const name = `products.${index}.description` as const;
  const explanation = useWatch({ control, name });
  const [isShown, setShown] = useState(explanation !== '');
  // Emptying it must not take the field away from under the cursor.
  if (explanation !== '' && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <TextAreaField
      control={control}
      name={name}
      label={texts.lines.explanation}
      isLabelHidden
      maxLength={1000}
      rows={1}
    />
  );
}
