import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';
import { IconButton } from '../button/icon-button';
import { Eye, EyeOff } from '../icons';
import { TextInput, type TextInputProps } from './text-input';

interface PasswordInputTexts {
  show: string;
  hide: string;
}

const english: PasswordInputTexts = { show: 'Show password', hide: 'Hide password' };

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  texts?: Partial<PasswordInputTexts> | undefined;
}

/** A password that can be looked at while typing. */
export function PasswordInput({ texts, disabled, ...rest }: PasswordInputProps) {
  const words = { ...english, ...texts };
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;

  return (
    <Root>
      <PaddedInput
        type={visible ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        {...rest}
      />
      <Toggle
        label={visible ? words.hide : words.show}
        icon={<Icon size={20} aria-hidden />}
        disabled={disabled}
        onClick={() => setVisible(!visible)}
      />
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;

const PaddedInput = styled(TextInput)`
  padding-inline-end: calc(${token.size.target} + ${token.space[1]});

  &::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;

  &:focus-visible {
    outline-offset: -4px;
  }
`;
