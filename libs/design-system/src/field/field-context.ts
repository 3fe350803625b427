import { createContext, useContext } from 'react';

export interface FieldControl {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

interface OwnAttributes {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  required?: boolean | undefined;
}

/**
 * The attributes that tie an input to the label, hint and error of its `Field`. `aria-required` instead of `required`: forms
 * show their own messages, not those of the browser.
 */
export function useFieldControl(own: OwnAttributes) {
  const field = useContext(FieldContext);
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  const id = own.id ?? field?.id;

  return {
    ...(id ? { id } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(field?.invalid ? { 'aria-invalid': true as const } : {}),
    ...(own.required || field?.required ? { 'aria-required': true as const } : {}),
  };
}
