export { Field, type FieldProps } from './field';
export { TextInput, type TextInputProps } from './text-input';
export { TextArea, type TextAreaProps } from './text-area';
export { PasswordInput, type PasswordInputProps, type PasswordInputTexts } from './password-input';
export { Select, type SelectProps } from './select';
export { Checkbox, type CheckboxProps } from './checkbox';
export { Checklist, type ChecklistItem, type ChecklistProps } from './checklist';
