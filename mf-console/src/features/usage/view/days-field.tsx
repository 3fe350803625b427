import { getLocalTimeZone } from '@internationalized/date';
import { Button, Calendar, Spinner, Stack, token } from '@declic/design-system';
import { formatDayRange, RouteBoundary } from '@declic/remote-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { DaysPicker } from './days-picker';
import { type DayRange, defaultDays, getToday } from './usage-period';

export interface DaysFieldProps {
  /** `null` until days are chosen: then it is the last seven. */
  range: DayRange | null;
  now: number;
  onRange: (range: DayRange) => void;
}

/** Days of a custom period. */
export function DaysField({ range, now, onRange }: DaysFieldProps) {
  const labelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const timeZone = getLocalTimeZone();
  const shown = range ?? defaultDays(now, timeZone);

  return (
    <Stack $gap={2} role="group" aria-labelledby={labelId}>
      <Label id={labelId}>Days</Label>
      <Opener
        variant="secondary"
        icon={<Calendar size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {formatDayRange(shown)}
      </Opener>
      {isOpen ? (
        <RouteBoundary loading={<Spinner label="Loading the calendar" />}>
          <DaysPicker
            value={shown}
            lastDay={getToday(now, timeZone).toString()}
            onChoose={onRange}
            onClose={() => setIsOpen(false)}
          />
        </RouteBoundary>
      ) : null}
    </Stack>
  );
}

const Label = styled.span`
  font-weight: ${token.weight.medium};
`;

const Opener = styled(Button)`
  justify-content: start;
  border-color: ${token.color.lineStrong};
`;
