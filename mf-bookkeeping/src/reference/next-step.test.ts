import { nextStep } from './next-step';

const HERE = '/d/bw-abcdefghijklmnop';
const PAPER = '/administration/document/overview?id=7';
/** The document is of company 12, which is a client of firm 2. */
const own = { id: 7, relation_id: 12, firm_id: null };
const client = { ...own, firm_id: 2 };
const at = (relation_id: number, firm: number | null = null) => ({
  relation_id,
  original: firm === null ? null : { id: firm, name: 'Visser', is_owner: true },
});
const visit = { relation_id: 12, impersonate: true, visit: true, to: PAPER };
const switched = { relation_id: 12, impersonate: false, visit: false, to: PAPER };

describe('the next step to a document', () => {
  it.each([
    ['is none where it is', own, at(12), null],
    ['is none in the books of its company', client, at(12, 2), null],
    ['is the own company that it is in', own, at(13), switched],
    ['is a visit to the client, from the firm', client, at(2), visit],
    ['is a visit to the client, from the next client', client, at(14, 2), visit],
    ['is the firm whose client it is', client, at(13), { relation_id: 2, to: HERE }],
    ['is out of the client, to an own company', own, at(14, 2), { relation_id: 2, to: HERE }],
    ['is out of the client of another firm', client, at(14, 3), { relation_id: 3, to: HERE }],
  ])('%s', (_, referred, place, step) => {
    expect(nextStep(referred, place, HERE)).toEqual(step);
  });
});
