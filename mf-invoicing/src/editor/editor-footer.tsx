import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { shownNumber } from '@boekwerk/shared/domain/invoice-shown';
import { useNavigate } from '@boekwerk/shared/router';
import { Button } from '@boekwerk/shared/ui/button';
import { DownloadOutlined, DownOutlined, EyeOutlined } from '@boekwerk/shared/ui/icons';
import { ActionMenu } from '@boekwerk/shared/ui/menu';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { FooterBar } from '@boekwerk/shared/ui/page';
import { OVERVIEW } from './invoice-shell';
import { useSavePdf } from './queries';
import { texts } from './texts';
import type { InvoiceFormMethods } from './use-invoice-form';
import type { useSaving } from './use-saving';
import { useSendByHand } from './use-send-by-hand';

type Props = {
  form: InvoiceFormMethods;
  invoice: Invoice | null;
  saving: ReturnType<typeof useSaving>;
  onCreated: (saved: Invoice) => void;
  onPreview: () => void;
  onSend: () => void;
};

/** What can be done with a concept. Only a saved one can be downloaded or sent. */
export function EditorFooter({ form, invoice, saving, onCreated, onPreview, onSend }: Props) {
  const notices = useNotices();
  const navigate = useNavigate();
  const save = () =>
    saving.saveAnd((saved) => {
      if (invoice) return notices.success(texts.updated, texts.allUpdated);
      notices.success(texts.done, texts.created);
      onCreated(saved);
    });

  return (
    <FooterBar
      left={
        <>
          <Button icon={<EyeOutlined />} onClick={onPreview}>
            {texts.preview}
          </Button>
          {invoice && <Download invoice={invoice} saving={saving} />}
        </>
      }
    >
      <Button onClick={() => navigate(OVERVIEW)}>{texts.close}</Button>
      <Button
        type={invoice ? 'default' : 'primary'}
        disabled={!form.formState.isDirty}
        loading={saving.isSaving}
        onClick={save}
      >
        {texts.save}
      </Button>
      {invoice && <Send saving={saving} onSend={onSend} />}
    </FooterBar>
  );
}

function Download({ invoice, saving }: { invoice: Invoice; saving: Props['saving'] }) {
  const notices = useNotices();
  const savePdf = useSavePdf();
  const download = ({ id }: Invoice) =>
    savePdf.mutate({ id, name: texts.fileName(shownNumber(invoice)) }, { onError: notices.failed });
  return (
    <Button
      icon={<DownloadOutlined />}
      loading={savePdf.isPending}
      onClick={() => saving.saveIfChanged(download)}
    >
      {texts.download}
    </Button>
  );
}

function Send({ saving, onSend }: { saving: Props['saving']; onSend: () => void }) {
  const sendByHand = useSendByHand(saving.saveIfChanged);
  return (
    <ActionMenu
      items={[
        { key: 'mail', label: texts.sendByMail, onClick: () => saving.saveIfChanged(onSend) },
        { key: 'hand', label: texts.sendByHand, onClick: () => void sendByHand() },
      ]}
    >
      <Button type="primary" icon={<DownOutlined />} iconPlacement="end">
        {texts.send}
      </Button>
    </ActionMenu>
  );
}
