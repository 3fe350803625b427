import { CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { Button, Text, token } from '../index';
import { Dialog } from '../dialog';
import { RangeGrid } from './range-grid';

/** Whole days, both included, as `2026-11-21`. */
export interface DayRange {
  from: string;
  to: string;
}

interface RangePickerTexts {
  title: string;
  hint: string;
  choose: string;
  cancel: string;
  previousMonth: string;
  nextMonth: string;
}

const english: RangePickerTexts = {
  title: 'Choose a period',
  hint: 'Choose the first day, then the last.',
  choose: 'Apply',
  cancel: 'Cancel',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};

export interface RangePickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The range it begins with. */
  value: DayRange;
  /** The last day that can be chosen. */
  lastDay: string;
  onChoose: (range: DayRange) => void;
  /** The language of the calendar, which also says which day a week begins with. */
  locale?: string | undefined;
  texts?: Partial<RangePickerTexts> | undefined;
}

/** A first and a last day, chosen in a calendar: by pointer, by touch, or by the arrow keys and Enter. */
export function RangePicker({ open, onOpenChange, value, lastDay, onChoose, locale = 'en', texts }: RangePickerProps) {
  const words = { ...english, ...texts };
  const [chosen, setChosen] = useState({ start: parseDate(value.from), end: parseDate(value.to) });

  const choose = () => {
    onChoose({ from: chosen.start.toString(), to: chosen.end.toString() });
    onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={words.title}
      description={words.hint}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {words.cancel}
          </Button>
          <Button onClick={choose}>{words.choose}</Button>
        </>
      }
    >
      <I18nProvider locale={locale}>
        <Centre>
          <RangeGrid
            label={words.title}
            value={chosen}
            onChange={setChosen}
            lastDay={parseDate(lastDay)}
            previousLabel={words.previousMonth}
            nextLabel={words.nextMonth}
          />
          <Text aria-live="polite" weight="medium">
            {formatDays(chosen.start, chosen.end, locale)}
          </Text>
        </Centre>
      </I18nProvider>
    </Dialog>
  );
}

/** In UTC at both ends, so that a day stays that day. */
function formatDays(from: CalendarDate, to: CalendarDate, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(from.toDate('UTC'), to.toDate('UTC'));
}

const Centre = styled.div`
  display: grid;
  gap: ${token.space[4]};
  justify-items: center;
  text-align: center;
`;
