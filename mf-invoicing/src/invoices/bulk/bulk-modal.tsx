import { Link } from '@boekwerk/shared/router';
import { Button } from '@boekwerk/shared/ui/button';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useReturnedFocus } from '@boekwerk/shared/ui/states';
import { addressOf } from '../../addresses';
import '../invoices.css';
import { texts } from '../texts';
import type { BulkKind } from './bulk-kinds';

/** An invoice for which the action failed. */
export type Failure = { id: number; number: string; message: string };

export type Progress = {
  kind: BulkKind;
  done: number;
  total: number;
  /** `null` while it runs. */
  failures: readonly Failure[] | null;
};

type Props = { progress: Progress; onClose: () => void };

/** Progress of a bulk action; afterwards the invoices for which it failed, and why. */
export function BulkModal({ progress, onClose }: Props) {
  const { kind, done, total, failures } = progress;
  const words = texts.bulk[kind];
  useReturnedFocus();
  return (
    <Modal
      open
      title={failures ? words.failed(failures.length) : words.running}
      width={520}
      closable={failures !== null}
      mask={{ closable: false }}
      keyboard={failures !== null}
      onCancel={onClose}
      footer={
        failures && (
          <Button type="primary" onClick={onClose}>
            {texts.bulk.close}
          </Button>
        )
      }
    >
      {failures ? <Failures failures={failures} /> : <Bar done={done} total={total} />}
    </Modal>
  );
}

function Bar({ done, total }: { done: number; total: number }) {
  const text = texts.bulk.progress(done, total);
  return (
    <div className="invoicing-bulk-progress">
      <progress value={done} max={total} aria-label={text} />
      <span role="status">{text}</span>
    </div>
  );
}

function Failures({ failures }: { failures: readonly Failure[] }) {
  return (
    <>
      <ul className="invoicing-bulk-failures">
        {failures.map(({ id, number, message }) => (
          <li key={id}>
            <Link to={addressOf({ id })}>{number}</Link>: {message}
          </li>
        ))}
      </ul>
      <p>{texts.bulk.stillSelected(failures.length)}</p>
    </>
  );
}
