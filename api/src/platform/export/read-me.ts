import type { Exported } from './exported';
import type { Packed } from './manifest';
import { TEXTS } from './texts';

/** What is in the zip and how it is checked, for whoever opens it years later; lines end as Windows wants it. */
export function readMe({ about }: Exported, packed: readonly Packed[]): string {
  const wrong = packed.filter(({ remark }) => remark !== undefined);
  const lines = [
    ...about,
    '',
    ...TEXTS.count(packed.length - wrong.length),
    ...(wrong.length === 0 ? TEXTS.complete : TEXTS.incomplete(wrong.length)),
    ...wrong.map(({ path, remark }) => `- ${path}: ${remark}`),
    '',
    ...TEXTS.check,
  ];
  return `${lines.join('\r\n')}\r\n`;
}
