import type { Ref, SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';
import { ChevronDown } from '../icons';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The browser's own list, which every phone knows how to show. Children are `option` elements. */
export function Select({ required, children, className, ...rest }: SelectProps) {
  return (
    <Root className={className}>
      <StyledSelect {...rest} {...useFieldControl({ required, ...rest })}>
        {children}
      </StyledSelect>
      <ChevronDown size={18} aria-hidden />
    </Root>
  );
}

const Root = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: ${token.space[3]};
    color: ${token.color.textMuted};
    transform: translateY(-50%);
    pointer-events: none;
  }
`;

const StyledSelect = styled.select`
  ${controlStyle}
  padding-inline-end: ${token.space[6]};
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;
`;
