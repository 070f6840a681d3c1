import { LETTER_WORDS } from '@boekwerk/shared/domain/invoice/letter';
import { Button } from '@boekwerk/shared/ui/button';
import './invoicing.css';
import { texts } from './texts';

/** The words that stand for something else in each letter. */
export function LetterWordList({ onChosen }: { onChosen: (word: string) => void }) {
  return (
    <div className="invoicing-words">
      <p id="letter-words">{texts.template.words}</p>
      <ul aria-labelledby="letter-words">
        {LETTER_WORDS.map((name) => {
          const word = `{${name}}`;
          const meaning = texts.template.meanings[name];
          return (
            <li key={name}>
              <Button
                size="small"
                aria-label={texts.template.insert(word, meaning)}
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
