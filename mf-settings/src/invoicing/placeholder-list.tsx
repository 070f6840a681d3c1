import { OFFERED_PLACEHOLDERS } from '@boekwerk/shared/domain/invoice/email-text';
import { Button } from '@boekwerk/shared/ui/button';
import { useId } from 'react';
import './invoicing.css';
import { texts } from './texts';

/** The placeholders that an e-mail text may hold. */
export function PlaceholderList({ onChosen }: { onChosen: (word: string) => void }) {
  const id = useId();
  return (
    <div className="settings-invoicing-placeholders">
      <p id={id}>{texts.emailText.placeholders}</p>
      <ul aria-labelledby={id}>
        {OFFERED_PLACEHOLDERS.map((name) => {
          const word = `{${name}}`;
          const meaning = texts.emailText.meanings[name];
          return (
            <li key={name}>
              <Button
                size="small"
                aria-label={texts.emailText.insert(word, meaning)}
                onClick={() => onChosen(word)}
              >
                {word}
              </Button>
              <span>{meaning}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
