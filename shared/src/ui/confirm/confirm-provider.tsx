import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { RouterContext } from '../../router';
import type { ConfirmModal } from './confirm-modal';
import type { Question } from './question';
import { texts } from './texts';

/** Asks, and answers whether to go on; without a question whether one is sure. */
export type Confirm = (question?: Question) => Promise<boolean>;

type OpenQuestion = {
  question: Question;
  Modal: ComponentType<Parameters<typeof ConfirmModal>[0]>;
  answer: (isConfirmed: boolean) => void;
};

const Context = createContext<Confirm | null>(null);

/** The dialog itself is fetched with the first question. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const confirm = useCallback<Confirm>(async (question = ANY) => {
    const Modal = await loadModal();
    if (!Modal) return window.confirm(plainText(question));
    const isConfirmed = await new Promise<boolean>((answer) =>
      setAsked({ question, Modal, answer }),
    );
    setAsked(null);
    return isConfirmed;
  }, []);

  useAnswerBack(asked);
  return (
    <Context value={confirm}>
      {children}
      {asked && <asked.Modal question={asked.question} onAnswer={asked.answer} />}
    </Context>
  );
}

/** Back leaves the page that asks, as it closes a dialog of a phone: that is no consent, and nothing to ask anywhere else. */
function useAnswerBack(asked: OpenQuestion | null): void {
  const router = use(RouterContext)?.router;
  useEffect(() => {
    if (!asked || !router) return;
    const { key } = router.state.location;
    return router.subscribe(({ historyAction, location }) => {
      if (historyAction === 'POP' && location.key !== key) asked.answer(false);
    });
  }, [asked, router]);
}

/**
 * Asks a question over the page, which the rest waits for: `if (await confirm(question)) …`.
 *
 * @throws Error outside of `ConfirmProvider`
 */
export function useConfirm(): Confirm {
  const confirm = use(Context);
  if (!confirm) throw new Error('useConfirm works inside ConfirmProvider only');
  return confirm;
}

const ANY: Question = { confirmText: texts.goOn };

/** `null` when it cannot be fetched: then the browser's own dialog asks. */
const loadModal = () =>
  import('./confirm-modal').then(
    ({ ConfirmModal }) => ConfirmModal,
    () => null,
  );

const plainText = ({ title, text }: Question) =>
  [title, text].filter(Boolean).join('\n') || texts.question;
