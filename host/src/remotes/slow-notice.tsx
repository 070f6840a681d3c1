import { useEffect, useState } from 'react';
import './remotes.css';
import { texts } from './texts';

const SLOW_MS = 4000;

/** Shows within half a second that a page is on its way, and says it after four. */
export function SlowNotice() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="host-page-loading" role="status">
      <span className="host-page-loading-line" />
      {isSlow && <p>{texts.slow}</p>}
    </div>
  );
}
