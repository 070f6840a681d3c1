import { TextSkeleton } from '@boekwerk/shared/ui/states';
import type { ReactNode } from 'react';
import './dashboard.css';

/** Counters beside each other, as many as fit. */
export function Counters({ children }: { children: ReactNode }) {
  return <div className="counters">{children}</div>;
}

/** In the shape of four counters, so that nothing moves when the figures come. */
export function CountersSkeleton() {
  return (
    <Counters>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="counter">
          <TextSkeleton lines={2} />
        </div>
      ))}
    </Counters>
  );
}
