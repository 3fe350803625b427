import { type ChangeEvent, useState } from 'react';

export interface TypedTextOptions {
  value: unknown;
  onChange: (value: unknown) => void;
  /** What a text means. */
  read: (text: string) => unknown;
  /** The text of a value that was not typed. */
  write: (value: unknown) => string;
  isSame: (one: unknown, other: unknown) => boolean;
}

/**
 * What a text control shows for a value that is parsed from it: `1.` is a number on its way to `1.5`, so what was typed is shown
 * as long as it means the value.
 */
export function useTypedText({ value, onChange, read, write, isSame }: TypedTextOptions) {
  const [typed, setTyped] = useState('');
  const type = (text: string) => {
    setTyped(text);
    onChange(read(text));
  };
  return {
    value: isSame(read(typed), value) ? typed : write(value),
    type,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
  };
}
