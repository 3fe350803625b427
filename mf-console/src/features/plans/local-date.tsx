import { formatLongDate } from '@declic/remote-kit';

/** A day in the language of the sentence around it, in the viewer's time zone. */
export function LocalDate({ at }: { at: string }) {
  return <time dateTime={at}>{formatLongDate(at)}</time>;
}
