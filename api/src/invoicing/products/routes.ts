import * as contract from '@boekwerk/shared/contract/products';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { activateProduct } from './activate-product';
import { createProduct } from './create-product';
import { deleteProduct } from './delete-product';
import { listProducts } from './list-products';
import { getProduct } from './load-product';
import { updateProduct } from './update-product';

export function productRoutes(app: App) {
  serve(app, contract.listProducts, ({ query }, call) => listProducts(call, query));
  serve(app, contract.createProduct, ({ body }, call) => createProduct(call, body));
  serve(app, contract.getProduct, ({ params }, call) => getProduct(call, params.id));
  serve(app, contract.updateProduct, ({ params, body }, call) =>
    updateProduct(call, params.id, body),
  );
  serve(app, contract.deleteProduct, ({ params }, call) => deleteProduct(call, params.id));
  serve(app, contract.activateProduct, ({ params }, call) => activateProduct(call, params.id));
}
