import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { Modal } from '@boekwerk/shared/ui/modal';
import { PdfThumbnails } from '@boekwerk/shared/ui/pdf-thumbnails';
import { Loaded } from '@boekwerk/shared/ui/states';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import type { ActionModalProps } from '../document-action';
import { useDocumentFile } from '../document-queries';
import { LeavesBehind } from '../parts/leaves-behind/leaves-behind';
import './cut.css';
import { CutGroups } from './cut-groups';
import { CutTools } from './cut-tools';
import { texts } from './texts';
import { useCut } from './use-cut';
import { usePageGroups } from './use-page-groups';

/** Divides the pages of a PDF over documents. */
export function CutModal({ documents: [document], ...rest }: ActionModalProps) {
  return document && <CutOneModal document={document} {...rest} />;
}

type Props = Omit<ActionModalProps, 'documents'> & { document: BookingItem };

function CutOneModal({ document, onClose, onDone }: Props) {
  const { id, amount_pages } = document;
  const pages = usePageGroups(amount_pages);
  const file = useDocumentFile(id);
  const { cut, problem, isBusy } = useCut(id, pages.groups, () =>
    guard.leaveBy(() => onDone({ updated: [id], failed: [] })),
  );
  const question = texts.losesDivision;
  const guard = useDialogGuard({ isChanged: pages.isChanged, isBusy, question, onClose });
  const count = pages.groups.length;

  return (
    <Modal
      open
      rootClassName="bookkeeping-cut"
      title={texts.title}
      width={1160}
      onCancel={guard.close}
      mask={{ closable: false }}
      footer={
        <div className="bookkeeping-cut-footer">
          <span role="status">{texts.counted(count)}</span>
          <Button onClick={guard.close}>{texts.cancel}</Button>
          <Button
            type="primary"
            disabled={count < 2}
            title={count < 2 ? texts.counted(count) : undefined}
            loading={isBusy}
            onClick={cut}
          >
            {texts.cut}
          </Button>
        </div>
      }
    >
      {problem && <InfoBar tone="red">{problem}</InfoBar>}
      <LeavesBehind documents={[document]} />
      <CutTools count={amount_pages} pages={pages} />
      <Loaded query={file} loading={null} failed={texts.failedFile} isPart>
        {() => null}
      </Loaded>
      <PdfThumbnails
        file={file.data ?? null}
        failed={<InfoBar tone="red">{texts.failedFile}</InfoBar>}
      >
        <CutGroups groups={pages.groups} change={pages.change} />
      </PdfThumbnails>
    </Modal>
  );
}
