/** When something was taken, fit for a name: `2026-11-22 14.05.09`, for a colon is not allowed in one. */
export function stamp(now: Date): string {
  const [month, day, ...time] = [
    ...[now.getMonth() + 1, now.getDate()],
    ...[now.getHours(), now.getMinutes(), now.getSeconds()],
  ].map((number) => String(number).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day} ${time.join('.')}`;
}
