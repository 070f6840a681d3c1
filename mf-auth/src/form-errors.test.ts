import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { formErrors } from './form-errors';

const refused = (errors: Record<string, string[]>) =>
  formErrors(new ApiError(422, { message: 'Ongeldig', errors }), ['email', 'password']);

describe('the messages of a failed submit', () => {
  it('are at their fields, below the notice', () => {
    expect(refused({ password: ['Te kort.', 'Te gewoon.'] })).toEqual({
      general: ['Niet alle velden zijn juist ingevuld', 'Vul de velden in'],
      fields: [{ name: 'password', message: 'Te kort. Te gewoon.' }],
    });
  });

  it('are above the form when they belong to none of its fields', () => {
    expect(refused({ captcha: ['Probeer het later'] })).toEqual({
      general: ['Probeer het later'],
      fields: [],
    });
  });

  it('name the fields in the order of the form, so that the first one gets the focus', () => {
    const { fields } = refused({ password: ['Te kort.'], email: ['In gebruik.'] });
    expect(fields.map(({ name }) => name)).toEqual(['email', 'password']);
  });

  it('are what the API says when there is nothing about fields', () => {
    expect(refused({})).toEqual({ general: ['Ongeldig'], fields: [] });
    expect(formErrors(new ApiError(409, { message: 'Bestaat al' }), []).general).toEqual([
      'Bestaat al',
    ]);
  });
});
