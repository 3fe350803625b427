import { DescriptionList } from '@declic/design-system';
import { longDate, timeOfDay } from '../../domain/dates';
import { isReplay, type Session } from '../../domain/session';
import { formatNames, levelNames } from '../../domain/session-labels';
import { SeatsLeft } from '../../ui/seats-left';

export function WorkshopFacts({ session }: { session: Session }) {
  const { start_utc, duration_min, level, format } = session;
  return (
    <DescriptionList
      items={[
        { term: 'Date', details: <time dateTime={start_utc}>{longDate(start_utc)}</time> },
        { term: 'Heure', details: `${timeOfDay(start_utc)} (heure de Paris)` },
        { term: 'Durée', details: `${duration_min} min` },
        { term: 'Niveau', details: levelNames[level] },
        { term: 'Format', details: formatNames[format] },
        ...(isReplay(session) ? [] : [{ term: 'Places', details: <SeatsLeft session={session} /> }]),
      ]}
    />
  );
}
