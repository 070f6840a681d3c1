import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useState,
} from 'react';
import type { ConfirmDialog } from './confirm-dialog';
import type { Question } from './question';
import { texts } from './texts';

/** Asks, and answers whether to go on; without a question whether one is sure. */
export type Confirm = (question?: Question) => Promise<boolean>;

type OpenQuestion = {
  question: Question;
  Dialog: ComponentType<Parameters<typeof ConfirmDialog>[0]>;
  answer: (isConfirmed: boolean) => void;
};

const Context = createContext<Confirm | null>(null);

/** The dialog itself is fetched with the first question. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const confirm = useCallback<Confirm>(async (question = ANY) => {
    const Dialog = await loadDialog();
    if (!Dialog) return window.confirm(plainText(question));
    const isConfirmed = await new Promise<boolean>((answer) =>
      setAsked({ question, Dialog, answer }),
    );
    setAsked(null);
    return isConfirmed;
  }, []);

  return (
    <Context value={confirm}>
      {children}
      {asked && <asked.Dialog question={asked.question} onAnswer={asked.answer} />}
    </Context>
  );
}

export function useConfirm(): Confirm {
  const confirm = use(Context);
  if (!confirm) throw new Error('useConfirm works inside ConfirmProvider only');
  return confirm;
}

const ANY: Question = { confirmText: texts.goOn };

/** `null` when it cannot be fetched: then the browser's own dialog asks. */
const loadDialog = () =>
  import('./confirm-dialog').then(
    ({ ConfirmDialog }) => ConfirmDialog,
    () => null,
  );

const plainText = ({ title, text }: Question) =>
  [title, text].filter(Boolean).join('\n') || texts.question;
