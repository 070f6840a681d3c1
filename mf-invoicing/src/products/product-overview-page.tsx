import { type Product, ProductQuery } from '@boekwerk/shared/contract/products';
import { formatEuro } from '@boekwerk/shared/domain/money/format';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import {
  DeleteOutlined,
  EditOutlined,
  PlusOutlined,
  UploadOutlined,
} from '@boekwerk/shared/ui/icons';
import { Flex } from '@boekwerk/shared/ui/layout';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { useState } from 'react';
import { IMPORT_PRODUCTS } from '../addresses';
import { productColumns } from './product-columns';
import { ProductModal } from './product-modal';
import { useProducts } from './queries';
import { texts } from './texts';
import { useRemoveProduct } from './use-remove-product';

/** /invoicing/product/overview */
export function ProductOverviewPage() {
  const list = useListState(ProductQuery, { remember: 'products' });
  const products = useProducts(list.query);
  const [opened, setOpened] = useState<{ product?: Product } | null>(null);
  const close = () => setOpened(null);
  const open = (product: Product) => setOpened({ product });
  const remove = useRemoveProduct(close);
  const newProduct = <NewProduct onClick={() => setOpened({})} />;
  const actions = (
    <Flex gap={8} wrap>
      <LinkButton to={IMPORT_PRODUCTS} icon={<UploadOutlined />}>
        {texts.import}
      </LinkButton>
      {newProduct}
    </Flex>
  );

  return (
    <>
      <ListPage
        title={texts.title}
        action={actions}
        list={list}
        query={products}
        columns={productColumns(open)}
        onOpen={open}
        phoneRow={({ title, value, description }) => ({
          title,
          amount: formatEuro(value),
          meta: description,
        })}
        rowActions={(product) => actionsOn(product, { open, remove })}
        empty={
          <EmptyState
            picture="products"
            title={texts.none}
            text={texts.noneHint}
            action={actions}
          />
        }
        texts={texts.list}
      />
      {opened && (
        <ProductModal {...opened} onRemove={(...one) => void remove(...one)} onClose={close} />
      )}
    </>
  );
}

function NewProduct({ onClick }: { onClick: () => void }) {
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={onClick}>
      {texts.newProduct}
    </Button>
  );
}

type Actions = { open: (product: Product) => void; remove: (product: Product) => Promise<void> };

const actionsOn = (product: Product, { open, remove }: Actions) => [
  { key: 'edit', label: texts.edit, icon: <EditOutlined />, onClick: () => open(product) },
  {
    key: 'delete',
    label: texts.remove.action,
    icon: <DeleteOutlined />,
    isDanger: true,
    onClick: () => void remove(product),
  },
];
