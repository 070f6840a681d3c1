import { Button } from 'antd';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import './form.css';
import { UNFOLD } from './unfold';

type Props<Values extends FieldValues> = {
  // biome-ignore lint/suspicious/noExplicitAny: it does not mind what the form makes of its values
  control: Control<Values, any, any>;
  /** On the button that shows and hides the fields. */
  label: string;
  /** What of the hidden fields is filled in, beside the button. */
  summary?: ReactNode;
  /** The fields; they stay in the form while they are hidden. */
  children: ReactNode;
};

/** Fields that most do not need, hidden until they are asked for, or until one of them is wrong. */
export function Fold<Values extends FieldValues>({
  control,
  label,
  summary,
  children,
}: Props<Values>) {
  const [isOpen, setOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const id = useId();
  useUnfold(fields, () => setOpen(true));
  useUnfoldWrong(control, fields, () => setOpen(true));
  return (
    <div className="bw-fold">
      <div className="bw-fold-head">
        <Button
          type="link"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
        {!isOpen && summary && <span className="bw-fold-summary">{summary}</span>}
      </div>
      <div ref={fields} id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

/** Opens at once for who is about to put the focus in one of the fields. */
function useUnfold(fields: { current: HTMLElement | null }, open: () => void) {
  useEffect(() => {
    const element = fields.current;
    const unfold = () => flushSync(open);
    element?.addEventListener(UNFOLD, unfold);
    return () => element?.removeEventListener(UNFOLD, unfold);
  }, [fields]);
}

/** Opens when a field in it turns out wrong. Where that is the first one, it gets the focus it could not take before. */
function useUnfoldWrong<Values extends FieldValues>(
  control: Props<Values>['control'],
  fields: { current: HTMLElement | null },
  open: () => void,
) {
  const { errors } = useFormState({ control });
  useEffect(() => {
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!wrong || !fields.current?.hidden) return;
    flushSync(open);
    if (!document.activeElement?.matches('[aria-invalid=true]')) wrong.focus();
  }, [errors, fields]);
}
