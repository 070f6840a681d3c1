import { allows } from '@boekwerk/shared/domain/invoice/invoice-status';
import { useNavigate } from '@boekwerk/shared/router';
import { Button } from '@boekwerk/shared/ui/button';
import { SaveButton } from '@boekwerk/shared/ui/form';
import { useIsPhone } from '@boekwerk/shared/ui/list/use-is-phone';
import { FooterBar } from '@boekwerk/shared/ui/page';
import { OVERVIEW } from '../../addresses';
import { texts } from '../../texts';
import type { EditorFooterProps } from './editor-footer-props';
import { EditorTools } from './editor-tools';
import { PhoneFooter } from './phone-footer';
import { SendButton } from './send-button';

/** What can be done with a concept or a template; what needs a saved one saves it first. */
export function EditorFooter(props: EditorFooterProps) {
  const { invoice, saved, onSave } = props;
  const navigate = useNavigate();
  if (useIsPhone()) return <PhoneFooter {...props} />;
  const canSend = invoice !== null && allows(invoice, 'send');
  return (
    <FooterBar left={<EditorTools {...props} />}>
      <Button onClick={() => navigate(OVERVIEW)}>{texts.close}</Button>
      <SaveButton
        saved={saved}
        type={canSend ? 'default' : 'primary'}
        // No button submits: Enter in a line moves to the next line.
        onSave={onSave}
      />
      {canSend && <SendButton {...props} invoice={invoice} />}
    </FooterBar>
  );
}
