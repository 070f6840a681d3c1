import type { Customer } from '@boekwerk/shared/contract/customers';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { Slots } from '@boekwerk/shared/slots';
import { Button } from '@boekwerk/shared/ui/button';
import { ConflictBar, ErrorSummary, RequiredHint } from '@boekwerk/shared/ui/form';
import { Flex } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { ErrorState, FormSkeleton } from '@boekwerk/shared/ui/states';
import { useEffect, useState } from 'react';
import { AlikeQuestion } from '../alike-question';
import { texts as remote } from '../texts';
import { CustomerFields } from './customer-fields';
import { valuesOf } from './customer-values';
import { useCustomer } from './queries';
import { texts } from './texts';
import { useCustomerForm } from './use-customer-form';

type Props = Slots['customer-form'];

/** The form of a customer on a page of another remote. */
export function Widget({ clientId, ...events }: Props) {
  if (clientId === undefined) return <Form {...events} />;
  return <ExistingCustomer key={clientId} clientId={clientId} {...events} />;
}

function ExistingCustomer({ clientId, ...events }: Props & { clientId: number }) {
  const { data: customer, error, refetch, isFetching } = useCustomer(clientId);
  const readAnew = () => refetch().then(({ data }) => data);
  if (customer) return <Form customer={customer} readAnew={readAnew} {...events} />;
  if (!error) return <FormSkeleton rows={8} />;
  return (
    <ErrorState
      title={remote.failed}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

type FormProps = Omit<Props, 'clientId'> & {
  customer?: Customer;
  /** Gives an existing customer as somebody else saved it. */
  readAnew?: () => Promise<Customer | undefined>;
};

function Form({ customer, readAnew, isBooking, onChange, onSaved, onCancel }: FormProps) {
  const notices = useNotices();
  const [conflict, setConflict] = useState<string | null>(null);
  const { form, submit, isChanged, isSaving, question } = useCustomerForm({
    customer,
    isBooking,
    onSaved: (saved) => {
      notices.success(remote.done, customer ? remote.changed : remote.created);
      onSaved({ id: saved.id, name: partyName(saved) });
    },
    onConflict: customer && setConflict,
  });
  /** What was typed stays, on top of what somebody else saved. */
  const renew = async () => {
    const saved = await readAnew?.();
    if (!saved) return;
    form.reset({ ...valuesOf(saved), is_booking: isBooking }, { keepDirtyValues: true });
    setConflict(null);
  };

  useEffect(() => onChange?.(isChanged), [isChanged, onChange]);

  return (
    // Its own form only: the page around it has one as well.
    <form
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(event);
      }}
    >
      {conflict && <ConflictBar message={conflict} onRenew={renew} />}
      <AlikeQuestion {...question} />
      <ErrorSummary control={form.control} />
      <RequiredHint />
      <CustomerFields form={form} isBooking={isBooking} />
      <Flex justify="end" gap={8} style={{ marginTop: 16 }}>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="primary" htmlType="submit" disabled={!isChanged} loading={isSaving}>
          {remote.save}
        </Button>
      </Flex>
    </form>
  );
}
