import { TEXTS } from './texts';

/** The first that fits: most browsers also say that they are some of those below them. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+ (?:Mobile[\w/]* )?Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

/** A user agent as people say it: `Chrome op Windows`. */
export function deviceName(user_agent: string): string {
  const browser = firstIn(BROWSERS, user_agent);
  const system = firstIn(SYSTEMS, user_agent);
  return browser && system ? TEXTS.device(browser, system) : TEXTS.unknownDevice;
}

const firstIn = (known: typeof BROWSERS | typeof SYSTEMS, user_agent: string) =>
  known.find(([pattern]) => pattern.test(user_agent))?.[1];
