import { type CalendarEntry, computeEnd } from './calendar-entry';

type LinkedEntry = Pick<CalendarEntry, 'title' | 'description' | 'url' | 'start' | 'durationMin'>;

/** The pages of web calendars that offer to add an entry. Apple Calendar opens the file itself. */
export interface CalendarLinks {
  readonly google: string;
  readonly outlook: string;
}

export function calendarLinks(entry: LinkedEntry): CalendarLinks {
  return { google: googleLink(entry), outlook: outlookLink(entry) };
}

function googleLink(entry: LinkedEntry): string {
  return buildUrl('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: entry.title,
    dates: [entry.start, computeEnd(entry)].map(toBasicFormat).join('/'),
    details: `${entry.description}\n${entry.url}`,
    location: 'En ligne',
  });
}

function outlookLink(entry: LinkedEntry): string {
  return buildUrl('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: toSeconds(entry.start),
    enddt: toSeconds(computeEnd(entry)),
    body: `${entry.description}\n${entry.url}`,
    location: 'En ligne',
  });
}

/** Spaces as `%20`: Outlook shows a plus as a plus. */
function buildUrl(address: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${pairs.join('&')}`;
}

/** Such as `2026-11-27T18:00:00Z`. */
function toSeconds(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/** Such as `20261127T180000Z`. */
function toBasicFormat(date: Date): string {
  return toSeconds(date).replaceAll(/[-:]/g, '');
}
