import { TAG_CODES } from '@boekwerk/shared/domain/document/tag';
import { CheckboxField } from '@boekwerk/shared/ui/fields';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { Muted } from '@boekwerk/shared/ui/text';
import type { LedgerAccount } from '../queries';
import { texts } from '../texts';
import { type LedgerOptions, withEnded } from './ledger-options';
import { LinksCard } from './links-card';
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
    <LinksCard saved={saved} words={words}>
      <ul className="settings-twinfield-rows settings-twinfield-journals" aria-label={words.title}>
        <li className="settings-twinfield-head" aria-hidden>
          <span>{words.journal}</span>
          <span>{words.ledger}</span>
        </li>
        {journals.map(({ id, code, name, default_ledger_account_id: chosen }, at) => (
          <li key={id}>
            <CheckboxField control={control} name={`tags.${at}.active`} label={`${code} ${name}`} />
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
            {isBookedIn(code) && (
              <CheckboxField
                control={control}
                name={`tags.${at}.is_final`}
                label={words.final(code)}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="settings-twinfield-note">
        <Muted>{words.finalText}</Muted>
      </p>
    </LinksCard>
  );
}

/** Documents are booked in the journals that are called as their labels. */
const isBookedIn = (code: string) => TAG_CODES.some((tag) => tag === code);
