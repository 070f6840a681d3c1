import './form.css';
import { texts } from './texts';

/** What the star at a label means. */
export function RequiredHint() {
  return (
    <p className="bw-required-hint">
      {texts.required.before} <span>*</span> {texts.required.after}
    </p>
  );
}
