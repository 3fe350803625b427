import { Container, media, PageHeader, type PageHeaderProps, token } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ConsolePageProps extends Pick<PageHeaderProps, 'title' | 'subtitle' | 'actions'> {
  children: ReactNode;
}

/** The frame of every signed-in page. */
export function ConsolePage({ children, ...header }: ConsolePageProps) {
  return (
    <Frame>
      <PageHeader {...header} />
      {children}
    </Frame>
  );
}

const Frame = styled(Container)`
  padding-block: ${token.space[5]} ${token.space[7]};

  ${media.tablet} {
    padding-block: ${token.space[6]} ${token.space[8]};
  }
`;
