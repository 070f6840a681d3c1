import { CheckboxField } from '@boekwerk/shared/ui/fields';
import { FormFrame, SaveButton } from '@boekwerk/shared/ui/form';
import { Card } from '@boekwerk/shared/ui/layout';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { Muted } from '@boekwerk/shared/ui/text';
import type { LedgerAccount } from '../queries';
import { texts } from '../texts';
import '../twinfield.css';
import { type LedgerOptions, withEnded } from './ledger-options';
import { useJournalForm } from './use-journal-form';

const words = texts.journals;

type Props = {
  /** Its code: what is typed about one says nothing about another. */
  office: string;
  journals: readonly LedgerAccount[];
  ledgers: LedgerOptions;
};

/** Which journals are booked in, and on which account when nothing else is said. */
export function JournalCard({ office, journals, ledgers }: Props) {
  const saved = useJournalForm({ office, journals, ledgers });
  const { control } = saved.form;
  return (
    <Card title={words.title}>
      <FormFrame
        saved={saved}
        hasRequired={false}
        footer={
          <div className="settings-twinfield-foot">
            <SaveButton saved={saved}>{words.save}</SaveButton>
          </div>
        }
      >
        <p className="settings-twinfield-text">
          <Muted>{words.text}</Muted>
        </p>
        <ul className="settings-twinfield-rows" aria-label={words.title}>
          <li className="settings-twinfield-head" aria-hidden>
            <span>{words.journal}</span>
            <span>{words.ledger}</span>
          </li>
          {journals.map(({ id, code, name, default_ledger_account_id: chosen }, at) => (
            <li key={id}>
              <CheckboxField
                control={control}
                name={`tags.${at}.active`}
                label={`${code} ${name}`}
              />
              <SelectField
                control={control}
                name={`tags.${at}.default`}
                label={words.ledgerOf(code)}
                isLabelHidden
                options={withEnded(ledgers, chosen)}
                isSearchable
                isClearable
                placeholder={words.ledger}
                nothingFound={texts.notFound}
              />
            </li>
          ))}
        </ul>
      </FormFrame>
    </Card>
  );
}
