import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Card } from '@boekwerk/shared/ui/layout';
import { bothOf, FormSkeleton, Loaded, usePassedFocus } from '@boekwerk/shared/ui/states';
import { useRef } from 'react';
import { useLedgers, useTaxDefaults } from '../queries';
import type { LatestTask } from '../task/use-latest-task';
import { texts } from '../texts';
import { JournalCard } from './journal-card';
import { optionsOf } from './ledger-options';
import { SyncButton } from './sync-button';
import { TaxCard } from './tax-card';

/** What is booked where in the linked office. */
export function Links({ office, latest }: { office: string; latest: LatestTask }) {
  const journals = useLedgers(LedgerType.journal);
  const ledgers = bothOf(useLedgers(LedgerType.balance), useLedgers(LedgerType.profitAndLoss));
  const taxes = bothOf(useTaxDefaults(), useLedgers(LedgerType.vat));
  return (
    <Loaded
      query={bothOf(journals, bothOf(ledgers, taxes))}
      loading={<FormSkeleton rows={6} />}
      failed={texts.failed}
      isEmpty={([found]) => found.length === 0}
      empty={<NoJournals latest={latest} />}
    >
      {([found, [[balance, profitAndLoss], [defaults, codes]]]) => {
        const accounts = optionsOf([...balance, ...profitAndLoss]);
        return (
          <>
            <JournalCard key={idsOf(found)} office={office} journals={found} ledgers={accounts} />
            <TaxCard
              key={office}
              office={office}
              defaults={defaults}
              ledgers={accounts}
              codes={codes}
            />
          </>
        );
      }}
    </Loaded>
  );
}

/** A sync may add journals, and take some away. */
const idsOf = (journals: readonly { id: number }[]) => journals.map(({ id }) => id).join(' ');

function NoJournals({ latest }: { latest: LatestTask }) {
  const { none, noneText, sync } = texts.journals;
  const part = useRef<HTMLDivElement>(null);
  usePassedFocus(part);
  return (
    <div ref={part} className="settings-twinfield-none">
      <Card>
        <EmptyState
          picture="nothing-found"
          title={none}
          text={noneText}
          action={
            <SyncButton type="primary" latest={latest}>
              {sync}
            </SyncButton>
          }
        />
      </Card>
    </div>
  );
}
