import { folded } from '@boekwerk/shared/domain/text/folded';

type Searchable = {
  invoice_number: string | null;
  reference: string;
  description: string;
  customer_name: string;
  products: readonly { title: string }[];
};

/** The text that the search of the list matches. */
export const searchText = ({
  invoice_number,
  reference,
  description,
  customer_name,
  products,
}: Searchable): string =>
  folded(
    [
      invoice_number ?? '',
      reference,
      description,
      customer_name,
      ...products.map(({ title }) => title),
    ]
      .filter(Boolean)
      .join('\n'),
  );
