export { Combobox, type ComboboxProps, type Choice } from './combobox';
export { TagCombobox, type TagComboboxProps } from './tag-combobox';
