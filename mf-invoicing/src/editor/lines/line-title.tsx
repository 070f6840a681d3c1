import { MAX_LENGTH } from '@boekwerk/shared/contract/invoice-form';
import { ComboField } from '@boekwerk/shared/ui/select-field';
import { useServerSearch } from '@boekwerk/shared/ui/server-search';
import { texts } from '../../texts';
import { useSuggestedProducts } from '../queries';
import type { InvoiceControl } from '../use-invoice-form';
import type { LineActions } from './use-lines';

type Props = Pick<LineActions, 'onTitled' | 'onPicked'> & {
  control: InvoiceControl;
  index: number;
};

/** What is sold: a product of the catalogue, or any text. */
export function LineTitle({ control, index, onTitled, onPicked }: Props) {
  const search = useServerSearch();
  const suggestions = useSuggestedProducts(search.asked);
  return (
    <ComboField
      control={control}
      name={`products.${index}.title`}
      label={texts.lines.name}
      isLabelHidden
      isGrowing
      maxLength={MAX_LENGTH.title}
      suggestions={suggestions.data ?? none}
      isWaiting={search.isWaitingFor(suggestions)}
      onType={(text) => {
        search.type(text);
        onTitled(index, text);
      }}
      onPick={(product) => onPicked(index, product)}
    />
  );
}

const none = [] as const;
