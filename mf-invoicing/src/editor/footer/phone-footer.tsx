import { allows } from '@boekwerk/shared/domain/invoice/invoice-status';
import { SaveButton } from '@boekwerk/shared/ui/form';
import { RowMenu } from '@boekwerk/shared/ui/menu';
import { FooterBar } from '@boekwerk/shared/ui/page';
import { texts } from '../../texts';
import { PhoneTotals } from '../totals/phone-totals';
import type { EditorFooterProps } from './editor-footer-props';
import { SendButton } from './send-button';
import { usePhoneActions } from './use-phone-actions';

/** One row: the total, the next step, and all else in a menu. What is typed is saved before it is sent. */
export function PhoneFooter(props: EditorFooterProps) {
  const { invoice, saved, onSave } = props;
  const actions = usePhoneActions(props);
  const isSaveNext = saved.isChanged || invoice === null || !allows(invoice, 'send');
  return (
    <FooterBar left={<PhoneTotals control={saved.form.control} invoice={invoice} />}>
      <RowMenu label={texts.moreActions} items={actions} />
      {isSaveNext ? (
        <SaveButton saved={saved} onSave={onSave} />
      ) : (
        <SendButton {...props} invoice={invoice} isShort />
      )}
    </FooterBar>
  );
}
