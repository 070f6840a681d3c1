import { Counter, Gauge, type Registry } from 'prom-client';
import type { Counts } from '../figures/counts';
import type { Trial, Trials } from '../figures/trials';
import type { Releases } from '../releases';

export type Figures = {
  releases: Pick<Releases, 'channels' | 'trials'>;
  /** What pages told of a build. */
  countsOf: (name: string, build: string) => Counts | null;
  trials: Pick<Trials, 'metIn'>;
};

type Count = () => void;

/** Series only of what is released now: there may be hundreds of builds. @returns reads all of it anew */
export function countBuilds(register: Registry, figures: Figures): Count {
  const counts = [countAges, countFares, countCanaries].map((count) => count(register, figures));
  return () => {
    for (const count of counts) count();
  };
}

function countAges(register: Registry, { releases }: Figures): Count {
  const made = new Gauge({
    name: 'gateway_build_timestamp_seconds',
    help: 'When what is released was built',
    labelNames: ['name', 'channel', 'build'],
    registers: [register],
  });
  return () => {
    made.reset();
    for (const { name, channel, build } of releases.channels()) {
      const at = madeAt(build);
      if (at !== null) made.set({ name, channel, build }, at);
    }
  };
}

/** The id of a build begins with when it was made; in development it does not. */
function madeAt(build: string): number | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/.exec(build);
  if (!parts) return null;
  const [year = 0, month = 1, ...rest] = parts.slice(1).map(Number);
  return Date.UTC(year, month - 1, ...rest) / 1000;
}

function countFares(register: Registry, { releases, countsOf }: Figures): Count {
  const loads = new Counter({
    name: 'gateway_build_loads_total',
    help: 'Pages that loaded a build, or tried to, of those that tell',
    labelNames: ['name', 'build'],
    registers: [register],
  });
  const failures = new Counter({
    name: 'gateway_build_failures_total',
    help: 'Pages in which a build could not be loaded, or failed later on, by cause',
    labelNames: ['name', 'build', 'cause'],
    registers: [register],
  });
  return () => {
    loads.reset();
    failures.reset();
    for (const [name, build] of placed(releases)) {
      const counts = countsOf(name, build);
      if (!counts) continue;
      loads.inc({ name, build }, counts.loads);
      for (const [cause, count] of Object.entries(counts.causes))
        failures.inc({ name, build, cause }, count);
    }
  };
}

/** A build may be on several channels. */
const placed = ({ channels }: Figures['releases']) =>
  new Map(
    channels().map(({ name, build }) => [`${name} ${build}`, [name, build] as const]),
  ).values();

function countCanaries(register: Registry, { releases, trials }: Figures): Count {
  const sides = { labelNames: ['name', 'build', 'side'] as const, registers: [register] };
  const visitors = new Gauge({
    name: 'gateway_canary_visitors',
    help: 'Visitors of a canary, and of the current build meanwhile, that are held against each other',
    ...sides,
  });
  const ratio = new Gauge({
    name: 'gateway_canary_failure_ratio',
    help: 'In which share of their page loads it failed',
    ...sides,
  });
  const ended = new Gauge({
    name: 'gateway_canary_ended',
    help: 'Whether the gateway ended a canary that the list of releases still names',
    labelNames: ['name', 'build'],
    registers: [register],
  });
  const countTrial = (trial: Trial) => {
    for (const [side, tally] of Object.entries(trials.metIn(trial))) {
      const labels = { name: trial.name, build: trial.build, side };
      visitors.set(labels, tally.visitors);
      ratio.set(labels, tally.failed / Math.max(1, tally.visitors));
    }
  };
  return () => {
    for (const gauge of [visitors, ratio, ended]) gauge.reset();
    for (const trial of releases.trials()) countTrial(trial);
    for (const { name, channel, build, isEnded } of releases.channels())
      if (channel === 'canary') ended.set({ name, build }, Number(isEnded));
  };
}
