import { useEffect, useState } from 'react';
import './remotes.css';
import { texts } from './texts';

const SLOW_MS = 4000;

/** Says after four seconds that a page is still on its way. */
export function SlowNotice() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="page-loading" role="status">
      {isSlow && texts.slow}
    </div>
  );
}
