import type { Books } from '../books/books';
import { periodAt } from '../books/find';
import { ENCODINGS } from '../xml/encoding';
import type { CallFault, StandingFault } from './fault-list';
import {
  ANSWER_FAULTS,
  type AnswerFault,
  CALL_KINDS,
  MOMENTARY,
  type Momentary,
  REFUSALS,
  type Refusal,
  STANDING,
  type Standing,
} from './kinds';

/** What was sent, by a form in texts or by a program in JSON. */
export type FaultInput = Record<string, unknown>;

/** Names the field that does not fit. */
export class FaultError extends Error {}

const SLOW_SECONDS = 30;
const BEHIND_SECONDS = 60;
const RETRY_SECONDS = 1;
/** Which can leave the work undone: the others need its answer. */
const MAY_LEAVE_UNDONE: readonly string[] = ['lost', 'error', 'html', 'empty'];

/** @throws FaultError with the name of the field that does not fit */
export function readFault(books: Books, input: FaultInput): CallFault | StandingFault | Momentary {
  const name = input.fault;
  const momentary = MOMENTARY.find((each) => each === name);
  if (momentary) return momentary;
  const standing = STANDING.find((each) => each === name);
  if (standing) return standingFault(books, standing, input);
  const call = [...ANSWER_FAULTS, ...REFUSALS].find((each) => each === name);
  if (!call) throw new FaultError('fault');
  return callFault(call, input);
}

function callFault(fault: AnswerFault | Refusal, input: FaultInput): CallFault {
  const call = oneOf(input, 'call', [...CALL_KINDS, 'any'] as const, 'any');
  const probability = numberIn(input, 'probability', 1);
  if (probability < 0 || probability > 1) throw new FaultError('probability');
  const commits = !isNo(input.commits);
  if (!commits && !MAY_LEAVE_UNDONE.includes(fault)) throw new FaultError('commits');
  return {
    fault,
    call,
    // One call when nothing is given; with a probability, for as long as it is there.
    times: isEmpty(input.times) ? (probability < 1 ? null : 1) : wholeIn(input, 'times'),
    probability,
    seed: numberIn(input, 'seed', 1),
    seconds: numberIn(input, 'seconds', fault === 'slow' ? SLOW_SECONDS : RETRY_SECONDS),
    code: numberIn(input, 'code', 100),
    text: fault === 'garbled' ? textIn(input, 'text') : '',
    commits,
  };
}

function standingFault(books: Books, fault: Standing, input: FaultInput): StandingFault {
  const office = String(input.office ?? '');
  const period = String(input.period ?? '');
  const isOfOffice = fault === 'office-removed' || fault === 'period-closed';
  if (isOfOffice && !books.tables.offices.has(office)) throw new FaultError('office');
  if (fault === 'period-closed' && !periodAt(books, office, period)) throw new FaultError('period');
  return {
    fault,
    office: isOfOffice ? office : '',
    period: fault === 'period-closed' ? period : '',
    seconds: fault === 'browse-behind' ? numberIn(input, 'seconds', BEHIND_SECONDS) : 0,
    encoding: fault === 'answer-shape' ? oneOf(input, 'encoding', ENCODINGS, 'utf-8') : '',
    wrapping:
      fault === 'answer-shape'
        ? oneOf(input, 'wrapping', ['', 'escaped', 'cdata'] as const, '')
        : '',
  };
}

function oneOf<Value extends string>(
  input: FaultInput,
  name: string,
  values: readonly Value[],
  absent: Value,
): Value {
  if (isEmpty(input[name])) return absent;
  const found = values.find((value) => value === input[name]);
  if (found === undefined) throw new FaultError(name);
  return found;
}

function numberIn(input: FaultInput, name: string, absent: number): number {
  if (isEmpty(input[name])) return absent;
  const number = Number(String(input[name]).replace(',', '.'));
  if (!Number.isFinite(number) || number < 0) throw new FaultError(name);
  return number;
}

function textIn(input: FaultInput, name: string): string {
  if (isEmpty(input[name])) throw new FaultError(name);
  return String(input[name]);
}

function wholeIn(input: FaultInput, name: string): number {
  const number = numberIn(input, name, 0);
  if (!Number.isInteger(number)) throw new FaultError(name);
  return number;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const isNo = (value: unknown) => value === false || value === 'false' || value === 'no';
