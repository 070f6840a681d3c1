import type { Finding } from '@boekwerk/shared/domain/invoice/check/invoice-check';
import { CheckCircleFilled } from '@boekwerk/shared/ui/icons';
import './check.css';
import { FindingFix } from './finding-fix';
import { texts } from './texts';

type Props = { findings: readonly Finding[] };

/** What an invoice still lacks by law and for an e-invoice: a warning that blocks nothing. */
export function InvoiceCheck({ findings }: Props) {
  const [hints, missing] = [findings.filter(isHint), findings.filter((one) => !isHint(one))];
  return (
    <section className="invoicing-check" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {missing.length === 0 && (
        <p className="invoicing-check-complete">
          <CheckCircleFilled /> {texts.complete}
        </p>
      )}
      {REASONS.map((reason) => (
        <Findings
          key={reason}
          title={texts.for[reason]}
          findings={missing.filter((finding) => finding.for === reason)}
        />
      ))}
      {hints.map((hint) => (
        <p key={keyOf(hint)} className="invoicing-check-hint">
          <FoundText finding={hint} />
        </p>
      ))}
    </section>
  );
}

const REASONS = ['law', 'e-invoice'] as const satisfies readonly Finding['for'][];

const keyOf = ({ code, field }: Finding) => `${code} ${field}`;

const isHint = (finding: Finding) => finding.for === 'hint';

function Findings({ title, findings }: Props & { title: string }) {
  if (findings.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul aria-label={title}>
        {findings.map((finding) => (
          <li key={keyOf(finding)}>
            <FoundText finding={finding} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FoundText({ finding }: { finding: Finding }) {
  return (
    <>
      {finding.text} <FindingFix finding={finding} />
    </>
  );
}
