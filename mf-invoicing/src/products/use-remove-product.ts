import type { Product } from '@boekwerk/shared/contract/products';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts as remote } from '../texts';
import { useActivateProduct, useDeleteProduct } from './queries';
import { texts } from './texts';

/** Asks, takes a product out of the catalogue, says so, and offers to take that back. */
export function useRemoveProduct(onRemoved: () => void) {
  const confirm = useConfirm();
  const notices = useNotices();
  const deletion = useDeleteProduct();
  const activation = useActivateProduct();

  // As a promise: the page may be gone by then.
  const undo = ({ id, title }: Product) =>
    activation
      .mutateAsync(id)
      .then(() => notices.success(remote.done, texts.remove.putBack(title)), notices.failed);
  return async (product: Product, onFailed = notices.failed) => {
    const question = texts.remove.question(product.title);
    if (!(await confirm({ text: question, isDelete: true }))) return;
    deletion.mutate(product, {
      onSuccess: () => {
        notices.success(remote.done, texts.remove.done, {
          label: texts.remove.undo,
          onClick: () => void undo(product),
        });
        onRemoved();
      },
      onError: onFailed,
    });
  };
}
