/** When something was saved, as one says it: today by the hour, else with its day. */
export function sayTime(iso: string, now: Date): string {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return '';
  const time = then.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  if (then.toDateString() === now.toDateString()) return time;
  return `${then.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, ${time}`;
}
