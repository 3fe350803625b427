import { DividedList, media, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { Idea } from '../../idea/ideas.queries';
import { CalendarDay, type DayRole } from './calendar-day';
import { listDays, toMonth, type Period } from './plan-days';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export interface CalendarGridProps {
  month: string;
  period: Period;
  ideas: readonly Idea[];
  movedId: string | null;
  onOpen: (idea: Idea) => void;
  onMove: (ideaId: string, day: string) => void;
}

/** A month of days; on a small screen an agenda of those that have ideas. */
export function CalendarGrid({ month, period, ideas, movedId, onOpen, onMove }: CalendarGridProps) {
  const byDay = Map.groupBy(ideas, ({ scheduled_on: day }) => day);
  const isEmpty = !ideas.some(({ scheduled_on: day }) => day !== null && toMonth(day) === month);
  return (
    <>
      <Weekdays aria-hidden>
        {WEEKDAYS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </Weekdays>
      <Days as="ol">
        {dropPastWeeks(listDays(month), period, byDay).map((day) => (
          <CalendarDay
            key={day}
            day={day}
            role={toRole(day, period)}
            isOutside={toMonth(day) !== month}
            ideas={byDay.get(day) ?? none}
            movedId={movedId}
            onOpen={onOpen}
            onMove={onMove}
          />
        ))}
      </Days>
      {isEmpty ? <Text tone="muted">Nothing is planned in this month.</Text> : null}
    </>
  );
}

/** The same for every empty day, so that it need not render again. */
const none: readonly Idea[] = [];

/** Of the present month, without the weeks at its beginning that are over and in which nothing was planned. */
function dropPastWeeks(days: readonly string[], { from }: Period, byDay: ReadonlyMap<string | null, unknown>) {
  if (!days.includes(from)) return days;
  const first = days.findIndex((day) => day >= from || byDay.has(day));
  return days.slice(first - (first % 7));
}

function toRole(day: string, { from, to }: Period): DayRole {
  if (day === from) return 'today';
  if (day < from) return 'past';
  return day > to ? 'later' : 'planned';
}

const columns = 'repeat(7, minmax(0, 1fr))';

const Weekdays = styled.div`
  display: none;

  ${media.desktop} {
    display: grid;
    grid-template-columns: ${columns};
    color: ${token.color.textMuted};
    font-size: ${token.text.small};
    text-align: center;
  }
`;

const Days = styled(DividedList)`
  ${media.desktop} {
    grid-template-columns: ${columns};
    gap: 1px;
    overflow: hidden;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.line};

    & > li + li {
      border: 0;
    }
  }
`;
