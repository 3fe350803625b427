export { RangePicker, type DayRange, type RangePickerProps, type RangePickerTexts } from './range-picker';
