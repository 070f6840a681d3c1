import { asListed } from '@boekwerk/shared/api-client/as-listed';
import { call } from '@boekwerk/shared/api-client/call';
import { useIntentKey } from '@boekwerk/shared/api-client/intent-key';
import {
  activateProduct,
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  type Product,
  type ProductForm,
  type ProductQuery,
  updateProduct,
} from '@boekwerk/shared/contract/products';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { deleteDraft } from '@boekwerk/shared/session/drafts';
import type { InferOutput } from 'valibot';
import { productsKey } from '../products-key';
import { draftOf } from './product-values';

export const useProducts = (query: ProductQuery) =>
  useQuery({
    queryKey: [...productsKey(), 'list', query],
    queryFn: ({ signal }) => call(listProducts, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** A product of the list, which is asked for again only after it was found to be another by now. */
export const useProduct = (product: Product | undefined) =>
  useQuery({
    queryKey: [...productsKey(), 'one', product?.id],
    queryFn: ({ signal }) => call(getProduct, { params: { id: Number(product?.id) }, signal }),
    ...asListed(product),
  });

/** Saves a product: a new one, or `id`. */
export function useSaveProduct(id: number | undefined) {
  const renew = useRenewProducts();
  const keyFor = useIntentKey();
  return useMutation({
    mutationFn: (body: InferOutput<typeof ProductForm>) => {
      const idempotencyKey = keyFor(body);
      return id === undefined
        ? call(createProduct, { body, idempotencyKey })
        : call(updateProduct, { params: { id }, body, idempotencyKey });
    },
    onSettled: renew,
  });
}

export function useDeleteProduct() {
  const renew = useRenewProducts();
  return useMutation({
    mutationFn: ({ id, updated_at }: Product) =>
      call(deleteProduct, { params: { id }, body: { updated_at } }),
    onSuccess: (_, { id }) => deleteDraft(draftOf(id)),
    onSettled: renew,
  });
}

/** Puts back what was deleted. */
export function useActivateProduct() {
  const renew = useRenewProducts();
  return useMutation({
    mutationFn: (id: number) => call(activateProduct, { params: { id } }),
    onSettled: renew,
  });
}

/** After a failure as well: somebody else may have changed or removed it. */
function useRenewProducts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: productsKey() });
}
