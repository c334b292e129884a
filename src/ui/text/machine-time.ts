/**
 * A time as `<time>` needs it, of "2:14", "02:14", "2:14 AM", "2026", "2026-05" or "2026-05-21"; undefined where a text
 * is no time.
 */
export function machineTime(text: string): string | undefined {
  // No calendar has a month 13, and none a 30th of February: that is read as a day in March.
  if (/^\d{4}(?:-\d\d){0,2}$/.test(text)) return new Date(text).toJSON()?.startsWith(text) ? text : undefined;
  const [, hour, minute, half] = /^(\d{1,2})[:.](\d\d)(?:\s*([ap])\.?m\.?)?$/i.exec(text) ?? [];
  if (hour === undefined || minute === undefined) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : undefined;
}
