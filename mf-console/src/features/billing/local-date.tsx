/** A day as the viewer writes it, in the viewer's time zone. */
export function LocalDate({ at }: { at: string }) {
  const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
  return (
    <time dateTime={at} lang={dates.resolvedOptions().locale}>
      {dates.format(new Date(at))}
    </time>
  );
}
