import type { CalendarDate } from '@internationalized/date';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { styled } from 'styled-components';
import { ArrowLeft, ArrowRight, media, token } from '../index';
import { iconButtonBox } from '../button/icon-button-box';

export interface RangeGridProps {
  label: string;
  value: { start: CalendarDate; end: CalendarDate };
  onChange: (value: { start: CalendarDate; end: CalendarDate }) => void;
  lastDay: CalendarDate;
  previousLabel: string;
  nextLabel: string;
}

/** One month of days. */
export function RangeGrid({ label, value, onChange, lastDay, previousLabel, nextLabel }: RangeGridProps) {
  return (
    <RangeCalendar
      aria-label={label}
      value={value}
      onChange={onChange}
      maxValue={lastDay}
      defaultFocusedValue={value.end}
      autoFocus
    >
      <Head>
        <Arrow slot="previous" aria-label={previousLabel}>
          <ArrowLeft size={20} aria-hidden />
        </Arrow>
        <Month />
        <Arrow slot="next" aria-label={nextLabel}>
          <ArrowRight size={20} aria-hidden />
        </Arrow>
      </Head>
      <Grid weekdayStyle="short">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
      </Grid>
    </RangeCalendar>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Month = styled(Heading)`
  font-size: ${token.text.body};
`;

const Arrow = styled(Button)`
  ${iconButtonBox}

  &[data-hovered] {
    background: ${token.color.raised};
    color: ${token.color.text};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-disabled] {
    opacity: 0.4;
  }
`;

const Grid = styled(CalendarGrid)`
  margin-block-start: ${token.space[2]};
  border-collapse: collapse;

  & th {
    padding-block: ${token.space[2]};
    color: ${token.color.textMuted};
    font-size: ${token.text.caption};
    font-weight: ${token.weight.medium};
  }

  & td {
    padding: 1px 0;
  }
`;

/* The range is a band with two ends: its ends are filled and framed, so that it is seen without colour, too. */
const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${token.radius.control};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[data-outside-month] {
    visibility: hidden;
  }

  &[data-today] {
    font-weight: ${token.weight.semibold};
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  &[data-hovered] {
    background: ${token.color.raised};
  }

  &[data-selected] {
    border-radius: 0;
    background: ${token.color.accentSoft};
  }

  &[data-selection-start] {
    border-start-start-radius: ${token.radius.control};
    border-end-start-radius: ${token.radius.control};
  }

  &[data-selection-end] {
    border-start-end-radius: ${token.radius.control};
    border-end-end-radius: ${token.radius.control};
  }

  &[data-selection-start],
  &[data-selection-end] {
    background: ${token.color.accent};
    color: ${token.color.onAccent};
    font-weight: ${token.weight.semibold};
  }

  &[data-disabled] {
    color: ${token.color.textMuted};
    cursor: not-allowed;
    opacity: 0.5;
  }

  ${media.forcedColors} {
    &[data-selected] {
      border-block: 2px solid Highlight;
    }

    &[data-selection-start] {
      border-inline-start: 6px solid Highlight;
    }

    &[data-selection-end] {
      border-inline-end: 6px solid Highlight;
    }
  }
`;
