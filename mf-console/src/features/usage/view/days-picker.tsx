import type { DayRange } from '@declic/design-system/range-picker';
import { lazyPart } from '@declic/remote-kit';

export interface DaysPickerProps {
  value: DayRange;
  lastDay: string;
  onChoose: (range: DayRange) => void;
  onClose: () => void;
}

/** The calendar is large and is fetched when the picker first opens. */
const RangePicker = lazyPart(async () => (await import('@declic/design-system/range-picker')).RangePicker);

export function DaysPicker({ value, lastDay, onChoose, onClose }: DaysPickerProps) {
  const onOpenChange = (open: boolean) => {
    if (!open) onClose();
  };
  return <RangePicker open value={value} lastDay={lastDay} onChoose={onChoose} onOpenChange={onOpenChange} />;
}
