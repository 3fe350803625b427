import { Container, media, PageHeader, type PageHeaderProps, token } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ConsolePageProps extends Pick<PageHeaderProps, 'subtitle' | 'actions'> {
  /** The heading; with the name of the product, it also names the page. */
  title: string;
  children: ReactNode;
}

/** The frame of every signed-in page. */
export function ConsolePage({ title, children, ...header }: ConsolePageProps) {
  usePageHead({ title: `${title} - Declic` });
  return (
    <Frame>
      <PageHeader title={title} {...header} />
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
