import { ArrowLeft, ArrowRight, Button, Heading, IconButton, Row } from '@declic/design-system';
import { addMonths, currentDay, formatMonth, toMonth } from './plan-days';

export interface MonthSwitchProps {
  month: string;
  onChange: (month: string) => void;
}

export function MonthSwitch({ month, onChange }: MonthSwitchProps) {
  const current = toMonth(currentDay());
  return (
    <Row $gap={1}>
      <IconButton
        label="Previous month"
        icon={<ArrowLeft size={18} aria-hidden />}
        onClick={() => onChange(addMonths(month, -1))}
      />
      <Heading level={3} size="lead" aria-live="polite">
        {formatMonth(`${month}-01`)}
      </Heading>
      <IconButton
        label="Next month"
        icon={<ArrowRight size={18} aria-hidden />}
        onClick={() => onChange(addMonths(month, 1))}
      />
      {month === current ? null : (
        <Button size="sm" variant="ghost" onClick={() => onChange(current)}>
          Today
        </Button>
      )}
    </Row>
  );
}
