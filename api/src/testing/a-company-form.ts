/** What somebody fills in of a further company. */
export const A_COMPANY_FORM = {
  name: 'Jansen Vastgoed B.V.',
  first_name: 'Sanne',
  last_name: 'Jansen',
  email: 'vastgoed@jansen.example',
  coc_number: '69599084',
  tax_number: 'NL 0000.99998.B57',
  bank_account: 'NL91 ABNA 0417 1643 00',
  address: 'Markt 1',
  postal_code: '2801jj',
  city: 'Gouda',
};
