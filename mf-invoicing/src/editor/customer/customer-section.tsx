import type { Customer } from '@boekwerk/shared/contract/customers';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useMay } from '@boekwerk/shared/session/use-may';
import { Button } from '@boekwerk/shared/ui/button';
import { useWatch } from '@boekwerk/shared/ui/form';
import { EditOutlined, PlusOutlined } from '@boekwerk/shared/ui/icons';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { useServerSearch } from '@boekwerk/shared/ui/server-search';
import { texts } from '../../texts';
import type { InvoiceControl } from '../use-invoice-form';
import { useCustomer, useCustomers, useKnownCustomers } from './queries';

type Props = {
  control: InvoiceControl;
  /** The customer as saved. */
  saved: Customer | undefined;
  /** A credit goes to whom the invoice went. */
  isFixed: boolean;
  onChosen: (customer: Customer) => void;
  /** Opens the form of a customer, or of a new one. */
  onOpenForm: (id: number | undefined) => void;
};

/** Above this number of customers the list can be searched. */
const LONG_LIST = 10;

export function CustomerSection({ control, saved, isFixed, onChosen, onOpenForm }: Props) {
  const id = useWatch({ control, name: 'to_relation_id' });
  const search = useServerSearch();
  const all = useCustomers('');
  const found = useCustomers(search.asked);
  const customer = useCustomer(id, saved).data;
  const { remember } = useKnownCustomers();
  const mayAdd = useMay('addCustomers');
  const choices = choicesOf(found.data?.data ?? [], search.text === '' ? customer : undefined);

  const choose = (chosen: number | null) => {
    search.type('');
    const customer = choices.find((choice) => choice.id === chosen);
    if (!customer) return;
    remember(customer);
    onChosen(customer);
  };

  return (
    <section className="invoicing-customer">
      <header className="invoicing-part-head">
        <h2>{texts.customer.title}</h2>
        <span className="invoicing-customer-actions">
          <Button
            type="link"
            size="small"
            icon={<EditOutlined />}
            disabled={id === null}
            onClick={() => onOpenForm(id ?? undefined)}
          >
            {texts.customer.edit}
          </Button>
          {!isFixed && mayAdd && (
            <Button
              type="link"
              size="small"
              icon={<PlusOutlined />}
              onClick={() => onOpenForm(undefined)}
            >
              {texts.customer.add}
            </Button>
          )}
        </span>
      </header>
      <SelectField
        control={control}
        name="to_relation_id"
        label={texts.customer.label}
        required
        disabled={isFixed}
        placeholder={texts.customer.placeholder}
        options={choices.map((customer) => ({ value: customer.id, label: partyName(customer) }))}
        isSearchable={(all.data?.pagination.itemsLength ?? 0) > LONG_LIST}
        onSearch={search.type}
        isWaiting={search.isWaitingFor(found)}
        nothingFound={texts.customer.none}
        answer={found}
        onChosen={choose}
      />
      {isFixed ? (
        <p className="invoicing-customer-fixed">{texts.customer.fixed}</p>
      ) : (
        <Address customer={customer} />
      )}
    </section>
  );
}

/** The chosen customer is always among the choices, also when the page of answers ends before it. */
function choicesOf(customers: Customer[], chosen: Customer | undefined): Customer[] {
  const visible = customers.filter(({ id, hidden }) => hidden === 0 || id === chosen?.id);
  const isMissing = chosen && visible.every(({ id }) => id !== chosen.id);
  return isMissing ? [chosen, ...visible] : visible;
}

/** Has its place before the customer is there, so that nothing below it moves. */
function Address({ customer }: { customer: Customer | undefined }) {
  const parts = customer
    ? [
        customer.address,
        `${customer.postal_code} ${customer.city}`.trim(),
        customer.general_email,
        customer.tax_number,
      ]
    : [];
  const line = parts.filter(Boolean).join(' · ');
  return (
    <address className="invoicing-customer-address" title={line}>
      {line}
    </address>
  );
}
