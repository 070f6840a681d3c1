import type { TaxDefault } from '@boekwerk/shared/contract/bookkeeping/tax-defaults';
import type { LedgerAccount } from '../queries';
import { texts } from '../texts';
import { type LedgerOptions, optionsOf } from './ledger-options';
import { LinksCard } from './links-card';
import { TaxRow } from './tax-row';
import { useTaxForm } from './use-tax-form';

const words = texts.taxes;

type Props = {
  /** Its code: what is typed about one says nothing about another. */
  office: string;
  defaults: readonly TaxDefault[];
  ledgers: LedgerOptions;
  /** The VAT codes. */
  codes: readonly LedgerAccount[];
};

/** How each kind of VAT is booked, of sales and of purchases. */
export function TaxCard({ office, defaults, ledgers, codes }: Props) {
  const saved = useTaxForm({ office, defaults, ledgers, codes });
  return (
    <LinksCard saved={saved} words={words}>
      {[true, false].map((isSale) => {
        const side = isSale ? words.sale : words.purchase;
        const ofSide = optionsOf(codes.filter(({ vat_is_sale }) => vat_is_sale !== !isSale));
        return (
          <ul
            key={side}
            className="settings-twinfield-rows settings-twinfield-taxes"
            aria-label={side}
          >
            <li className="settings-twinfield-head" aria-hidden>
              <span>{side}</span>
              <span>{words.ledger}</span>
              <span>{words.vat}</span>
            </li>
            {defaults.map(
              (tax, at) =>
                tax.is_sale === isSale && (
                  <TaxRow
                    key={tax.tax_id}
                    form={saved.form}
                    at={at}
                    tax={tax}
                    side={side}
                    ledgers={ledgers}
                    codes={ofSide}
                  />
                ),
            )}
          </ul>
        );
      })}
    </LinksCard>
  );
}
