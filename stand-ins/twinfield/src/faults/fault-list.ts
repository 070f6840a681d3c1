import type { AnswerFault, CallKind, Refusal, Standing } from './kinds';

/** Disturbs calls of a kind: the next so many, or each with a probability that a seed makes repeatable. */
export type CallFault = {
  fault: AnswerFault | Refusal;
  call: CallKind | 'any';
  /** How many calls it still disturbs; `null` for no end. */
  times: number | null;
  /** From 0 to 1. */
  probability: number;
  seed: number;
  /** How slow, or how long to wait before another try. */
  seconds: number;
  /** Of a SOAP fault. */
  code: number;
  /** What is garbled. */
  text: string;
  /** Whether the work is done all the same. */
  commits: boolean;
};

export type StandingFault = {
  fault: Standing;
  /** `organisation/code`, of what concerns an office. */
  office: string;
  /** `2026/11`. */
  period: string;
  seconds: number;
  encoding: string;
  wrapping: string;
};

export type Fault = CallFault | StandingFault;
export type Listed<Kind extends Fault = Fault> = Kind & { id: number; hits: number };

export const isCallFault = (fault: Fault): fault is CallFault => 'call' in fault;

/** The faults that are switched on. They are gone after a restart, unlike the books. */
export function faultList() {
  let listed: { fault: Listed; draw: () => number }[] = [];
  let lastId = 0;
  const standing = () =>
    listed.flatMap(({ fault }) => (isCallFault(fault) ? [] : [fault as Listed<StandingFault>]));

  return {
    all: (): Listed[] => listed.map(({ fault }) => fault),
    add(fault: Fault): Listed {
      lastId += 1;
      const added = { ...fault, id: lastId, hits: 0 };
      listed.push({ fault: added, draw: drawFrom(isCallFault(fault) ? fault.seed : 0) });
      return added;
    },
    remove(id: number): boolean {
      const before = listed.length;
      listed = listed.filter(({ fault }) => fault.id !== id);
      return listed.length < before;
    },
    clear() {
      listed = [];
    },
    /** What goes wrong with this call; counted as one of its times. */
    take(kind: CallKind): CallFault | undefined {
      for (const { fault, draw } of listed) {
        if (!isCallFault(fault) || !isMeant(fault, kind) || draw() >= fault.probability) continue;
        fault.hits += 1;
        if (fault.times !== null) fault.times -= 1;
        return fault;
      }
      return undefined;
    },
    standing: (name: Standing): Listed<StandingFault>[] =>
      standing().filter(({ fault }) => fault === name),
    holds: (name: Standing): boolean => standing().some(({ fault }) => fault === name),
  };
}

const isMeant = ({ call, times }: CallFault, kind: CallKind) =>
  times !== 0 && (call === 'any' || call === kind);

export type FaultList = ReturnType<typeof faultList>;

/** Numbers from 0 to 1, the same for the same seed. Source: Mulberry32, in the public domain. */
function drawFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
