import { unwrap, workshopsApi } from '@declic/openapi/workshops';
import { useSingleMutation } from '@declic/remote-kit';
import { bearing } from './my-booking.queries';

const TYPE = 'text/calendar;charset=utf-8';

/** Downloads the calendar file of a booking. Through the page, because its address would need the token. */
export function useCalendarFile(token: string) {
  return useSingleMutation({
    mutationKey: ['workshops-calendar', token],
    mutationFn: () => fetchCalendar(token),
    onSuccess: (content) => saveFile('atelier.ics', content),
  });
}

/** @throws Error when something other than a calendar came, which would be saved as one. */
async function fetchCalendar(token: string): Promise<string> {
  const content = await unwrap(
    workshopsApi.GET('/api/workshops/my-booking/calendar', { ...bearing(token), parseAs: 'text' }),
  );
  if (!content.startsWith('BEGIN:VCALENDAR')) throw new Error('The answer is no calendar file.');
  return content;
}

function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: TYPE }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address));
}
