import { ownCompanyKey } from '@boekwerk/shared/query-keys';
import { someAnswers } from '@boekwerk/shared/testing/a-company';
import { waitFor } from '@testing-library/react';
import { queryClient } from '../shell/query-client';
import { takeAnswers } from './take-answers';

afterEach(() => document.head.replaceChildren());

describe('what came with a token', () => {
  it('is all that a session holds of who it is of, where, and what they may', () => {
    const answers = someAnswers();
    expect(takeAnswers(answers)).toEqual({
      user: answers.user,
      relation: { id: 7, name: 'Bakkerij Jansen', has_connection: false },
      original: null,
      is_impersonating: false,
      rights: answers.company.rights,
      rights_version: 'one',
    });
  });

  it.each(['user', 'company', 'connection'] as const)('is not taken without %s', (part) => {
    const { [part]: _, ...rest } = someAnswers();
    expect(takeAnswers(rest as ReturnType<typeof someAnswers>)).toEqual({});
  });

  it('is not taken without rights', () => {
    const { rights: _, ...company } = someAnswers().company;
    expect(takeAnswers({ ...someAnswers(), company: company as never })).toEqual({});
  });

  it('has the company at hand for the pages that ask for it', async () => {
    const { company } = someAnswers();
    takeAnswers(someAnswers());
    await waitFor(() =>
      expect(queryClient.getQueryData(ownCompanyKey(company.relation.id))).toEqual(company),
    );
  });

  it('waits for the builds of the company while some have their own', () => {
    document.head.innerHTML = '<meta name="release-by-company" content="yes">';
    expect(takeAnswers(someAnswers())).toEqual({});
  });
});
