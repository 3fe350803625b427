import { Calendar, Clock, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { shortDate, timeOfDay } from '../domain/dates';
import type { Session } from '../domain/session';
import { VisitorTimeNote } from './visitor-time-note';

export interface SessionFactsProps {
  session: Pick<Session, 'start_utc' | 'duration_min'>;
}

/** When and how long, in one line. */
export function SessionFacts({ session: { start_utc, duration_min } }: SessionFactsProps) {
  return (
    <Line>
      <Fact>
        <Calendar size={16} aria-hidden />
        <time dateTime={start_utc}>
          {shortDate(start_utc)}, {timeOfDay(start_utc)}
        </time>
      </Fact>
      <Fact>
        <Clock size={16} aria-hidden />
        {duration_min} min
      </Fact>
      <VisitorTimeNote start={start_utc} />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
`;

const Fact = styled.span`
  display: inline-flex;
  gap: ${token.space[2]};
  align-items: center;
`;
