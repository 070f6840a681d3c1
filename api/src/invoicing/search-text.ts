type Searchable = {
  invoice_number: string | null;
  reference: string;
  description: string;
  customer_name: string;
  products: readonly { title: string }[];
};

/** What the search in the list looks through. */
export const searchText = ({
  invoice_number,
  reference,
  description,
  customer_name,
  products,
}: Searchable): string =>
  [
    invoice_number ?? '',
    reference,
    description,
    customer_name,
    ...products.map(({ title }) => title),
  ]
    .filter(Boolean)
    .join('\n')
    .toLowerCase();
