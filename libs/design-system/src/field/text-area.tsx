import type { Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. Grows downwards by hand, never sideways. */
export function TextArea({ required, rows = 4, ...rest }: TextAreaProps) {
  return <StyledTextArea rows={rows} {...rest} {...useFieldControl({ required, ...rest })} />;
}

const StyledTextArea = styled.textarea`
  ${controlStyle}
  min-block-size: 96px;
  resize: vertical;
`;
