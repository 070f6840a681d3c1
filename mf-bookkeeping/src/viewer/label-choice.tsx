import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { TAG_CODES, type Tag } from '@boekwerk/shared/domain/document/tag';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { useLabelDocument } from '../document-queries';
import { useDocumentKeys } from '../parts/document-keys/use-document-keys';
import { texts as documents } from '../texts';
import { texts } from './texts';
import { useFailedChange } from './use-failed-change';

type Props = { document: BookingItem };

/** The label of a document, which is kept at once. */
export function LabelChoice({ document }: Props) {
  const label = useLabelDocument(document);
  const failed = useFailedChange();
  const { tag } = document;
  const isOpen = allowsOnDocument(document, 'label');
  const choose = (chosen: Tag | null) => {
    if (isOpen && chosen !== tag && !label.isPending) label.mutate(chosen, { onError: failed });
  };
  useDocumentKeys({ purchase: () => choose('INK'), sale: () => choose('VRK') });
  if (!isOpen) return <span>{tag ? documents.tag[tag] : documents.noTag}</span>;
  return (
    <>
      <SelectInput
        aria-label={texts.label}
        placeholder={texts.chooseLabel}
        value={label.isPending ? label.variables : tag}
        aria-busy={label.isPending}
        isClearable
        options={TAG_CODES.map((code) => ({ value: code, label: documents.tag[code] }))}
        onChange={choose}
      />
      {/* Not a notice: that would lie over the arrows to the next document. */}
      <span role="status" className="bookkeeping-viewer-saved">
        {label.isSuccess && (label.data.tag ? texts.labelled : texts.labelCleared)}
      </span>
    </>
  );
}
