import { EN_16931, PEPPOL } from '../profile';
import { all, textAt } from '../read-ubl';
import { centsAt } from './numbers';
import { COUNTRY, CUSTOMER, categoriesOf, isCredit, linesOf, SUPPLIER } from './parts';
import type { Rule, Ubl } from './rule';

const isPeppol = (ubl: Ubl) => textAt(ubl, 'CustomizationID') === PEPPOL;
const due = (ubl: Ubl) => centsAt(ubl, 'LegalMonetaryTotal/PayableAmount');
const has = (ubl: Ubl, path: string) => textAt(ubl, path) !== '';

/** What it is, how it is paid and when it was supplied. */
export const DOCUMENT_RULES: readonly Rule[] = [
  {
    rule: 'BR-01',
    text: 'de norm van de e-factuur ontbreekt',
    holds: (ubl) => isPeppol(ubl) || textAt(ubl, 'CustomizationID') === EN_16931,
  },
  {
    rule: 'BR-02',
    text: 'het factuurnummer ontbreekt',
    holds: (ubl) => has(ubl, 'ID'),
  },
  {
    rule: 'PEPPOL-EN16931-R004',
    text: 'de regels van Peppol gelden niet voor een bedrijf buiten Nederland',
    holds: (ubl) => !isPeppol(ubl) || textAt(ubl, `${SUPPLIER}/${COUNTRY}`) === 'NL',
  },
  {
    rule: 'PEPPOL-EN16931-R002',
    text: 'er staat meer dan één opmerking op',
    holds: (ubl) => all(ubl, 'Note').length <= 1,
  },
  {
    rule: 'PEPPOL-EN16931-R003',
    text: 'de referentie van de klant ontbreekt',
    holds: (ubl) => !isPeppol(ubl) || has(ubl, 'BuyerReference'),
  },
  {
    rule: 'PEPPOL-EN16931-R010',
    text: 'het adres van de klant op het Peppol-netwerk ontbreekt',
    holds: (ubl) => !isPeppol(ubl) || has(ubl, `${CUSTOMER}/EndpointID`),
  },
  {
    rule: 'PEPPOL-EN16931-R020',
    text: 'het adres van je bedrijf op het Peppol-netwerk ontbreekt',
    holds: (ubl) => !isPeppol(ubl) || has(ubl, `${SUPPLIER}/EndpointID`),
  },
  {
    rule: 'NL-R-001',
    text: 'de factuur die wordt gecrediteerd ontbreekt',
    holds: (ubl) => !isCredit(ubl) || has(ubl, 'BillingReference/InvoiceDocumentReference/ID'),
  },
  {
    rule: 'NL-R-007',
    text: 'de bankrekening van je bedrijf ontbreekt',
    holds: (ubl) =>
      isCredit(ubl) || due(ubl) <= 0n || has(ubl, 'PaymentMeans/PayeeFinancialAccount/ID'),
  },
  {
    rule: 'BR-CO-25',
    text: 'de vervaldatum ontbreekt',
    holds: (ubl) => due(ubl) <= 0n || has(ubl, 'DueDate') || has(ubl, 'PaymentTerms/Note'),
  },
  {
    rule: 'BR-IC-11',
    text: 'de leverdatum ontbreekt',
    holds: (ubl) =>
      !categoriesOf(ubl).includes('K') ||
      has(ubl, 'Delivery/ActualDeliveryDate') ||
      has(ubl, 'InvoicePeriod/StartDate'),
  },
  {
    rule: 'BR-IC-12',
    text: 'het land van levering ontbreekt',
    holds: (ubl) =>
      !categoriesOf(ubl).includes('K') ||
      has(ubl, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode'),
  },
  {
    rule: 'BR-16',
    text: 'er staan geen regels op',
    holds: (ubl) => linesOf(ubl).length > 0,
  },
];
