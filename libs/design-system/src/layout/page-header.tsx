import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, token } from '../tokens';
import { Heading, Text } from '../text';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons that concern the whole page. */
  actions?: ReactNode;
  /** Above the title, usually a `Breadcrumb`. */
  breadcrumb?: ReactNode;
}

/** The top of a page: its only level-one heading, one sentence, and what can be done. */
export function PageHeader({ title, subtitle, actions, breadcrumb }: PageHeaderProps) {
  return (
    <Root>
      {breadcrumb}
      <Line>
        <Titles>
          <Heading level={1} size="h2">
            {title}
          </Heading>
          {subtitle ? <Text tone="muted">{subtitle}</Text> : null}
        </Titles>
        {actions ? <Actions>{actions}</Actions> : null}
      </Line>
    </Root>
  );
}

const Root = styled.header`
  display: grid;
  gap: ${token.space[3]};
  margin-block-end: ${token.space[5]};

  ${media.tablet} {
    margin-block-end: ${token.space[6]};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
  align-items: flex-end;
  justify-content: space-between;
`;

const Titles = styled.div`
  display: grid;
  gap: ${token.space[2]};
  max-inline-size: ${token.size.reading};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;
