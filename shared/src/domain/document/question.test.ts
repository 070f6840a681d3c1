import { DocumentStatus } from './document-status';
import { noteEffect, type Side, statusGivenBack } from './question';

const { toProcess, toBook, booked, questions, inProgress } = DocumentStatus;

describe('what a note does', () => {
  it.each([toProcess, toBook, questions, inProgress])(
    'in state %s it opens a question where none is',
    (status) => {
      for (const by of ['firm', 'company'] satisfies Side[])
        expect(noteEffect({ status, open: null, answered: null }, by)).toBe('opens');
    },
  );

  it.each([questions, inProgress])(
    'in state %s it answers the question of the other side, and adds to that of the own',
    (status) => {
      const asked = { status, open: 'firm', answered: null } as const;
      expect(noteEffect(asked, 'company')).toBe('answers');
      expect(noteEffect(asked, 'firm')).toBe('nothing');
    },
  );

  it('adds to an answer, or asks on, until the question is ended', () => {
    const answered = { status: questions, open: null, answered: 'firm' } as const;
    expect(noteEffect(answered, 'company')).toBe('nothing');
    expect(noteEffect(answered, 'firm')).toBe('opens');
    for (const status of [toProcess, toBook, inProgress])
      expect(noteEffect({ ...answered, status }, 'company')).toBe('opens');
  });

  it('is nothing but kept once the document is booked', () => {
    for (const open of ['firm', 'company', null] as const)
      expect(noteEffect({ status: booked, open, answered: null }, 'company')).toBe('nothing');
  });
});

it('a question that was asked while a job had the document opens when it is given back', () => {
  expect(statusGivenBack({ question_id: null })).toBe(toBook);
  expect(statusGivenBack({ question_id: 3 })).toBe(questions);
});
