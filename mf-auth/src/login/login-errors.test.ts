import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { loginErrors } from './login-errors';

const failed = (status: number, message: string, errors?: Record<string, string[]>) =>
  loginErrors(new ApiError(status, { message, ...(errors && { errors }) }));

describe('the messages of a failed sign-in', () => {
  it('does not say which of the two was wrong', () => {
    expect(failed(400, 'Bad Request').general).toEqual(['Email of wachtwoord is onjuist']);
  });

  it('puts a 422 at its fields and lists what belongs to none', () => {
    const { general, fields } = failed(422, 'Ongeldig', {
      email: ['E-mail is verplicht.'],
      captcha: ['Probeer het later'],
    });
    expect(fields).toEqual([{ name: 'email', message: 'E-mail is verplicht.' }]);
    expect(general).toEqual(['Probeer het later']);
  });

  it.each([
    [422, 'Niet alle velden zijn juist ingevuld'],
    [429, 'Te veel pogingen. Probeer het over 5 minuten opnieuw.'],
    [503, 'De server is even niet bereikbaar.'],
    [0, 'Geen verbinding met de server.'],
  ])('says what the API says for a %i', (status, message) => {
    expect(failed(status, message)).toEqual({ general: [message], fields: [] });
  });

  it('has words for what never reached the API', () => {
    expect(loginErrors(new TypeError('Loading chunk 7 failed')).general).toEqual([
      'Inloggen lukt nu niet. Controleer je internetverbinding en probeer het opnieuw.',
    ]);
  });
});
