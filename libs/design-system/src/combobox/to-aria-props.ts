import type { useFieldControl } from '../field/field-context';

/** The attributes of a `Field`'s control as React Aria takes them. */
export function toAriaProps(control: ReturnType<typeof useFieldControl>) {
  const { id, 'aria-describedby': describedBy } = control;
  return {
    ...(id ? { id } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    isInvalid: control['aria-invalid'] ?? false,
    isRequired: control['aria-required'] ?? false,
    // The form shows its own messages, not those of the browser.
    validationBehavior: 'aria' as const,
  };
}
