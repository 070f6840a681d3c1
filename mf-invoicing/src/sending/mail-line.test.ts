import { aMail } from '../testing/a-mail';
import { mailLine } from './mail-line';

const queued = aMail({ emails: ['a@b.nl', 'c@d.nl'] });

describe('mailLine', () => {
  it('promises nothing while the mail waits', () => {
    expect(mailLine(queued).text).toBe('E-mail aan a@b.nl, c@d.nl is in wachtrij');
  });

  it('says why it is tried again', () => {
    expect(mailLine({ ...queued, attempts: 1, error: 'geen verbinding' }).text).toBe(
      'E-mail aan a@b.nl, c@d.nl is in wachtrij en wordt opnieuw geprobeerd: geen verbinding',
    );
  });

  it('says when it went, in Dutch time', () => {
    const sent = { ...queued, state: 'sent', sent_at: '2026-11-20T13:05:00.000Z' } as const;
    expect(mailLine(sent).text).toBe('E-mail is verzonden naar a@b.nl, c@d.nl op 20-11-2026 14:05');
  });

  it('does not call it sent to all when an address was refused', () => {
    const error = 'Niet aangenomen voor: c@d.nl';
    const sent = { ...queued, state: 'sent', error, sent_at: '2026-11-20T13:05:00.000Z' } as const;
    expect(mailLine(sent)).toEqual({
      tone: 'amber',
      text: 'E-mail is verzonden op 20-11-2026 14:05. Niet aangenomen voor: c@d.nl',
    });
  });

  it('says that it failed, and why', () => {
    expect(mailLine({ ...queued, state: 'failed', error: 'adres onbekend' })).toEqual({
      tone: 'red',
      text: 'E-mail aan a@b.nl, c@d.nl is mislukt: adres onbekend',
    });
  });
});
