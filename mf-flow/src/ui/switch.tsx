import { token } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';

export interface SwitchProps {
  label: string;
  isOn: boolean;
  isBusy: boolean;
  onToggle: () => void;
}

/** Something that is on or off at once, without a form around it. */
export function Switch({ label, isOn, isBusy, onToggle }: SwitchProps) {
  const labelId = useId();
  return (
    <Control
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelId}
      aria-busy={isBusy}
      onClick={isBusy ? undefined : onToggle}
    >
      <Track $isOn={isOn} aria-hidden />
      <span id={labelId}>{label}</span>
    </Control>
  );
}

const Control = styled.button`
  display: inline-flex;
  gap: ${token.space[2]};
  align-items: center;
  min-block-size: ${token.size.target};
  padding-inline: ${token.space[2]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.text};
  font: inherit;
  cursor: pointer;

  &[aria-busy='true'] {
    cursor: progress;
  }

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

/* The knob moves as well as the colour: the state is readable without either one. */
const Track = styled.span<{ $isOn: boolean }>`
  inline-size: 36px;
  block-size: 20px;
  padding: 2px;
  border: 1px solid ${({ $isOn }) => ($isOn ? token.color.success : token.color.lineStrong)};
  border-radius: ${token.radius.full};
  background: ${({ $isOn }) => ($isOn ? token.color.success : token.color.surface)};

  &::after {
    display: block;
    inline-size: 14px;
    block-size: 14px;
    margin-inline-start: ${({ $isOn }) => ($isOn ? '16px' : '0')};
    border-radius: ${token.radius.full};
    background: ${({ $isOn }) => ($isOn ? token.color.surface : token.color.lineStrong)};
    content: '';
    transition: margin ${token.motion.feedback};
  }
`;
