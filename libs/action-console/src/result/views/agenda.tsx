import { type FoundEvent, formatPath } from '@declic/action-results';
import { Text, token } from '@declic/design-system';
import { styled } from 'styled-components';

export interface AgendaProps {
  events: readonly FoundEvent[];
  label: string;
}

/** Events in the order of time, under their days. */
export function Agenda({ events, label }: AgendaProps) {
  const days = groupByDay(events);
  return (
    <section aria-label={label}>
      <Text size="small" weight="medium">
        {label}
      </Text>
      {days.map(({ day, events: ofDay }) => (
        <Day key={day}>
          <Text as="h4" size="small" tone="muted">
            {day}
          </Text>
          <ul>
            {ofDay.map((event) => (
              <li key={formatPath(event.path)}>
                <Time dateTime={event.start}>{describeTimes(event)}</Time>
                <span>
                  <strong>{event.title}</strong>
                  {event.details.map((detail) => (
                    <Detail key={detail}>{detail}</Detail>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </Day>
      ))}
    </section>
  );
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'full' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** A day without a time is the same day everywhere. */
const isDay = (text: string) => text.length === 10;
const toDate = (text: string) => new Date(isDay(text) ? `${text}T00:00:00` : text);

function groupByDay(events: readonly FoundEvent[]) {
  const sorted = events.toSorted((one, other) => toDate(one.start).getTime() - toDate(other.start).getTime());
  const days = Map.groupBy(sorted, ({ start }) => DAY.format(toDate(start)));
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }));
}

function describeTimes({ start, end }: FoundEvent): string {
  if (isDay(start)) return 'All day';
  const from = CLOCK.format(toDate(start));
  return end === null ? from : `${from} – ${CLOCK.format(toDate(end))}`;
}

const Day = styled.div`
  margin-block-start: ${token.space[3]};

  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > ul > li {
    display: grid;
    grid-template-columns: minmax(7.5em, auto) minmax(0, 1fr);
    gap: ${token.space[3]};
    padding-block: ${token.space[2]};
    border-block-end: 1px solid ${token.color.line};
    overflow-wrap: anywhere;
  }
`;

const Time = styled.time`
  font-variant-numeric: tabular-nums;
`;

const Detail = styled.span`
  display: block;
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
  white-space: pre-line;
`;
