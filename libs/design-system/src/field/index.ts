export { Field } from './field';
export { Fieldset } from './fieldset';
export { TextInput } from './text-input';
export { TextArea } from './text-area';
export { PasswordInput } from './password-input';
export { Select } from './select';
export { Checkbox } from './checkbox';
export { Checklist } from './checklist';
