import { Button } from '@boekwerk/shared/plain';
import { Dialog } from '../dialog';
import './terms-dialog.css';
import { TERMS, termsTexts } from './terms-text';

export type TermsDialogProps = {
  onAnswer: (isAgreed: boolean) => void;
  /** Closed without an answer. */
  onClose: () => void;
};

export function TermsDialog({ onAnswer, onClose }: TermsDialogProps) {
  return (
    <Dialog title={termsTexts.title} isWide onCancel={onClose}>
      {/* It scrolls, so the keyboard must be able to get there. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
      <section className="auth-terms" tabIndex={0} aria-label={termsTexts.title}>
        <p>{termsTexts.effective}</p>
        {TERMS.map(({ title, paragraphs }, index) => (
          <section key={title}>
            <h3>{`${index + 1}. ${title}`}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </section>
      <div className="auth-dialog-buttons">
        <Button onClick={() => onAnswer(false)}>{termsTexts.refuse}</Button>
        <Button isPrimary onClick={() => onAnswer(true)}>
          {termsTexts.accept}
        </Button>
      </div>
    </Dialog>
  );
}
