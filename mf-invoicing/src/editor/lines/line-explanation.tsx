import { TextAreaField } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { useState } from 'react';
import { texts } from '../../texts';
import type { InvoiceControl } from '../use-invoice-form';

type Props = { control: InvoiceControl; index: number };

/** The description of a product; shown once there is one. */
export function LineExplanation({ control, index }: Props) {
  const name = `products.${index}.description` as const;
  const explanation = useWatch({ control, name });
  const [isShown, setShown] = useState(explanation !== '');
  // Stays when it is emptied: the user may be typing in it.
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
