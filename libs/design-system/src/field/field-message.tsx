import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens';
import { CircleAlert } from '../icons';

interface MessageProps {
  id: string;
  children: ReactNode;
}

export function FieldHint({ id, children }: MessageProps) {
  return <Hint id={id}>{children}</Hint>;
}

/** An icon as well as a colour: red alone says nothing to some readers. */
export function FieldError({ id, children }: MessageProps) {
  return (
    <ErrorLine id={id}>
      <CircleAlert size={16} aria-hidden />
      <span>{children}</span>
    </ErrorLine>
  );
}

const Hint = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
`;

const ErrorLine = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token.space[2]};
  margin: 0;
  color: ${token.color.danger};
  font-size: ${token.text.small};

  & > svg {
    margin-block-start: 0.2em;
  }
`;
