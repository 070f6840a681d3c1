import { describeSession, endSession, startSession } from '@boekwerk/shared/session/session-store';
import { deleteDraft, deleteDrafts, readDraft, saveDraft } from './drafts';

const signIn = (id: number, relation_id: number) => {
  startSession({ token: 'a', type: 0, is_owner: true, relation_id } as never);
  describeSession({ user: { id } as never });
};

beforeEach(() => {
  localStorage.clear();
  signIn(1, 140);
});

describe('drafts', () => {
  it('gives back what was kept', () => {
    saveDraft('invoice', { description: 'Brood' });
    expect(readDraft('invoice')?.values).toEqual({ description: 'Brood' });
    deleteDraft('invoice');
    expect(readDraft('invoice')).toBeNull();
  });

  it.each([
    ['another company', 1, 127],
    ['another user', 2, 140],
  ])('shows nothing of it to %s', (_, user, relation) => {
    saveDraft('invoice', { description: 'Brood' });
    signIn(user, relation);
    expect(readDraft('invoice')).toBeNull();
  });

  it('leaves nothing of the user behind at log-out, and all of another one', () => {
    saveDraft('invoice', 1);
    signIn(2, 140);
    saveDraft('invoice', 2);
    deleteDrafts();
    expect(readDraft('invoice')).toBeNull();
    signIn(1, 140);
    expect(readDraft('invoice')?.values).toBe(1);
  });

  it('survives that the session ends and the same user signs in again', () => {
    saveDraft('invoice', 1);
    endSession();
    signIn(1, 140);
    expect(readDraft('invoice')?.values).toBe(1);
  });

  it('keeps nothing that is written late, when nobody is signed in any more', () => {
    endSession();
    saveDraft('invoice', { description: 'Brood' });
    expect(localStorage).toHaveLength(0);
    expect(readDraft('invoice')).toBeNull();
  });

  it.each(['{', '7', 'null', '{"values":1}'])('takes a damaged draft for none: %s', (damaged) => {
    saveDraft('invoice', 1);
    const [key] = Object.keys(localStorage);
    localStorage.setItem(key as string, damaged);
    expect(readDraft('invoice')).toBeNull();
  });
});
