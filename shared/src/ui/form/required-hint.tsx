import './form.css';

/** What the star at a label means. */
export function RequiredHint() {
  return (
    <p className="bw-required-hint">
      Velden met een <span>*</span> zijn verplicht.
    </p>
  );
}
