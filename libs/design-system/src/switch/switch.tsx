import { useId } from 'react';
import { styled } from 'styled-components';
import { bareButton } from '../button/bare-button';
import { token } from '../tokens';

export interface SwitchProps {
  label: string;
  checked: boolean;
  /** A change is being saved: presses are ignored until it has ended. */
  loading?: boolean | undefined;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off and takes effect at once, without a form around it. */
export function Switch({ label, checked, loading = false, onChange }: SwitchProps) {
  const labelId = useId();
  return (
    <Control
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={labelId}
      aria-busy={loading}
      onClick={loading ? undefined : () => onChange(!checked)}
    >
      <Track $checked={checked} aria-hidden />
      <span id={labelId}>{label}</span>
    </Control>
  );
}

const Control = styled.button`
  ${bareButton}
  display: inline-flex;
  gap: ${token.space[2]};
  align-items: center;
  /* Pulled out by the room around it, so that the switch itself begins where the page does. */
  margin-inline: calc(-1 * ${token.space[2]});
  padding-inline: ${token.space[2]};
  border-radius: ${token.radius.control};
  color: ${token.color.text};

  &[aria-busy='true'] {
    cursor: progress;
  }
`;

/* The knob moves as well as the colour: the state is readable without either one. */
const Track = styled.span<{ $checked: boolean }>`
  inline-size: 36px;
  block-size: 20px;
  padding: 2px;
  border: 1px solid ${({ $checked }) => ($checked ? token.color.success : token.color.lineStrong)};
  border-radius: ${token.radius.full};
  background: ${({ $checked }) => ($checked ? token.color.success : token.color.surface)};

  &::after {
    display: block;
    inline-size: 14px;
    block-size: 14px;
    margin-inline-start: ${({ $checked }) => ($checked ? '16px' : '0')};
    border-radius: ${token.radius.full};
    background: ${({ $checked }) => ($checked ? token.color.surface : token.color.lineStrong)};
    content: '';
    transition: margin ${token.motion.feedback};
  }
`;
