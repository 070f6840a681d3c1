import type { Prefix } from '@boekwerk/shared/contract/prefix';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { Button } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PlusOutlined } from '@boekwerk/shared/ui/icons';
import { Card } from '@boekwerk/shared/ui/layout';
import { useButtonsFocus } from '@boekwerk/shared/ui/states';
import { useState } from 'react';
import { FormModal } from '../form-modal';
import { PrefixForm } from './prefix-form';
import { PrefixList } from './prefix-list';
import { StartNumberRow } from './start-number-row';
import { texts } from './texts';

/** What invoice numbers begin with: now, and from a day to come. */
export function PrefixCard({ prefixes }: { prefixes: readonly Prefix[] }) {
  const [form, setForm] = useState<{ isOpen: boolean; prefix?: Prefix }>({ isOpen: false });
  const add = (
    <Button icon={<PlusOutlined />} onClick={() => setForm({ isOpen: true })}>
      {texts.prefix.add}
    </Button>
  );
  // One that another has followed up holds for no invoice to come.
  const shown = prefixes.filter(({ is_current, start_date }) => is_current || start_date > today());
  const { buttons, keep } = useButtonsFocus(shown.map(({ id }) => id).join());
  const close = () => setForm((last) => ({ ...last, isOpen: false }));
  return (
    <Card title={texts.prefix.section} extra={shown.length > 0 && add}>
      <div ref={buttons}>
        {shown.length > 0 ? (
          <PrefixList prefixes={shown} onEdit={(prefix) => setForm({ isOpen: true, prefix })} />
        ) : (
          <EmptyState
            picture="invoices"
            title={texts.prefix.none}
            text={texts.prefix.noneHint}
            action={add}
          />
        )}
      </div>
      <StartNumberRow />
      <FormModal
        title={form.prefix ? texts.prefix.editTitle : texts.prefix.newTitle}
        isOpen={form.isOpen}
        onClose={close}
        onClosed={keep}
      >
        {(modal) => <PrefixForm {...modal} prefix={form.prefix} onSaved={close} />}
      </FormModal>
    </Card>
  );
}
