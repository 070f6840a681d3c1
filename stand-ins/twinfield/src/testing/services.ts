import { envelope, headerWith } from './envelopes';

const TWINFIELD = 'http://www.twinfield.com/';

/** What a client of the finder sends. */
export const searchFor = (
  token: string,
  type: string,
  { options = {}, pattern = '*', field = '0', first = '1', most = '100' } = {} as {
    options?: Record<string, string>;
    pattern?: string;
    field?: string;
    first?: string;
    most?: string;
  },
) =>
  envelope(
    headerWith({ token, company: '1001' }),
    `<Search xmlns="${TWINFIELD}"><type>${type}</type><pattern>${pattern}</pattern><field>${field}</field><firstRow>${first}</firstRow><maxRows>${most}</maxRows><options>${Object.entries(
      options,
    )
      .map(
        ([name, value]) =>
          `<ArrayOfString><string>${name}</string><string>${value}</string></ArrayOfString>`,
      )
      .join('')}</options></Search>`,
  );

const SHARED = 'http://schemas.datacontract.org/2004/07/Twinfield.WebServices.Shared';
const PERIODS = 'http://schemas.datacontract.org/2004/07/Twinfield.WebServices.PeriodService';

/** What a client of the periods sends. */
export const periodsQuery = (token: string, company: string, type: string, inner = '') =>
  envelope(
    `<Authentication xmlns="${TWINFIELD}" xmlns:t="${SHARED}"><t:AccessToken>${token}</t:AccessToken><t:CompanyCode>${company}</t:CompanyCode></Authentication>`,
    `<Query xmlns="${TWINFIELD}" xmlns:a="${PERIODS}" xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:type="a:${type}">${inner}</Query>`,
  );
