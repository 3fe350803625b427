export { RangePicker, type DayRange, type RangePickerProps } from './range-picker';
