/** Files that hold nothing but words. */
const TEXTS = /(?:^|[/-])texts\.ts$/;

/** Other places where words may stand, and why they are not in a `texts.ts`. A name ending in / is a folder. */
export const BESIDE_TEXTS = {
  'shared/src/contract/': 'a rule stands beside what it says, for the form and the API alike',
  'shared/src/domain/':
    'names of kinds and states, and e-mail texts, which screens and API both say',
  'shared/src/ui/history/company-actions.ts': 'a table of words, by call',
  'shared/src/ui/history/invoice-actions.ts': 'a table of words, by call',
  'shared/src/ui/history/relation-actions.ts': 'a table of words, by call',
  'shared/src/ui/theme/dutch.ts': 'mends the translation of the component library',
  'mf-auth/src/register/terms-text.ts': 'a whole document',
  'host/src/kit/': 'examples for developers, in no production build',
  'api/src/account-mail/account-mails.ts': 'whole e-mails',
  'api/src/demo/': 'made-up companies and what they sell',
  'api/src/external/vies/test-register.ts': 'made-up companies',
  'api/src/invoicing/opening-balances/columns.ts': 'headers as other programs write them',
  'api/src/invoicing/products/import/choices.ts': 'values as other programs write them',
  'api/src/relation-import/columns.ts': 'headers as other programs write them',
  'api/src/relation-import/choices.ts': 'values as other programs write them',
  'api/src/relation-import/import-template.ts': 'an example row',
  'api/src/bookkeeping/imports/weekly-sheet/known-rows.ts': 'rows as the sheet names them',
  'api/src/formats/ubl/checks/': 'a rule of the norm stands beside what it misses',
  'api/src/start-failure.ts': 'said to who starts the product',
  'api/src/worker.ts': 'said to who starts the product',
  'api/src/platform/database/lock.ts': 'said to who starts the product',
  'stand-ins/twinfield/src/books/seed/': 'made-up books',
  'stand-ins/twinfield/src/process-xml/browse/fields.ts': 'fields as the package names them',
  'stand-ins/twinfield/src/process-xml/dimensions/type-names.ts': 'types as the package names them',
  'stand-ins/twinfield/src/finder/finder.ts': 'elements of a protocol',
  'stand-ins/twinfield/src/periods/': 'elements of a protocol',
  'stand-ins/twinfield/src/soap/': 'elements of a protocol',
  'stand-ins/twinfield/src/process-xml/process-xml.ts': 'elements of a protocol',
  'stand-ins/twinfield/src/process-xml/browse/columns.ts': 'elements of a protocol',
  'stand-ins/twinfield/src/process-xml/transactions/transaction-element.ts':
    'elements of a protocol',
  'stand-ins/twinfield/src/oauth/token.ts': 'elements of a protocol',
};

const holds = (place, file) => (place.endsWith('/') ? file.startsWith(place) : file === place);

/** The entry of the table above that a file is in; undefined for none. */
export const placeBeside = (file) => Object.keys(BESIDE_TEXTS).find((place) => holds(place, file));

export const mayHoldWords = (file) => TEXTS.test(file) || placeBeside(file) !== undefined;
