import { token } from '@declic/design-system';
import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const OPEN_AFTER_MS = 700;
const SKIP_WITHIN_MS = 300;

export interface TooltipProps {
  text: ReactNode;
  /** One control, which gets the text as its description. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={OPEN_AFTER_MS} skipDelayDuration={SKIP_WITHIN_MS}>
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
