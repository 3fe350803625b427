import { type DayRange, RangePicker } from '@declic/design-system/range-picker';

export interface DaysPickerProps {
  value: DayRange;
  lastDay: string;
  onChoose: (range: DayRange) => void;
  onClose: () => void;
}

/** A file of its own, because importing it is what fetches the calendar. */
export function DaysPicker({ value, lastDay, onChoose, onClose }: DaysPickerProps) {
  const onOpenChange = (open: boolean) => {
    if (!open) onClose();
  };
  return <RangePicker open value={value} lastDay={lastDay} onChoose={onChoose} onOpenChange={onOpenChange} />;
}
