import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../index';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

export interface TooltipProps {
  text: ReactNode;
  /** One control, which gets the text as its description. */
  children: ReactElement;
}

/** A description of a control, shown on hover after 700 ms and on keyboard focus at once. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Bubble sideOffset={8} collisionPadding={8}>
            {text}
          </Bubble>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}

const Bubble = styled(Primitive.Content)`
  z-index: 60;
  max-inline-size: 280px;
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.control};
  background: ${token.color.text};
  color: ${token.color.canvas};
  font-size: ${token.text.small};
`;
