import { type Product, ProductForm as schema } from '@boekwerk/shared/contract/products';
import { Button } from '@boekwerk/shared/ui/button';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import { texts as remote } from '../texts';
import { useReturnedFocus } from '../use-returned-focus';
import { ProductFields } from './product-fields';
import { emptyProduct, valuesOf } from './product-values';
import './products.css';
import { useSaveProduct } from './queries';
import { texts } from './texts';

type Props = {
  /** Leave out for a new one. */
  product?: Product;
  onRemove: (product: Product) => void;
  onClose: () => void;
};

/** The form of a product over the list. */
export function ProductModal({ product, onRemove, onClose }: Props) {
  const { control, submit, isChanged, isSaving } = useProductForm(product, onClose);
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
      <form onSubmit={submit} noValidate>
        <ProductFields control={control} />
        <div className="invoicing-product-modal-foot">
          {product && (
            <Button danger disabled={isSaving} onClick={() => onRemove(product)}>
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
      </form>
    </Modal>
  );
}

function useProductForm(product: Product | undefined, onSaved: () => void) {
  const save = useSaveProduct(product?.id);
  const notices = useNotices();
  const form = useContractForm(schema, product ? valuesOf(product) : emptyProduct);
  const saveFailed = useSaveFailed(form.setError);
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: ({ title }) => {
        if (product) notices.success(remote.updated, remote.allUpdated);
        else notices.success(remote.done, texts.created(title));
        onSaved();
      },
      onError: saveFailed,
    }),
  );
  return {
    control: form.control,
    submit,
    isChanged: form.formState.isDirty,
    isSaving: save.isPending,
  };
}
