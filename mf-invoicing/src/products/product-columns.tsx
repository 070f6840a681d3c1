import type { Product } from '@boekwerk/shared/contract/products';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { Amount } from '@boekwerk/shared/ui/text';
import { texts } from './texts';

/** Sorted by the API, under the name of their key. */
export const productColumns = (open: (product: Product) => void): ListColumns<Product> => [
  {
    key: 'title',
    title: texts.columns.title,
    sorter: true,
    ellipsis: true,
    render: (_, product) => (
      <button type="button" className="bw-row-open" onClick={() => open(product)}>
        {product.title}
      </button>
    ),
  },
  {
    key: 'description',
    title: texts.columns.description,
    sorter: true,
    ellipsis: true,
    render: (_, { description }) => description,
  },
  {
    key: 'value',
    title: texts.columns.value,
    width: 150,
    sorter: true,
    align: 'right',
    render: (_, { value }) => <Amount value={value} />,
  },
];
