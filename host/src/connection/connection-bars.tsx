import { useEffect, useState, useSyncExternalStore } from 'react';
import './connection-bars.css';
import { currentRelease, heardRelease, watchRelease } from './new-version';
import { texts } from './texts';

/** The release that was put off in this tab: in another company the frame around the pages is made anew. */
let lastPutOff: string | null = null;

/** Above every page: that there is no network, and that there is a newer version to change to. */
export function ConnectionBars() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [latest, setLatest] = useState(heardRelease);
  const [putOff, setPutOff] = useState(lastPutOff);
  useEffect(() => watchRelease(setLatest), []);
  const isOutdated = latest !== currentRelease() && latest !== putOff;
  const later = () => {
    lastPutOff = latest;
    setPutOff(latest);
  };
  return (
    <div role="status" className="host-connection-bars">
      {!isOnline && <p className="host-connection-bar host-connection-offline">{texts.offline}</p>}
      {isOutdated && (
        <p className="host-connection-bar">
          {texts.newVersion}
          {/* The browser asks first when a form has changes that are not saved. */}
          <span className="host-connection-actions">
            <button type="button" onClick={() => window.location.reload()}>
              {texts.refresh}
            </button>
            <button type="button" onClick={later}>
              {texts.later}
            </button>
          </span>
        </p>
      )}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
