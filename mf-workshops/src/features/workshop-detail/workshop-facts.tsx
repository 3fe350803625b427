import { DescriptionList } from '@declic/design-system';
import { longDate, timeOfDay } from '../../domain/dates';
import { isAhead, type Session } from '../../domain/session';
import { formatNames, levelNames } from '../../domain/session-labels';
import { SeatsLeft } from '../../ui/seats-left';
import { VisitorTimeNote } from '../../ui/visitor-time-note';

export function WorkshopFacts({ session }: { session: Session }) {
  const { start_utc, duration_min, level, format } = session;
  return (
    <DescriptionList
      items={[
        { term: 'Date', details: <time dateTime={start_utc}>{longDate(start_utc)}</time> },
        { term: 'Heure', details: <Start start={start_utc} /> },
        { term: 'Durée', details: `${duration_min} min` },
        { term: 'Niveau', details: levelNames[level] },
        { term: 'Format', details: formatNames[format] },
        ...(isAhead(session) ? [{ term: 'Places', details: <SeatsLeft session={session} /> }] : []),
      ]}
    />
  );
}

function Start({ start }: { start: string }) {
  return (
    <>
      {timeOfDay(start)} (heure de Paris)
      <br />
      <VisitorTimeNote start={start} />
    </>
  );
}
