import { Card, Heading, Stack, Text, token } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface BarePageProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
}

/** Page with a single centred card and minimal chrome. */
export function BarePage({ title, subtitle, children }: BarePageProps) {
  return (
    <Frame>
      <Sheet $gap={5} $padding="lg">
        <Stack $gap={2}>
          <Heading level={1} size="h3">
            {title}
          </Heading>
          {subtitle ? <Text tone="muted">{subtitle}</Text> : null}
        </Stack>
        {children}
      </Sheet>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  padding: clamp(${token.space[4]}, 6vh, ${token.space[8]}) ${token.space[4]} ${token.space[7]};
  overflow-wrap: anywhere;
`;

const Sheet = styled(Card)`
  inline-size: 100%;
  max-inline-size: 440px;
`;
