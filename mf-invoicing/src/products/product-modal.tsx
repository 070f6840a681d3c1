import { readAgain } from '@boekwerk/shared/api-client/read-again';
import { type Product, ProductForm as schema } from '@boekwerk/shared/contract/products';
import { asShown } from '@boekwerk/shared/plain/as-shown';
import { Button } from '@boekwerk/shared/ui/button';
import { FormFrame, useSavedForm } from '@boekwerk/shared/ui/form';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useReturnedFocus } from '@boekwerk/shared/ui/states';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import { texts as remote } from '../texts';
import { ProductFields } from './product-fields';
import { draftOf, emptyProduct, valuesOf } from './product-values';
import './products.css';
import { useProduct, useSaveProduct } from './queries';
import { texts } from './texts';

type Props = {
  /** Leave out for a new one. */
  product?: Product;
  onRemove: (product: Product, onFailed: (error: unknown) => void) => void;
  onClose: () => void;
};

/** The form of a product over the list. */
export function ProductModal({ product, onRemove, onClose }: Props) {
  const saved = useProductForm(product, onClose);
  const { form, isChanged, isSaving } = saved;
  useReturnedFocus();
  const question = remote.leaveQuestion;
  const { close } = useDialogGuard({ isChanged, isBusy: isSaving, question, onClose });
  return (
    <Modal
      open
      title={product?.title ?? texts.newProduct}
      width={640}
      footer={null}
      onCancel={close}
    >
      <FormFrame
        saved={saved}
        footer={
          <div className="invoicing-product-modal-foot">
            {product && (
              <Button
                danger
                disabled={isSaving}
                onClick={() => onRemove(asShown(product, form.getValues()), saved.refused)}
              >
                {texts.remove.action}
              </Button>
            )}
            <span>
              <Button onClick={close}>{remote.cancel}</Button>
              <Button type="primary" htmlType="submit" disabled={!isChanged} loading={isSaving}>
                {remote.save}
              </Button>
            </span>
          </div>
        }
      >
        <ProductFields control={form.control} />
      </FormFrame>
    </Modal>
  );
}

function useProductForm(product: Product | undefined, onSaved: () => void) {
  const query = useProduct(product);
  const { mutateAsync: save } = useSaveProduct(product?.id);
  const notices = useNotices();
  return useSavedForm({
    schema,
    values: query.data ? valuesOf(query.data) : emptyProduct,
    draft: draftOf(product?.id),
    asksToLeave: false,
    save,
    onSaved: ({ title }) => {
      if (product) notices.success(remote.updated, remote.allUpdated);
      else notices.success(remote.done, texts.created(title));
      onSaved();
    },
    ...(product && { readAgain: () => readAgain(query).then(valuesOf) }),
  });
}
