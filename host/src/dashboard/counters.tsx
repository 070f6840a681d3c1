import { TextSkeleton } from '@boekwerk/shared/ui/states';
import type { ReactNode } from 'react';
import './dashboard.css';

type Props = { isStale?: boolean; children: ReactNode };

/** Counters beside each other, as many as fit. */
export function Counters({ isStale = false, children }: Props) {
  return (
    <div className="host-counters" data-stale={isStale || undefined} aria-busy={isStale}>
      {children}
    </div>
  );
}

type SkeletonProps = {
  count: number;
  /** Whether the figures come with a line below them. */
  isDetailed?: boolean;
};

/** In the shape of the counters, so that nothing moves when the figures come. */
export function CountersSkeleton({ count, isDetailed = false }: SkeletonProps) {
  return (
    <Counters>
      {Array.from({ length: count }, (_, place) => (
        <div
          key={place}
          className={isDetailed ? 'host-counter host-counter-detailed' : 'host-counter'}
        >
          <TextSkeleton lines={2} />
        </div>
      ))}
    </Counters>
  );
}
