import { Link } from '@boekwerk/shared/router';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { addressOf } from '../addresses';
import './invoices.css';
import { useMailProgress } from './queries';
import { texts } from './texts';

const MOST_NAMED = 10;

/** How many mails are still being sent, and which invoices have one that failed. */
export function MailProgress() {
  const { data } = useMailProgress();
  if (!data) return null;
  const { queued, failed } = data;
  return (
    <>
      {queued > 0 && <InfoBar>{texts.mail.queued(queued)}</InfoBar>}
      {failed.length > 0 && (
        <InfoBar tone="red">
          <span className="invoicing-mail-failed">
            {texts.mail.failed(failed.length)}
            {failed.slice(0, MOST_NAMED).map(({ invoice_id, invoice_number, error }) => (
              <Link key={invoice_id} to={addressOf({ id: invoice_id })} title={error ?? undefined}>
                {invoice_number}
              </Link>
            ))}
            {failed.length > MOST_NAMED && texts.mail.more(failed.length - MOST_NAMED)}
          </span>
        </InfoBar>
      )}
    </>
  );
}
