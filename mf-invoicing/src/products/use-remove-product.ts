import type { Product } from '@boekwerk/shared/contract/products';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts as remote } from '../texts';
import { useDeleteProduct } from './queries';
import { texts } from './texts';

/** Asks, takes a product out of the catalogue and says so. */
export function useRemoveProduct(onRemoved: () => void) {
  const confirm = useConfirm();
  const notices = useNotices();
  const deletion = useDeleteProduct();
  return async ({ id, title }: Product) => {
    if (!(await confirm({ text: texts.remove.question(title), isDelete: true }))) return;
    deletion.mutate(id, {
      onSuccess: () => {
        notices.success(remote.done, texts.remove.done);
        onRemoved();
      },
      onError: notices.failed,
    });
  };
}
