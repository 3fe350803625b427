export { RangePicker, type DayRange } from './range-picker';
