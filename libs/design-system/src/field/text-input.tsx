import type { InputHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. Lives in a `Field`, which gives it its label. */
export function TextInput({ required, ...rest }: TextInputProps) {
  return <StyledInput {...rest} {...useFieldControl({ required, ...rest })} />;
}

const StyledInput = styled.input`
  ${controlStyle}
`;
