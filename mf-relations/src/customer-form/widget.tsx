import { readAgain } from '@boekwerk/shared/api-client/read-again';
import type { Customer } from '@boekwerk/shared/contract/customers';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { Slots } from '@boekwerk/shared/slots';
import { Button } from '@boekwerk/shared/ui/button';
import { DialogFooter, FormFrame } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { useEffect } from 'react';
import { AlikeQuestion } from '../alike-question';
import { texts as remote } from '../texts';
import { useCustomer } from './queries';
import { ShortCustomerFields } from './short-customer-fields';
import { texts } from './texts';
import { useCustomerForm } from './use-customer-form';

type Props = Slots['customer-form'];

/** The form of a customer on a page of another remote. */
export function Widget({ clientId, ...events }: Props) {
  if (clientId === undefined) return <Form {...events} />;
  return <ExistingCustomer key={clientId} clientId={clientId} {...events} />;
}

function ExistingCustomer({ clientId, ...events }: Props & { clientId: number }) {
  const query = useCustomer(clientId);
  return (
    <Loaded query={query} loading={<FormSkeleton rows={8} />} failed={remote.failed}>
      {(customer) => <Form customer={customer} readAgain={() => readAgain(query)} {...events} />}
    </Loaded>
  );
}

type FormProps = Omit<Props, 'clientId'> & {
  customer?: Customer;
  /** Gives an existing customer as somebody else saved it. */
  readAgain?: () => Promise<Customer>;
};

function Form({ customer, readAgain, isBooking, kind, onChange, onSaved, onCancel }: FormProps) {
  const notices = useNotices();
  const saved = useCustomerForm({
    customer,
    readAgain,
    isBooking,
    kind,
    asksToLeave: false,
    onSaved: (taken) => {
      notices.success(remote.done, customer ? remote.changed : remote.created);
      onSaved({ id: taken.id, name: partyName(taken) });
    },
  });
  const { isChanged } = saved;
  useEffect(() => onChange?.(isChanged), [isChanged, onChange]);

  return (
    <FormFrame
      saved={saved}
      question={<AlikeQuestion {...saved.question} />}
      footer={
        <DialogFooter saved={saved} close={<Button onClick={onCancel}>{texts.cancel}</Button>} />
      }
    >
      <ShortCustomerFields form={saved.form} isBooking={isBooking} isNew={!customer} />
    </FormFrame>
  );
}
